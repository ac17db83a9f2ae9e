import { sql } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { ProviderName, ReplyKind } from "../assistant/answer-provider.ts";
import type { ChatMessage, ChatMode, LeadFacts } from "./model.ts";

export type { Database, Queryable } from "../../db/database.ts";

/** Most of what a visitor wrote that the desk searches, in UTF-16 units; what comes later is found by its facts. */
const MAX_SEARCH_TEXT = 20_000;

/** A conversation as the use cases of a visitor need it. */
export interface Conversation {
  id: number;
  sessionId: string;
  leadId: number | null;
  language: "fr" | "en";
  mode: ChatMode;
  staffName: string | null;
  messageCount: number;
  createdAt: Date;
  page: string;
  lastReplyAt: Date | null;
  summaryDueAt: Date | null;
  summarySentAt: Date | null;
}

function conversations(db: Queryable) {
  return db
    .selectFrom("chatbot_conversations as conversation")
    .leftJoin("staff", "staff.id", "conversation.staffId")
    .select(["conversation.id", "conversation.sessionId", "conversation.leadId", "conversation.language"])
    .select(["conversation.mode", "staff.name as staffName", "conversation.messageCount"])
    .select(["conversation.createdAt", "conversation.page"])
    .select(["conversation.lastReplyAt", "conversation.summaryDueAt", "conversation.summarySentAt"]);
}

/** @param secretDigest of the session cookie: the only way in for a visitor */
export async function findBySecret(db: Queryable, secretDigest: string): Promise<Conversation | undefined> {
  return await conversations(db).where("conversation.secretDigest", "=", secretDigest).executeTakeFirst();
}

/** Messages in the order they were written, as every reader gets them. */
export async function listMessages(db: Queryable, conversationId: number): Promise<ChatMessage[]> {
  const rows = await messages(db).where("message.conversationId", "=", conversationId).orderBy("message.id").execute();
  return rows.map(messageOf);
}

/** The same for one message. */
export async function findMessage(db: Queryable, id: number): Promise<ChatMessage | undefined> {
  const row = await messages(db).where("message.id", "=", id).executeTakeFirst();
  return row && messageOf(row);
}

/** Rows of messages with who of the staff wrote them. */
export function messages(db: Queryable) {
  return db
    .selectFrom("chatbot_messages as message")
    .leftJoin("staff", "staff.id", "message.staffId")
    .select(["message.id", "message.clientId", "message.sender", "message.content", "message.links"])
    .select(["message.suggestions", "message.kind", "message.createdAt", "staff.name as staffName"]);
}

function messageOf(row: Awaited<ReturnType<ReturnType<typeof messages>["executeTakeFirstOrThrow"]>>): ChatMessage {
  const { clientId, createdAt, kind, ...rest } = row;
  return { ...rest, messageId: clientId, kind: kind as ReplyKind | null, timestamp: createdAt.toISOString() };
}

/**
 * Holds a conversation until the transaction ends: whoever else is to learn something of its visitor, or to erase it, waits.
 * A write, because a plain read holds nothing.
 * @returns the lead it has by now; undefined when the conversation was erased
 */
export async function holdConversation(db: Queryable, id: number): Promise<{ leadId: number | null } | undefined> {
  return await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({ leadId: eb.ref("leadId") }))
    .where("id", "=", id)
    .returning("leadId")
    .executeTakeFirst();
}

/** What is known of the lead of a conversation, fact by fact. */
export async function findFacts(db: Queryable, leadId: number): Promise<LeadFacts> {
  const lead = await db.selectFrom("chatbot_leads").select("facts").where("id", "=", leadId).executeTakeFirst();
  return lead?.facts ?? {};
}

/** What a visitor wrote, as it is stored. */
export interface NewQuestion {
  clientId: string;
  content: string;
  language: "fr" | "en";
  page: string;
  /** The words that the desk searches, folded. */
  searchText: string;
}

/**
 * Begins a conversation with its first message, and takes its turn.
 * @returns its number and that of the message; undefined when the session id is taken
 */
