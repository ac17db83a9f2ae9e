import type { Database, Queryable } from "../../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { dayPlus } from "../../../lib/company/company-day.ts";
import { lockHosts } from "../hosts/store.ts";
import type { AppointmentKind } from "../kinds.ts";
import { DURATION_MINUTES } from "../model.ts";
import { inTurn, type Wish } from "../times/fair-turn.ts";
import {
  bookableSpan,
  currentHosts,
  type HostState,
  readHosts,
  travelMinutesOf,
  withinShare,
} from "../times/host-calendars.ts";
import { hostsFor } from "../times/offer-times.ts";
import { isFree, quartersOf } from "../times/slots.ts";
import { wallTimeAt } from "../times/wall-clock.ts";

/** The result of placing an appointment. */
export interface Place {
  host: HostState;
  /** All the host's quarters it takes: meeting, travel and pause. */
  quarters: number[];
  /** The same for each colleague attending. */
  colleagues: { staffId: string; quarters: number[] }[];
  wallDay: string;
  wallTime: string;
  /** Unproven addresses would exceed their share. */
  isBeyondShare: boolean;
}

export interface PlaceWish extends Wish {
  start: number;
  kind: AppointmentKind;
  appointmentId?: number | undefined;
  /** The only host allowed. */
  staffId?: string | undefined;
  /** A host to exclude: it is being taken away from them. */
  exceptStaffId?: string | undefined;
  /** Other attendees; those who can no longer be booked are ignored. */
  colleagues?: readonly string[] | undefined;
  /** Their address is unproven: they only get the host's unproven share. */
  isUnproven?: boolean | undefined;
  /** Staff may book at shorter notice. */
  withoutNotice?: boolean;
}

/**
 * Picks the host for an appointment while all hosts are locked, so that nobody else can take the time.
 * @returns undefined when nobody is free
 */
export async function findPlace(
  database: Database,
  db: Queryable,
  wish: PlaceWish,
  now: Date,
): Promise<Place | undefined> {
  const { start, kind, appointmentId } = wish;
  await lockHosts(
    database,
    db,
    (await currentHosts(db, now)).map(({ staffId }) => staffId),
  );
  const { day: wallDay, time: wallTime } = wallTimeAt(start, COMPANY_TIME_ZONE);
  const { earliest, to } = bookableSpan(now);
  if (wallDay > to) return undefined;
  const days = { from: dayPlus(wallDay, -1), to: dayPlus(wallDay, 1) };
  const hosts = await readHosts(db, { ...days, now, appointmentId, isUnproven: wish.isUnproven });
  const travelMinutes = travelMinutesOf(kind);
  const query = {
    earliest: wish.withoutNotice ? now.getTime() : earliest,
    durationMinutes: DURATION_MINUTES,
    travelMinutes,
  };
  const colleagues = hosts.filter(({ id }) => wish.colleagues?.includes(id));
  if (!colleagues.every((each) => isFree(each, start, query))) return undefined;
  const able = hosts.filter(
    (each) => each.kinds.includes(kind) && each.id !== wish.exceptStaffId && !colleagues.includes(each),
  );
  const asked =
    wish.staffId === undefined ? hostsFor(able, wish.language) : able.filter(({ id }) => id === wish.staffId);
  const free = inTurn(asked, wish).filter((each) => isFree(each, start, query));
  const ofDay = { travelMinutes, from: wallDay, to: wallDay };
  const within = wish.isUnproven ? free.find((each) => withinShare(each, [start], ofDay).length > 0) : free[0];
  const host = within ?? free[0];
  if (!host) return undefined;
  const takenOf = ({ pauseMinutes }: HostState) => quartersOf(start, DURATION_MINUTES + travelMinutes + pauseMinutes);
  return {
    host,
    quarters: takenOf(host),
    colleagues: colleagues.map((each) => ({ staffId: each.id, quarters: takenOf(each) })),
    wallDay,
    wallTime,
    isBeyondShare: within === undefined,
  };
}
