import { calendarFile } from "../../../emails/parts/invitation.ts";
import { company } from "../../../lib/company/company.ts";
import { postalAddress } from "../../../lib/company/postal-address.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { pathIn } from "../../../lib/language.ts";
import { appointment as en } from "../../../text/en/site/appointment.ts";
import { appointment as fr } from "../../../text/fr/site/appointment.ts";
import { APPOINTMENT_PATH } from "../kinds.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findAppointment } from "../store.ts";
import { openLink } from "./open-link.ts";

const TEXTS = { fr, en };

/**
 * An appointment for calendars that do not read emailed invitations.
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
