import { COMPANY_TIME_ZONE } from "../clock.ts";
import { type Language, LOCALE_OF } from "../language.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day or a time as people write it, in Montréal's time zone unless another is given: `1er mars 2027 à 8 h`,
 * `March 1, 2027 at 8 AM`. In French the first of a month is an ordinal, and a whole hour has no zeros or minutes
 * (OQLF). In English, a whole hour is `8 AM`, as on the pages. Locale data covers neither. Formats are cached, because
 * creating one takes longer than using it.
 */
export function writtenDate(language: Language, moment: Date, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALE_OF[language], { timeZone: COMPANY_TIME_ZONE, ...options });
  formats.set(key, format);
  const date = format.format(moment);
  if (language === "en") {
    return date
      .replace(/(?<!:)\b(\d{1,2}):00(?=\s[ap]\.m\.)/u, "$1")
      .replace(/\s([ap])\.m\./u, (_, half: string) => ` ${half.toUpperCase()}M`);
  }
  return date
    .replace(/(?<!\d)1(?=\s\p{L}{3})/u, "1er")
    .replace(/\b0(\d\sh\b)/, "$1")
    .replace(/(\d\sh)\s00(?!\smin)/, "$1");
}

/** Formats the latest of some days (`2026-11-20`) as people write it. */
export function latestDay(language: Language, ...days: readonly (string | undefined)[]): string {
  const latest = days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return writtenDate(language, new Date(`${latest}T12:00:00Z`), { dateStyle: "long" });
}

/**
 * Formats a local time as people write it: « 9 h », « 13 h 30 »; "9 AM", "1:30 PM".
 * @param time as "09:00"
 */
export function writtenTime(language: Language, time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  if (language === "fr") return `${hour}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
  return `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`} ${hour < 12 ? "AM" : "PM"}`;
}
