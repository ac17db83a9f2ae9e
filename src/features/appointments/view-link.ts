import { calendarFile } from "../../emails/parts/invitation.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import { postalAddress } from "../../lib/company/contact-details.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { appointment as en } from "../../text/en/site/appointment.ts";
import { appointment as fr } from "../../text/fr/site/appointment.ts";
import { LATE_FROM_MS } from "./change-appointment.ts";
import { APPOINTMENT_KINDS, APPOINTMENT_PATH } from "./kinds.ts";
import { followLink, isProven, type Linked, type LinkPurpose, linkToken, type OpenLink, openLink } from "./link.ts";
import { deleteWaiting, insertWaiting, isWaiting } from "./mails-store.ts";
import type { AppointmentView } from "./model.ts";
import type { AppointmentsParts } from "./parts.ts";
import {
  findAppointment,
  findBookableRequest,
  findBookedFor,
  findHostName,
  findLinkedRequest,
  findPhoneEnd,
} from "./store.ts";
import { readOffer, readTimes, zoneOf } from "./times/offer-times.ts";
import { wallTimeAt } from "./times/wall-clock.ts";

interface LinkQuery {
  /** Empty if the URL has none. */
  token: string;
  zone?: string | undefined;
  /** How to meet, from the URL; unchecked. */
  kind?: string | undefined;
  language: Language;
}

/**
 * Returns what a link's page shows: the appointment, or times if the request has none. Read-only, because mail scanners
 * open links; changes require a `POST`.
 */
export async function viewLink(
  parts: AppointmentsParts,
  { token, zone, kind: asked, language }: LinkQuery,
): Promise<AppointmentView> {
  const db = parts.database.kysely;
  const link = await openLink(db, parts.secret, token);
  if (link?.purpose === "appointment") return await viewAppointment(parts, link, link.id, zone);
  const request = link && (await findBookableRequest(db, link.id));
  if (!link || request?.review !== "accepted") return { state: "no-link" };
  const booked = await findBookedFor(db, request.id);
  if (booked) return await viewAppointment(parts, link, booked.id, zone);
  const kind = APPOINTMENT_KINDS.find((each) => each === asked);
  const offer = await readOffer(parts, {
    language,
    zone,
    kind,
    hasPhone: Boolean(request.phone),
    isUnproven: !isProven(link),
  });
  return {
    state: "choose",
    language: request.language,
    zone: zoneOf(zone),
    ...offer,
    isKindAsked: kind !== undefined,
    isWaiting: await isWaiting(db, request.id),
  };
}

interface PickerQuery extends Omit<LinkQuery, "token"> {
  /** Chosen time, ISO 8601; empty to skip the choice and show the form. */
  start?: string | undefined;
}

/**
 * Returns what the page shows without a link: a choice of times, then the form with the chosen time. If that time is
 * gone, the choice is shown again.
 */
export async function viewPicker(
  parts: AppointmentsParts,
  { start, zone: named, kind: asked, language }: PickerQuery,
): Promise<AppointmentView> {
  const zone = zoneOf(named);
  const kind = APPOINTMENT_KINDS.find((each) => each === asked);
  if (start === "") return { state: "form", zone, kind, slot: undefined };
  const query = { language, zone, isUnproven: true };
  if (start !== undefined) {
    // Until the visitor chooses a way to meet, it is enough that the time is free for any way.
    const slots = kind ? (await readOffer(parts, { ...query, kind })).slots : await readTimes(parts, query);
    const slot = slots.find((each) => Date.parse(each.start) === Date.parse(start));
    if (slot) return { state: "form", zone, kind, slot };
  }
  const offer = await readOffer(parts, { ...query, kind });
  const gone = start !== undefined && !Number.isNaN(Date.parse(start)) ? start : undefined;
  return { state: "pick", zone, ...offer, isKindAsked: kind !== undefined, gone };
}

async function viewAppointment(
  parts: AppointmentsParts,
  link: OpenLink,
  id: number,
  asked: string | undefined,
): Promise<AppointmentView> {
  const appointment = await findAppointment(parts.database.kysely, id);
  if (!appointment) return { state: "no-link" };
  const { state, kind, startsAt, endsAt, language, consultationId, staffId, lateMinutes } = appointment;
  const request = await findLinkedRequest(parts.database.kysely, consultationId);
  const token = (purpose: LinkPurpose, row: Linked) => linkToken(parts.secret, purpose, link.channel, row);
  const zone = zoneOf(asked ?? appointment.visitorZone);
  const now = parts.clock();
  const isOver = endsAt <= now;
  return {
    state,
    language,
    zone,
    kind,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    company: wallTimeAt(startsAt.getTime(), COMPANY_TIME_ZONE),
    visitor: wallTimeAt(startsAt.getTime(), zone),
    hostName: await findHostName(parts.database.kysely, staffId),
    phoneEnd: await findPhoneEnd(parts.database.kysely, consultationId),
    lateMinutes,
    isSoon: !isOver && now >= new Date(startsAt.getTime() - LATE_FROM_MS),
    isOver,
    token: token("appointment", appointment),
    bookToken: request ? token("book", request) : "",
    isToConfirm: link.channel === "mail" && link.addressProvenAt === null,
    isWaiting: await isWaiting(parts.database.kysely, consultationId),
    slots:
      state === "booked" && !isOver
        ? (await readTimes(parts, { language, zone, kind, appointmentId: id, isUnproven: !isProven(link) })).filter(
            (slot) => Date.parse(slot.start) !== startsAt.getTime(),
          )
        : [],
  };
}

const TEXTS = { fr, en };

/**
 * Returns the ICS file of an appointment, for calendars that ignore emailed invitations.
 * @throws AppError `not-found` for an invalid token
 */
export async function readCalendarFile(
  { database, secret, siteUrl, senderMail }: AppointmentsParts,
  token: string,
): Promise<string> {
  const link = await openLink(database.kysely, secret, token);
  const found = link?.purpose === "appointment" ? await findAppointment(database.kysely, link.id) : undefined;
  if (!found) throw new AppError("not-found", "There is no such appointment");
  const { event } = TEXTS[found.language];
  const address = `${siteUrl}${pathIn(found.language, APPOINTMENT_PATH)}?token=${encodeURIComponent(token)}`;
  return calendarFile({
    uid: found.uid,
    sequence: found.sequence,
    start: found.startsAt,
    end: found.endsAt,
    writtenAt: found.changedAt,
    title: event.title,
    description: event.description(address),
    location: found.kind === "office" ? postalAddress(found.language) : undefined,
    isCancelled: found.state === "cancelled",
    organizer: { name: company.name, email: senderMail },
  });
}

/**
 * Joins or leaves the waiting list for an earlier time; idempotent.
 * @param token of a booking link or an appointment link
 * @throws AppError `not-found` for an invalid token, or if the request cannot be booked
 */
export async function changeWaiting(
  parts: AppointmentsParts,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<void> {
  const { database, clock, facts } = parts;
  const { consultationId } = await followLink(parts, token, ["book", "appointment"]);
  await facts.transaction(async (db) => {
    const request = await findBookableRequest(db, consultationId);
    if (request?.review !== "accepted") throw new AppError("not-found", "The link is none of ours");
    if (wanted) await insertWaiting(db, request.id, clock());
    else await deleteWaiting(db, request.id);
  });
  await database.flushed();
}
