import { randomUUID } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { lockHosts } from "./hosts/store.ts";
import type { AppointmentKind } from "./kinds.ts";
import { followLink, isProven, type LinkChannel, linkToken } from "./link.ts";
import {
  type Appointment,
  type AskedTime,
  type ConditionedTime,
  DURATION_MINUTES,
  type Slot,
  type TimeWish,
  type VisitorAppointment,
} from "./model.ts";
import type { AppointmentsParts } from "./parts.ts";
import {
  countForNetworks,
  findPlace,
  hasNetworkShare,
  named,
  type Visitor,
  wishOnCondition,
} from "./place-appointment.ts";
import {
  claimQuarters,
  findAppointment,
  findBookableRequest,
  findBookedFor,
  findHostName,
  findPhoneEnd,
  insertAppointment,
} from "./store.ts";
import { currentHosts, isOutside, refuseOutside } from "./times/host-calendars.ts";
import { readOffer, readTimesWithout, usualKinds, zoneOf } from "./times/offer-times.ts";
import { isZone, wallTimeAt } from "./times/wall-clock.ts";

interface Booking {
  /** Token of the booking link. */
  token: string;
  /** ISO 8601 instant. */
  start: string;
  kind: AppointmentKind;
  zone?: string | undefined;
}

/**
 * Books a time for a request; asking for the same time again returns the same appointment. Through an on-screen link,
 * whose visitor may have typed anyone's email address, only part of each day can be booked; the rest requires the
 * emailed link.
 * @param visitor required with an on-screen link while the email address is unproven, otherwise unused
 * @throws AppError `not-found` for an invalid token, `invalid` for a time outside the horizon, `wrong-state` if the
 * request has another appointment, `taken` with fresh times if the time is gone
 */
export async function bookTime(parts: AppointmentsParts, booking: Booking): Promise<Appointment>;
export async function bookTime(
  parts: AppointmentsParts,
  booking: Booking,
  visitor: Visitor,
): Promise<Appointment | ConditionedTime>;
export async function bookTime(
  parts: AppointmentsParts,
  booking: Booking,
  visitor?: Visitor,
): Promise<Appointment | ConditionedTime> {
  const link = await followLink(parts, booking.token, ["book"]);
  refuseOutside(Date.parse(booking.start), parts.clock());
  const unproven = isProven(link) ? undefined : named(visitor);
  const { start, kind: chosen } = booking;
  const wish = { ...booking, start: Date.parse(start), kinds: [chosen] };
  const result = await parts.facts.sharedTransaction((db) => book(parts, db, link.id, wish, unproven));
  if (result.state === "unknown") throw new AppError("not-found", "There is no such request");
  if (result.state === "other") throw new AppError("wrong-state", "The request has an appointment already");
  if (result.state === "gone") {
    const { zone, kind } = booking;
    const query = { language: result.language, zone, kind, isUnproven: unproven !== undefined };
    const slots = await readTimesWithout(parts, Date.parse(booking.start), query);
    throw new AppError("taken", "The time is gone", { current: { slots } });
  }
  await parts.database.flushed();
  return result;
}

/**
 * `unknown`: no accepted request; `other`: the request has another appointment; `gone`: no host is free, so other times
 * are offered in `language`.
 */
type Refusal = { state: "unknown" } | { state: "other" } | { state: "gone"; language: Language };

interface Wish {
  /** Milliseconds since 1970. */
  start: number;
  /** In order of preference; the first for which a host is free is booked. */
  kinds: readonly AppointmentKind[];
  zone?: string | undefined;
}

/** Outcome of a time chosen with a request; stored with the response, so that a retry gets the same outcome. */
export type Asked = { state: "booked"; id: number } | ConditionedTime | { state: "requested" };

/**
 * Books the time chosen with a request, in the transaction that stores or accepts the request. If no way to meet was
 * chosen, phone comes first for requests with a number, otherwise video.
 * @param visitor absent if staff accepted the request
 */
export async function bookWithRequest(
  parts: AppointmentsParts,
  db: Queryable,
  request: { id: number; phone: string | null },
  { start, kind, zone }: TimeWish,
  visitor?: Visitor,
): Promise<Asked> {
  const wish = { start: Date.parse(start), kinds: kind ? [kind] : usualKinds(Boolean(request.phone)), zone };
  // The time may have passed if staff accept the request days later.
  if (isOutside(wish.start, parts.clock())) return { state: "requested" };
  const result = await book(parts, db, request.id, wish, visitor);
  if (result.state === "on-condition") return result;
  return "id" in result ? { state: "booked", id: result.id } : { state: "requested" };
}

/** Locks all hosts until the transaction ends. To avoid deadlocks, call it before the transaction writes anything. */
export async function holdHosts({ database, clock }: AppointmentsParts, db: Queryable): Promise<void> {
  const hosts = await currentHosts(db, clock());
  await lockHosts(
    database,
    db,
    hosts.map(({ staffId }) => staffId),
  );
}

