import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium } from "@playwright/test";
import { SITE_ADDRESSES } from "../../src/site/layout/site-pages.ts";
import { linkChecker } from "../../test/broken-links.ts";
import { freePort } from "../../test/free-port.ts";
import {
  inlineScriptWeight,
  recordTransfers,
  scriptBytes,
  totalBytes,
  WEIGHT_BARS,
  wireWeight,
} from "../../test/page-weight.ts";
import { checkHtml } from "./html-checker.ts";
import { type LighthouseScores, lighthouseScores, referenceScores } from "./lighthouse-scores.ts";
import type { BrowserSuiteOptions } from "./paint-suite.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { Lines, type Report, type Row, whole } from "./report.ts";

/** How long to watch an idle page for late activity, in ms. */
const IDLE = 1_000;
/** Time to let the server warm its pages, in ms. */
const SETTLED = 6_000;
/** Number of Lighthouse runs; the best counts, because a busy machine only makes a page look slower. */
const LIGHTHOUSE_RUNS = 3;

/** Bar for the largest paint, as a multiple of the hand-written page's (BARS, Speed). */
const PAINT_BAR = 1.1;

interface PageFigures {
  path: string;
  /** Bytes of HTML and CSS, after brotli. */
  body: number;
  /** Bytes of the response, including headers. */
  answer: number;
  requests: number;
  bytesAtLoad: number;
  externalScript: number;
  inlineScript: number;
  /** Undefined if Lighthouse was skipped. */
  lighthouse: LighthouseScores | undefined;
  axe: string[];
  /** Undefined without Java. */
  html: string[] | undefined;
  brokenLinks: string[];
}

export interface PagesOptions extends BrowserSuiteOptions {
  lighthouse: boolean;
}

/**
 * Measures every page in each language against its bars (BARS). Times depend on the machine, so a hand-written page is
 * the reference if Lighthouse deducts points for them or finds the main thread blocked.
 */
export async function pagesSuite(options: PagesOptions): Promise<Report> {
  const { folder, launch, say, only } = options;
  const addresses = SITE_ADDRESSES.filter(({ path }) => only.length === 0 || only.includes(path));
  const programs = new Programs(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const debugging = await freePort();
  let browser: Browser | undefined;
  try {
    programs.start(process.execPath, [join(import.meta.dirname, "../..", "scripts", "serve.mjs")], {
      ...options.environment,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      SITE_URL: origin,
      DEMONSTRATION: "on",
      TRUST_PROXY: "1",
      NODE_ENV: "production",
    });
    await untilAnswers(`${origin}/`);
    for (const { path } of addresses) await wireWeight(`${origin}${path}`);
    await sleep(SETTLED);
    browser = await chromium.launch({
      ...launch,
      args: [...(launch.args ?? []), `--remote-debugging-port=${debugging}`],
    });
    const brokenLinks = linkChecker(origin);
    const html = new Map<string, string>();
    const pages: PageFigures[] = [];
    for (const { path } of addresses) {
      say(`  ${path}`);
      const text = await (await fetch(`${origin}${path}`)).text();
      html.set(path, text);
      const { body, headers } = await wireWeight(`${origin}${path}`);
      pages.push({
        path,
        body,
        answer: body + headers,
        ...(await atLoad(browser, `${origin}${path}`)),
        axe: await axeFindings(browser, `${origin}${path}`),
        lighthouse: options.lighthouse ? await bestScores(`${origin}${path}`, debugging) : undefined,
        html: undefined,
        brokenLinks: await brokenLinks(path, text),
      });
    }
    const firstAction = await scriptAtFirstAction(browser, `${origin}/`);
    const files = join(folder, "html");
    mkdirSync(files);
    const checked = checkHtml(html, files);
    if (!checked) say("  no Java: HTML is not checked");
    const figures = pages.map((page) => ({ ...page, html: checked?.get(page.path) }));
    const reference = options.lighthouse ? await referenceScores(debugging) : undefined;
    if (reference) {
      say(`  a hand-written page: ${reference.performance}, ${Math.round(reference.blockingTime)} ms blocked`);
    }
    const slow = figures.some(({ lighthouse }) => lighthouse && !isPerfect(lighthouse));
    return {
      rows: figures.map(rowOf),
      bars: barsOf(figures, firstAction, reference),
      missed: [
        ...figures.flatMap((page) => missedBy(page, slow && reference ? reference : PERFECT)),
        ...(firstAction <= WEIGHT_BARS.scriptAtFirstAction
          ? []
          : [`${firstAction} bytes of script at the first action`]),
      ],
      figures: { reference, pages: figures, firstAction },
    };
  } finally {
    await browser?.close();
    await programs.stop();
  }
}

async function atLoad(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const transfers = await recordTransfers(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(IDLE);
  const inlineScript = await inlineScriptWeight(page);
  await context.close();
  return {
    requests: transfers.length,
    bytesAtLoad: totalBytes(transfers),
    externalScript: scriptBytes(transfers),
    inlineScript,
  };
}

/** Returns how much script the first use of the form loads, in bytes on the wire. */
async function scriptAtFirstAction(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const transfers = await recordTransfers(page);
  await page.goto(url, { waitUntil: "networkidle" });
  const field = page.locator("#consultation-form [name=name]");
  await field.click();
  await field.pressSequentially("Zoé");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(IDLE);
  await context.close();
  return scriptBytes(transfers);
}

/** Returns axe's findings, in one theme on a phone and the other on a desktop; e2e tests cover all four cases. */
async function axeFindings(browser: Browser, url: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 360],
  ] as const) {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(url);
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, help }) => `${colorScheme}, ${width} px: ${id}, ${help}`));
    await context.close();
  }
  return found;
}

