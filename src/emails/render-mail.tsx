import { render } from "@react-email/render";
import type { Language } from "../lib/language.ts";
import { claimsEn } from "../text/en/claims.ts";
import { claimsFr } from "../text/fr/claims.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { withoutDisguises } from "./parts/mail-words.ts";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { newsletterConfirm } from "./templates/to-readers/newsletter-confirm.tsx";
import { newsletterIssue } from "./templates/to-readers/newsletter-issue.tsx";
import { newsletterWelcome } from "./templates/to-readers/newsletter-welcome.tsx";
import { calendarWithdrawn } from "./templates/to-staff/calendar-withdrawn.tsx";
import { claimLapsed } from "./templates/to-staff/claim-lapsed.tsx";
import { hostAppointment } from "./templates/to-staff/host-appointment.tsx";
import { passwordReset } from "./templates/to-staff/password-reset.tsx";
import { staffAccountChanged } from "./templates/to-staff/staff-account-changed.tsx";
import { staffAppointment } from "./templates/to-staff/staff-appointment.tsx";
import { staffChatSummary } from "./templates/to-staff/staff-chat-summary.tsx";
import { staffDigest } from "./templates/to-staff/staff-digest.tsx";
import { staffInvitation } from "./templates/to-staff/staff-invitation.tsx";
import { staffMany } from "./templates/to-staff/staff-many.tsx";
import { staffMention } from "./templates/to-staff/staff-mention.tsx";
import { staffNewConsultation } from "./templates/to-staff/staff-new-consultation.tsx";
import { webhookOff } from "./templates/to-staff/webhook-off.tsx";
import { appointment } from "./templates/to-visitors/appointment.tsx";
import { appointmentLink } from "./templates/to-visitors/appointment-link.tsx";
import { letter } from "./templates/to-visitors/letter.tsx";
import { privacyAnswer } from "./templates/to-visitors/privacy-answer.tsx";
import { privacyLink } from "./templates/to-visitors/privacy-link.tsx";
import { visitorConfirmation } from "./templates/to-visitors/visitor-confirmation.tsx";

const MAILS: { [Template in MailTemplate]: (payload: MailPayloads[Template], context: MailContext) => RenderedMail } = {
  "staff-new-consultation": staffNewConsultation,
  "visitor-confirmation": visitorConfirmation,
  "staff-digest": staffDigest,
  "staff-chat-summary": staffChatSummary,
  "staff-many": staffMany,
  "staff-mention": staffMention,
  appointment,
  "appointment-link": appointmentLink,
  "host-appointment": hostAppointment,
  "staff-appointment": staffAppointment,
  "calendar-withdrawn": calendarWithdrawn,
  "claim-lapsed": claimLapsed,
  "webhook-off": webhookOff,
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
 * An email's subject, HTML and text.
 * @throws Error for an unknown template, which a newer version may know
 */
export async function renderMail<Template extends MailTemplate>(
  template: Template,
  payload: MailPayloads[Template],
  language: Language,
  siteUrl: string,
): Promise<Omit<RenderedMail, "html"> & { html: string }> {
  const mail = draw(template, payload, language, siteUrl);
  return { ...mail, html: await render(mail.html) };
}

/** The same as plain text. */
export function mailText(...given: Parameters<typeof draw>): Pick<RenderedMail, "subject" | "text"> {
  const { subject, text } = draw(...given);
  return { subject, text };
}

function draw<Template extends MailTemplate>(
  template: Template,
  payload: MailPayloads[Template],
  language: Language,
  siteUrl: string,
): RenderedMail {
  if (!Object.hasOwn(MAILS, template)) throw new Error(`There is no mail called ${template}`);
  const mail = MAILS[template](withoutDisguises(payload), { language, siteUrl });
  const { demonstration } = language === "fr" ? claimsFr : claimsEn;
  return demonstration ? { ...mail, text: `${mail.text.trimEnd()}\n\n${demonstration}\n` } : mail;
}
