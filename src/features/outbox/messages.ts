import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "../../db/database.ts";
import type { MailPayloads, MailTemplate } from "../../emails/mail-payloads.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import type { MailContent, MailSubject, OutboxEntry } from "./model.ts";
import type { OutboxParts } from "./parts.ts";
import { deleteByKeys, findContent, findForReplay, insertMessage, makeDue } from "./store.ts";

/**
 * Priority among due emails: 0 if a person is waiting for the email, 1 for team notices, 2 for mass mailings. No lane
 * is ever long enough to starve the next, because visitors can trigger only a limited number of emails, and failed
 * emails wait outside the queue.
 */
const LANES: Record<MailTemplate, 0 | 1 | 2> = {
  "password-reset": 0,
  "staff-invitation": 0,
  "staff-account-changed": 0,
  "privacy-link": 0,
  "privacy-answer": 0,
  "newsletter-confirm": 0,
  "newsletter-welcome": 0,
  "visitor-confirmation": 0,
  letter: 0,
  appointment: 0,
  "appointment-link": 0,
  "host-appointment": 0,
  "staff-appointment": 1,
  "staff-new-consultation": 1,
  "staff-chat-summary": 1,
  "staff-many": 1,
  "calendar-withdrawn": 1,
  "claim-lapsed": 1,
  "webhook-off": 1,
  "staff-mention": 1,
  "staff-digest": 1,
  "newsletter-issue": 2,
};

export interface NewMail<Template extends MailTemplate = MailTemplate> {
  template: Template;
  /** One email address, without a name. */
  recipient: string;
  language: Language;
  payload: MailPayloads[Template];
  /**
   * Prevents a second email with the same key, for "one email of this kind per fact". A key that is released when the
   * email leaves identifies the single pending email.
   */
  dedupeKey?: string;
  /** The record that the email is about, if the recipient is its person, whose timeline then shows the outcome. */
  about?: MailSubject;
  /** The email's name on the timeline, such as an issue's title, if the template's name is too vague. */
  title?: string;
  /** When the email should leave; defaults to now. */
  dueAt?: Date;
  /** Id of the staff member who wrote the email, if any. */
  actor?: string;
}

/**
 * Enqueues an email in the caller's transaction, so that it leaves if and only if the fact it reports is committed;
 * `wake` the outbox after the commit.
 * @returns false if the `dedupeKey` already exists, in which case no email is written
 */
export async function enqueue(
  { clock, facts, messageIdDomain }: OutboxParts,
  db: Queryable,
  mail: NewMail,
): Promise<boolean> {
  const { template, about, title, actor = "system" } = mail;
  const now = clock();
  const messageId = `<${randomUUID()}@${messageIdDomain}>`;
  const id = await insertMessage(db, { ...mail, messageId, lane: LANES[template] }, now);
  if (id === undefined) return false;
  if (about) await facts.record(db, { kind: "mail.written", at: now, actor, subject: id, template, about, title });
  return true;
}

/**
 * Removes emails from the outbox by key, in the caller's transaction, because their subject was erased or another email
 * replaces them.
 * @returns the removed emails' payloads
 */
export async function withdraw(
  { clock, facts }: Pick<OutboxParts, "clock" | "facts">,
  db: Queryable,
  dedupeKeys: readonly string[],
): Promise<Record<string, unknown>[]> {
  const withdrawn = await deleteByKeys(db, dedupeKeys);
  for (const { id } of withdrawn) {
    await facts.record(db, { kind: "mail.dropped", at: clock(), actor: "system", subject: id });
  }
  return withdrawn.map(({ payload }) => payload);
}

/** Creates the hourly email saying that the desk has more records than the team is emailed about individually. */
export function manyMail(
  recipient: string,
  of: MailPayloads["staff-many"]["of"],
  most: number,
  now: Date,
): NewMail<"staff-many"> {
  const dedupeKey = `staff-many:${of}:${now.toISOString().slice(0, "2026-11-20T14".length)}`;
  return { template: "staff-many", recipient, language: "fr", payload: { of, most }, dedupeKey };
}

/**
 * Makes a message due now if it was given up on or is waiting after a failure.
 * @param actor id of the staff member
 * @throws AppError `not-found`, or `conflict` if the message was delivered, was never tried, or is in progress
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

/** Emails that staff may read: those to visitors about their requests. Other emails may contain secret tokens. */
export const SHOWN_TEMPLATES: ReadonlySet<MailTemplate> = new Set([
  "visitor-confirmation",
  "appointment",
  "appointment-link",
  "letter",
]);

/**
 * Renders the content of a visitor's email, delivered or pending.
 * @param siteUrl public URL of the site, without a trailing slash
 * @throws AppError `not-found`, also for emails that staff may not read or whose content is no longer stored
 */
export async function readMail({ kysely }: Database, id: number, siteUrl: string): Promise<MailContent> {
  const mail = await findContent(kysely, id);
  const template = mail?.template as MailTemplate;
  if (!mail || !SHOWN_TEMPLATES.has(template)) throw new AppError("not-found", "There is no such message");
  const { mailText } = await import("../../emails/render-mail.tsx");
  // Template and payload were stored with matching types.
  const content = mailText(template, mail.payload as unknown as MailPayloads[MailTemplate], mail.language, siteUrl);
  return { ...content, language: mail.language };
}
