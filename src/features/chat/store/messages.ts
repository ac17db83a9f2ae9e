import { type ExpressionBuilder, type Insertable, sql } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Language } from "../../../lib/language.ts";
import type { ReplyEnd } from "../../assistant/answer-provider.ts";
import type { ChatMessage, ChatMode, StaffChatMessage } from "../model.ts";
import type { ChatbotMessagesTable } from "../tables.ts";
import { noteWaiting } from "./take-overs.ts";

/**
 * Length of a conversation's search text up to which visitors' messages are added, in characters. Staff messages and
 * contact details are appended without this limit.
 */
export const MAX_SEARCH_TEXT = 20_000;

const COLUMNS = [
  "id",
  "clientId as messageId",
  "sender",
  "content",
  "links",
  "suggestions",
  "kind",
  "createdAt",
] as const;

/** Selects the name of the staff member who wrote a message. */
const staffName = (eb: ExpressionBuilder<Tables, "chatbot_messages">) =>
  eb.selectFrom("staff").select("staff.name").whereRef("staff.id", "=", "chatbot_messages.staffId").as("staffName");

const messagesOf = (db: Queryable, conversationId: number) =>
  db
    .selectFrom("chatbot_messages")
    .select(COLUMNS)
    .select(staffName)
    .where("conversationId", "=", conversationId)
    .orderBy("id");

/** Converts a row to the API's format. */
function messageOf<Row extends { createdAt: Date }>({ createdAt, ...rest }: Row) {
  return { ...rest, timestamp: createdAt.toISOString() };
}

/** Lists a conversation's messages, oldest first. */
export async function listMessages(db: Queryable, conversationId: number): Promise<ChatMessage[]> {
  return (await messagesOf(db, conversationId).execute()).map(messageOf);
}

/** Like `listMessages`, with each message's provider, which only the desk shows. */
export async function listTranscript(db: Queryable, conversationId: number): Promise<StaffChatMessage[]> {
  return (await messagesOf(db, conversationId).select("provider").execute()).map(messageOf);
}

/** Finds a message by the id that the browser or the desk gave it. */
export async function findByClientId(
  db: Queryable,
  conversationId: number,
  clientId: string,
): Promise<ChatMessage | undefined> {
  const row = await messagesOf(db, conversationId).where("clientId", "=", clientId).executeTakeFirst();
  return row && messageOf(row);
}

/** Finds a visitor's message by the browser's id for it, with the reply if any. */
export async function findExchange(db: Queryable, conversationId: number, clientId: string) {
  const message = await findByClientId(db, conversationId, clientId);
  if (!message) return undefined;
  const reply = await messagesOf(db, conversationId).where("replyTo", "=", message.id).executeTakeFirst();
  return { message, reply: reply && messageOf(reply) };
}

/** Lists up to `limit` messages that immediately precede a given message, oldest first. */
export async function listBefore(db: Queryable, conversationId: number, messageId: number, limit: number) {
  const rows = await db
    .selectFrom("chatbot_messages")
    .select(["sender", "content", "kind", "topics"])
    .where("conversationId", "=", conversationId)
    .where("id", "<", messageId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.reverse().map(({ kind, topics, ...message }) => ({ ...message, ...(kind && { kind, topics }) }));
}

/** Whether staff have written since a given message. */
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

/** Whether the visitor has written more than a given number of messages. */
export async function hasMoreQuestions(db: Queryable, conversationId: number, count: number): Promise<boolean> {
  const row = await db
    .selectFrom("chatbot_messages")
    .select("id")
    .where("conversationId", "=", conversationId)
    .where("sender", "=", "user")
    .orderBy("id")
    .limit(1)
    .offset(count)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewQuestion {
  clientId: string;
  content: string;
  language: Language;
  page: string;
  /** Folded text for the desk's search. */
  searchText: string;
}

type Row = Insertable<ChatbotMessagesTable>;
type Listed = "links" | "suggestions" | "topics";

/**
 * Inserts a message.
 * @returns undefined if a message with that client id is already stored
 */
async function insertMessage(
  db: Queryable,
  message: Omit<Row, Listed> & Partial<Pick<Row, Listed>>,
): Promise<ChatMessage | undefined> {
  const row = await db
    .insertInto("chatbot_messages")
    .values({ links: "[]", suggestions: "[]", topics: "[]", ...message })
    .onConflict((conflict) => conflict.columns(["conversationId", "clientId"]).doNothing())
    .returning(COLUMNS)
    .returning(staffName)
    .executeTakeFirst();
  return row && messageOf(row);
}

/**
 * Inserts a visitor's message.
 * @returns undefined if this message is already stored
 */
export async function insertQuestion(
  db: Queryable,
  conversationId: number,
  { clientId, content, language }: NewQuestion,
  at: Date,
): Promise<ChatMessage | undefined> {
  return await insertMessage(db, { conversationId, sender: "user", clientId, content, language, createdAt: at });
}

/**
 * Adds a visitor's message and updates its conversation.
 * @returns undefined if the message is already stored
 */
export async function addQuestion(
  db: Queryable,
  conversation: { id: number; mode: ChatMode },
  question: NewQuestion,
  at: Date,
): Promise<ChatMessage | undefined> {
  const message = await insertQuestion(db, conversation.id, question, at);
  if (!message) return undefined;
  const { language, page, searchText } = question;
  await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      language,
      page,
      lastMessageAt: at,
      updatedAt: at,
      messageCount: eb("messageCount", "+", 1),
      // A longer text keeps what staff and contact details added to it.
      searchText: eb
        .case()
        .when(eb.fn<number>("length", ["searchText"]), ">=", MAX_SEARCH_TEXT)
        .then(eb.ref("searchText"))
        .else(sql<string>`substr(${eb.ref("searchText")} || ${` ${searchText}`}, 1, ${sql.lit(MAX_SEARCH_TEXT)})`)
        .end(),
    }))
    .where("id", "=", conversation.id)
    .execute();
  // During a take-over, a visitor who writes is waiting for a person.
  if (conversation.mode === "staff") await noteWaiting(db, conversation.id, at);
  return message;
}