export async function beginConversation(
  db: Queryable,
  session: { sessionId: string; secretDigest: string },
  question: NewQuestion,
  at: Date,
  busyUntil: Date,
): Promise<{ id: number; messageId: number } | undefined> {
  const { language, page, searchText } = question;
  const row = await db
    .insertInto("chatbot_conversations")
    .values({
      ...session,
      language,
      page,
      searchText: ` ${searchText}`.slice(0, MAX_SEARCH_TEXT),
      leadId: null,
      messages: "[]",
      summary: null,
      createdAt: at,
      updatedAt: at,
      mode: "assistant",
      staffId: null,
      messageCount: 1,
      lastMessageAt: at,
      lastReplyAt: null,
      summaryDueAt: null,
      summarySentAt: null,
      waitingSince: null,
      staffUntil: null,
      busyUntil,
      version: 0,
    })
    .onConflict((conflict) => conflict.column("sessionId").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row && { id: row.id, messageId: (await insertQuestion(db, row.id, question, at))! };
}

/**
 * Takes the turn in the conversation of a session, unless another message is being answered. Of two that try, one gets it; what
 * else is to change the conversation waits until the transaction ends.
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
    .returning(["id", "sessionId", "leadId", "language", "mode", "messageCount", "createdAt", "page"])
    .returning(["lastReplyAt", "summaryDueAt", "summarySentAt"])
    .returning((eb) =>
      eb
        .selectFrom("staff")
        .select("staff.name")
        .whereRef("staff.id", "=", "chatbot_conversations.staffId")
        .as("staffName"),
    )
    .executeTakeFirst();
}

export async function releaseTurn(db: Queryable, id: number): Promise<void> {
  await db.updateTable("chatbot_conversations").set({ busyUntil: null }).where("id", "=", id).execute();
}

/** A visitor's message by the id its browser gave it, and the reply to it if there is one. */
export async function findExchange(db: Queryable, conversationId: number, clientId: string) {
  const asked = await db
    .selectFrom("chatbot_messages")
    .select(["id", "content"])
    .where("conversationId", "=", conversationId)
    .where("clientId", "=", clientId)
    .executeTakeFirst();
  if (!asked) return undefined;
  const reply = await messages(db)
    .where("message.conversationId", "=", conversationId)
    .where("message.replyTo", "=", asked.id)
    .executeTakeFirst();
  return { ...asked, reply: reply && messageOf(reply) };
}

/** What was said before a message, oldest first: at most so many. */
export async function listBefore(db: Queryable, conversationId: number, messageId: number, limit: number) {
  const rows = await db
    .selectFrom("chatbot_messages")
    .select(["sender", "content", "kind", "topics"])
    .where("conversationId", "=", conversationId)
    .where("id", "<", messageId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.reverse().map(({ kind, topics, ...message }) => ({
    ...message,
    ...(kind === null ? {} : { kind: kind as ReplyKind, topics }),
  }));
}

interface NewMessage {
  conversationId: number;
  clientId: string | null;
  replyTo: number | null;
  sender: "user" | "bot";
  content: string;
  links: readonly { title: string; href: string }[];
  suggestions: readonly string[];
  kind: ReplyKind | null;
  topics: readonly string[];
  provider: ProviderName | null;
  language: "fr" | "en";
}

function messageValues({ links, suggestions, topics, ...columns }: NewMessage, at: Date) {
  return {
    ...columns,
    links: JSON.stringify(links),
    suggestions: JSON.stringify(suggestions),
    topics: JSON.stringify(topics),
    staffId: null,
    createdAt: at,
  };
}

/** @returns its number; undefined when the browser sent the message before */
async function insertQuestion(
  db: Queryable,
  conversationId: number,
  { clientId, content, language }: NewQuestion,
  at: Date,
): Promise<number | undefined> {
  const none = { replyTo: null, links: [], suggestions: [], kind: null, topics: [], provider: null };
  const row = await db
    .insertInto("chatbot_messages")
    .values(messageValues({ ...none, clientId, content, language, conversationId, sender: "user" }, at))
    .onConflict((conflict) => conflict.columns(["conversationId", "clientId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Adds what a visitor wrote. @returns its number; undefined when the browser sent it before */
export async function addQuestion(
  db: Queryable,
  conversation: Pick<Conversation, "id" | "mode">,
  question: NewQuestion,
  at: Date,
): Promise<number | undefined> {
  const id = await insertQuestion(db, conversation.id, question, at);
  if (id === undefined) return undefined;
  const { language, page, searchText } = question;
  await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      language,
      page,
      lastMessageAt: at,
      updatedAt: at,
      messageCount: eb("messageCount", "+", 1),
      searchText: sql<string>`substr(${eb.ref("searchText")} || ${` ${searchText}`}, 1, ${sql.lit(MAX_SEARCH_TEXT)})`,
    }))
    .where("id", "=", conversation.id)
    .execute();
  // Who writes to a person waits for a person.
  if (conversation.mode === "staff") await noteWaiting(db, conversation.id, at);
  return id;
}

export interface NewReply {
  replyTo: number;
  content: string;
  links: readonly { title: string; href: string }[];
  suggestions: readonly string[];
  kind: ReplyKind;
  topics: readonly string[];
  provider: ProviderName;
  language: "fr" | "en";
}

/**
 * Adds a reply of the assistant and ends the turn.
 * @param summaryDueAt when the summary is due now, unless it was sent before
 * @param mode who has the conversation, so far as is known
 * @returns its number and the lead; undefined when the conversation was erased meanwhile or somebody else has it
 */
export async function addReply(
  db: Queryable,
  conversationId: number,
  reply: NewReply,
  at: Date,
  { summaryDueAt, mode }: { summaryDueAt: Date; mode: ChatMode },
): Promise<{ id: number; leadId: number | null } | undefined> {
  const open = await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      lastMessageAt: at,
      lastReplyAt: at,
      updatedAt: at,
      busyUntil: null,
      messageCount: eb("messageCount", "+", 1),
      // Put off with each reply, unless it was sent.
      summaryDueAt: sql<Date | null>`case when ${eb.ref("summarySentAt")} is null then ${summaryDueAt}
        else ${eb.ref("summaryDueAt")} end`,
    }))
    .where("id", "=", conversationId)
    .where("mode", "=", mode)
    .returning("leadId")
    .executeTakeFirst();
  if (!open) return undefined;
  if (reply.kind === "person") await noteWaiting(db, conversationId, at);
  const { id } = await db
    .insertInto("chatbot_messages")
    .values(messageValues({ ...reply, conversationId, clientId: null, sender: "bot" }, at))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, leadId: open.leadId };
}

