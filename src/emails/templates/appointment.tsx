import { DURATION_MINUTES } from "../../features/appointments/model.ts";
import { company } from "../../lib/company/company.ts";
import { postalAddress } from "../../lib/company/contact-details.ts";
import { greetingName } from "../../lib/text/mailbox.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import { calendarFile } from "../parts/invitation.ts";
import { APPOINTMENT_TEXTS, phoneText, withoutLinks } from "../parts/mail-words.ts";
import { linkMail, type MailContext, type RenderedMail } from "../parts/rendered-mail.tsx";

/** Builds the email to a visitor about their appointment, with an invitation that updates in place. */
export function appointment(payload: MailPayloads["appointment"], context: MailContext): RenderedMail {
  const { mail: text, page, frame } = APPOINTMENT_TEXTS[context.language];
  const { event, visitor, company: ours, isElsewhere, kind, url, hostName, attendee } = payload;
  // A meeting at our office goes by our clock.
  const isHere = kind === "office";
  const { day, time } = isHere ? ours : visitor;
  const when = text.when(page.day(day), page.time(time));
  const there = isHere && visitor.time !== ours.time ? `, ${page.choose.atYours(page.time(visitor.time))}` : "";
  const zone = isElsewhere && !isHere ? text.elsewhere(page.time(ours.time)) : frame.timeZone + there;
  const isCancelled = event === "cancelled";
  const { how } = page.booked;
  const byPhone = payload.lacksPhone ? how.noPhone : how.phone;
  const place = { phone: byPhone, video: how.video, office: how.office(postalAddress(context.language)) }[kind];
  const before = [
    text.greeting(greetingName(withoutLinks(attendee.name))),
    text.line(page.day(day), page.time(time), zone, DURATION_MINUTES),
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

/** Builds the email to a visitor with a link to choose a time, and the reason for it. */
export function appointmentLink(payload: MailPayloads["appointment-link"], context: MailContext): RenderedMail {
  const { mail: text, page } = APPOINTMENT_TEXTS[context.language];
  const { reason, name, freed, url } = payload;
  const when = freed ? text.when(page.day(freed.visitor.day), page.time(freed.visitor.time)) : "";
  const here = freed?.isElsewhere ? [text.elsewhere(page.time(freed.company.time))] : [];
  return linkMail(
    {
      subject: text.link.subject[reason](when),
      preview: text.link.preview,
      title: text.link.title[reason],
      before: [text.greeting(greetingName(withoutLinks(name))), text.link.why[reason](when), ...here],
      button: reason === "chosen" ? text.link.confirm : text.link.button,
      after: reason === "chosen" ? [text.link.notYou] : freed ? [text.link.first] : [],
      copy: text.copy,
    },
    url,
    context,
  );
}

/** Builds the email to an appointment's host, with an invitation of their own that updates in place. */
export function hostAppointment(payload: MailPayloads["host-appointment"], context: MailContext): RenderedMail {
  const { mail: text, page, frame } = APPOINTMENT_TEXTS[context.language];
  const { event, company: wall, reason, lead, kind, url } = payload;
  const name = withoutLinks(lead.name);
  const firm = withoutLinks(lead.company);
  const phone = lead.phone && phoneText(lead.phone, context.language);
  const when = text.when(page.day(wall.day), page.time(wall.time));
  const subject = text.host.subject[event](name, when);
  const isOver = event === "cancelled" || event === "taken";
  const mail = linkMail(
    {
      subject,
      preview: when,
      title: text.host.title[event],
      before: [
        text.line(page.day(wall.day), page.time(wall.time), frame.timeZone, DURATION_MINUTES),
        page.choose.kinds[kind],
        [name, firm, lead.email, phone].filter(Boolean).join(", "),
        ...(event === "taken" ? [text.host.taken] : []),
        ...(reason && event === "cancelled" ? [text.staff.reason(withoutLinks(reason))] : []),
      ],
      button: text.staff.button,
      after: [],
      copy: text.copy,
    },
    url,
    context,
  );
  const content = calendarFile({
    uid: payload.uid,
    sequence: payload.sequence,
    start: new Date(payload.start),
    end: new Date(payload.end),
    writtenAt: new Date(payload.changedAt),
    title: text.staff.event(name, firm),
    description: [phone, lead.email, url].filter(Boolean).join("\n"),
    isCancelled: isOver,
    organizer: payload.organizer,
    attendee: payload.attendee,
  });
  return { ...mail, invitation: { method: isOver ? "CANCEL" : "REQUEST", content } };
}

/** Builds the email to the team about what a visitor did with an appointment. */
export function staffAppointment(payload: MailPayloads["staff-appointment"], context: MailContext): RenderedMail {
  const { mail: text, page, frame } = APPOINTMENT_TEXTS[context.language];
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
        text.line(page.day(wall.day), page.time(wall.time), frame.timeZone, DURATION_MINUTES),
        page.choose.kinds[payload.kind],
        [withoutLinks(lead.company), lead.email, lead.phone && phoneText(lead.phone, context.language)]
          .filter(Boolean)
          .join(", "),
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
