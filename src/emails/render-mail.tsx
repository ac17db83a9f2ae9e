import { render } from "@react-email/render";
import type { Language } from "../lib/language.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { withoutDisguises } from "./parts/stranger-text.ts";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { appointment, appointmentLink, staffAppointment } from "./templates/appointment.tsx";
import { calendarWithdrawn } from "./templates/calendar-withdrawn.tsx";
import { letter } from "./templates/letter.tsx";
import { newsletterConfirm } from "./templates/newsletter-confirm.tsx";
import { newsletterIssue } from "./templates/newsletter-issue.tsx";
import { newsletterWelcome } from "./templates/newsletter-welcome.tsx";
import { passwordReset } from "./templates/password-reset.tsx";
import { privacyAnswer } from "./templates/privacy-answer.tsx";
import { privacyLink } from "./templates/privacy-link.tsx";
import { staffAccountChanged } from "./templates/staff-account-changed.tsx";
import { staffChatSummary } from "./templates/staff-chat-summary.tsx";
import { staffDigest } from "./templates/staff-digest.tsx";
import { staffInvitation } from "./templates/staff-invitation.tsx";
import { staffManyChats } from "./templates/staff-many-chats.tsx";
import { staffMention } from "./templates/staff-mention.tsx";
import { staffNewConsultation } from "./templates/staff-new-consultation.tsx";
import { visitorConfirmation } from "./templates/visitor-confirmation.tsx";

const MAILS: { [Template in MailTemplate]: (payload: MailPayloads[Template], context: MailContext) => RenderedMail } = {
  "staff-new-consultation": staffNewConsultation,
  "visitor-confirmation": visitorConfirmation,
  "staff-digest": staffDigest,
  "staff-chat-summary": staffChatSummary,
  "staff-many-chats": staffManyChats,
  "staff-mention": staffMention,
  appointment,
  "appointment-link": appointmentLink,
  "staff-appointment": staffAppointment,
  "calendar-withdrawn": calendarWithdrawn,
  letter,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-welcome": newsletterWelcome,
  "newsletter-issue": newsletterIssue,
  "staff-invitation": staffInvitation,
  "staff-account-changed": staffAccountChanged,
  "privacy-link": privacyLink,
  "privacy-answer": privacyAnswer,
  "password-reset": passwordReset,
};

/**
 * Subject, HTML and text of a mail.
 * @throws Error for a template that is not ours: a newer version of the program may know it
 */
export async function renderMail<Template extends MailTemplate>(
  template: Template,
  payload: MailPayloads[Template],
  language: Language,
  siteUrl: string,
): Promise<Omit<RenderedMail, "html"> & { html: string }> {
  if (!Object.hasOwn(MAILS, template)) throw new Error(`There is no mail called ${template}`);
  const mail = MAILS[template](withoutDisguises(payload), { language, siteUrl });
  return { ...mail, html: await render(mail.html) };
}
