import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../../scripts/server-flags.mjs";
import { freePort } from "../../test/free-port.ts";
import { filledDatabase } from "./bench-database.ts";
import { LONGEST, storeManyLeads } from "./many-leads.ts";
import type { BrowserSuiteOptions } from "./paint-suite.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { Lines, median, type Report, whole } from "./report.ts";

const PEOPLE = 100_000;
/** New pages per action, at full speed and with a throttled processor. */
const ROUNDS = 12;
const SLOW_ROUNDS = 5;
const SLOWER_PROCESSOR = 4;
/** Bar for the time from a press to any visible reaction on a throttled processor, in ms (BARS, Speed). */
const BAR = 100;
/** Duration from which a frame is a visible jerk while scrolling, in ms. */
const LONG_FRAME = 50;
const SCROLLED_ROWS = 10_000;
/** Pixels per frame of a fast-spun mouse wheel. */
const SCROLL_STEP = 1_500;
const SCROLL_LIMIT = 90_000;
/** Time to let startup work end, and time for the browser to report a press, in ms. */
const SETTLED = 10_000;
const REPORTED = 1_000;
/** Shortest reaction that the browser reports, in ms. */
const ONE_FRAME = 16;

/** The result to wait for: an element whose text is `text`, or is no longer `not`. */
interface Awaited {
  selector: string;
  text?: string;
  not?: string;
}

interface Deed {
  what: string;
  path: string;
  /** Selector of an element that exists once the page is usable. */
  ready: string;
  layout?: "list" | "board";
  /** Brings the page into the action's starting state. */
  prepare?(page: Page): Promise<void>;
  act(page: Page, round: number): Promise<void>;
  awaited(before: string, round: number): Awaited;
}

/** How long the pointer hovers before a press, and how long the press lasts, in ms. */
const POINTED = 300;
const HELD = 80;

