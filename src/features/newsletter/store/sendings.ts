import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import type { IssueText, NewsletterIssue, Sending } from "../model.ts";

export interface SendingRow {
  id: number;
  postId: number;
  language: Language;
  issue: IssueText;
  state: Sending["state"];
  startedAt: Date;
  endedAt: Date | null;
}

const SENDING = ["id", "postId", "language", "issue", "state", "startedAt", "endedAt"] as const;

/** @returns undefined when the post has been, or is being, sent in this language */
export async function insertSending(
  db: Queryable,
  { postId, language, title, excerpt, url }: NewsletterIssue,
  startedBy: string,
  startedAt: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto("newsletter_sendings")
    .values({
      postId,
      language,
      issue: JSON.stringify({ title, excerpt, url }),
      state: "sending",
      startedBy,
      startedAt,
      endedAt: null,
    })
    .onConflict((conflict) => conflict.columns(["postId", "language"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function findSending(db: Queryable, id: number): Promise<SendingRow | undefined> {
  return await db.selectFrom("newsletter_sendings").select(SENDING).where("id", "=", id).executeTakeFirst();
}

/** Whether a post has been, or is being, sent to the readers of a language. */
export async function hasSending(
  db: Queryable,
  { postId, language }: Pick<NewsletterIssue, "postId" | "language">,
): Promise<boolean> {
  const row = await db
    .selectFrom("newsletter_sendings")
    .select("id")
    .where("postId", "=", postId)
    .where("language", "=", language)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function listSendings(db: Queryable, limit: number, before?: number): Promise<SendingRow[]> {
  return await db
    .selectFrom("newsletter_sendings")
    .select(SENDING)
    .$if(before !== undefined, (query) => query.where("id", "<", before!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The next one to process. */
export async function oldestUnderWay(db: Queryable): Promise<SendingRow | undefined> {
  return await db
    .selectFrom("newsletter_sendings")
    .select(SENDING)
    .where("state", "=", "sending")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Resumes a stopped sending. @returns undefined unless it was stopped */
export async function resumeSending(
  db: Queryable,
  { postId, language }: Pick<NewsletterIssue, "postId" | "language">,
): Promise<number | undefined> {
  const row = await db
    .updateTable("newsletter_sendings")
    .set({ state: "sending", endedAt: null })
    .where("postId", "=", postId)
    .where("language", "=", language)
    .where("state", "=", "cancelled")
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** @returns false when it was in an unexpected state */
export async function endSending(
  db: Queryable,
  id: number,
  from: Sending["state"],
  state: "sent" | "cancelled",
  endedAt: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable("newsletter_sendings")
    .set({ state, endedAt })
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Claims the next moment at which emails may go into the outbox. The row stays locked until the transaction ends: other
 * processes wait for it and then find the moment taken.
 */
export async function claimPace(db: Queryable, now: Date, nextBatchAt: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("newsletter_pace")
    .values({ id: 1, nextBatchAt })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ nextBatchAt }).where("newsletter_pace.nextBatchAt", "<=", now),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}
