import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { listAttendance } from "./hosts/store.ts";
import { followLink, isProven } from "./link.ts";
import { type Appointment, type AppointmentOutcome, type ConditionedTime, DURATION_MINUTES } from "./model.ts";
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
  deleteQuarters,
  findAppointment,
  findBookableRequest,
  lockAppointment,
  updateAppointment,
} from "./store.ts";
import { refuseOutside } from "./times/host-calendars.ts";
import { type OfferQuery, offerTimes, zoneOf } from "./times/offer-times.ts";

/** Who changes an appointment: a visitor through its link, or staff, who send the version they saw. */
export type Changer = { token: string } | { id: number; version: number; staffId: string };

export const actorOf = (changer: Changer): string => ("staffId" in changer ? changer.staffId : "visitor");

/**
 * Runs a change with the appointment locked. `isUnproven` is true if the change comes through an on-screen link whose
 * email address is unproven.
 * @throws AppError `not-found` for an invalid token or a deleted appointment, `outdated` on an edit conflict
 */
export async function changeAppointment<Result>(
  parts: AppointmentsParts,
  changer: Changer,
  change: (db: Queryable, appointment: Appointment, isUnproven: boolean) => Promise<Result>,
): Promise<Result> {
  const { database, facts } = parts;
  const link = "token" in changer ? await followLink(parts, changer.token, ["appointment"]) : undefined;
  const id = "token" in changer ? link?.id : changer.id;
  const result = await facts.transaction(async (db) => {
    const appointment = id === undefined ? undefined : await lockAppointment(database, db, id);
    if (!appointment) throw new AppError("not-found", "There is no such appointment");
    if ("version" in changer && changer.version !== appointment.version) {
      throw new AppError("outdated", "The appointment has changed", { current: appointment });
    }
    return await change(db, appointment, link !== undefined && !isProven(link));
  });
  await database.flushed();
  return result;
}

export interface Move {
  /** ISO 8601; if omitted, the time does not change. */
  start?: string | undefined;
  zone?: string | undefined;
  /** The new host; by default the current host if free, otherwise the next in turn. */
  staffId?: string | undefined;
  /** Excludes the current host, so that another free host is chosen. */
  isReassigned?: boolean;
}

/** An appointment after it was asked to move. */
export interface MovedAppointment extends Appointment {
  /** True if nothing changed, because it already had that time and host. */
  isUnmoved?: true;
}

/**
 * Moves an appointment or gives it to a colleague. Its row, UID and link stay the same and its SEQUENCE increases;
 * moving it to its current time and host changes nothing. Unproven email addresses are limited to their share, as when
 * booking.
 * @param visitor required with an on-screen link while the email address is unproven, otherwise unused
 * @throws AppError `wrong-state` if it is cancelled, `invalid` for a time outside the horizon, `taken` with fresh times
 * if the time is gone; see {@link changeAppointment}
 */
export async function moveAppointment(parts: AppointmentsParts, changer: Changer, to: Move): Promise<MovedAppointment>;
export async function moveAppointment(
  parts: AppointmentsParts,
  changer: Changer,
  to: Move,
  visitor: Visitor,
): Promise<MovedAppointment | ConditionedTime>;
export async function moveAppointment(
  parts: AppointmentsParts,
  changer: Changer,
  { start: asked, zone, staffId, isReassigned = false }: Move,
  visitor?: Visitor,
): Promise<MovedAppointment | ConditionedTime> {
  const { database, clock, facts, secret } = parts;
  /** Query for fresh times in case the requested time is gone. */
  let offer: OfferQuery = { language: "fr", zone };
  const moved = await changeAppointment(parts, changer, async (db, before, isUnproven) => {
    const now = clock();
    if (before.state !== "booked") throw new AppError("wrong-state", "The appointment is cancelled");
    const start = asked === undefined ? before.startsAt.getTime() : Date.parse(asked);
    const isSame = before.startsAt.getTime() === start && (staffId ?? before.staffId) === before.staffId;
    if (isSame && !isReassigned) return { ...before, isUnmoved: true } as const;
    if (asked !== undefined) refuseOutside(start, now);
    const { id, consultationId, language, kind } = before;
    offer = { language, zone, kind, appointmentId: id, isUnproven };
    const request = await findBookableRequest(db, consultationId);
    const place = await findPlace(
      database,
      db,
      {
        start,
        kind,
        appointmentId: id,
        // Try the current host first.
        ownerId: before.staffId,
        language,
        topics: request ? [request.topic] : [],
        staffId,
        colleagues: await listAttendance(db, id),
        exceptStaffId: isReassigned ? before.staffId : undefined,
        withoutNotice: actorOf(changer) !== "visitor",
        isUnproven,
      },
      now,
    );
    if (!place) return undefined;
    const unproven = isUnproven ? named(visitor) : undefined;
    const counted = unproven && { secret, address: unproven.address };
    if (counted && request) {
      if (place.isBeyondShare || !(await hasNetworkShare(db, { ...counted, now, except: id }))) {
        const wish = { start: new Date(start), kind, zone: zoneOf(zone ?? before.visitorZone), appointment: before };
        return await wishOnCondition(parts, db, request, wish, unproven);
      }
    }
    const { host, quarters, colleagues, wallDay, wallTime } = place;
    const claims = [{ staffId: host.id, quarters }, ...colleagues];
    for (const claim of claims) {
      if (!(await claimQuarters(db, claim.staffId, claim.quarters, id))) {
        throw new Error("A quarter that was free is taken");
      }
    }
    await deleteQuarters(db, id, claims);
    const changes = {
      staffId: host.id,
      startsAt: new Date(start),
      endsAt: new Date(start + DURATION_MINUTES * 60_000),
      wallDay,
      wallTime,
      ...(zone === undefined ? {} : { visitorZone: zoneOf(zone) }),
      sequence: before.sequence + 1,
      lateMinutes: null,
      changedAt: now,
    };
    await updateAppointment(db, id, changes);
    if (counted) await countForNetworks(db, id, counted);
    const after = { ...before, ...changes, version: before.version + 1 };
    const fact = {
      kind: "appointment.moved",
      at: now,
      actor: actorOf(changer),
      subject: id,
      ...("staffId" in changer ? { detail: { start: changes.startsAt.toISOString(), host: host.id } } : {}),
      before,
      appointment: after,
    };
    await facts.record(db, fact);
    return after;
  });
  if (moved) return moved;
  throw new AppError("taken", "The time is gone", {
    current: { slots: await offerTimes(parts, offer) },
  });
}

