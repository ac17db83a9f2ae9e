import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { NewsletterIssue, Sending } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { addRecipients, takeUpDropped } from "../store/recipients.ts";
import { insertSending, resumeSending } from "../store/sendings.ts";
import { readSending } from "./read-sendings.ts";

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
