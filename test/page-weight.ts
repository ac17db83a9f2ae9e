import { get } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/**
 * Limits of a page's weight, in bytes; shared by the gates in `e2e/weight.spec.ts` and the table of `npm run bench`.
 */
export const WEIGHT_BARS = {
  /** HTML with its CSS, brotli: with headers it fits ten packets, one round trip. */
  page: 14_000,
  pageWithHeaders: 14_600,
  /** Script inside the page, Astro's island loader included. */
  inlineScript: 2_500,
  /** Script files before any interaction. */
  scriptAtLoad: 0,
  /** Script files once the form has been opened. */
  scriptAtFirstAction: 100 * 1024,
  /** Everything before any interaction, including fonts and images. */
  everythingAtLoad: 60 * 1024,
  requestsAtLoad: 6,
} as const;

/** How long nothing may load for a page to count as quiet, in ms. */
const QUIET = 500;

export interface WireWeight {
  status: number;
  /** Body as sent. */
  body: number;
  /** Status line and headers as sent. */
  headers: number;
  encoding: string | undefined;
}

/** The bytes a request for a page transfers, requested the way Chromium does. */
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

/** Bytes, after brotli, of the page's inline scripts; JSON-LD is data and does not count. */
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
  /** `Document`, `Script`, `Font`, `Image`, … in Chromium's terms. */
  type: string;
  /** Bytes transferred, headers included. */
  bytes: number;
}

/** Total movement in a page without user input since it loaded (cumulative layout shift): 0 is none. */
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
        // Buffered entries are delivered before the message.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(sum(shifts.concat(observer.takeRecords())));
        port2.postMessage(0);
      }),
  );
}

/** Waits until a page has loaded nothing for a moment. @param transfers of that page */
export async function untilQuiet(page: Page, transfers: readonly Transfer[]): Promise<void> {
  for (let before = -1; before !== transfers.length; ) {
    before = transfers.length;
    await page.waitForTimeout(QUIET);
  }
}

/** Records everything a page loads from now on, in a growing list. */
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

/** Script files among transfers: by type, or by name if preloaded. */
export function scriptBytes(transfers: readonly Transfer[]): number {
  return transfers
    .filter(({ url, type }) => type === "Script" || /\.m?js(\?|$)/.test(url))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

export function totalBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}
