import { randomUUID } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import type { MailPayloads, MailTemplate } from "../../emails/mail-payloads.ts";
import type { Language } from "../../lib/language.ts";
import type { MailSubject } from "./model.ts";
import type { OutboxParts } from "./parts.ts";
import { deleteByKeys, insertMessage } from "./store.ts";

/**
 * Which mails go first of those that are due: 0 is what a person waits for, 1 notices to the team, 2 what thousands get. A
 * lane is never long enough to starve the next: strangers' words write a bounded number of mails, and what fails waits out
 * its pause outside the queue.
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
   * A second mail with the same key is not written: "one mail of this kind for this fact". Where the key is released as the
   * mail leaves, it is that of the one mail that waits.
   */
  dedupeKey?: string;
  /** Of a mail to the person a record belongs to: it stands on their timeline, and what became of it. */
  about?: MailSubject;
  /** What the timeline calls it, where the template does not say it all: the title of an issue. */
  title?: string;
  /** When it is to leave; at once unless said. */
  dueAt?: Date;
  /** Id of the member of staff who wrote it, if one did. */
  actor?: string;
}

/**
 * Writes a mail to be sent, in the caller's transaction, so that it leaves exactly when the fact it tells of holds; `wake`
 * the outbox after the commit.
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
 * Takes mails out of the outbox by their keys: what they tell of was erased, or another mail tells it better. In the caller's
 * transaction.
 * @returns what they were to say
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
