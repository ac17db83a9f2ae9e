import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { NewsletterIssue, Sending } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { addRecipients, countRecipients, nextRecipients, setRecipients, takeUpDropped } from "../store/recipients.ts";
import {
  claimPace,
  endSending,
  insertSending,
  oldestUnderWay,
  resumeSending,
  type SendingRow,
} from "../store/sendings.ts";
import { unsubscribeLinks } from "../subscribing/unsubscribe-links.ts";
import { readSending, recipientCounts } from "./read-sendings.ts";

/**
 * Starts sending an issue to everyone confirmed on its list, or resumes a stopped sending, including for those who have
 * joined since.
 * @param actor id of the member of staff
 * @throws AppError `conflict` when it has been, or is being, sent
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
 * Starts a sending in the transaction of the fact it announces; call `wakeSendings` after the commit. An issue started
 * before, however it ended, is left alone.
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
 * Stops a sending: only emails already on their way to the mail server still arrive.
 * @param actor id of the member of staff
 * @throws AppError `not-found`, or `conflict` when there is nothing to stop
 */
export async function cancelSending(parts: NewsletterParts, id: number, actor: string): Promise<Sending> {
  const { clock, database, facts } = parts;
  const { state, readers } = await readSending(parts, id);
  await facts.transaction(async (db) => {
    const at = clock();
    // Emails already in the outbox can still be stopped there.
    const canStop = state === "sending" || (state === "sent" && readers.underWay > 0);
    if (!canStop || !(await endSending(db, id, state, "cancelled", at))) {
      throw new AppError("conflict", "There is nothing to stop");
    }
    await facts.record(db, { kind: "newsletter.cancel", at, actor, subject: id, detail: {} });
  });
  await database.flushed();
  return await readSending(parts, id);
}

/** Batches per minute at the usual pace: few enough to cost nothing, many enough for visible progress. */
const BATCHES_A_MINUTE = 10;

/** Minutes' worth of emails allowed to queue in the outbox: a mail server that accepts nothing gets no more. */
const MINUTES_UNDER_WAY = 10;

/**
 * Puts one batch of the oldest sending into the outbox, if it is time. Each batch is one transaction: if a process
 * dies, nothing is half done, and another continues.
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

/** Emails an issue to one member of staff as it will look. */
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
