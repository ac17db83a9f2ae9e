import type { Database } from "../../db/database.ts";
import type { MailPayloads, MailTemplate } from "../../emails/mail-payloads.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { MailContent } from "./model.ts";
import { findContent } from "./store.ts";

/** Emails to visitors about their requests. All others carry a token for their recipient. */
export const SHOWN_TEMPLATES: ReadonlySet<MailTemplate> = new Set([
  "visitor-confirmation",
  "appointment",
  "appointment-link",
  "letter",
]);

/**
 * The content of an email to a visitor, sent or pending.
 * @param siteUrl public address of the site, without a trailing slash
 * @throws AppError `not-found`, also for emails private to their recipient and those no longer stored
 */
export async function readMail({ kysely }: Database, id: number, siteUrl: string): Promise<MailContent> {
  const mail = await findContent(kysely, id);
  const template = mail?.template as MailTemplate;
  if (!mail || !SHOWN_TEMPLATES.has(template)) throw new AppError("not-found", "There is no such message");
  const { mailText } = await import("../../emails/render-mail.tsx");
  // The outbox stored both with matching types.
  const content = mailText(template, mail.payload as unknown as MailPayloads[MailTemplate], mail.language, siteUrl);
  return { ...content, language: mail.language };
}
