import type { Database } from "../../db/database.ts";
import type { MailPayloads, MailTemplate } from "../../emails/mail-payloads.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { MailContent } from "./model.ts";
import { findContent } from "./store.ts";

/** What visitors were written about their requests. All others carry a key to something of their recipient's. */
export const SHOWN_TEMPLATES: ReadonlySet<MailTemplate> = new Set([
  "visitor-confirmation",
  "appointment",
  "appointment-link",
  "letter",
]);

/**
 * What a mail to a visitor said, or will say.
 * @param siteUrl where the site is reached, no slash at the end
 * @throws AppError `not-found`, also for mails that are their recipient's alone and for those that are no longer kept
 */
export async function readMail({ kysely }: Database, id: number, siteUrl: string): Promise<MailContent> {
  const mail = await findContent(kysely, id);
  const template = mail?.template as MailTemplate;
  if (!mail || !SHOWN_TEMPLATES.has(template)) throw new AppError("not-found", "There is no such message");
  const { mailText } = await import("../../emails/render-mail.tsx");
  // The outbox wrote both with the types that belong together.
  const content = mailText(template, mail.payload as unknown as MailPayloads[MailTemplate], mail.language, siteUrl);
  return { ...content, language: mail.language };
}