async function bestScores(url: string, port: number): Promise<LighthouseScores> {
  let best: LighthouseScores | undefined;
  for (let run = 0; run < LIGHTHOUSE_RUNS && !(best && isPerfect(best)); run += 1) {
    try {
      const scores = await lighthouseScores(url, port);
      if (!best || scores.performance > best.performance || isPerfect(scores)) best = scores;
    } catch (error) {
      // Chromium sometimes loses a page's trace on a busy machine.
      if (run === LIGHTHOUSE_RUNS - 1 && !best) throw error;
    }
  }
  return best!;
}

const PERFECT = { performance: 100, blockingTime: 0 };

const isPerfect = (scores: LighthouseScores) =>
  fourOf(scores).every((score) => score === 100) && scores.blockingTime === 0 && scores.cumulativeLayoutShift === 0;

const fourOf = ({ performance, accessibility, bestPractices, seo }: LighthouseScores) => [
  performance,
  accessibility,
  bestPractices,
  seo,
];

function rowOf({ path, lighthouse, html, axe, brokenLinks, ...page }: PageFigures) {
  return {
    page: path,
    "HTML+CSS": page.body,
    "with headers": page.answer,
    requests: page.requests,
    "at load": page.bytesAtLoad,
    "ext. JS": page.externalScript,
    "inline JS": page.inlineScript,
    Lighthouse: lighthouse ? fourOf(lighthouse).join(" ") : "–",
    CLS: lighthouse ? Number(lighthouse.cumulativeLayoutShift.toFixed(3)) : "–",
    "LCP ms": lighthouse ? Math.round(lighthouse.largestContentfulPaint) : "–",
    "TBT ms": lighthouse ? Math.round(lighthouse.blockingTime) : "–",
    axe: axe.length,
    "Nu HTML": html?.length ?? "–",
    "broken links": brokenLinks.length,
  };
}

