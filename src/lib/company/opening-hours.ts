import { company } from "./company.ts";

const WEEK = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** The texts opening hours need, from `src/text/{fr,en}/contact.ts`. */
export interface OpeningHoursText {
  days: Readonly<Record<(typeof WEEK)[number], string>>;
  dayRange(from: string, to: string): string;
  /** @param opens and @param closes as "09:00" */
  openFrom(opens: string, closes: string): string;
  closed: string;
}

/** Opening hours as display lines, open days first. */
export function openingHoursLines(text: OpeningHoursText): { days: string; hours: string }[] {
  const open = company.openingHours.map(({ days, opens, closes }) => {
    const first = text.days[days[0]];
    const last = text.days[days[days.length - 1]!];
    return { days: first === last ? first : text.dayRange(first, last), hours: text.openFrom(opens, closes) };
  });
  const openDays: readonly string[] = company.openingHours.flatMap(({ days }) => days);
  const closed = WEEK.filter((day) => !openDays.includes(day));
  return [...open, ...closed.map((day) => ({ days: text.days[day], hours: text.closed }))];
}
