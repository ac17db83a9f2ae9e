import { randomUUID } from "node:crypto";
import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { readLinkToken } from "../link/link-token.ts";
import { type Appointment, type AppointmentKind, DURATION_MINUTES } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { claimQuarters, findBookableRequest, findBookedFor, insertAppointment } from "../store.ts";
import { refuseOutside } from "../times/host-calendars.ts";
import { offerTimes, zoneOf } from "../times/offer-times.ts";
import { findPlace } from "./place-appointment.ts";

export interface Booking {
  /** Of the link to book. */
  token: string;
  /** ISO 8601. */
  start: string;
  kind: AppointmentKind;
  zone?: string | undefined;
}

/**
 * Books a time for a request. The same time asked for again is the same appointment.
 * @throws AppError `not-found` for a token that is none, `invalid` for a time outside of the horizon, `wrong-state` when the request has another appointment, `taken`
 *   with fresh times when the time is gone
 */
export async function bookTime(parts: AppointmentsParts, booking: Booking): Promise<Appointment> {
  const consultationId = readLinkToken(parts.secret, "book", booking.token);
  if (consultationId === undefined) throw new AppError("not-found", "The link is none of ours");
  refuseOutside(Date.parse(booking.start), parts.clock());
  const result = await parts.facts.sharedTransaction((db) => book(parts, db, consultationId, booking));
  if (typeof result === "object") {
    await parts.database.flushed();
    return result;
  }
  if (result === "unknown") throw new AppError("not-found", "There is no such request");
  if (result === "other") throw new AppError("wrong-state", "The request has an appointment already");
  const { zone, kind } = booking;
  const language = result === "gone-en" ? "en" : "fr";
  throw new AppError("taken", "The time is gone", {
    current: { slots: await offerTimes(parts, { language, zone, kind }) },
  });
}

type Refusal = "unknown" | "other" | "gone-fr" | "gone-en";

// A refusal is returned, not thrown: a throw would undo what others do in the same transaction.
async function book(
  { database, clock, facts }: AppointmentsParts,
  db: Queryable,
  consultationId: number,
  { start: asked, kind, zone }: Booking,
): Promise<Appointment | Refusal> {
  const now = clock();
  const start = Date.parse(asked);
  const request = await findBookableRequest(db, consultationId);
  if (request?.review !== "accepted") return "unknown";
  const { ownerId, language } = request;
  const gone = `gone-${language}` as const;
  const wish = { start, kind, ownerId, language, topics: [request.topic] };
  const place = await findPlace(database, db, wish, now);
  // After the hosts are held: two clicks of one visitor meet here.
  const earlier = await findBookedFor(db, consultationId);
  if (earlier) return earlier.startsAt.getTime() === start && earlier.kind === kind ? earlier : "other";
  if (!place) return gone;
  const { host, quarters, wallDay, wallTime } = place;
  const appointment = {
    uid: randomUUID(),
    consultationId,
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
  if (!(await claimQuarters(db, host.id, quarters, id))) {
    throw new Error("A quarter that was free is taken");
  }
  const stored = { id, ...appointment };
  const fact = { kind: "appointment.booked", at: now, actor: "visitor", subject: id, appointment: stored };
  await facts.record(db, fact);
  return stored;
}
