import lighthouse, { type Result } from "lighthouse";

/** Lighthouse categories whose score depends on the page alone, not on the machine's load. */
export const EXACT_CATEGORIES = ["accessibility", "best-practices", "seo"] as const;

/**
 * Runs Lighthouse's mobile audit.
 * @param port remote debugging port of a running Chromium
 * @param categories defaults to all
 */
export async function audit(url: string, port: number, categories?: readonly string[]): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    formFactor: "mobile",
    ...(categories ? { onlyCategories: [...categories] } : {}),
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

/** Returns a category's score from 0 to 100; NaN if it was not audited. */
export function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? Number.NaN) * 100);
}

/** Returns the titles of the audits that lost points. */
export function complaintsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.title} (${audit?.displayValue ?? audit?.score})`);
}
