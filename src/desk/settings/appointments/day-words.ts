import { type Language, LOCALE_OF } from "../../../lib/language.ts";
import { writtenDate } from "../../../lib/text/written-date.ts";

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** `lundi 23 novembre` */
export const dayName = (day: string, language: Language): string =>
  writtenDate(language, atNoon(day), { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" });

/** `lun. 23` */
export const shortDay = (day: string, language: Language): string =>
  writtenDate(language, atNoon(day), { timeZone: "UTC", weekday: "short", day: "numeric" });

/** `23 – 27 novembre` */
export const daysBetween = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE_OF[language], { timeZone: "UTC", month: "long", day: "numeric" }).formatRange(
    atNoon(from),
    atNoon(to),
  );
