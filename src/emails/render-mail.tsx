import { render } from "@react-email/render";
import type { Language } from "../lib/language.ts";
import { claimsEn } from "../text/en/claims.ts";
import { claimsFr } from "../text/fr/claims.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { withoutDisguises } from "./parts/mail-words.ts";
import type { MailContext, RenderedMail } from "./parts/rendered-mail.tsx";
import { appointment, appointmentLink, hostAppointment, staffAppointment } from "./templates/appointment.tsx";
import { letter } from "./templates/letter.tsx";
import { newsletterConfirm, newsletterIssue, newsletterWelcome } from "./templates/newsletter.tsx";
import { privacyAnswer, privacyLink } from "./templates/privacy.tsx";
import { staffChatSummary } from "./templates/staff-chat-summary.tsx";
import { staffDigest } from "./templates/staff-digest.tsx";
import { staffNewConsultation } from "./templates/staff-new-consultation.tsx";
import {
  calendarWithdrawn,
  claimLapsed,
  passwordReset,
  staffAccountChanged,
  staffInvitation,
  staffMany,
  staffMention,
  webhookOff,
} from "./templates/staff-notices.tsx";
import { visitorConfirmation } from "./templates/visitor-confirmation.tsx";

/** Every template by its name, which the outbox stores. */
export const MAILS: {
  [Template in MailTemplate]: (payload: MailPayloads[Template], context: MailContext) => RenderedMail;
} = {
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
 * Renders an email.
 * @throws Error for an unknown template, which a newer version may have queued
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

/** Returns an email's subject and plain text, without rendering its HTML. */
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
