import type { Queryable } from "../../db/database.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { articlePath } from "../blog/article.ts";
import type { Announcement } from "../blog/facts.ts";
import type { ClaimedMessage } from "../outbox/model.ts";
import type { MailFollower } from "../outbox/parts.ts";
import type { NewsletterIssue, RecipientCounts, RecipientState, Sending } from "./model.ts";
import {
  addRecipients,
  claimPace,
  countRecipients,
  endSending,
  findSending,
  listSendings as findSendings,
  insertSending,
  nextRecipients,
  oldestUnderWay,
  resumeSending,
  type SendingRow,
  setRecipients,
  takeUpDropped,
} from "./sendings-store.ts";
import { endSubscription, type NewsletterParts, unsubscribeLinks } from "./subscriptions.ts";
import { addSoftBounce, clearSoftBounces, findSubscription } from "./subscriptions-store.ts";

/**
 * Starts sending an issue to its list's confirmed readers. A stopped sending is resumed, including readers who have
 * joined since.
 * @param actor id of the staff member
 * @throws AppError `conflict` if the post was or is being sent
 */
export async function beginSending(parts: NewsletterParts, issue: NewsletterIssue, actor: string): Promise<Sending> {
  const id = await parts.facts.transaction(async (db) => {
    const begun = await insertSending(db, issue, actor, parts.clock());
    const sendingId = begun ?? (await resumeSending(db, issue));
    if (sendingId === undefined) throw new AppError("conflict", "This post is being sent, or was");
    await takeUpDropped(db, sendingId);
    await addReaders(parts, db, sendingId, issue, actor, begun === undefined ? "newsletter.resume" : "newsletter.send");
    return sendingId;
  });
  await parts.database.flushed();
  parts.wakeSendings();
  return await readSending(parts, id);
}

/**
 * Starts a sending in the caller's transaction, which publishes the post; call `wakeSendings` after the commit. Does
 * nothing if the sending was started before, however it ended.
 */
export async function beginSendingWithin(
  parts: NewsletterParts,
  db: Queryable,
  issue: NewsletterIssue,
  actor: string,
): Promise<void> {
  const begun = await insertSending(db, issue, actor, parts.clock());
  if (begun !== undefined) await addReaders(parts, db, begun, issue, actor, "newsletter.send");
}

async function addReaders(
  { clock, facts }: NewsletterParts,
  db: Queryable,
  subject: number,
  { language, postId }: NewsletterIssue,
  actor: string,
  kind: "newsletter.send" | "newsletter.resume",
): Promise<void> {
  await addRecipients(db, subject, language);
  await facts.record(db, { kind, at: clock(), actor, subject, detail: { postId } });
}

/**
 * Stops a sending; only emails already on their way to the mail server still arrive.
 * @param actor id of the staff member
 * @throws AppError `not-found`, or `conflict` if there is nothing to stop
 */
export async function cancelSending(parts: NewsletterParts, id: number, actor: string): Promise<Sending> {
  const { clock, database, facts } = parts;
  const { state, readers } = await readSending(parts, id);
  await facts.transaction(async (db) => {
    const at = clock();
    // Emails still waiting in the outbox can be stopped.
    const canStop = state === "sending" || (state === "sent" && readers.underWay > 0);
    if (!canStop || !(await endSending(db, id, state, "cancelled", at))) {
      throw new AppError("conflict", "There is nothing to stop");
    }
    await facts.record(db, { kind: "newsletter.cancel", at, actor, subject: id, detail: {} });
  });
  await database.flushed();
  return await readSending(parts, id);
}

/** Batches per minute; few enough to cost nothing, many enough for visible progress. */
const BATCHES_A_MINUTE = 10;

/** Limit of queued emails, in minutes of sending, so that few pile up in the outbox if the mail server accepts none. */
const MINUTES_UNDER_WAY = 10;

/**
 * Enqueues the oldest sending's next batch if it is due. Each batch is one transaction, so if a process dies, nothing
 * is half done and another process continues.
 * @returns whether a sending is in progress
 */
