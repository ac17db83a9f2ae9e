import type { Database } from "../../db/database.ts";
import type { MailPayloads, MailTemplate } from "../../emails/mail-payloads.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { MailContent, OutboxEntry } from "./model.ts";
import type { OutboxParts } from "./parts.ts";
import { findContent, findForReplay, makeDue } from "./store.ts";

/**
 * Makes a message due now that was given up on, or is waiting after a failure.
 * @param actor id of the member of staff
 * @throws AppError `not-found`, or `conflict` when it was delivered, never tried, or is in progress
 */
export async function replay(
  { database, clock, facts, wake }: OutboxParts & { wake(): void },
  id: number,
  actor: string,
): Promise<OutboxEntry> {
  const now = clock();
  const replayed = await facts.transaction(async (db) => {
    const message = await findForReplay(db, database.dialect, id);
    if (!message) throw new AppError("not-found", "There is no such message");
    const { template, status, attempts, lockedUntil } = message;
    const isUnderWay = lockedUntil !== null && lockedUntil > now;
    if (status === "delivered" || attempts === 0 || isUnderWay)
      throw new AppError("conflict", "This message is delivered or under way");
    await facts.record(db, {
      kind: "outbox.replay",
      at: now,
      actor,
      subject: id,
      detail: { template, status, attempts },
    });
    return await makeDue(db, id, now);
  });
  wake();
  return replayed;
}

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
