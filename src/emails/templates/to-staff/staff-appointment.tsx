import { DURATION_MINUTES } from "../../../features/appointments/model.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { APPOINTMENT_TEXTS, phoneText, withoutLinks } from "../../parts/mail-words.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To the team: what happened to an appointment, and by whom. */
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
