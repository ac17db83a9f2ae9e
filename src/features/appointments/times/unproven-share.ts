import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { DURATION_MINUTES } from "../model.ts";
import type { HostState } from "./host-calendars.ts";
import { freeTimes } from "./slots.ts";
import { type Span, wallTimeAt } from "./wall-clock.ts";

/**
 * Bookings with unproven addresses may take at most part of each host's day, so that strangers leave times for the next
 * visitor (docs/decisions/050). Beyond that, a time is booked by the emailed link.
 */

/** They may take one part in this many of a host's times and appointments per day. */
const PARTS = 3;

const MINUTE_MS = 60_000;

/**
 * Of a host's free times, those an unproven address gets at once.
 * @param times milliseconds since 1970
 * @param travelMinutes to the office and back
 */
export function withinShare(
  host: HostState,
  times: readonly number[],
  { travelMinutes, from, to }: { travelMinutes: number; from: string; to: string },
): number[] {
  const takenMs = (DURATION_MINUTES + host.pauseMinutes) * MINUTE_MS;
  const covers = ({ start, end }: Span, time: number) => start < time + takenMs && time < end;
  const dayOf = (time: number) => wallTimeAt(time, COMPANY_TIME_ZONE).day;
  const atWork = { ...host, busy: [], bookedOn: new Map<string, number>() };
  const all = Map.groupBy(freeTimes(atWork, { from, to, earliest: 0, durationMinutes: DURATION_MINUTES }), dayOf);
  return [...Map.groupBy(times, dayOf)].flatMap(([day, wished]) => {
    if (((host.unprovenOn.get(day) ?? 0) + 1) * PARTS > host.dailyCap) return [];
    const ofDay = all.get(day) ?? [];
    const left = ofDay.filter((time) => !host.unproven.some((span) => covers(span, time)));
    return wished.filter((start) => {
      const own = { start, end: start + takenMs + travelMinutes * MINUTE_MS };
      const covered = ofDay.length - left.filter((time) => !covers(own, time)).length;
      return covered * PARTS <= ofDay.length;
    });
  });
}
