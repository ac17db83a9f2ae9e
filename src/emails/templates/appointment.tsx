import { company } from "../../lib/company/company.ts";
import { postalAddress } from "../../lib/company/postal-address.ts";
import { appointmentMail as en } from "../../text/en/emails/appointment.ts";
import { appointment as pageEn } from "../../text/en/site/appointment.ts";
import { appointmentMail as fr } from "../../text/fr/emails/appointment.ts";
import { appointment as pageFr } from "../../text/fr/site/appointment.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import { calendarFile } from "../parts/invitation.ts";
import { linkMail } from "../parts/link-mail.tsx";
import { withoutLinks } from "../parts/stranger-text.ts";
import type { MailContext, RenderedMail } from "../rendered-mail.ts";

const TEXTS = { fr: { mail: fr, page: pageFr }, en: { mail: en, page: pageEn } };

/** To the visitor: their appointment, with an invitation that updates in place. */
export function appointment(payload: MailPayloads["appointment"], context: MailContext): RenderedMail {
  const { mail: text, page } = TEXTS[context.language];
  const { event, visitor, isElsewhere, kind, url, hostName, attendee } = payload;
  const when = text.when(page.day(visitor.day), page.time(visitor.time));
  const isCancelled = event === "cancelled";
  const place = kind === "office" ? text.kinds.office(addressIn(context.language)) : text.kinds[kind];
  const before = [
    text.greeting(withoutLinks(attendee.name)),
    isElsewhere ? `${when} (${text.elsewhere(page.time(payload.company.time))})` : when,
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
    location: kind === "office" ? addressIn(context.language) : undefined,
    isCancelled,
    organizer: payload.organizer,
    attendee,
  });
  return { ...mail, invitation: { method: isCancelled ? "CANCEL" : "REQUEST", content } };
}

/** To the visitor: a link to another time, and why. */
export function appointmentLink(payload: MailPayloads["appointment-link"], context: MailContext): RenderedMail {
  const { mail: text, page } = TEXTS[context.language];
  const { reason, name, freed, url } = payload;
  const when = freed ? text.when(page.day(freed.visitor.day), page.time(freed.visitor.time)) : "";
  const here = freed?.isElsewhere ? [text.elsewhere(page.time(freed.company.time))] : [];
  return linkMail(
    {
      subject: text.link.subject[reason](when),
      preview: text.link.preview,
      title: text.link.title[reason],
      before: [text.greeting(withoutLinks(name)), text.link.why[reason](when), ...here],
      button: text.link.button,
      after: freed ? [text.link.first] : [],
      copy: text.copy,
    },
    url,
    context,
  );
}

/** To the team: what became of an appointment, by whom. */
export function staffAppointment(payload: MailPayloads["staff-appointment"], context: MailContext): RenderedMail {
  const { mail: text, page } = TEXTS[context.language];
  const { event, company: wall, lateMinutes, reason, lead, url } = payload;
  const name = withoutLinks(lead.name);
  const when = text.when(page.day(wall.day), page.time(wall.time));
  const subject =
    event === "late" ? text.staff.subject.late(name, lateMinutes ?? 0) : text.staff.subject[event](name, when);
  return linkMail(
    {
      subject,
      preview: when,
      title: subject,
      before: [
        `${when}, ${page.choose.kinds[payload.kind]}`,
        [withoutLinks(lead.company), lead.email, lead.phone].filter(Boolean).join(", "),
        ...(reason ? [text.staff.reason(withoutLinks(reason))] : []),
      ],
      button: text.staff.button,
      after: [],
      copy: text.copy,
    },
    url,
    context,
  );
}

const addressIn = (language: MailContext["language"]) => postalAddress(language);
