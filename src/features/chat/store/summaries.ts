import type { Queryable } from "../../../db/database.ts";
import type { ChatMessage } from "../model.ts";
import { type Conversation, findConversation } from "./conversations.ts";

/** Postpones the summary, unless already sent. */
export async function planSummary(db: Queryable, id: number, dueAt: Date): Promise<void> {
  await db
    .updateTable("chatbot_conversations")
    .set({ summaryDueAt: dueAt })
    .where("id", "=", id)
    .where("summarySentAt", "is", null)
    .execute();
}

/** Conversations whose summary is due, longest overdue first. */
export async function listSummariesDue(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("chatbot_conversations")
    .select("id")
    .where("summaryDueAt", "<=", now)
    .orderBy("summaryDueAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function nextSummaryAt(db: Queryable): Promise<Date | undefined> {
  const row = await db
    .selectFrom("chatbot_conversations")
    .select("summaryDueAt")
    .where("summaryDueAt", "is not", null)
    .orderBy("summaryDueAt")
    .limit(1)
    .executeTakeFirst();
  return row?.summaryDueAt ?? undefined;
}

/** Whether at least `many` summaries were sent after a moment. */
export async function haveSummariesBeenSent(db: Queryable, many: number, after: Date): Promise<boolean> {
  const sent = await db
    .selectFrom("chatbot_conversations")
    .select("id")
    .where("summarySentAt", ">", after)
    .limit(many)
    .execute();
  return sent.length === many;
}

/** Claims a due summary. Of several concurrent attempts, one gets it. */
export async function claimSummary(db: Queryable, id: number, now: Date): Promise<Conversation | undefined> {
  const claimed = await db
    .updateTable("chatbot_conversations")
    .set({ summaryDueAt: null })
    .where("id", "=", id)
    .where("summaryDueAt", "<=", now)
    .where("summarySentAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return claimed && (await findConversation(db, id));
}

export async function noteSummarySent(db: Queryable, id: number, summary: string, at: Date): Promise<void> {
  await db.updateTable("chatbot_conversations").set({ summary, summarySentAt: at }).where("id", "=", id).execute();
}

/** Stores a transcript in the form of SPEC §3. */
export async function saveTranscript(
  db: Queryable,
  id: number,
  transcript: readonly ChatMessage[],
  at: Date,
): Promise<void> {
  const form = transcript.map(({ content, sender, timestamp }) => ({
    content,
    sender: sender === "user" ? "user" : "bot",
    timestamp,
  }));
  await db
    .updateTable("chatbot_conversations")
    .set({ messages: JSON.stringify(form), updatedAt: at })
    .where("id", "=", id)
    .execute();
}
