import type { Language } from "../../../lib/language.ts";
import { writtenDate } from "../../../lib/text/written-date.ts";

/**
 * A moment's day in Montréal, with the month in full (SPEC §2): `17 novembre 2026`, `November 17, 2026`. Server only:
 * browsers may format it differently.
 * @param moment ISO 8601
 */
export function publishedDate(language: Language, moment: string): string {
  return writtenDate(language, new Date(moment), { dateStyle: "long" });
}