/** Returns the worst page for each bar, as rows of the shared table. */
function barsOf(pages: readonly PageFigures[], firstAction: number, reference: LighthouseScores | undefined): Row[] {
  const lines = new Lines();
  /**
   * Adds a row with the page that has the highest value.
   * @param others the reference: comparable products' figures, or a rule of thumb; may be empty
   */
  const most = (what: string, value: (page: PageFigures) => number, bar: number, unit: string, others: string) => {
    const worst = pages.reduce((worst, page) => (value(page) > value(worst) ? page : worst));
    lines.add(`${what}, most among ${pages.length} pages: ${worst.path}`, `${whole(value(worst))}${unit}`, {
      reference: others,
      ratio: bar === 0 ? "" : (value(worst) / bar).toFixed(2),
      bar: `≤ ${whole(bar)}${unit}`,
      reached: value(worst) <= bar,
    });
  };
  most("HTML and CSS", ({ body }) => body, WEIGHT_BARS.page, " bytes", "known: by hand 4 KB, Ghost 24 KB");
  most("  with headers", ({ answer }) => answer, WEIGHT_BARS.pageWithHeaders, " bytes", "ten packets, one round trip");
  most(
    "script files at load",
    (page) => page.externalScript,
    WEIGHT_BARS.scriptAtLoad,
    " bytes",
    "known: AstroWind 6 KB",
  );
  most("script inside the page", (page) => page.inlineScript, WEIGHT_BARS.inlineScript, " bytes", "");
  most(
    "everything at load",
    (page) => page.bytesAtLoad,
    WEIGHT_BARS.everythingAtLoad,
    " bytes",
    "known: AstroWind 128 KB",
  );
  most("requests at load", ({ requests }) => requests, WEIGHT_BARS.requestsAtLoad, "", "");
  lines.add("script files at the first press into the form on /", `${whole(firstAction)} bytes`, {
    reference: "never includes the desk",
    ratio: (firstAction / WEIGHT_BARS.scriptAtFirstAction).toFixed(2),
    bar: `≤ ${whole(WEIGHT_BARS.scriptAtFirstAction)} bytes`,
    reached: firstAction <= WEIGHT_BARS.scriptAtFirstAction,
  });
  const judged = pages.flatMap(({ lighthouse }) => (lighthouse ? [lighthouse] : []));
  if (judged.length > 0) {
    const perfect = judged.filter(isPerfect).length;
    lines.add("pages with four Lighthouse scores of 100, CLS 0 and TBT 0", `${perfect} of ${judged.length}`, {
      reference: "known: AstroWind 100, Payload 82, Ghost 75",
      ratio: (perfect / judged.length).toFixed(2),
      bar: "all",
      reached: perfect === judged.length,
    });
  }
  if (reference && judged.length > 0) {
    const paintOf = ({ lighthouse }: PageFigures) => lighthouse?.largestContentfulPaint ?? 0;
    const slowest = pages.reduce((slowest, page) => (paintOf(page) > paintOf(slowest) ? page : slowest));
    const ratio = paintOf(slowest) / reference.largestContentfulPaint;
    lines.add(`slowest largest paint according to Lighthouse: ${slowest.path}`, `${whole(paintOf(slowest))} ms`, {
      reference: `hand-written page ${whole(reference.largestContentfulPaint)} ms; known: AstroWind 2.2, Ghost 7.4`,
      ratio: ratio.toFixed(2),
      bar: `≤ ${PAINT_BAR}`,
      reached: ratio <= PAINT_BAR,
    });
  }
  const faults = pages.reduce(
    (sum, page) => sum + page.axe.length + (page.html?.length ?? 0) + page.brokenLinks.length,
    0,
  );
  lines.add("findings of axe and the HTML checker, and broken links", String(faults), {
    bar: "0",
    reached: faults === 0,
  });
  return lines.rows;
}

/** Returns a line of text for each bar that a page misses. */
function missedBy({ path, lighthouse, ...page }: PageFigures, reference: typeof PERFECT): string[] {
  const bars: readonly [what: string, value: number, bar: number][] = [
    ["bytes of HTML and CSS", page.body, WEIGHT_BARS.page],
    ["bytes with headers", page.answer, WEIGHT_BARS.pageWithHeaders],
    ["requests at load", page.requests, WEIGHT_BARS.requestsAtLoad],
    ["bytes at load", page.bytesAtLoad, WEIGHT_BARS.everythingAtLoad],
    ["bytes of external script", page.externalScript, WEIGHT_BARS.scriptAtLoad],
    ["bytes of inline script", page.inlineScript, WEIGHT_BARS.inlineScript],
    ["CLS", lighthouse?.cumulativeLayoutShift ?? 0, 0],
    ["ms of blocking time", lighthouse?.blockingTime ?? 0, reference.blockingTime],
  ];
  const over = bars.filter(([, value, bar]) => value > bar).map(([what, value, bar]) => `${value} ${what}, ≤ ${bar}`);
  const expected = [reference.performance, 100, 100, 100];
  const isLow = lighthouse && fourOf(lighthouse).some((score, i) => score < expected[i]!);
  const scores = isLow ? lighthouse.complaints : [];
  return [
    ...over,
    ...scores.map((complaint) => `Lighthouse: ${complaint}`),
    ...page.axe.map((finding) => `axe: ${finding}`),
    ...(page.html ?? []).map((error) => `Nu: ${error}`),
    ...page.brokenLinks.map((address) => `leads nowhere: ${address}`),
  ].map((finding) => `${path}: ${finding}`);
}
