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
