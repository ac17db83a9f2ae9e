import { AppError } from "../../../lib/http/app-error.ts";
import { listAttendance } from "../hosts/store.ts";
import { type Appointment, type ConditionedTime, DURATION_MINUTES } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { claimQuarters, deleteQuarters, findBookableRequest, updateAppointment } from "../store.ts";
import { refuseOutside } from "../times/host-calendars.ts";
import { type OfferQuery, offerTimes, zoneOf } from "../times/offer-times.ts";
import { actorOf, type Changer, changeAppointment } from "./change-appointment.ts";
import { countForNetworks, hasNetworkShare } from "./network-share.ts";
import { findPlace } from "./place-appointment.ts";
import { named, type Visitor, wishOnCondition } from "./wish-on-condition.ts";

/** Where to move an appointment. */
export interface Move {
  /** ISO 8601; unchanged when left out. */
  start?: string | undefined;
  zone?: string | undefined;
  /** The new host; when left out, the current one if they can, else the next in turn. */
  staffId?: string | undefined;
  /** Takes it away from its host, for any other who is free. */
  isReassigned?: boolean;
}

/**
 * Moves an appointment or gives it to a colleague: same row, UID and link, next SEQUENCE. Moving it to where it already
 * is changes nothing. A visitor with an unproven address is limited to the unproven share, as when booking.
 * @param visitor using the on-screen link; an emailed one is used by whoever holds it
 * @throws AppError `wrong-state` for a cancelled one, `invalid` for a time outside the horizon, `taken` with fresh
 *   times when the time is gone; see {@link changeAppointment}
 */
export async function moveAppointment(parts: AppointmentsParts, changer: Changer, to: Move): Promise<Appointment>;
export async function moveAppointment(
  parts: AppointmentsParts,
  changer: Changer,
  to: Move,
  visitor: Visitor,
): Promise<Appointment | ConditionedTime>;
export async function moveAppointment(
  parts: AppointmentsParts,
  changer: Changer,
  { start: asked, zone, staffId, isReassigned = false }: Move,
  visitor?: Visitor,
): Promise<Appointment | ConditionedTime> {
  const { database, clock, facts, secret } = parts;
  /** For fresh times, should this one be gone. */
  let offer: OfferQuery = { language: "fr", zone };
  const moved = await changeAppointment(parts, changer, async (db, before, isUnproven) => {
    const now = clock();
    if (before.state !== "booked") throw new AppError("wrong-state", "The appointment is cancelled");
    const start = asked === undefined ? before.startsAt.getTime() : Date.parse(asked);
    const isSame = before.startsAt.getTime() === start && (staffId ?? before.staffId) === before.staffId;
    if (isSame && !isReassigned) return before;
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
        // Keeps the same host if possible.
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
