import type { Language } from "../../../lib/language.ts";
import { writtenDate } from "../../../lib/text/written-date.ts";

/**
 * The day a moment has in Montréal, with its month in full (SPEC §2): `17 novembre 2026`, `November 17, 2026`. On the
 * server alone: browsers may write it otherwise.
 * @param moment ISO 8601
 */
export function publishedDate(language: Language, moment: string): string {
  return writtenDate(language, new Date(moment), { dateStyle: "long" });
}