export interface NewReply extends ReplyEnd {
  replyTo: number;
  content: string;
}

/**
 * Adds the assistant's reply and ends the turn.
 * @param summaryDueAt when the summary is now due, unless already sent
 * @param mode expected mode of the conversation
 * @returns the message and the lead's id; undefined if the conversation was erased or its mode changed
 */
export async function addReply(
  db: Queryable,
  conversationId: number,
  { links, suggestions, topics, ...reply }: NewReply,
  at: Date,
  { summaryDueAt, mode }: { summaryDueAt: Date; mode: ChatMode },
): Promise<{ message: ChatMessage; leadId: number | null } | undefined> {
  const open = await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({ ...afterReply(eb, at, summaryDueAt), busyUntil: null }))
    .where("id", "=", conversationId)
    .where("mode", "=", mode)
    .returning("leadId")
    .executeTakeFirst();
  if (!open) return undefined;
  // A visitor who left an address is promised an answer to what the assistant does not know.
  const isPromised = reply.kind === "unknown" && open.leadId !== null && (await isReachable(db, open.leadId));
  if (reply.kind === "person" || isPromised) await noteWaiting(db, conversationId, at);
  const message = (await insertMessage(db, {
    ...reply,
    conversationId,
    sender: "bot",
    links: JSON.stringify(links),
    suggestions: JSON.stringify(suggestions),
    topics: JSON.stringify(topics),
    createdAt: at,
  }))!;
  return { message, leadId: open.leadId };
}

async function isReachable(db: Queryable, leadId: number): Promise<boolean> {
  const lead = await db
    .selectFrom("chatbot_leads")
    .select(["email", "phone"])
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  return lead.email !== null || lead.phone !== null;
}

/** A message from staff, or an automatic message in the assistant's name. */
interface NewStaffReply {
  clientId: string | null;
  sender: "bot" | "staff";
  content: string;
  staffId: string | null;
  language: Language;
  /** Folded text for the desk's search. */
  searchText: string;
}

/**
 * Adds a staff message.
 * @param times `until`: when the take-over expires unless staff write again; `summaryDueAt`: when the summary is now
 * due, unless already sent
 * @returns undefined if the message is already stored
 */
export async function addStaffReply(
  db: Queryable,
  conversationId: number,
  { searchText, ...reply }: NewStaffReply,
  at: Date,
  { until, summaryDueAt }: { until: Date | null; summaryDueAt: Date },
): Promise<ChatMessage | undefined> {
  const message = await insertMessage(db, { ...reply, conversationId, createdAt: at });
  if (!message) return undefined;
  await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      ...afterReply(eb, at, summaryDueAt),
      ...(until && { staffUntil: until, waitingSince: null }),
      ...(searchText && { searchText: withWords(eb, searchText) }),
    }))
    .where("id", "=", conversationId)
    .execute();
  return message;
}

export async function addSearchText(db: Queryable, id: number, folded: string): Promise<void> {
  await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({ searchText: withWords(eb, folded) }))
    .where("id", "=", id)
    .execute();
}

type ConversationBuilder = ExpressionBuilder<Tables, "chatbot_conversations">;

const withWords = (eb: ConversationBuilder, folded: string) => sql<string>`${eb.ref("searchText")} || ${` ${folded}`}`;

const afterReply = (eb: ConversationBuilder, at: Date, summaryDueAt: Date) => ({
  lastMessageAt: at,
  lastReplyAt: at,
  updatedAt: at,
  messageCount: eb("messageCount", "+", 1),
  // Each reply postpones the summary, until it has been sent.
  summaryDueAt: sql<Date | null>`case when ${eb.ref("summarySentAt")} is null then ${summaryDueAt}
    else ${eb.ref("summaryDueAt")} end`,
});
