import type { Queryable } from "../../../db/database.ts";
import { addBusinessHours } from "../../../lib/company/business-hours.ts";
import { company } from "../../../lib/company/company.ts";
import { companyDay, dayPlus, startOfCompanyDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { AppointmentKind } from "../kinds.ts";
import { DURATION_MINUTES, TEAM, type WeeklyHours } from "../model.ts";
import {
  countByDay,
  type Host,
  hasHosts,
  listBusySpans,
  listExceptions,
  listHosts,
  listHours,
  listLoads,
  listTaken,
  listUnproven,
  listUnreadable,
  settleFirstHost,
} from "../store.ts";
import type { Candidate } from "./fair-turn.ts";
import { HORIZON_DAYS, type HostCalendar, NOTICE_HOURS, QUARTER_MS, type SlotQuery } from "./slots.ts";
import type { Span } from "./wall-clock.ts";

/** How far back the share of each host is counted, in milliseconds. */
const LOAD_WINDOW_MS = 28 * 86_400_000;

/** How long the last reading of a calendar counts when it cannot be read any more, in milliseconds. */
export const LAST_READING_MS = 24 * 3_600_000;

/** The way to the office and back, in minutes. */
const TRAVEL_MINUTES = 30;

export const travelMinutesOf = (kind: AppointmentKind | undefined): number => (kind === "office" ? TRAVEL_MINUTES : 0);

/** A host with everything that decides when, and whose turn it is. */
export interface HostState extends HostCalendar, Candidate {
  name: string | null;
  /** How they can be met. */
  kinds: readonly AppointmentKind[];
  /** What appointments of addresses that are not proven take of them, and how many there are by day of Montréal. */
  unproven: readonly Span[];
  unprovenOn: ReadonlyMap<string, number>;
}

/** What time somebody asks for, and what does not stand in their way. */
export interface Asking {
  from: string;
  to: string;
  now: Date;
  /** Whose quarters do not count: it is being moved. */
  appointmentId?: number | undefined;
  /** Their address is not proven: it matters what others of whom that is true have taken. */
  isUnproven?: boolean | undefined;
}

/** The hosts who can be booked at all, as they stand. */
export async function readHosts(db: Queryable, asking: Asking): Promise<HostState[]> {
  const { from, to, now } = asking;
  const span = {
    start: startOfCompanyDay(dayPlus(from, -1)).getTime(),
    end: startOfCompanyDay(dayPlus(to, 2)).getTime(),
  };
  // One after the other: a transaction has one connection.
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
        // A host's own day outranks the company's.
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

/** Everybody who can be booked; on a new database that is settled first. */
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

/** The opening hours that the site shows: those of everybody, until somebody changes them at the desk. */
export const COMPANY_HOURS: readonly WeeklyHours[] = company.openingHours.flatMap(({ days, opens, closes }) =>
  days.map((weekday) => ({ weekday, opens, closes })),
);

/** Whether a time is over, or lies beyond what is offered. @param start milliseconds since 1970 */
export function isOutside(start: number, now: Date): boolean {
  const end = startOfCompanyDay(dayPlus(companyDay(now), HORIZON_DAYS + 1)).getTime();
  return start < now.getTime() || start >= end;
}

/**
 * Refuses a time that nobody could ever mean: what is over, or lies beyond what is offered.
 * @param start milliseconds since 1970
 * @throws AppError `invalid`
 */
export function refuseOutside(start: number, now: Date): void {
  if (!isOutside(start, now)) return;
  throw new AppError("invalid", "The time is over, or too far ahead", { fields: { start: "startOutside" } });
}

/** The days on which somebody may book, and from when on. */
export function bookableSpan(now: Date): SlotQuery {
  const earliest = addBusinessHours(now, NOTICE_HOURS).getTime();
  const from = companyDay(now);
  return { earliest, from, to: dayPlus(from, HORIZON_DAYS), durationMinutes: DURATION_MINUTES };
}
