import type { Queryable } from "../../../db/database.ts";
import type { LeadFacts } from "../model.ts";

/** The parts of a conversation that concern its lead. */
export interface LeadOwner {
  id: number;
  sessionId: string;
  leadId: number | null;
}

/** The facts of a lead; none without a lead. */
export async function findFacts(db: Queryable, leadId: number | null): Promise<LeadFacts> {
  if (leadId === null) return {};
  const lead = await db.selectFrom("chatbot_leads").select("facts").where("id", "=", leadId).executeTakeFirst();
  return lead?.facts ?? {};
}

/** Stores a visitor's facts; the first one creates the lead. */
export async function saveFacts(db: Queryable, owner: LeadOwner, facts: LeadFacts, at: Date): Promise<void> {
  if (owner.leadId === null) await insertLead(db, owner, facts, at);
  else await updateLead(db, owner.leadId, facts, at).execute();
}

/**
 * Stores a lead's facts as staff set them.
 * @param version of the lead staff have seen, 0 for none
 * @returns whether it was still current
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

/** Marks the lead, creating it if needed. @returns whether anything changed */
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
