import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { type Language, LOCALE_OF } from "../../../lib/language.ts";

const longDate = (language: Language) =>
  new Intl.DateTimeFormat(LOCALE_OF[language], { dateStyle: "long", timeZone: COMPANY_TIME_ZONE });

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = { fr: longDate("fr"), en: longDate("en") };

/**
 * The day a moment has in Montréal, with its month in full (SPEC §2): `17 novembre 2026`, `November 17, 2026`. On the
 * server alone: browsers may write it otherwise.
 * @param moment ISO 8601
 */
export function publishedDate(language: Language, moment: string): string {
  const date = FORMATS[language].format(new Date(moment));
  // The first of a month is an ordinal in French (OQLF), which the locale data do not know.
  return language === "fr" ? date.replace(/^1 /, "1er ") : date;
}
