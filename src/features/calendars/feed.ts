import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { company } from "../../lib/company/company.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../lib/secrets.ts";
import { deskAppointments as en } from "../../text/en/desk/appointments.ts";
import { deskAppointments as fr } from "../../text/fr/desk/appointments.ts";
import { hostUidOf } from "../appointments/link.ts";
import type { CalendarsParts } from "./calendars.ts";
import { findFeedOwner, listFeedAppointments, updateFeed } from "./store.ts";

const TEXTS = { fr, en };

/** How long appointments stay in the feed after they end, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Component that makes an empty calendar valid (RFC 5545, section 3.6). Without it, calendar programs would reject the
 * feed and keep old events.
 */
const ONE_COMPONENT = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
  "",
].join("\r\n");

/** Refresh interval suggested to calendar programs, in seconds. */
const TTL_S = 900;

/**
 * Creates the URL through which a staff member's calendar subscribes to the member's appointments. The previous URL
 * stops working.
 * @returns the URL, of which only a digest is stored
 * @throws AppError `conflict` if the member was never a host
 */
export async function renewFeed(
  { facts, clock, siteUrl }: Pick<CalendarsParts, "facts" | "clock" | "siteUrl">,
  staffId: string,
): Promise<{ url: string }> {
  const token = newSecretToken();
  await facts.transaction(async (db) => {
    if (!(await updateFeed(db, staffId, digestOfToken(token)!))) throw new AppError("conflict", "Only hosts have one");
    const fact = { kind: "calendar.feed-renewed", at: clock(), actor: staffId, subject: staffId, detail: {} };
    await facts.record(db, fact);
  });
  return { url: `${siteUrl}/api/calendars/${token}.ics` };
}

/** Revokes a staff member's feed, if any. */
export async function revokeFeed({ facts, clock }: Pick<CalendarsParts, "facts" | "clock">, staffId: string) {
  await facts.transaction(async (db) => {
    if (!(await updateFeed(db, staffId, null))) return;
    const fact = { kind: "calendar.feed-revoked", at: clock(), actor: staffId, subject: staffId, detail: {} };
    await facts.record(db, fact);
  });
}

/**
 * Renders a staff member's appointments as a calendar feed, with only times, initials and ways to meet, because anyone
 * who has the URL can read it.
 * @param name file name: a token and `.ics`
 * @throws AppError `not-found` if the token is invalid or revoked, or if the member has left
 */
export async function readFeed(
  { database: { kysely: db }, clock }: Pick<CalendarsParts, "database" | "clock">,
  name: string,
): Promise<string> {
  const digest = digestOfToken(/^(.+)\.ics$/.exec(name)?.[1]);
  const owner = digest && (await findFeedOwner(db, digest));
  if (!owner) throw new AppError("not-found", "There is no such calendar");
  const text = TEXTS[owner.language ?? DEFAULT_LANGUAGE];
  const calendar = ical({
    name: company.name,
    prodId: { company: company.name, product: "appointments" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_S,
  });
  for (const appointment of await listFeedAppointments(db, owner.id, new Date(clock().getTime() - KEPT_MS))) {
    calendar.createEvent({
      id: hostUidOf(appointment.uid),
      sequence: appointment.sequence,
      stamp: appointment.changedAt,
      start: appointment.startsAt,
      end: appointment.endsAt,
      summary: `${initialsOf(appointment.name)}, ${text.kinds[appointment.kind]}`,
      // Cancelled events stay in the feed, because some programs keep an event that merely disappears.
      ...(appointment.state === "cancelled" && { status: ICalEventStatus.CANCELLED }),
    });
  }
  // Every line ends in CRLF, including the last line (RFC 5545, section 3.1).
  const file = `${calendar.toString().trimEnd()}\r\n`;
  return calendar.length() > 0 ? file : file.replace("END:VCALENDAR", `${ONE_COMPONENT}END:VCALENDAR`);
}

/** Returns up to four initials: `Zoé Tremblay-Roy` → `Z. T. R.` */
const initialsOf = (name: string): string =>
  (name.match(/(?<!\p{L})\p{L}/gu) ?? [])
    .slice(0, 4)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(" ");
