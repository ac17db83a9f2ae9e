import type { Queryable } from "../../../db/database.ts";
import type { NewsletterParts } from "../parts.ts";
import { countRecipients, nextRecipients, setRecipients } from "../store/recipients.ts";
import { claimPace, endSending, oldestUnderWay, type SendingRow } from "../store/sendings.ts";
import { unsubscribeLinks } from "../subscribing/unsubscribe-links.ts";
import { recipientCounts } from "./read-sendings.ts";

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
