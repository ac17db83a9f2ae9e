import type { Queryable } from "../../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { addBusinessHours } from "../../../lib/company/business-hours.ts";
import { company } from "../../../lib/company/company.ts";
import { companyDay, dayPlus, startOfCompanyDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { type Host, hasHosts, listExceptions, listHosts, listHours, settleFirstHost } from "../hosts/store.ts";
import type { AppointmentKind } from "../kinds.ts";
import { DURATION_MINUTES, TEAM, type WeeklyHours } from "../model.ts";
import { countByDay, listBusySpans, listLoads, listTaken, listUnproven, listUnreadable } from "../store.ts";
import { freeTimes, HORIZON_DAYS, type HostCalendar, NOTICE_HOURS, QUARTER_MS, type SlotQuery } from "./slots.ts";
import { type Span, wallTimeAt } from "./wall-clock.ts";

/** Period over which a host's load is counted, in ms. */
const LOAD_WINDOW_MS = 28 * 86_400_000;

/** How long a failing calendar's latest reading stays in use, in ms. After that, its host is not offered. */
export const LAST_READING_MS = 24 * 3_600_000;

/** Travel to the office and back, in minutes. */
const TRAVEL_MINUTES = 30;

export const travelMinutesOf = (kind: AppointmentKind | undefined): number => (kind === "office" ? TRAVEL_MINUTES : 0);

/** A host, with everything that decides when they are free and whose turn it is. */
export interface HostState extends HostCalendar, Candidate {
  name: string | null;
  /** Ways to meet that the host offers. */
  kinds: readonly AppointmentKind[];
  /** Time taken by appointments with unproven email addresses, and their number by Montréal day. */
  unproven: readonly Span[];
  unprovenOn: ReadonlyMap<string, number>;
}

/** Period to look at, and what to disregard. */
export interface Asking {
  from: string;
  to: string;
  now: Date;
  /** Appointment being moved; its quarters do not count. */
  appointmentId?: number | undefined;
  /** True if the email address is unproven; the time taken by other unproven addresses is then loaded. */
  isUnproven?: boolean | undefined;
}

/** Reads the hosts who can be booked, each with their current state. */
export async function readHosts(db: Queryable, asking: Asking): Promise<HostState[]> {
  const { from, to, now } = asking;
  const span = {
    start: startOfCompanyDay(dayPlus(from, -1)).getTime(),
    end: startOfCompanyDay(dayPlus(to, 2)).getTime(),
  };
  // One after the other, because a transaction has a single connection.
  const hosts = await currentHosts(db, now);
  const hours = await listHours(db);
  const exceptions = await listExceptions(db, from, to);
  const busy = await listBusySpans(db, span);
  const taken = await listTaken(db, span, asking.appointmentId);
  const unproven = asking.isUnproven ? await listUnproven(db, now, asking.appointmentId) : new Map<string, never[]>();
  const unreadable = await listUnreadable(db, new Date(now.getTime() - LAST_READING_MS));
  const booked = await countByDay(db, from, to, asking.appointmentId);
  const since = new Date(now.getTime() - LOAD_WINDOW_MS);
  const loads = await listLoads(db, since);
  return hosts
    .filter(({ staffId }) => !unreadable.has(staffId))
    .map((host) => {
      const { staffId: id, name, languages, kinds, expertise, weight, createdAt } = host;
      return {
        ...calendarOf(host),
        name,
        languages,
        kinds,
        expertise,
        weight,
        hours: hours.get(id) ?? hours.get(null) ?? COMPANY_HOURS,
        // The host's own exceptions come first and so override the company's.
        exceptions: [...(exceptions.get(id) ?? []), ...(exceptions.get(null) ?? [])],
        busy: [...(busy.get(id) ?? []), ...(taken.get(id) ?? [])],
        bookedOn: booked.get(id) ?? new Map(),
        ...unprovenOf(unproven.get(id) ?? []),
        recent: loads.get(id)?.recent ?? 0,
        isNew: createdAt > since,
        lastAt: loads.get(id)?.lastAt.getTime() ?? 0,
      };
    });
}

function unprovenOf(rows: readonly { quarter: number; id: number; wallDay: string }[]) {
  const days = Map.groupBy(rows, ({ wallDay }) => wallDay);
  return {
    unproven: rows.map(({ quarter }) => ({ start: quarter * QUARTER_MS, end: (quarter + 1) * QUARTER_MS })),
    unprovenOn: new Map([...days].map(([day, ofDay]) => [day, new Set(ofDay.map(({ id }) => id)).size])),
  };
}

/** Returns the active hosts. If no staff member was ever a host, settles the first one beforehand. */
export async function currentHosts(db: Queryable, now: Date): Promise<Host[]> {
  const hosts = await listHosts(db);
  if (hosts.some(({ staffId }) => staffId !== TEAM) || (await hasHosts(db))) return hosts;
  await settleFirstHost(db, now);
  return await listHosts(db);
}

const calendarOf = ({ staffId, pauseQuarters, dailyCap }: Host) => ({
  id: staffId,
  pauseMinutes: pauseQuarters * 15,
  dailyCap,
});

/** Opening hours shown on the site; they apply to everyone until changed at the desk. */
export const COMPANY_HOURS: readonly WeeklyHours[] = company.openingHours.flatMap(({ days, opens, closes }) =>
  days.map((weekday) => ({ weekday, opens, closes })),
);

/**
 * Whether a time is past or beyond the booking horizon.
 * @param start milliseconds since 1970
 */
export function isOutside(start: number, now: Date): boolean {
  const end = startOfCompanyDay(dayPlus(companyDay(now), HORIZON_DAYS + 1)).getTime();
  return start < now.getTime() || start >= end;
}

/**
 * Rejects a time that is past or beyond the booking horizon.
 * @param start milliseconds since 1970
 * @throws AppError `invalid`
 */
export function refuseOutside(start: number, now: Date): void {
  if (!isOutside(start, now)) return;
  throw new AppError("invalid", "The time is over, or too far ahead", { fields: { start: "startOutside" } });
}

/** Returns the bookable days, and the earliest bookable instant. */
export function bookableSpan(now: Date): SlotQuery {
  const earliest = addBusinessHours(now, NOTICE_HOURS).getTime();
  const from = companyDay(now);
  return { earliest, from, to: dayPlus(from, HORIZON_DAYS), durationMinutes: DURATION_MINUTES };
}

/**
 * Bookings with unproven email addresses may take 1/PARTS of a host's times and appointments per day, so that strangers
 * leave times for others (docs/decisions/050). Beyond that, only the emailed link books.
 */
const PARTS = 3;

const MINUTE_MS = 60_000;

/**
 * Filters a host's free times to those that an unproven email address can book immediately.
 * @param times milliseconds since 1970
 * @param travelMinutes travel to the office and back
 * @returns milliseconds since 1970
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
      const leftAfter = left.filter((time) => !covers(own, time)).length;
      return (ofDay.length - leftAfter) * PARTS <= ofDay.length;
    });
  });
}

/** The properties that decide whose turn it is. */
interface Candidate {
  id: string;
  languages: readonly string[];
  expertise: readonly string[];
  /** Relative share of the work: a weight of 2 gets twice as many appointments as 1. */
  weight: number;
  /** Appointments assigned in the last 28 days. */
  recent: number;
  /** Added as a host in the last 28 days. Newcomers start at the average load, or they would get every appointment. */
  isNew: boolean;
  /** Time of the latest assignment, in milliseconds since 1970; 0 for never. */
  lastAt: number;
}

export interface Wish {
  /** Staff id of the request's owner. */
  ownerId: string | null;
  language: string;
  /** The request's topics; they only affect the order. */
  topics: readonly string[];
}

/**
 * Sorts hosts in the order in which to consider them: the request's owner first, then by language, load over 28 days
 * relative to weight, matching expertise, and time since the latest assignment.
 */
export function inTurn<Host extends Candidate>(hosts: readonly Host[], { ownerId, language, topics }: Wish): Host[] {
  const settled = hosts.filter(({ isNew }) => !isNew);
  const average =
    settled.length === 0 ? 0 : settled.reduce((sum, { recent, weight }) => sum + recent / weight, 0) / settled.length;
  const load = ({ recent, weight, isNew }: Host) => (isNew ? Math.max(average, recent / weight) : recent / weight);
  const matches = ({ expertise }: Host) => expertise.filter((topic) => topics.includes(topic)).length;
  const speaks = ({ languages }: Host) => languages.includes(language);
  return [...hosts].sort(
    (a, b) =>
      Number(b.id === ownerId) - Number(a.id === ownerId) ||
      Number(speaks(b)) - Number(speaks(a)) ||
      load(a) - load(b) ||
      matches(b) - matches(a) ||
      a.lastAt - b.lastAt ||
      a.id.localeCompare(b.id),
  );
}