/**
 * Presses like a person: hovers first, then holds the button down. Playwright's `click` would instead inspect the page
 * just before the press, on its throttled thread, so we would measure its script.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(POINTED);
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  await page.mouse.up();
}

const ROW = ".list [data-row]";
const CARD = '.board [data-column="not-a-fit"] [data-row]';
const name = (round: number) => `Nom${90_001 - round * 100}`;

const DEEDS: readonly Deed[] = [
  {
    what: "a search, from its last key",
    path: "/admin",
    ready: ROW,
    layout: "list",
    act: async (page, round) => {
      await page.getByRole("searchbox").fill(name(round).slice(0, -1));
      await page.getByRole("searchbox").press("End");
      await page.getByRole("searchbox").press(name(round).at(-1)!);
    },
    awaited: (_before, round) => ({ selector: ROW, text: name(round) }),
  },
  {
    what: "a filter",
    path: "/admin",
    ready: ROW,
    layout: "list",
    prepare: (page) => page.getByRole("button", { name: "Filtres" }).click(),
    act: async (page) => {
      await page.getByRole("combobox", { name: "Étape" }).selectOption("Perdue");
    },
    awaited: (before) => ({ selector: ROW, not: before }),
  },
  {
    what: "opening a request",
    path: "/admin",
    ready: ROW,
    layout: "list",
    act: (page) => press(page, page.locator(ROW).nth(3)),
    awaited: () => ({ selector: ".detail h2", text: "Nom" }),
  },
  {
    what: "the board, from the list",
    path: "/admin",
    ready: ROW,
    layout: "list",
    act: (page) => press(page, page.getByRole("button", { name: "Tableau" })),
    awaited: () => ({ selector: CARD }),
  },
  {
    what: "a search on the board, from its last key",
    path: "/admin",
    ready: CARD,
    layout: "board",
    act: async (page) => {
      await page.getByRole("searchbox").fill("carl nom99");
      await page.getByRole("searchbox").press("End");
      await page.getByRole("searchbox").press("9");
    },
    awaited: () => ({ selector: ".board [data-row]", text: "Nom999" }),
  },
  {
    what: "opening a request on the board",
    path: "/admin",
    ready: CARD,
    layout: "board",
    act: (page) => press(page, page.locator('[data-column="contacted"] [data-row]').nth(1)),
    awaited: () => ({ selector: ".detail h2", text: "Nom" }),
  },
  {
    what: "the list, from the board",
    path: "/admin",
    ready: CARD,
    layout: "board",
    act: (page) => press(page, page.getByRole("button", { name: "Liste" })),
    awaited: () => ({ selector: "tr [data-row]" }),
  },
  {
    what: "cards, from the list",
    path: "/admin",
    ready: ROW,
    layout: "list",
    act: (page) => press(page, page.getByRole("button", { name: "Fiches" })),
    awaited: () => ({ selector: ".card-place [data-row]" }),
  },
  {
    what: "the next request by key, beside the list",
    path: "/admin",
    ready: ROW,
    layout: "list",
    prepare: async (page) => {
      await page.locator(ROW).nth(3).click();
      await page.getByRole("region", { name: "Suivi" }).waitFor();
      await page.waitForLoadState("networkidle");
    },
    act: (page) => page.keyboard.press("j"),
    awaited: () => ({ selector: 'tr[data-index="4"][data-open]' }),
  },
  {
    what: "choosing all that is loaded",
    path: "/admin",
    ready: ROW,
    layout: "list",
    act: (page) => press(page, page.getByRole("checkbox", { name: "Choisir toutes les demandes affichées" })),
    awaited: () => ({ selector: ".bulk .actions" }),
  },
  {
    what: "another section, by the navigation",
    path: "/admin",
    ready: ROW,
    layout: "list",
    act: (page) => press(page, page.getByRole("link", { name: "Chiffres" })),
    awaited: () => ({ selector: ".key-figures" }),
  },
  {
    what: "opening a person with a timeline of 100,009 entries",
    // A phone number matches one person; a name or the start of an email address would match a thousand.
    path: `/admin/people?search=${15_145_000_000 + LONGEST}`,
    ready: `[data-row="${LONGEST}"]`,
    act: (page) => press(page, page.locator(`[data-row="${LONGEST}"]`)),
    awaited: () => ({ selector: ".entry" }),
  },
  {
    what: "older entries of that timeline",
    path: `/admin/people/${LONGEST}`,
    ready: ".entry",
    act: (page) => press(page, page.getByRole("button", { name: "Plus ancien" })),
    awaited: () => ({ selector: ".entry:nth-child(31)" }),
  },
  {
    what: "a search for a person, from its last key",
    path: "/admin/people",
    ready: ROW,
    act: async (page, round) => {
      await page.getByRole("searchbox").fill(name(round).slice(0, -1));
      await page.getByRole("searchbox").press("End");
      await page.getByRole("searchbox").press(name(round).at(-1)!);
    },
    awaited: (_before, round) => ({ selector: ROW, text: name(round) }),
  },
];

/** Runs in the page: measures from the first event of a press to the frame with the result. */
function watch({ selector, text, not }: Awaited): void {
  const bench = { began: 0, shown: undefined as number | undefined, longest: 0 };
  Object.assign(globalThis, { bench });
  for (const type of ["pointerdown", "keydown", "change"]) {
    addEventListener(type, (event) => (bench.began = event.timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId !== 0)
        bench.longest = Math.max(bench.longest, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const look = () => {
    const found = bench.began > 0 ? document.querySelector(selector) : null;
    const said = found?.textContent ?? "";
    if (found && said.includes(text ?? "") && said !== not) {
      // A new task runs only after this frame has been painted.
      setTimeout(() => (bench.shown = performance.now()));
    } else requestAnimationFrame(look);
  };
  look();
}

/**
 * Runs in the page: scrolls to a row at wheel speed.
 * @returns each frame's duration in ms, and the number of rows seen
 */
async function spin({ rows, step, limit }: { rows: number; step: number; limit: number }) {
  const frames: number[] = [];
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const began = await frame();
  let [before, seen] = [began, 0];
  while (seen < rows && before - began < limit) {
    scrollBy(0, step);
    const now = await frame();
    frames.push(now - before);
    before = now;
    seen = Math.max(
      seen,
      ...[...document.querySelectorAll<HTMLElement>(".list [data-index]")].map(
        (row) => Number(row.dataset["index"]) + 1,
      ),
    );
  }
  return { frames, seen, seconds: (before - began) / 1000 };
}

/**
 * Measures how fast the desk is in a real browser with 100,000 people, 100,000 requests and 1,000,000 timeline entries
 * (issue 6): the time from a press to the frame with the new rows and, on a processor slowed fourfold, to the first
 * visible reaction (interaction to next paint). The reference is the API's smallest response, fetched by the same page.
 * Runs on SQLite, or on the empty PostgreSQL database at `BENCH_DATABASE_URL`.
 */
export async function deskPageSuite({ folder, environment, launch, say }: BrowserSuiteOptions): Promise<Report> {
  const lines = new Lines();
  const figures: Record<string, unknown> = {};
  const programs = new Programs(folder);
  let browser: Browser | undefined;
  try {
    const data = join(folder, "data");
    const given = await filledDatabase(data, (database) => storeManyLeads(database, PEOPLE));
    const variables = { ...environment, ...SERVER_VARIABLES, ...given };
    const account = { email: "banc@nordet.example", password: "Un-banc-d-essai-et-rien-d-autre-1" };
    const added = spawnSync(
      process.execPath,
      [
        join(import.meta.dirname, "../..", "scripts", "staff.mjs"),
        "add",
        "--email",
        account.email,
        "--name",
        "Banc",
        "--role",
        "admin",
      ],
      { env: { ...environment, ...given, STAFF_PASSWORD: account.password }, encoding: "utf8" },
    );
    if (added.status !== 0) throw new Error(added.stderr + added.stdout);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    programs.start(process.execPath, [...SERVER_FLAGS, join(import.meta.dirname, "../..", "scripts", "serve.mjs")], {
      ...variables,
      PORT: String(port),
      SITE_URL: origin,
      DEMONSTRATION: "on",
    });
    await untilAnswers(`${origin}/`);
    await sleep(SETTLED);
    browser = await chromium.launch(launch);
    const signedIn = async (layout = "list") => {
      const context = await browser!.newContext({ viewport: { width: 1440, height: 900 }, locale: "fr-CA" });
      await context.addInitScript((kept) => localStorage.setItem("nordet-desk-layout", kept), layout);
      const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
        data: account,
        headers: { Origin: origin },
      });
      if (!answer.ok()) throw new Error(await answer.text());
      return context;
    };

    const context = await signedIn();
    const reference = await fetchedInPage(context, origin);
    const beside = `smallest answer ${whole(reference)} ms`;
    const shown = (what: string, times: readonly number[]) => {
      figures[what] = { times };
      const p95 = [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;
      say(`  ${what}: p50 ${whole(median(times))} ms, p95 ${whole(p95)} ms`);
      lines.add(`${what}, rows shown`, `p50 ${whole(median(times))} ms, p95 ${whole(p95)} ms`, {
        reference: beside,
        ratio: (median(times) / reference).toFixed(1),
      });
    };

    const first: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      await page.goto(`${origin}/admin`);
      await page.locator(ROW).first().waitFor();
      first.push(await page.evaluate(() => performance.now()));
      await page.close();
    }
    shown("the desk, from its address", first);
    await context.close();

    for (const deed of DEEDS) {
      const context = await signedIn(deed.layout);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push((await done(context, origin, deed, round)).shown);
      shown(deed.what, times);
      const presses: number[] = [];
      for (let round = 0; round < SLOW_ROUNDS; round += 1) {
        presses.push((await done(context, origin, deed, round, SLOWER_PROCESSOR)).longest);
      }
      await context.close();
      const worst = Math.max(...presses);
      say(`  ${deed.what}, reaction: ${whole(median(presses))} ms, at worst ${whole(worst)} ms`);
      lines.add(
        `${deed.what}, reaction, processor slowed ${SLOWER_PROCESSOR}×`,
        `${whole(median(presses))} ms (at worst ${whole(worst)})`,
        {
          bar: `≤ ${BAR} ms`,
          reached: median(presses) <= BAR,
        },
      );
      figures[deed.what] = { times, presses };
    }

    const scrolling = await signedIn("list");
    const page = await scrolling.newPage();
    await page.goto(`${origin}/admin`);
    await page.locator(ROW).first().waitFor();
    const spun = await page.evaluate(spin, { rows: SCROLLED_ROWS, step: SCROLL_STEP, limit: SCROLL_LIMIT });
    await scrolling.close();
    const long = spun.frames.filter((frame) => frame > LONG_FRAME);
    say(`  scrolling: ${spun.seen} rows in ${spun.seconds.toFixed(0)} s`);
    lines.add(
      `scrolling through ${whole(spun.seen)} rows`,
      `${long.length} of ${spun.frames.length} frames above ${LONG_FRAME} ms, the longest ${whole(Math.max(...spun.frames))} ms`,
      {
        reference: `${spun.seconds.toFixed(0)} s`,
        bar: `${whole(SCROLLED_ROWS)} rows`,
        reached: spun.seen >= SCROLLED_ROWS,
      },
    );
    figures["scrolling"] = { long: long.length, frames: spun.frames.length, rows: spun.seen, seconds: spun.seconds };
    return { rows: lines.rows, missed: lines.missed, figures };
  } finally {
    await browser?.close();
    await programs.stop();
  }
}

/** Returns how long the page takes to fetch the API's smallest response, in ms. */
async function fetchedInPage(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/admin/people`);
  const times = await page.evaluate(async (rounds) => {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await (await fetch(`/api/people/of/consultation/${round + 1}`)).text();
      taken.push(performance.now() - began);
    }
    return taken;
  }, ROUNDS);
  await page.close();
  return median(times);
}

async function done(context: BrowserContext, origin: string, deed: Deed, round: number, slower = 1) {
  const page = await context.newPage();
  try {
    await page.goto(origin + deed.path);
    await page.locator(deed.ready).first().waitFor();
    await page.waitForLoadState("networkidle");
    await deed.prepare?.(page);
    const before = (await page.locator(deed.ready).first().textContent()) ?? "";
    if (slower > 1) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    }
    await page.evaluate(watch, deed.awaited(before, round));
    await deed.act(page, round);
    type Watched = { bench: { began: number; shown?: number; longest: number } };
    await page.waitForFunction(() => (globalThis as unknown as Watched).bench.shown !== undefined, undefined, {
      timeout: 20_000,
    });
    if (slower > 1) await page.waitForTimeout(REPORTED);
    const { began, shown, longest } = await page.evaluate(() => (globalThis as unknown as Watched).bench);
    return { shown: shown! - began, longest: Math.max(ONE_FRAME, longest) };
  } finally {
    await page.close();
  }
}
