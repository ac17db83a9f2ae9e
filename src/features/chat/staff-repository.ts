import { sql } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { LeadFacts } from "./model.ts";
import { messages, planSummary } from "./repository.ts";
import { type PersonKeys, summaries } from "./staff-list-repository.ts";

export type { Database, Queryable } from "../../db/database.ts";

/** A conversation with everything the desk shows of it but its messages. */
export async function findStaffConversation(db: Queryable, id: number) {
  return await summaries(db)
    .select(["conversation.sessionId", "conversation.leadId", "conversation.staffUntil"])
    .select(["lead.facts", "lead.version as leadVersion", "lead.contactedAt"])
    .where("conversation.id", "=", id)
    .executeTakeFirst();
}
export type StaffConversationRow = NonNullable<Awaited<ReturnType<typeof findStaffConversation>>>;

/** Messages in the order they were written. */
export async function listTranscript(db: Queryable, conversationId: number) {
  return await messages(db)
    .select("message.provider")
    .where("message.conversationId", "=", conversationId)
    .orderBy("message.id")
    .execute();
}

/** What waits, and what is going on. */
export async function countLive(db: Queryable, openSince: Date) {
  const count = db.selectFrom("chatbot_conversations").select((eb) => eb.fn.countAll<number>().as("n"));
  const [waiting, open] = await Promise.all([
    count.where("waitingSince", "is not", null).executeTakeFirstOrThrow(),
    count.where("lastMessageAt", ">", openSince).executeTakeFirstOrThrow(),
  ]);
  return { waiting: waiting.n, open: open.n };
}

/**
 * Gives a conversation to a member of staff, unless another has it.
 * @param from the other, if it is meant to be taken from them
 * @returns whether they have it now
 */