/** Whether a person has written in the conversation since a message. */
export async function hasStaffWrittenSince(db: Queryable, conversationId: number, messageId: number): Promise<boolean> {
  const row = await db
    .selectFrom("chatbot_messages")
    .select("id")
    .where("conversationId", "=", conversationId)
    .where("id", ">", messageId)
    .where("sender", "=", "staff")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes since when a visitor waits for a person, unless they do already. */
async function noteWaiting(db: Queryable, id: number, at: Date): Promise<void> {
  await db
    .updateTable("chatbot_conversations")
    .set({ waitingSince: at })
    .where("id", "=", id)
    .where("waitingSince", "is", null)
    .execute();
}

/** Puts the summary off until a moment, unless it was sent. */
export async function planSummary(db: Queryable, id: number, dueAt: Date): Promise<void> {
  await db
    .updateTable("chatbot_conversations")
    .set({ summaryDueAt: dueAt })
    .where("id", "=", id)
    .where("summarySentAt", "is", null)
    .execute();
}

export async function insertUnanswered(
  db: Queryable,
  question: { question: string; questionKey: string; language: "fr" | "en"; conversationId: number },
  at: Date,
): Promise<void> {
  await db
    .insertInto("chatbot_unanswered")
    .values({ ...question, createdAt: at, state: "open", faqId: null })
    .execute();
}

/** Writes down what is known of a visitor; the lead is made with the first fact. */
export async function saveFacts(
  db: Queryable,
  { id, sessionId, leadId }: Pick<Conversation, "id" | "sessionId" | "leadId">,
  facts: LeadFacts,
  at: Date,
): Promise<number> {
  const values = {
    name: facts.name?.value ?? null,
    email: facts.email?.value ?? null,
    phone: facts.phone?.value ?? null,
    company: facts.company?.value ?? null,
    facts: JSON.stringify(facts),
    updatedAt: at,
  };
  if (leadId !== null) {
    await db
      .updateTable("chatbot_leads")
      .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
      .where("id", "=", leadId)
      .execute();
    return leadId;
  }
  const lead = await db
    .insertInto("chatbot_leads")
    .values({ ...values, sessionId, leadScore: null, createdAt: at, contacted: false, contactedAt: null, version: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("chatbot_conversations").set({ leadId: lead.id }).where("id", "=", id).execute();
  return lead.id;
}

/** Keeps a transcript in the form of SPEC §3. */
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

/** Erases a conversation with all that came with it, its lead too. @returns whether there was one */
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

/** Conversations in which nothing was said since a moment, the oldest first. */
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

/** Conversations whose summary is due, the longest first. */
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

/** Takes a summary that is due. Of several that try, one gets it. */
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

export async function findConversation(db: Queryable, id: number): Promise<Conversation | undefined> {
  return await conversations(db).where("conversation.id", "=", id).executeTakeFirst();
}

export async function conversationExists(db: Queryable, id: number): Promise<boolean> {
  const row = await db.selectFrom("chatbot_conversations").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
