import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { audit, complaintsOf, scoreOf } from "../../test/lighthouse.ts";

export interface LighthouseScores {
  /** 0 to 100, like the next three scores. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  cumulativeLayoutShift: number;
  /** Total blocking time, in ms. */
  blockingTime: number;
  /** Largest contentful paint on Lighthouse's simulated slow phone, in ms. */
  largestContentfulPaint: number;
  /** Titles of the audits that lost points. */
  complaints: string[];
}

/**
 * Runs Lighthouse on a page.
 * @param port remote debugging port of a running Chromium
 */
export async function lighthouseScores(url: string, port: number): Promise<LighthouseScores> {
  const result = await audit(url, port);
  const figure = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(result, "performance"),
    accessibility: scoreOf(result, "accessibility"),
    bestPractices: scoreOf(result, "best-practices"),
    seo: scoreOf(result, "seo"),
    cumulativeLayoutShift: figure("cumulative-layout-shift"),
    blockingTime: figure("total-blocking-time"),
    largestContentfulPaint: figure("largest-contentful-paint"),
    complaints: complaintsOf(result),
  };
}

/**
 * A hand-written page without scripts, fonts or pictures: header, navigation, text, table and form with a style sheet.
 * At 4 KB after brotli it has the usual weight of such a page (BARS, Speed).
 */
export const REFERENCE_PAGE = readFileSync(new URL("reference-page.html", import.meta.url), "utf8");

/** Returns Lighthouse's scores for the reference page. */
export async function referenceScores(port: number): Promise<LighthouseScores> {
  const body = brotliCompressSync(REFERENCE_PAGE);
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Encoding", "br");
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await lighthouseScores(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