export async function updateTakenOver(
  db: Queryable,
  id: number,
  { staffId, from, until, at }: { staffId: string; from: string | null; until: Date; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      mode: "staff",
      staffId,
      staffUntil: until,
      waitingSince: null,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("mode", "=", "assistant"),
        eb("staffId", "is", null),
        eb("staffId", "in", from === null ? [staffId] : [staffId, from]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives it back to the assistant. @returns whether the member of staff had it */
export async function updateHandedBack(db: Queryable, id: number, staffId: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({ ...HANDED_BACK, updatedAt: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("mode", "=", "staff")
    .where("staffId", "=", staffId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const HANDED_BACK = { mode: "assistant", staffId: null, staffUntil: null, waitingSince: null } as const;

/** The same for whoever has it, when they have left it for too long. Two processes that try: one does it. */
export async function updateLeft(db: Queryable, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("chatbot_conversations")
    // Who was left waiting still waits.
    .set((eb) => ({
      mode: "assistant",
      staffId: null,
      staffUntil: null,
      updatedAt: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("staffUntil", "<=", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Conversations that a member of staff has left for too long, the longest first. */
export async function listLeft(db: Queryable, now: Date, limit: number) {
  return await db
    .selectFrom("chatbot_conversations as conversation")
    .leftJoin("staff", "staff.id", "conversation.staffId")
    .select(["conversation.id", "conversation.language", "staff.name as staffName"])
    .where("conversation.staffUntil", "<=", now)
    .orderBy("conversation.staffUntil")
    .limit(limit)
    .execute();
}

/** When the next conversation will have been left for too long. */
export async function nextLeftAt(db: Queryable): Promise<Date | undefined> {
  const row = await db
    .selectFrom("chatbot_conversations")
    .select("staffUntil")
    .where("staffUntil", "is not", null)
    .orderBy("staffUntil")
    .limit(1)
    .executeTakeFirst();
  return row?.staffUntil ?? undefined;
}

export interface NewReply {
  clientId: string | null;
  sender: "bot" | "staff";
  content: string;
  staffId: string | null;
  language: "fr" | "en";
  /** Added to what the desk searches, folded. */
  searchText: string;
}

/**
 * Adds what staff wrote, or what is said in the assistant's name.
 * @param times `until`, for a message of staff: how long they keep the conversation without writing again;
 *   `summaryDueAt`: when the summary is due now, unless it was sent before
 * @returns the number of the message; undefined when the same message was added before
 */
export async function insertReply(
  db: Queryable,
  conversationId: number,
  reply: NewReply,
  at: Date,
  { until, summaryDueAt }: { until: Date | null; summaryDueAt: Date },
): Promise<number | undefined> {
  const { searchText, ...columns } = reply;
  const row = await db
    .insertInto("chatbot_messages")
    .values({
      ...columns,
      conversationId,
      replyTo: null,
      links: "[]",
      suggestions: "[]",
      kind: null,
      topics: "[]",
      provider: null,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.columns(["conversationId", "clientId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      messageCount: eb("messageCount", "+", 1),
      lastMessageAt: at,
      lastReplyAt: at,
      updatedAt: at,
      ...(until === null ? {} : { staffUntil: until, waitingSince: null }),
      ...(searchText ? { searchText: sql<string>`${eb.ref("searchText")} || ${` ${searchText}`}` } : {}),
    }))
    .where("id", "=", conversationId)
    .execute();
  await planSummary(db, conversationId, summaryDueAt);
  return row.id;
}

/** Number of a message by the id its writer gave it. */
export async function findSaid(db: Queryable, conversationId: number, clientId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("chatbot_messages")
    .select("id")
    .where("conversationId", "=", conversationId)
    .where("clientId", "=", clientId)
    .executeTakeFirst();
  return row?.id;
}

/** Marks the lead, which there is afterwards in any case. @returns whether anything changed */
export async function updateLeadContacted(
  db: Queryable,
  { id, sessionId, leadId }: Pick<StaffConversationRow, "id" | "sessionId" | "leadId">,
  contacted: boolean,
  at: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable("chatbot_conversations")
    .set({ contacted, updatedAt: at, ...(contacted ? { waitingSince: null } : {}) })
    .where("id", "=", id)
    .where("contacted", "!=", contacted)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  const lead = leadId ?? (await insertLead(db, id, sessionId, at));
  await db
    .updateTable("chatbot_leads")
    .set({ contacted, contactedAt: contacted ? at : null, updatedAt: at })
    .where("id", "=", lead)
    .execute();
  return true;
}

/**
 * Writes the facts of a lead as staff have them.
 * @param version of the lead that staff have seen, 0 for none
 * @returns whether it was still so
 */
export async function updateFacts(
  db: Queryable,
  { id, sessionId, leadId }: Pick<StaffConversationRow, "id" | "sessionId" | "leadId">,
  facts: LeadFacts,
  version: number,
  at: Date,
): Promise<boolean> {
  if (leadId === null && version !== 0) return false;
  const lead = leadId ?? (await insertLead(db, id, sessionId, at));
  const changed = await db
    .updateTable("chatbot_leads")
    .set((eb) => ({
      name: facts.name?.value ?? null,
      email: facts.email?.value ?? null,
      phone: facts.phone?.value ?? null,
      company: facts.company?.value ?? null,
      facts: JSON.stringify(facts),
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", lead)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export async function addSearchText(db: Queryable, id: number, folded: string): Promise<void> {
  await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({ searchText: sql<string>`${eb.ref("searchText")} || ${` ${folded}`}` }))
    .where("id", "=", id)
    .execute();
}

async function insertLead(db: Queryable, conversationId: number, sessionId: string, at: Date): Promise<number> {
  // The visitor may have told who they are a moment ago: then that lead is theirs.
  await db
    .insertInto("chatbot_leads")
    .values({ sessionId, createdAt: at, updatedAt: at, contacted: false, facts: "{}", version: 0 })
    .onConflict((conflict) => conflict.column("sessionId").doNothing())
    .execute();
  const { id } = await db
    .selectFrom("chatbot_leads")
    .select("id")
    .where("sessionId", "=", sessionId)
    .executeTakeFirstOrThrow();
  await db.updateTable("chatbot_conversations").set({ leadId: id }).where("id", "=", conversationId).execute();
  return id;
}

/** Requests sent with the same mail or phone, newest first. */
export async function listRequestsOf(db: Queryable, { email, phone }: PersonKeys, limit: number) {
  if (email === null && phone === null) return [];
  const rows = await db
    .selectFrom("consultations")
    .select(["id", "createdAt"])
    .where((eb) =>
      eb.or([
        ...(email === null ? [] : [eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())]),
        ...(phone === null ? [] : [eb("phone", "=", phone)]),
      ]),
    )
    .where("review", "=", "accepted")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
}

/** By what the person who sent a request is known again. */
export async function findPersonKeys(db: Queryable, consultationId: number): Promise<PersonKeys | undefined> {
  const row = await db
    .selectFrom("consultations")
    .select(["email", "phone"])
    .where("id", "=", consultationId)
    .executeTakeFirst();
  return row && { email: row.email.toLowerCase(), phone: row.phone };
}
