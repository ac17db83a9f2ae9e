import { DURATION_MINUTES } from "../../../features/appointments/model.ts";
import { company } from "../../../lib/company/company.ts";
import { postalAddress } from "../../../lib/company/contact-details.ts";
import { greetingName } from "../../../lib/text/mailbox.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { calendarFile } from "../../parts/invitation.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { APPOINTMENT_TEXTS, withoutLinks } from "../../parts/mail-words.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a visitor: their appointment, with an invitation that updates in place. */
export function appointment(payload: MailPayloads["appointment"], context: MailContext): RenderedMail {
  const { mail: text, page, frame } = APPOINTMENT_TEXTS[context.language];
  const { event, visitor, isElsewhere, kind, url, hostName, attendee } = payload;
  const when = text.when(page.day(visitor.day), page.time(visitor.time));
  const zone = isElsewhere ? text.elsewhere(page.time(payload.company.time)) : frame.timeZone;
  const isCancelled = event === "cancelled";
  const { how } = page.booked;
  const byPhone = payload.lacksPhone ? how.noPhone : how.phone;
  const place = { phone: byPhone, video: how.video, office: how.office(postalAddress(context.language)) }[kind];
  const before = [
    text.greeting(greetingName(withoutLinks(attendee.name))),
    text.line(page.day(visitor.day), page.time(visitor.time), zone, DURATION_MINUTES),
    ...(isCancelled ? [text.free] : [place, ...(hostName ? [text.with(hostName)] : [])]),
  ];
  const mail = linkMail(
    {
      subject: text.subject[event](when),
      preview: text.preview,
      title: text.title[event],
      before,
      button: text.button[event],
      after: isCancelled || event === "reminder" ? [] : [text.calendar],
      copy: text.copy,
    },
    url,
    context,
  );
  // Reminders change nothing in a calendar.
  if (event === "reminder") return mail;
  const content = calendarFile({
    uid: payload.uid,
    sequence: payload.sequence,
    start: new Date(payload.start),
    end: new Date(payload.end),
    writtenAt: new Date(payload.changedAt),
    title: text.event(company.name),
    description: page.event.description(url),
    location: kind === "office" ? postalAddress(context.language) : undefined,
    isCancelled,
    organizer: payload.organizer,
    attendee,
  });
  return { ...mail, invitation: { method: isCancelled ? "CANCEL" : "REQUEST", content } };
}
