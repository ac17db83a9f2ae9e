import { randomUUID } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import type { MailPayloads, MailTemplate } from "../../emails/mail-payloads.ts";
import type { Language } from "../../lib/language.ts";
import type { MailSubject } from "./model.ts";
import type { OutboxParts } from "./parts.ts";
import { deleteByKeys, insertMessage } from "./store.ts";

/**
 * Priority among due emails: 0 for those a person is waiting for, 1 for team notices, 2 for mass mailings. No lane is
 * ever long enough to starve the next: visitors can only trigger a limited number of emails, and failed ones wait
 * outside the queue.
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
  /** One address, without a name. */
  recipient: string;
  language: Language;
  payload: MailPayloads[Template];
  /**
   * A second email with the same key is not written: "one email of this kind for this fact". If the key is released
   * when the email leaves, it identifies the single pending one.
   */
  dedupeKey?: string;
  /** For an email to the person a record belongs to: shown on their timeline, with its outcome. */
  about?: MailSubject;
  /** Its name on the timeline, if the template does not say enough: an issue's title. */
  title?: string;
  /** When it should leave; defaults to now. */
  dueAt?: Date;
  /** Id of the member of staff who wrote it, if any. */
  actor?: string;
}

/**
 * Queues an email in the caller's transaction, so that it leaves if and only if the fact it reports is committed;
 * `wake` the outbox after the commit.
 * @returns false when the `dedupeKey` exists already and nothing was written
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
 * Removes emails from the outbox by key, because their subject was erased or another email replaces them. In the
 * caller's transaction.
 * @returns their payloads
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

/** Says, once an hour, that there is more than the team is emailed individually. */
export function manyMail(
  recipient: string,
  of: MailPayloads["staff-many"]["of"],
  most: number,
  now: Date,
): NewMail<"staff-many"> {
  const dedupeKey = `staff-many:${of}:${now.toISOString().slice(0, "2026-11-20T14".length)}`;
  return { template: "staff-many", recipient, language: "fr", payload: { of, most }, dedupeKey };
}