export async function sendBatch(parts: NewsletterParts): Promise<boolean> {
  const { clock, database, facts, mailsPerMinute, outbox } = parts;
  const batchSize = Math.max(1, Math.round(mailsPerMinute / BATCHES_A_MINUTE));
  const pause = (batchSize * 60_000) / mailsPerMinute;
  if (!(await oldestUnderWay(database.kysely))) return false;
  const sent = await facts.transaction(async (db) => {
    const now = clock();
    if (!(await claimPace(db, now, new Date(now.getTime() + pause)))) return 0;
    const sending = await oldestUnderWay(db);
    if (!sending) return 0;
    const { underWay } = recipientCounts(await countRecipients(db, [sending.id]), sending.id);
    if (underWay >= mailsPerMinute * MINUTES_UNDER_WAY) return 0;
    const taken = await putIntoOutbox(parts, db, sending, batchSize);
    if (taken < batchSize) await endSending(db, sending.id, "sending", "sent", now);
    return taken;
  });
  if (sent > 0) outbox.wake();
  return true;
}

/** @returns how many readers were processed, including those who had unsubscribed */
async function putIntoOutbox(
  parts: NewsletterParts,
  db: Queryable,
  { id: sendingId, issue }: SendingRow,
  limit: number,
): Promise<number> {
  const recipients = await nextRecipients(db, sendingId, limit);
  const readers = recipients.filter(({ state }) => state === "confirmed");
  const gone = recipients.filter(({ state }) => state !== "confirmed");
  const links = await unsubscribeLinks(parts, db, readers);
  for (const [index, { id, address, language }] of readers.entries()) {
    await parts.outbox.enqueue(db, {
      template: "newsletter-issue",
      about: { kind: "subscription", id },
      title: issue.title,
      recipient: address,
      language,
      payload: { reader: { sendingId, subscriptionId: id, ...links[index]! }, ...issue },
      dedupeKey: `newsletter-issue:${sendingId}:${id}`,
    });
  }
  const idsOf = (rows: typeof recipients) => rows.map(({ id }) => id);
  await setRecipients(db, sendingId, idsOf(readers), "queued");
  await setRecipients(db, sendingId, idsOf(gone), "dropped");
  return recipients.length;
}

/** Emails a test issue to a staff member. */
export async function sendTest(
  { database, outbox }: Pick<NewsletterParts, "database" | "outbox">,
  { language, title, excerpt, url }: NewsletterIssue,
  recipient: string,
): Promise<void> {
  await outbox.enqueue(database.kysely, {
    template: "newsletter-issue",
    recipient,
    language,
    payload: { reader: null, title, excerpt, url },
  });
  await database.flushed();
  outbox.wake();
}

/**
 * Builds a newsletter issue from a published post.
 * @param siteUrl the site's public URL, without a trailing slash
 */
export function issueOf({ postId, language, slug, title, excerpt }: Announcement, siteUrl: string): NewsletterIssue {
  return { postId, language, title, excerpt, url: siteUrl + articlePath({ language, slug }) };
}

const COUNTED_AS: Record<RecipientState, keyof RecipientCounts> = {
  waiting: "waiting",
  queued: "underWay",
  deferred: "underWay",
  delivered: "delivered",
  bounced: "bounced",
  failed: "failed",
  dropped: "dropped",
};

type Reading = Pick<NewsletterParts, "database">;

/** @throws AppError `not-found` */
export async function readSending(parts: Reading, id: number): Promise<Sending> {
  const row = await findSending(parts.database.kysely, id);
  if (!row) throw new AppError("not-found", "There is no such sending");
  const [sending] = await withCounts(parts, [row]);
  return sending!;
}

/**
 * Returns a page of sendings, newest first.
 * @param before id of the previous page's last sending
 */
export async function listSendings(parts: Reading, limit: number, before?: number): Promise<Sending[]> {
  return await withCounts(parts, await findSendings(parts.database.kysely, limit, before));
}

