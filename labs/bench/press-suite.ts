import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { isSelectField, OPTIONS, STEPS } from "../../src/features/consultations/model.ts";
import { startBuiltServer } from "./built-server.ts";
import type { BrowserSuiteOptions } from "./paint-suite.ts";
import { Programs } from "./programs.ts";
import { Lines, median, type Report, whole } from "./report.ts";

/** New visits per press; their median counts, and the worst is reported. */
const VISITS = 5;
/** Time to let the server warm its pages, in ms. */
const SETTLED = 10_000;
/** Bar for the reaction to a press on a processor slowed fourfold, in ms (BARS, Speed). */
const BAR = 100;
const SLOWER_PROCESSOR = 4;
/** Time for the browser to report a press, which it does after the next paint, in ms. */
const REPORTED = 1_500;

/** Duration assumed for events under 16 ms, which event timing does not report; in ms. */
const ONE_FRAME = 16;

interface Press {
  what: string;
  /** Brings the page into a state in which the press is possible, and returns the element to press. */
  prepare(page: Page): Promise<Locator>;
}

const form = (page: Page) => page.locator("#consultation-form");
const firstField = (page: Page) => form(page).locator("[name=name]");

/** Fills in the first step of a hydrated form. */
async function fillFirstStep(page: Page): Promise<void> {
  const texts = { name: "Zoé", email: "zoe@exemple.ca", phone: "450 555-0142", company: "Fonderie", jobTitle: "PDG" };
  await firstField(page).click();
  for (const [field, text] of Object.entries(texts)) await form(page).locator(`[name=${field}]`).fill(text);
  for (const field of STEPS[0]!.filter(isSelectField)) {
    const control = form(page).locator(`[name=${field}]`);
    // A single control is a list; several are chips.
    if ((await control.count()) === 1) await control.selectOption(OPTIONS[field][1]!);
    else await control.nth(1).check();
  }
}

const PRESSES: readonly Press[] = [
  {
    what: "the first touch of the form, which wakes it",
    prepare: async (page) => firstField(page),
  },
  {
    what: "Suivant, with the first step filled in",
    prepare: async (page) => {
      await fillFirstStep(page);
      return form(page).getByRole("button", { name: "Suivant" });
    },
  },
  {
    what: "Suivant, with nothing filled in",
    prepare: async (page) => {
      await firstField(page).click();
      await page.waitForLoadState("networkidle");
      return form(page).getByRole("button", { name: "Suivant" });
    },
  },
  { what: "the menu", prepare: async (page) => page.getByRole("button", { name: "Menu" }) },
  { what: "another theme", prepare: async (page) => page.getByRole("button", { name: "Sombre" }) },
  {
    what: "the other language",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      // Prevents navigation, because the press is timed on the page that it would leave.
      await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
      return page.getByRole("banner").getByRole("link", { name: "EN" });
    },
  },
  { what: "the first touch of the chat, which wakes it", prepare: async (page) => page.locator(".chat") },
];

/**
 * Measures how long a page takes to show a reaction to each press that visitors make (interaction to next paint), on a
 * phone's processor (BARS, Speed). The reference, measured alternately, is a button on an otherwise empty page.
 */
export async function pressSuite({ folder, environment, launch, say }: BrowserSuiteOptions): Promise<Report> {
  const lines = new Lines();
  const figures: Record<string, { ours: number[]; theirs: number[] }> = {};
  const programs = new Programs(folder);
  let browser: Browser | undefined;
  try {
    const origin = await startBuiltServer(programs, folder, environment);
    await sleep(SETTLED);
    browser = await chromium.launch(launch);
    for (const press of PRESSES) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        ours.push(await visitOf(browser, `${origin}/`, press.prepare));
        theirs.push(await visitOf(browser, REFERENCE, async (page) => page.getByRole("button")));
      }
      figures[press.what] = { ours, theirs };
      say(`  ${press.what}: ${whole(median(ours))} ms`);
      lines.add(`reaction to ${press.what}`, `${whole(median(ours))} ms (at worst ${whole(Math.max(...ours))})`, {
        reference: `a bare button ${whole(median(theirs))} ms`,
        ratio: (median(ours) / median(theirs)).toFixed(1),
        bar: `≤ ${BAR} ms`,
        reached: median(ours) <= BAR,
      });
    }
    return { rows: lines.rows, missed: lines.missed, figures };
  } finally {
    await browser?.close();
    await programs.stop();
  }
}

const REFERENCE = `data:text/html,<!doctype html><meta name=viewport content=width=device-width><button onclick="this.textContent='2'">1</button>`;

/** Returns the press's longest event up to the next paint, in ms; one frame if it was too fast to be reported. */
async function visitOf(browser: Browser, url: string, prepare: Press["prepare"]): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-CA",
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
    const target = await prepare(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await page.evaluate((shortest) => {
      const times: number[] = [];
      Object.assign(globalThis, { benchTimes: times });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ((entry as PerformanceEventTiming).interactionId !== 0) times.push(entry.duration);
        }
      }).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
    }, ONE_FRAME);
    await target.tap({ noWaitAfter: true });
    await page.waitForTimeout(REPORTED);
    const times = await page.evaluate(() => (globalThis as unknown as { benchTimes: number[] }).benchTimes);
    return Math.max(ONE_FRAME, ...times);
  } finally {
    await context.close();
  }
}
