import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { weekdayOf } from "../../../lib/company/business-hours.ts";
import { dayAfter, dayPlus } from "../../../lib/company/company-day.ts";
import { holidayOn } from "../../../lib/company/quebec-holidays.ts";
import type { HoursException, WeeklyHours } from "../model.ts";
import { type Span, spanOf, wallTimeAt } from "./wall-clock.ts";

/**
 * Computes when a host can be booked, in UTC quarters of an hour. A time is free if no quarter of the meeting or of the
 * pause after it is taken. Since every meeting is followed by a pause, each is preceded by one too.
 */

/** A quarter of an hour in ms, the grid of all appointments. */
export const QUARTER_MS = 15 * 60_000;

/** Times are offered every half hour, because more would be harder to choose from. */
export const OFFERED_EVERY_MS = 30 * 60_000;

/** How far ahead times can be booked, in days. */
export const HORIZON_DAYS = 21;

/** Notice period in opening hours, which gives the host time to prepare. */
export const NOTICE_HOURS = 4;

/** A host's hours and commitments, which decide when they are free. */
export interface HostCalendar {
  id: string;
  hours: readonly WeeklyHours[];
  exceptions: readonly HoursException[];
  /** Commitments in any order: our appointments with their pauses, and events in the host's calendars. */
  busy: readonly Span[];
  /** Minutes kept free after each meeting; a multiple of 15. */
  pauseMinutes: number;
  /** Maximum appointments per Montréal day. */
  dailyCap: number;
  bookedOn: ReadonlyMap<string, number>;
}

export interface SlotQuery {
  /** Earliest instant to offer: now plus the notice period. */
  earliest: number;
  /** Montréal days, both inclusive. */
  from: string;
  to: string;
  durationMinutes: number;
  /** Travel to the office and back, in minutes; added to the pause. */
  travelMinutes?: number;
}

/** Returns a host's working spans, sorted: weekly hours except on holidays, or exceptions, which override both. */
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

/** Returns the times on the grid at which a host is free, sorted, in milliseconds since 1970. */
export function freeTimes(host: HostCalendar, query: SlotQuery, gridMs: number = OFFERED_EVERY_MS): number[] {
  const durationMs = query.durationMinutes * 60_000;
  const neededMs = durationMs + (host.pauseMinutes + (query.travelMinutes ?? 0)) * 60_000;
  const busy = toQuarters(host.busy);
  const free: number[] = [];
  let next = 0;
  for (const { day, start, end } of workingSpans(host, query.from, query.to)) {
    const first = Math.ceil(Math.max(start, query.earliest) / gridMs) * gridMs;
    for (let time = first; time + durationMs <= end; time += gridMs) {
      // Both lists ascend, so a span that has ended never matters again.
      while (next < busy.length && busy[next]!.end <= time) next += 1;
      const blocking = busy[next];
      if (blocking && blocking.start < time + neededMs) continue;
      if ((host.bookedOn.get(day) ?? 0) < host.dailyCap) free.push(time);
    }
  }
  return free;
}

/** Whether a host is free at `time`, which may be any quarter of an hour. Used to book or move an appointment. */
export function isFree(host: HostCalendar, time: number, query: Omit<SlotQuery, "from" | "to">): boolean {
  if (time % QUARTER_MS !== 0) return false;
  const { day } = wallTimeAt(time, COMPANY_TIME_ZONE);
  // The shift may have begun the evening before.
  const days = { from: dayPlus(day, -1), to: day };
  return freeTimes(host, { ...query, ...days, earliest: Math.max(query.earliest, time) }, QUARTER_MS).includes(time);
}

/** Returns the times at which all attendees are free. */
export function commonTimes(times: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = times;
  const sets = others.map((each) => new Set(each));
  return first.filter((time) => sets.every((set) => set.has(time)));
}

/** Rounds spans outward to quarters, sorts them, and merges those that touch. */
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

/**
 * Returns the quarters of an hour that an appointment takes, counted since 1970.
 * @param minutes including travel and pause
 */
export function quartersOf(start: number, minutes: number): number[] {
  const first = start / QUARTER_MS;
  return Array.from({ length: Math.ceil((minutes * 60_000) / QUARTER_MS) }, (_, index) => first + index);
}
