import type { Queryable } from "../../../db/database.ts";
import type { LeadFacts } from "../model.ts";

/** The columns of a conversation that identify its lead. */
export interface LeadOwner {
  id: number;
  sessionId: string;
  leadId: number | null;
}

/** Finds a lead's details; empty if there is no lead. */
export async function findFacts(db: Queryable, leadId: number | null): Promise<LeadFacts> {
  if (leadId === null) return {};
  const lead = await db.selectFrom("chatbot_leads").select("facts").where("id", "=", leadId).executeTakeFirst();
  return lead?.facts ?? {};
}

/** Stores a visitor's details, creating the lead if needed. */
export async function saveFacts(db: Queryable, owner: LeadOwner, facts: LeadFacts, at: Date): Promise<void> {
  if (owner.leadId === null) await insertLead(db, owner, facts, at);
  else await updateLead(db, owner.leadId, facts, at).execute();
}

/**
 * Stores a lead's details as staff set them.
 * @param version version of the lead that staff saw; 0 if there was no lead
 * @returns false on an edit conflict
 */
export async function confirmFacts(
  db: Queryable,
  owner: LeadOwner,
  facts: LeadFacts,
  version: number,
  at: Date,
): Promise<boolean> {
  if (owner.leadId === null && version !== 0) return false;
  const lead = owner.leadId ?? (await insertLead(db, owner, {}, at));
  const changed = await updateLead(db, lead, facts, at)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Sets whether the visitor was contacted, creating the lead if needed.
 * @returns false if nothing changed
 */
export async function markContacted(db: Queryable, owner: LeadOwner, contacted: boolean, at: Date): Promise<boolean> {
  const changed = await db
    .updateTable("chatbot_conversations")
    .set({ contacted, updatedAt: at, ...(contacted && { waitingSince: null }) })
    .where("id", "=", owner.id)
    .where("contacted", "!=", contacted)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  const lead = owner.leadId ?? (await insertLead(db, owner, {}, at));
  await db
    .updateTable("chatbot_leads")
    .set({ contacted, contactedAt: contacted ? at : null, updatedAt: at })
    .where("id", "=", lead)
    .execute();
  return true;
}

const columnsOf = (facts: LeadFacts, at: Date) => ({
  name: facts.name?.value ?? null,
  email: facts.email?.value ?? null,
  phone: facts.phone?.value ?? null,
  company: facts.company?.value ?? null,
  facts: JSON.stringify(facts),
  updatedAt: at,
});

const updateLead = (db: Queryable, id: number, facts: LeadFacts, at: Date) =>
  db
    .updateTable("chatbot_leads")
    .set((eb) => ({ ...columnsOf(facts, at), version: eb("version", "+", 1) }))
    .where("id", "=", id);

async function insertLead(db: Queryable, { id, sessionId }: LeadOwner, facts: LeadFacts, at: Date): Promise<number> {
  const lead = await db
    .insertInto("chatbot_leads")
    .values({ ...columnsOf(facts, at), sessionId, createdAt: at, contacted: false, version: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("chatbot_conversations").set({ leadId: lead.id }).where("id", "=", id).execute();
  return lead.id;
}

/** Identifies a person across features, by email address (lower case) or phone number (E.164). */
export interface PersonKeys {
  email: string | null;
  phone: string | null;
}

/** Lists consultation requests with this email address or phone number, newest first. */
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

/** Finds the email address and phone number of a consultation request's sender. */
export async function findPersonKeys(db: Queryable, consultationId: number): Promise<PersonKeys | undefined> {
  const row = await db
    .selectFrom("consultations")
    .select(["email", "phone"])
    .where("id", "=", consultationId)
    .executeTakeFirst();
  return row && { email: row.email.toLowerCase(), phone: row.phone };
}

/** Lists conversations with the person who sent a consultation request. */
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

/** Marks a visitor as waiting for a person since the conversation's latest message. */
export async function waitAgain(db: Queryable, { id, lastMessageAt }: { id: number; lastMessageAt: Date }) {
  await db.updateTable("chatbot_conversations").set({ waitingSince: lastMessageAt }).where("id", "=", id).execute();
}