/**
 * Cancels an appointment and frees its time; idempotent.
 * @throws AppError see {@link changeAppointment}
 */
export async function cancelAppointment(
  parts: AppointmentsParts,
  changer: Changer,
  reason: string | null,
): Promise<Appointment> {
  return await changeAppointment(parts, changer, async (db, before) => {
    if (before.state === "cancelled") return before;
    const now = parts.clock();
    const actor = actorOf(changer);
    const changes = {
      state: "cancelled",
      cancelledBy: actor,
      reason,
      sequence: before.sequence + 1,
      changedAt: now,
    } as const;
    await updateAppointment(db, before.id, changes);
    await deleteQuarters(db, before.id);
    const after = { ...before, ...changes, version: before.version + 1 };
    const detail = "staffId" in changer ? { detail: { sequence: after.sequence } } : {};
    const fact = { kind: "appointment.cancelled", at: now, actor, subject: before.id, ...detail, appointment: after };
    await parts.facts.record(db, fact);
    return after;
  });
}

/** How long before the appointment, in ms, visitors can first report being late. Earlier, they can move it instead. */
export const LATE_FROM_MS = 60 * 60_000;

/**
 * Records that the visitor will be late, and emails staff.
 * @throws AppError `wrong-state` if the appointment is cancelled, over or too far ahead; see {@link changeAppointment}
 */
export async function tellLate(parts: AppointmentsParts, token: string, lateMinutes: number): Promise<Appointment> {
  return await changeAppointment(parts, { token }, async (db, before) => {
    const now = parts.clock();
    const isSoon = now >= new Date(before.startsAt.getTime() - LATE_FROM_MS) && now < before.endsAt;
    if (before.state !== "booked" || !isSoon) throw new AppError("wrong-state", "Nothing begins soon");
    if (before.lateMinutes === lateMinutes) return before;
    const changes = { lateMinutes, changedAt: now };
    await updateAppointment(db, before.id, changes);
    const after = { ...before, ...changes, version: before.version + 1 };
    const fact = { kind: "appointment.late", at: now, actor: "visitor", subject: before.id, appointment: after };
    await parts.facts.record(db, fact);
    return after;
  });
}

/**
 * Records the outcome of an appointment; `null` clears it.
 * @throws AppError `wrong-state` if the appointment is cancelled or has not begun; see {@link changeAppointment}
 */
export async function noteOutcome(
  parts: AppointmentsParts,
  changer: Exclude<Changer, { token: string }>,
  outcome: AppointmentOutcome | null,
): Promise<Appointment> {
  return await changeAppointment(parts, changer, async (db, before) => {
    const now = parts.clock();
    if (before.state !== "booked" || now < before.startsAt) throw new AppError("wrong-state", "It has not taken place");
    if (before.outcome === outcome) return before;
    const changes = { outcome, changedAt: now };
    await updateAppointment(db, before.id, changes);
    const after = { ...before, ...changes, version: before.version + 1 };
    const fact = {
      kind: "appointment.outcome",
      at: now,
      actor: actorOf(changer),
      subject: before.id,
      detail: { outcome },
      appointment: after,
    };
    await parts.facts.record(db, fact);
    return after;
  });
}

/**
 * Uses an appointment's link without changing the appointment. An emailed link thereby proves the email address.
 * @throws AppError `not-found` for an invalid token
 */
export async function confirmAddress(parts: AppointmentsParts, token: string): Promise<Appointment> {
  const { id } = await followLink(parts, token, ["appointment"]);
  await parts.database.flushed();
  const appointment = await findAppointment(parts.database.kysely, id);
  if (!appointment) throw new AppError("not-found", "There is no such appointment");
  return appointment;
}
