import type { Queryable } from "../../../db/database.ts";

/** Email (lower case) or phone (E.164) that identifies a person. */
export interface PersonKeys {
  email: string | null;
  phone: string | null;
}

/** Requests with the same email or phone, newest first. */
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

/** The keys that identify a request's sender. */
export async function findPersonKeys(db: Queryable, consultationId: number): Promise<PersonKeys | undefined> {
  const row = await db
    .selectFrom("consultations")
    .select(["email", "phone"])
    .where("id", "=", consultationId)
    .executeTakeFirst();
  return row && { email: row.email.toLowerCase(), phone: row.phone };
}

/** Conversations of a request's sender. */
export async function listChatsOfRequest(db: Queryable, consultationId: number) {
  return await db
    .selectFrom("person_links as request")
    .innerJoin("person_links as chat", "chat.personId", "request.personId")
    .innerJoin("chatbot_conversations as conversation", "conversation.id", "chat.recordId")
    .leftJoin("chatbot_leads as lead", "lead.id", "conversation.leadId")
    .select(["conversation.id", "conversation.sessionId", "conversation.leadId", "conversation.waitingSince"])
    .select(["conversation.lastMessageAt", "lead.contactedAt"])
    .where("request.recordKind", "=", "consultation")
    .where("request.recordId", "=", consultationId)
    .where("chat.recordKind", "=", "conversation")
    .orderBy("conversation.id")
    .execute();
}

/** They were not answered after all: they have been waiting since the last message. */
export async function waitAgain(db: Queryable, { id, lastMessageAt }: { id: number; lastMessageAt: Date }) {
  await db.updateTable("chatbot_conversations").set({ waitingSince: lastMessageAt }).where("id", "=", id).execute();
}