/** @param counted numbers of recipients by state, for one or more sendings */
function recipientCounts(
  counted: readonly { sendingId: number; state: RecipientState; n: number }[],
  sendingId: number,
): RecipientCounts {
  const counts: RecipientCounts = { waiting: 0, underWay: 0, delivered: 0, bounced: 0, failed: 0, dropped: 0 };
  for (const row of counted) if (row.sendingId === sendingId) counts[COUNTED_AS[row.state]] += row.n;
  return counts;
}

async function withCounts({ database }: Reading, rows: readonly SendingRow[]): Promise<Sending[]> {
  const counted = await countRecipients(
    database.kysely,
    rows.map(({ id }) => id),
  );
  return rows.map(({ issue: { title }, startedAt, endedAt, ...row }) => ({
    ...row,
    title,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    readers: recipientCounts(counted, row.id),
  }));
}

/** Number of issues in a row that must be deferred until we give up before a mailbox counts as dead. */
const MAX_SOFT_BOUNCES = 3;

export const NEWSLETTER_MAILS = ["newsletter-confirm", "newsletter-welcome", "newsletter-issue"] as const;

type Following = Pick<NewsletterParts, "clock" | "facts">;

/**
 * Follows the newsletter's emails through the outbox: drops emails to readers who have unsubscribed or from stopped
 * sendings, and records what the receiving server says about a mailbox.
 */
export const followMails = (parts: Following): MailFollower => ({
  isWanted,
  settled: (...settled) => noteOutcome(parts, ...settled),
});

const isWanted: MailFollower["isWanted"] = async (db, message) => {
  const subject = subjectOf(message);
  if (!subject) return true;
  const subscription = await findSubscription(db, subject.subscriptionId);
  // The subscription was erased, or confirmed through another link.
  if (!subscription) return false;
  if (message.template === "newsletter-confirm") return subscription.state !== "confirmed";
  const sending = subject.sendingId === undefined ? undefined : await findSending(db, subject.sendingId);
  if (subscription.state === "confirmed" && sending?.state !== "cancelled") return true;
  await setRecipient(db, subject, "dropped");
  return false;
};

async function noteOutcome(
  parts: Following,
  ...[db, message, status, bounce]: Parameters<MailFollower["settled"]>
): Promise<"keep" | "forget"> {
  const subject = subjectOf(message);
  if (!subject) return "keep";
  const { subscriptionId, sendingId } = subject;
  if (status === "delivered") {
    await setRecipient(db, subject, "delivered");
    if (sendingId !== undefined) await clearSoftBounces(db, subscriptionId);
    return "keep";
  }
  if (status === "pending") {
    await setRecipient(db, subject, "deferred");
    return "keep";
  }
  const isDead =
    bounce === "hard" || (bounce === "soft" && (await addSoftBounce(db, subscriptionId)) >= MAX_SOFT_BOUNCES);
  if (isDead) {
    const ended = { subject: subscriptionId, state: "bounced", actor: "system", how: "undeliverable" } as const;
    await endSubscription(parts, db, ended);
  }
  await setRecipient(db, subject, isDead ? "bounced" : "failed");
  // A mailbox that is dead or keeps refusing mail is not worth a retry by staff.
  return bounce === undefined ? "keep" : "forget";
}

interface MailSubject {
  subscriptionId: number;
  /** Set for an issue. */
  sendingId?: number;
}

/** Returns the subscription that an email is about; undefined for a test issue, which goes to staff. */
function subjectOf({ template, payload }: ClaimedMessage): MailSubject | undefined {
  if (template === "newsletter-issue") {
    return (payload as unknown as MailPayloads["newsletter-issue"]).reader ?? undefined;
  }
  return payload as unknown as MailPayloads["newsletter-welcome"];
}

async function setRecipient(
  db: Queryable,
  { sendingId, subscriptionId }: MailSubject,
  state: RecipientState,
): Promise<void> {
  if (sendingId !== undefined) await setRecipients(db, sendingId, [subscriptionId], state);
}
