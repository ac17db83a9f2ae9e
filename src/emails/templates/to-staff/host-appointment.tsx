import { DURATION_MINUTES } from "../../../features/appointments/model.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { calendarFile } from "../../parts/invitation.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { APPOINTMENT_TEXTS, phoneText, withoutLinks } from "../../parts/mail-words.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To the host of an appointment: their own copy, with an invitation that updates in place. */
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
