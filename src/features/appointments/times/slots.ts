import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { weekdayOf } from "../../../lib/company/business-hours.ts";
import { dayAfter, dayPlus } from "../../../lib/company/company-day.ts";
import { holidayOn } from "../../../lib/company/quebec-holidays.ts";
import type { HoursException, WeeklyHours } from "../model.ts";
import { type Span, spanOf, wallTimeAt } from "./wall-clock.ts";

/**
 * When a host can be booked. Everything is counted in quarters of an hour of UTC: a time is free when none of its
 * quarters, nor those of the pause after it, is taken. One pause after each meeting keeps both sides of it free.
 */

/** A quarter of an hour, in milliseconds: the grid of every appointment. */
export const QUARTER_MS = 15 * 60_000;

/** Times are offered every half hour: more would be harder to choose from. */
export const OFFERED_EVERY_MS = 30 * 60_000;

/** Booking horizon, in days. */
export const HORIZON_DAYS = 21;

/** Notice: opening hours that must pass before the first offered time, for someone to prepare. */
export const NOTICE_HOURS = 4;

/** A bookable person, with everything that decides when. */
export interface HostCalendar {
  id: string;
  hours: readonly WeeklyHours[];
  exceptions: readonly HoursException[];
  /** Their other commitments: our appointments with their pauses, and their calendars. In any order. */
  busy: readonly Span[];
  /** Minutes kept free after each meeting; a multiple of 15. */
  pauseMinutes: number;
  /** Most appointments per Montréal day. */
  dailyCap: number;
  /** Their appointments by Montréal day. */
  bookedOn: ReadonlyMap<string, number>;
}

export interface SlotQuery {
  /** Earliest instant that may be offered: now plus the notice. */
  earliest: number;
  /** Montréal days to look at, both included. */
  from: string;
  to: string;
  durationMinutes: number;
  /** Additional pause for a meeting at the office: travel there and back. */
  travelMinutes?: number;
}

/** When a host works, in order: weekly hours minus holidays, overridden on days with exceptions. */
export function workingSpans(
  host: Pick<HostCalendar, "hours" | "exceptions">,
  from: string,
  to: string,
): (Span & { day: string })[] {
  const spans: (Span & { day: string })[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    const exception = host.exceptions.find((other) => other.day === day);
    const weekday = weekdayOf(day);
    const hours = exception?.hours ?? (holidayOn(day) ? [] : host.hours.filter((each) => each.weekday === weekday));
    for (const { opens, closes } of hours) {
      const span = spanOf(day, opens, closes, COMPANY_TIME_ZONE);
      if (span) spans.push({ ...span, day });
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** Every time a host is free on the given grid, in order: milliseconds since 1970. */
export function freeTimes(host: HostCalendar, query: SlotQuery, gridMs: number = OFFERED_EVERY_MS): number[] {
  const durationMs = query.durationMinutes * 60_000;
  const neededMs = durationMs + (host.pauseMinutes + (query.travelMinutes ?? 0)) * 60_000;
  const busy = toQuarters(host.busy);
  const free: number[] = [];
  let next = 0;
  for (const { day, start, end } of workingSpans(host, query.from, query.to)) {
    const first = Math.ceil(Math.max(start, query.earliest) / gridMs) * gridMs;
    for (let time = first; time + durationMs <= end; time += gridMs) {
      // Spans and times both ascend, so one that is over stays over.
      while (next < busy.length && busy[next]!.end <= time) next += 1;
      const blocking = busy[next];
      if (blocking && blocking.start < time + neededMs) continue;
      if ((host.bookedOn.get(day) ?? 0) < host.dailyCap) free.push(time);
    }
  }
  return free;
}

/** Whether a host can be booked at exactly this time, which may be any quarter; used for moves and `POST`. */
export function isFree(host: HostCalendar, time: number, query: Omit<SlotQuery, "from" | "to">): boolean {
  if (time % QUARTER_MS !== 0) return false;
  const { day } = wallTimeAt(time, COMPANY_TIME_ZONE);
  // A night shift may have begun the day before.
  const days = { from: dayPlus(day, -1), to: day };
  return freeTimes(host, { ...query, ...days, earliest: Math.max(query.earliest, time) }, QUARTER_MS).includes(time);
}

/** Times when all hosts of a meeting are free. */
export function commonTimes(times: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = times;
  const sets = others.map((each) => new Set(each));
  return first.filter((time) => sets.every((set) => set.has(time)));
}

/** Spans rounded outward to quarters, adjacent ones merged, in order. */
function toQuarters(spans: readonly Span[]): Span[] {
  const rounded = spans
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => ({
      start: Math.floor(start / QUARTER_MS) * QUARTER_MS,
      end: Math.ceil(end / QUARTER_MS) * QUARTER_MS,
    }))
    .sort((a, b) => a.start - b.start);
  const joined: Span[] = [];
  for (const span of rounded) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push(span);
  }
  return joined;
}

/** The quarters an appointment takes, pause included, as numbers since 1970. */
export function quartersOf(start: number, minutes: number): number[] {
  const first = start / QUARTER_MS;
  return Array.from({ length: Math.ceil((minutes * 60_000) / QUARTER_MS) }, (_, index) => first + index);
}
