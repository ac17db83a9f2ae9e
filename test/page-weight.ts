import { get } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Limits on a page's weight, in bytes, for `e2e/weight.spec.ts` and `npm run bench`. */
export const WEIGHT_BARS = {
  /** HTML and CSS after brotli, which with headers fit into ten packets, and so into one round trip. */
  page: 14_000,
  pageWithHeaders: 14_600,
  /** Inline script, including Astro's island loader. */
  inlineScript: 2_500,
  /** Script files before any interaction. */
  scriptAtLoad: 0,
  /** Script files after the form is opened. */
  scriptAtFirstAction: 100 * 1024,
  /** Everything before any interaction, including fonts and images. */
  everythingAtLoad: 60 * 1024,
  requestsAtLoad: 6,
} as const;

/** How long a page must load nothing to count as quiet, in ms. */
const QUIET = 500;

export interface WireWeight {
  status: number;
  /** Bytes of the body on the wire. */
  body: number;
  /** Bytes of the status line and headers on the wire. */
  headers: number;
  encoding: string | undefined;
}

/** Returns a page's bytes on the wire when requested with Chromium's headers. */
export function wireWeight(url: string): Promise<WireWeight> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd", Accept: "text/html" } }, (response) => {
      let body = 0;
      response.on("data", (chunk: Buffer) => {
        body += chunk.length;
      });
      response.on("error", reject);
      response.on("end", () => {
        const lines = response.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0);
        const statusLine = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`;
        resolve({
          status: response.statusCode ?? 0,
          body,
          headers: Buffer.byteLength(statusLine) + lines + 2,
          encoding: response.headers["content-encoding"],
        });
      });
    }).on("error", reject);
  });
}

/** Returns the bytes of a page's inline scripts after brotli; JSON-LD is data and does not count. */
export async function inlineScriptWeight(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll("script:not([src])")]
      .filter((script) => !/json/.test(script.getAttribute("type") ?? ""))
      .map((script) => script.textContent ?? ""),
  );
  return brotliCompressSync(scripts.join("\n")).length;
}

export interface Transfer {
  url: string;
  /** Chromium's resource type: `Document`, `Script`, `Font`, `Image`, … */
  type: string;
  /** Bytes on the wire, including headers. */
  bytes: number;
}

/** Returns the cumulative layout shift since the page loaded, without user input; 0 is none. */
export async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          (entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .reduce((total, { value }) => total + value, 0);
        let shifts: PerformanceEntryList = [];
        const observer = new PerformanceObserver((list) => {
          shifts = shifts.concat(list.getEntries());
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Buffered entries are delivered before this message.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(sum(shifts.concat(observer.takeRecords())));
        port2.postMessage(0);
      }),
  );
}

/**
 * Waits until a page has loaded nothing for a moment.
 * @param transfers list from `recordTransfers`
 */
export async function untilQuiet(page: Page, transfers: readonly Transfer[]): Promise<void> {
  for (let before = -1; before !== transfers.length; ) {
    before = transfers.length;
    await page.waitForTimeout(QUIET);
  }
}

/** Starts recording everything that a page loads, in a list that keeps growing. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, { url: string; type: string }>();
  const transfers: Transfer[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("data:")) open.set(requestId, { url: request.url, type: type ?? "Other" });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) transfers.push({ ...request, bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return transfers;
}

/** Returns the total bytes of scripts, recognized by type or, if preloaded, by name. */
export function scriptBytes(transfers: readonly Transfer[]): number {
  return transfers
    .filter(({ url, type }) => type === "Script" || /\.m?js(\?|$)/.test(url))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

export function totalBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}
