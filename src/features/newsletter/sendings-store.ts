import { sql } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { Language } from "../../lib/language.ts";
import type { IssueText, NewsletterIssue, RecipientState, Sending } from "./model.ts";

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

/** @returns the sending's id; undefined if the post was or is being sent in this language */
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

/** Whether a post was or is being sent to a language's readers. */
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

/** Returns a page of sendings, newest first. */
export async function listSendings(db: Queryable, limit: number, before?: number): Promise<SendingRow[]> {
  return await db
    .selectFrom("newsletter_sendings")
    .select(SENDING)
    .$if(before !== undefined, (query) => query.where("id", "<", before!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Returns the sending to continue: the oldest in progress. */
export async function oldestUnderWay(db: Queryable): Promise<SendingRow | undefined> {
  return await db
    .selectFrom("newsletter_sendings")
    .select(SENDING)
    .where("state", "=", "sending")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Resumes a stopped sending.
 * @returns the sending's id; undefined unless it was stopped
 */
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

/** @returns false if the sending was not in the state `from` */
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
 * Claims the next batch's time slot. The row stays locked until the transaction ends, so other processes wait and then
 * find the slot taken.
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

/** Adds all confirmed readers of a list as recipients; existing recipients are unchanged. */
export async function addRecipients(db: Queryable, sendingId: number, language: Language): Promise<void> {
  await db
    .insertInto("newsletter_recipients")
    .columns(["sendingId", "subscriptionId", "state"])
    .expression((eb) =>
      eb
        .selectFrom("newsletter_subscriptions")
        .select((of) => [
          sql<number>`${sql.lit(sendingId)}`.as("sendingId"),
          of.ref("id").as("subscriptionId"),
          sql<RecipientState>`'waiting'`.as("state"),
        ])
        .where("language", "=", language)
        .where("state", "=", "confirmed"),
    )
    .onConflict((conflict) => conflict.columns(["sendingId", "subscriptionId"]).doNothing())
    .execute();
}

/** Sets dropped recipients back to waiting. */
export async function takeUpDropped(db: Queryable, sendingId: number): Promise<void> {
  await db
    .updateTable("newsletter_recipients")
    .set({ state: "waiting" })
    .where("sendingId", "=", sendingId)
    .where("state", "=", "dropped")
    .execute();
}

export async function countRecipients(db: Queryable, sendingIds: readonly number[]) {
  if (sendingIds.length === 0) return [];
  return await db
    .selectFrom("newsletter_recipients")
    .select((eb) => ["sendingId", "state", eb.fn.countAll<number>().as("n")])
    .where("sendingId", "in", sendingIds)
    .groupBy(["sendingId", "state"])
    .execute();
}

/** Returns the next recipients, with the current state of their subscriptions. */
export async function nextRecipients(db: Queryable, sendingId: number, limit: number) {
  return await db
    .selectFrom("newsletter_recipients as recipient")
    .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "recipient.subscriptionId")
    .select(["subscription.id", "subscription.address", "subscription.language", "subscription.state"])
    .where("recipient.sendingId", "=", sendingId)
    .where("recipient.state", "=", "waiting")
    .orderBy("recipient.subscriptionId")
    .limit(limit)
    .execute();
}

export async function setRecipients(
  db: Queryable,
  sendingId: number,
  subscriptionIds: readonly number[],
  state: RecipientState,
): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await db
    .updateTable("newsletter_recipients")
    .set({ state })
    .where("sendingId", "=", sendingId)
    .where("subscriptionId", "in", subscriptionIds)
    .execute();
}
