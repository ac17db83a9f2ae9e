import { render } from "@react-email/render";
import type { Language } from "../lib/language.ts";
import { letter } from "./letter.tsx";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { newsletterConfirm } from "./newsletter-confirm.tsx";
import { newsletterIssue } from "./newsletter-issue.tsx";
import { newsletterWelcome } from "./newsletter-welcome.tsx";
import { passwordReset } from "./password-reset.tsx";
import { privacyAnswer } from "./privacy-answer.tsx";
import { privacyLink } from "./privacy-link.tsx";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { staffAccountChanged } from "./staff-account-changed.tsx";
import { staffChatSummary } from "./staff-chat-summary.tsx";
import { staffDigest } from "./staff-digest.tsx";
import { staffInvitation } from "./staff-invitation.tsx";
import { staffManyChats } from "./staff-many-chats.tsx";
import { staffMention } from "./staff-mention.tsx";
import { staffNewConsultation } from "./staff-new-consultation.tsx";
import { withoutDisguises } from "./stranger-text.ts";
import { visitorConfirmation } from "./visitor-confirmation.tsx";

const MAILS: { [Template in MailTemplate]: (payload: MailPayloads[Template], context: MailContext) => RenderedMail } = {
  "staff-new-consultation": staffNewConsultation,
  "visitor-confirmation": visitorConfirmation,
  "staff-digest": staffDigest,
  "staff-chat-summary": staffChatSummary,
  "staff-many-chats": staffManyChats,
  "staff-mention": staffMention,
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
