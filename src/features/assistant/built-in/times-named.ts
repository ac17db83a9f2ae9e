import { weekdayOf } from "../../../lib/company/business-hours.ts";
import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { SOURCES } from "../../knowledge-base/sources.ts";

/** Days and times of day that a message names. */

/** Matches a time of day, if it has any of the groups besides the hour: « à 17 h 30 », « 5 h du soir », "5:30", "8 pm". */
const TIME_OF_DAY = new RegExp(
  String.raw`(?<at>\b(?:a|at|vers|around|until|till|jusqu a|apres|after|past|by) )?\b(?<hour>\d{1,2})` +
    String.raw`(?: ?(?<unit>h|heures?|:) ?(?<minute>\d{2})?)?(?: ?(?<half>[ap]\.?m\b|du soir|du matin))?`,
  "g",
);

/** Returns the time of day that a text names, such as "17:00". Without a half of the day, 1 to 6 are in the afternoon. */
export function timeIn(text: string): string | undefined {
  for (const { groups = {} } of foldForSearch(text).replace(/[’']/g, " ").matchAll(TIME_OF_DAY)) {
    const { at, unit, half, minute = "00" } = groups;
    if (!(at || unit || half)) continue;
    const hour = Number(groups["hour"]);
    const isLater = hour < 12 && (half ? /^p|soir/.test(half) : hour < 7);
    return `${String(hour + (isLater ? 12 : 0)).padStart(2, "0")}:${minute}`;
  }
  return undefined;
}

const THE_DAY_AFTER = /\b(?:lendemain|jour (?:d )?apres|day after|next day)\b/;
const TWO_DAYS_AFTER = /\b(?:surlendemain|two days (?:after|later))\b/;

/** How many days after the one spoken of a text asks about. */
export function daysAfter(text: string): 0 | 1 | 2 {
  const folded = foldForSearch(text);
  return TWO_DAYS_AFTER.test(folded) ? 2 : THE_DAY_AFTER.test(folded) ? 1 : 0;
}

const TODAY = /\b(?:aujourd ?hui|today)\b/;
const TOMORROW = /\b(?:demain|tomorrow)\b/;
const IN_TWO_DAYS = /\b(?:apres ?demain|day after tomorrow)\b/;

/** Returns the day that a text names, from today in Montréal on: `2026-12-03` for « jeudi ». */
export function dayIn(text: string, language: Language, now: Date): string | undefined {
  const folded = foldForSearch(text).replace(/[’'-]/g, " ");
  const today = companyDay(now);
  if (IN_TWO_DAYS.test(folded)) return dayPlus(today, 2);
  if (TOMORROW.test(folded)) return dayPlus(today, 1);
  if (TODAY.test(folded)) return today;
  const names = Object.entries(SOURCES[language].contact.days);
  const [weekday] = names.find(([, name]) => folded.split(/[^\p{L}]+/u).includes(foldForSearch(name))) ?? [];
  const ahead = [0, 1, 2, 3, 4, 5, 6].map((days) => dayPlus(today, days));
  return weekday && ahead.find((day) => weekdayOf(day) === weekday);
}
