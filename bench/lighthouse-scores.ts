import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import lighthouse from "lighthouse";

export interface LighthouseScores {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  cumulativeLayoutShift: number;
  /** Total blocking time, in ms. */
  blockingTime: number;
  /** Largest contentful paint, in ms, as Lighthouse's slow phone would see it. */
  largestContentfulPaint: number;
  /** Titles of the audits that took points. */
  complaints: string[];
}

/**
 * Lighthouse's mobile audit.
 * @param port of a Chromium started with `--remote-debugging-port`
 */
export async function lighthouseScores(url: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", formFactor: "mobile" });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const complaints = weighted
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.title} (${audit?.displayValue ?? audit?.score})`);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    cumulativeLayoutShift: figure("cumulative-layout-shift"),
    blockingTime: figure("total-blocking-time"),
    largestContentfulPaint: figure("largest-contentful-paint"),
    complaints,
  };
}

/**
 * A page written by hand that has nothing to wait for, neither script, font nor picture: header, navigation, text, table and form
 * with a sheet of their own, 4 KB in brotli, which is what such a page weighs (BARS, Speed).
 */
export const REFERENCE_PAGE = readFileSync(new URL("reference-page.html", import.meta.url), "utf8");

/** The same audit of a page that nobody could make lighter. */
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
