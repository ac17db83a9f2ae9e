import { company } from "../../lib/company.ts";
import type { ContactText } from "./contact-text.ts";

const WEEK = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** Opening hours as lines to read, open days first, then the closed ones. */
export function openingHoursLines(text: ContactText): { days: string; hours: string }[] {
  const open = company.openingHours.map(({ days, opens, closes }) => {
    const first = text.days[days[0]];
    const last = text.days[days[days.length - 1]!];
    return { days: first === last ? first : text.dayRange(first, last), hours: text.openFrom(opens, closes) };
  });
  const openDays: readonly string[] = company.openingHours.flatMap(({ days }) => days);
  const closed = WEEK.filter((day) => !openDays.includes(day));
  return [...open, ...closed.map((day) => ({ days: text.days[day], hours: text.closed }))];
}
