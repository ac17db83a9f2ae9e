import { createHmac } from "node:crypto";
import type { Database, Queryable } from "../../db/database.ts";
import type { Fact } from "../../db/facts.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { dayPlus } from "../../lib/company/company-day.ts";
import { networksOf } from "../../lib/http/private-address.ts";
import { claimMail } from "../mail-limits/mail-limits.ts";
import { lockHosts } from "./hosts/store.ts";
import type { AppointmentKind } from "./kinds.ts";
import { type Appointment, CONDITION_MS, type ConditionedTime, DURATION_MINUTES } from "./model.ts";
import type { AppointmentsParts } from "./parts.ts";
import { type BookableRequest, countUnprovenFrom, insertUnproven } from "./store.ts";
import {
  bookableSpan,
  currentHosts,
  type HostState,
  inTurn,
  readHosts,
  travelMinutesOf,
  type Wish,
  withinShare,
} from "./times/host-calendars.ts";
import { hostsFor } from "./times/offer-times.ts";
import { isFree, quartersOf } from "./times/slots.ts";
import { wallTimeAt } from "./times/wall-clock.ts";

/** A host and time for an appointment. */
interface Place {
  host: HostState;
  /** The host's quarters of an hour that the appointment takes up: meeting, travel and pause. */
  quarters: number[];
  /** Quarters taken up for each colleague who attends. */
  colleagues: { staffId: string; quarters: number[] }[];
  wallDay: string;
  wallTime: string;
  /** True if the appointment would exceed the share of unproven email addresses. */
  isBeyondShare: boolean;
}

interface PlaceWish extends Wish {
  start: number;
  kind: AppointmentKind;
  appointmentId?: number | undefined;
  /** The only host to consider. */
  staffId?: string | undefined;
  /** A host to exclude, because the appointment is being taken away from them. */
  exceptStaffId?: string | undefined;
  /** Colleagues who attend; any who can no longer be booked are ignored. */
  colleagues?: readonly string[] | undefined;
  /** True if the email address is unproven; hosts with share left then come first. */
  isUnproven?: boolean | undefined;
  /** True to ignore the notice period; for staff. */
  withoutNotice?: boolean;
}

/**
 * Locks all hosts, so that no one else can take the time, and picks a free one.
 * @returns undefined if no host is free
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

/** A visitor with an on-screen link, whose email address may be unproven. */
export interface Visitor {
  /** IP address, as the reverse proxy reports it. */
  address: string;
  /** Delay in ms of the emails that the visitor triggers, so that emails for quieter networks leave first. */
  mailsWait: number;
}

/**
 * Requires a visitor, because on-screen links are limited by network.
 * @throws Error without a visitor
 */
export function named(visitor: Visitor | undefined): Visitor {
  if (!visitor) throw new Error("A link of the screen is used by nobody");
  return visitor;
}

/** Maximum conditional links emailed to a mailbox in 24 hours; each can book any free time. */
const MAILS_A_DAY = 3;

interface ConditionalWish {
  start: Date;
  kind: AppointmentKind;
  zone: string;
  /** The appointment to move, if there is one. */
  appointment: Appointment | null;
}

/** Recorded when a visitor chooses a time that only an emailed link can book. */
export type WishedFact = Fact & {
  kind: "appointment.wished";
  request: BookableRequest;
  wished: ConditionalWish & { leavesAt: Date; until: Date };
};

/**
 * Emails a link that books the time if it is still free, unless the mailbox already got several. Nothing is reserved.
 */
export async function wishOnCondition(
  { facts, clock }: AppointmentsParts,
  db: Queryable,
  request: BookableRequest,
  wish: ConditionalWish,
  { mailsWait }: Visitor,
): Promise<ConditionedTime> {
  const now = clock();
  let isMailed = false;
  for (let count = 1; count <= MAILS_A_DAY && !isMailed; count += 1) {
    isMailed = await claimMail(db, `appointment-on-condition-${count}`, request.email, now);
  }
  if (isMailed) {
    const leavesAt = new Date(now.getTime() + mailsWait);
    const until = new Date(leavesAt.getTime() + CONDITION_MS);
    const wished = { ...wish, leavesAt, until };
    const fact = { kind: "appointment.wished", at: now, actor: "visitor", subject: request.id, request, wished };
    await facts.record(db, fact);
  }
  return { state: "on-condition", start: wish.start.toISOString(), kind: wish.kind, isMailed };
}

/**
 * Maximum upcoming appointments with unproven email addresses per network, enough for a visitor and a colleague; larger
 * networks get a multiple. Others on the same network book through the emailed link.
 */
const MOST_AHEAD = 2;

/**
 * Returns the networks of an IP address, each with its maximum number of appointments. The keys are HMAC digests, as in
 * rate limits.
 */
const networkKeys = (secret: string, address: string) =>
  networksOf(address).map(({ network, factor }) => ({
    key: createHmac("sha256", secret).update(`unproven-booking:${network}`).digest("base64url"),
    most: MOST_AHEAD * factor,
  }));

/**
 * Whether the IP address's networks may have one more unproven appointment. Call it within the booking transaction,
 * with hosts locked.
 * @param except id of the appointment being moved
 */
export async function hasNetworkShare(
  db: Queryable,
  { secret, address, now, except }: { secret: string; address: string; now: Date; except?: number | undefined },
): Promise<boolean> {
  for (const { key, most } of networkKeys(secret, address)) {
    if ((await countUnprovenFrom(db, key, now, except)) >= most) return false;
  }
  return true;
}

/** Counts an appointment against an IP address's networks, and no longer against those it counted against before. */
export async function countForNetworks(
  db: Queryable,
  appointmentId: number,
  { secret, address }: { secret: string; address: string },
): Promise<void> {
  await insertUnproven(
    db,
    appointmentId,
    networkKeys(secret, address).map(({ key }) => key),
  );
}
