import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { SITE_ADDRESSES } from "../../src/site/layout/site-pages.ts";
import { wireWeight } from "../../test/page-weight.ts";
import { startBuiltServer } from "./built-server.ts";
import { REFERENCE_PAGE } from "./lighthouse-scores.ts";
import { reference } from "./load.ts";
import { Programs } from "./programs.ts";
import { Lines, median, type Report, whole } from "./report.ts";

/** Loads per page, alternating with as many loads of the reference. */
const LOADS = 7;
/** Time to let the server warm its pages, in ms. */
const SETTLED = 10_000;
/** How long to wait after the load event for a later, larger paint, in ms. */
const WATCHED = 300;
/** Bar, as a multiple of the reference (BARS, Speed). */
const BAR = 1.1;
/**
 * Lighthouse's slow 4G for applied throttling (`throttling.mobileSlow4G` in its constants). The delay applies to whole
 * HTTP requests, because Chromium cannot delay single packets.
 */
const SLOW_LINE = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWER_PROCESSOR = 4;

export interface BrowserSuiteOptions {
  /** An empty folder, for data and served files. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  launch: LaunchOptions;
  /** Paths to measure; all if empty. */
  only: readonly string[];
  say(line: string): void;
}

/**
 * Measures when the largest element of each kind of page appears on a slow phone. The reference is a hand-written page
 * without scripts, fonts or pictures, served by nginx if installed. The same browser loads both alternately (BARS,
 * Speed).
 */
export async function paintSuite({ folder, environment, launch, only, say }: BrowserSuiteOptions): Promise<Report> {
  const lines = new Lines();
  const figures: Record<string, { ours: number[]; theirs: number[] }> = {};
  const programs = new Programs(folder);
  let browser: Browser | undefined;
  try {
    const origin = await startBuiltServer(programs, folder, environment);
    const paths = [
      ...SITE_ADDRESSES.filter(({ language }) => language === "fr").map(({ path }) => path),
      "/en",
      await anArticle(origin),
    ].filter((path) => only.length === 0 || only.includes(path));
    for (const path of paths) await wireWeight(`${origin}${path}`);
    await sleep(SETTLED);
    const bodyFile = join(folder, "page.br");
    writeFileSync(bodyFile, brotliCompressSync(REFERENCE_PAGE));
    const other = await reference(programs, folder, bodyFile);
    browser = await chromium.launch(launch);
    for (const path of paths) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < LOADS; round += 1) {
        const both = [
          async () => ours.push(await largestPaint(browser!, `${origin}${path}`)),
          async () => theirs.push(await largestPaint(browser!, other.url)),
        ];
        for (const one of round % 2 === 0 ? both : both.reverse()) await one();
      }
      figures[path] = { ours, theirs };
      const ratio = median(ours) / median(theirs);
      say(`  ${path}: ${ratio.toFixed(2)}`);
      lines.add(`largest paint of ${path}`, `${whole(median(ours))} ms (best ${whole(Math.min(...ours))})`, {
        reference: `hand-written page, ${other.name} ${whole(median(theirs))} ms (best ${whole(Math.min(...theirs))})`,
        ratio: ratio.toFixed(2),
        bar: `≤ ${BAR}`,
        reached: ratio <= BAR,
      });
    }
    return { rows: lines.rows, missed: lines.missed, figures };
  } finally {
    await browser?.close();
    await programs.stop();
  }
}

async function anArticle(origin: string): Promise<string> {
  const posts = (await (await fetch(`${origin}/api/blog?language=fr`)).json()) as { slug: string }[];
  return `/blog/${posts[0]!.slug}`;
}

/** Returns a first visit's largest contentful paint, in ms since navigation started; the browser cache is empty. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(WATCHED);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
}