// Refusals are returned rather than thrown, because throwing would roll back the caller's transaction.
async function book(
  parts: AppointmentsParts,
  db: Queryable,
  consultationId: number,
  { start, kinds, zone }: Wish,
  unproven: Visitor | undefined,
): Promise<Appointment | ConditionedTime | Refusal> {
  const { database, clock, facts, secret } = parts;
  const now = clock();
  const request = await findBookableRequest(db, consultationId);
  if (request?.review !== "accepted") return { state: "unknown" };
  const { ownerId, language } = request;
  const wish = { start, ownerId, language, topics: [request.topic], isUnproven: unproven !== undefined };
  let kind = kinds[0]!;
  let place = await findPlace(database, db, { ...wish, kind }, now);
  for (const other of kinds.slice(1)) {
    if (place) break;
    kind = other;
    place = await findPlace(database, db, { ...wish, kind }, now);
  }
  // Checked only now that the hosts are locked, so that the second request of a double click sees the first booking.
  const earlier = await findBookedFor(db, consultationId);
  if (earlier) {
    return earlier.startsAt.getTime() === start && kinds.includes(earlier.kind) ? earlier : { state: "other" };
  }
  if (!place) return { state: "gone", language };
  const counted = unproven && { secret, address: unproven.address };
  if (counted && (place.isBeyondShare || !(await hasNetworkShare(db, { ...counted, now })))) {
    const wished = { start: new Date(start), kind, zone: zoneOf(zone), appointment: null };
    return await wishOnCondition(parts, db, request, wished, unproven);
  }
  const { host, quarters, wallDay, wallTime } = place;
  const appointment = {
    uid: randomUUID(),
    consultationId,
    linkNonce: randomUUID(),
    staffId: host.id,
    kind,
    startsAt: new Date(start),
    endsAt: new Date(start + DURATION_MINUTES * 60_000),
    wallDay,
    wallTime,
    visitorZone: zoneOf(zone),
    language,
    state: "booked",
    outcome: null,
    sequence: 0,
    version: 1,
    cancelledBy: null,
    reason: null,
    lateMinutes: null,
    createdAt: now,
    changedAt: now,
  } satisfies Omit<Appointment, "id">;
  const id = await insertAppointment(db, appointment);
  if (!(await claimQuarters(db, host.id, quarters, id))) throw new Error("A quarter that was free is taken");
  if (counted) await countForNetworks(db, id, counted);
  const stored = { id, ...appointment };
  const fact = { kind: "appointment.booked", at: now, actor: "visitor", subject: id, appointment: stored };
  await facts.record(db, fact);
  return stored;
}

/**
 * Returns an appointment as its visitor sees it.
 * @param channel of the link that the visitor used; an on-screen link must not reveal the emailed one
 */
export async function seenByVisitor(
  { secret, database }: Pick<AppointmentsParts, "secret" | "database">,
  appointment: Appointment,
  channel: LinkChannel,
): Promise<VisitorAppointment> {
  const { uid, state, kind, startsAt, endsAt, sequence, staffId, consultationId, visitorZone } = appointment;
  return {
    uid,
    state,
    kind,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    sequence,
    token: linkToken(secret, "appointment", channel, appointment),
    company: wallTimeAt(startsAt.getTime(), COMPANY_TIME_ZONE),
    visitor: wallTimeAt(startsAt.getTime(), visitorZone),
    hostName: await findHostName(database.kysely, staffId),
    phoneEnd: await findPhoneEnd(database.kysely, consultationId),
  };
}

/**
 * Rejects a chosen time outside the horizon, an invalid time zone, or a way to meet that is not on offer.
 * @throws AppError `invalid`
 */
export async function checkWish(
  parts: AppointmentsParts,
  { start, kind, zone }: TimeWish,
  language: Language,
): Promise<void> {
  if (zone !== undefined && !isZone(zone)) refuse("zone", "zoneInvalid");
  refuseOutside(Date.parse(start), parts.clock());
  if (kind === undefined) return;
  const { kinds } = await readOffer(parts, { language });
  // If no way to meet is on offer at all, we still want the request.
  if (kinds.length > 0 && !kinds.includes(kind)) refuse("kind", "kindClosed");
}

function refuse(field: string, key: string): never {
  throw new AppError("invalid", "The time cannot be asked for", { fields: { [field]: key } });
}

/** Returns free times, those nearest to the chosen time first. */
export async function nearestTimes(
  parts: AppointmentsParts,
  { start, kind, zone }: Partial<TimeWish>,
  language: Language,
): Promise<Slot[]> {
  const wished = Date.parse(start ?? "");
  const slots = await readTimesWithout(parts, wished, { language, kind, zone, isUnproven: true });
  if (Number.isNaN(wished)) return slots;
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.start) - wished);
  return [...slots].sort((a, b) => distance(a) - distance(b));
}

/**
 * Converts an outcome for the visitor.
 * @param wish the time chosen with the request
 */
export async function tellAsked(
  parts: AppointmentsParts,
  asked: Asked,
  wish: TimeWish,
  language: Language,
): Promise<AskedTime> {
  if (asked.state === "on-condition") return asked;
  const appointment = asked.state === "booked" && (await findAppointment(parts.database.kysely, asked.id));
  if (appointment) return await seenByVisitor(parts, appointment, "screen");
  const start = new Date(wish.start).toISOString();
  return { state: "requested", start, slots: await nearestTimes(parts, wish, language) };
}
