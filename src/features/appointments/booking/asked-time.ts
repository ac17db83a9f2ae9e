import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import { type LinkChannel, linkToken } from "../link/link-token.ts";
import type { Appointment, AskedTime, Slot, VisitorAppointment } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findAppointment, findHostName, findPhoneEnd } from "../store.ts";
import type { TimeWish } from "../time-wish.ts";
import { refuseOutside } from "../times/host-calendars.ts";
import { readOffer, readTimesWithout } from "../times/offer-times.ts";
import { isZone, wallTimeAt } from "../times/wall-clock.ts";
import type { Asked } from "./book-time.ts";

/**
 * An appointment as its visitor sees it. @param channel of the link they came by: the screen never reveals an emailed
 * link
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
 * Rejects a time our pages would never send with a request.
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
  // If no meeting is possible at all, the request still matters.
  if (kinds.length > 0 && !kinds.includes(kind)) refuse("kind", "kindClosed");
}

function refuse(field: string, key: string): never {
  throw new AppError("invalid", "The time cannot be asked for", { fields: { [field]: key } });
}

/** Free times, nearest to the chosen one first. */
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

/** What the visitor is told about the time they chose with their request. */
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
