import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { ChatMessage } from "../model.ts";
import { insertQuestion, MAX_SEARCH_TEXT, type NewQuestion } from "./messages.ts";

const COLUMNS = [
  "id",
  "sessionId",
  "leadId",
  "language",
  "page",
  "mode",
  "messageCount",
  "createdAt",
  "lastReplyAt",
  "summarySentAt",
] as const;

const staffName = (eb: ExpressionBuilder<Tables, "chatbot_conversations">) =>
  eb
    .selectFrom("staff")
    .select("staff.name")
    .whereRef("staff.id", "=", "chatbot_conversations.staffId")
    .as("staffName");

const conversations = (db: Queryable) => db.selectFrom("chatbot_conversations").select(COLUMNS).select(staffName);

/** A conversation's row, as the visitor's use cases need it. */
export type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

export async function findConversation(db: Queryable, id: number) {
  return await conversations(db).where("id", "=", id).executeTakeFirst();
}

/**
 * Finds a session's conversation.
 * @param secretDigest digest of the session cookie, a visitor's only proof of identity
 */
export async function findBySecret(db: Queryable, secretDigest: string): Promise<Conversation | undefined> {
  return await conversations(db).where("secretDigest", "=", secretDigest).executeTakeFirst();
}

export async function conversationExists(db: Queryable, id: number): Promise<boolean> {
  const row = await db.selectFrom("chatbot_conversations").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/**
 * Starts a conversation with its first message and acquires the turn.
 * @returns the conversation as it was before the message; undefined if the session id is in use
 */
export async function insertConversation(
  db: Queryable,
  session: { sessionId: string; secretDigest: string },
  question: NewQuestion,
  at: Date,
  busyUntil: Date,
): Promise<{ conversation: Conversation; message: ChatMessage } | undefined> {
  const { language, page, searchText } = question;
  const row = await db
    .insertInto("chatbot_conversations")
    .values({
      ...session,
      language,
      page,
      searchText: ` ${searchText}`.slice(0, MAX_SEARCH_TEXT),
      messages: "[]",
      createdAt: at,
      updatedAt: at,
      mode: "assistant",
      messageCount: 1,
      lastMessageAt: at,
      busyUntil,
      version: 0,
    })
    .onConflict((conflict) => conflict.column("sessionId").doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) return undefined;
  const message = (await insertQuestion(db, row.id, question, at))!;
  return { conversation: { ...row, messageCount: 0, staffName: null }, message };
}

/**
 * Acquires the turn in a session's conversation. Only one of two concurrent attempts succeeds. The row stays locked
 * until the transaction ends.
 * @returns undefined if another message is being answered, or if there is no such conversation
 */
export async function claimTurn(
  db: Queryable,
  secretDigest: string,
  now: Date,
  until: Date,
): Promise<Conversation | undefined> {
  return await db
    .updateTable("chatbot_conversations")
    .set({ busyUntil: until })
    .where("secretDigest", "=", secretDigest)
    .where((eb) => eb.or([eb("busyUntil", "is", null), eb("busyUntil", "<=", now)]))
    .returning(COLUMNS)
    .returning(staffName)
    .executeTakeFirst();
}

export async function releaseTurn(db: Queryable, id: number): Promise<void> {
  await db.updateTable("chatbot_conversations").set({ busyUntil: null }).where("id", "=", id).execute();
}

/**
 * Locks a conversation against changes and erasure until the transaction ends. It does so with a write, because a plain
 * read locks nothing.
 * @returns the conversation's current lead; undefined if the conversation was erased
 */
export async function lockConversation(db: Queryable, id: number): Promise<{ leadId: number | null } | undefined> {
  return await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({ leadId: eb.ref("leadId") }))
    .where("id", "=", id)
    .returning("leadId")
    .executeTakeFirst();
}

/**
 * Erases a conversation with its messages and its lead.
 * @returns false if not found
 */
export async function eraseConversation(db: Queryable, id: number): Promise<boolean> {
  const erased = await db
    .deleteFrom("chatbot_conversations")
    .where("id", "=", id)
    .returning("sessionId")
    .executeTakeFirst();
  if (!erased) return false;
  await db.deleteFrom("chatbot_leads").where("sessionId", "=", erased.sessionId).execute();
  return true;
}

/** Lists ids of conversations without a message since `moment`, longest silent first. */
export async function listSilentSince(db: Queryable, moment: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("chatbot_conversations")
    .select("id")
    .where("lastMessageAt", "<", moment)
    .orderBy("lastMessageAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Schedules or postpones the summary, unless it was already sent. */
export async function planSummary(db: Queryable, id: number, dueAt: Date): Promise<void> {
  await db
    .updateTable("chatbot_conversations")
    .set({ summaryDueAt: dueAt })
    .where("id", "=", id)
    .where("summarySentAt", "is", null)
    .execute();
}

/** Lists ids of conversations whose summary is due, longest overdue first. */
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

/** Whether at least `many` summaries were sent after an instant; used for a rate limit. */
export async function haveSummariesBeenSent(db: Queryable, many: number, after: Date): Promise<boolean> {
  const sent = await db
    .selectFrom("chatbot_conversations")
    .select("id")
    .where("summarySentAt", ">", after)
    .limit(many)
    .execute();
  return sent.length === many;
}

/** Claims a due summary; only one of several concurrent attempts succeeds. */
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

/** Stores a transcript in the format of SPEC §3. */
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
