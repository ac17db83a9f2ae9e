import type { Queryable } from "../../../db/database.ts";
import { LEAD_FIELDS, type Lead } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { lockConversation } from "../store/conversations.ts";
import { findFacts, type LeadOwner, saveFacts } from "../store/leads.ts";
import { noConversation } from "../visitor/own-conversation.ts";
import { type FoundFacts, leadOf, withFacts } from "./lead-facts.ts";

/** All facts about a visitor so far, and whether any are new. */
export interface Learnt {
  lead: Lead;
  isNew: boolean;
}

/** Records the facts found in a text. @param conversation locked by the transaction */
export async function learnFacts(
  { facts, clock }: Pick<ChatParts, "facts" | "clock">,
  db: Queryable,
  conversation: LeadOwner,
  found: FoundFacts,
  from: "visitor" | "bot",
): Promise<Learnt> {
  const before = await findFacts(db, conversation.leadId);
  const merged = withFacts(before, found, from);
  const isNew = merged !== before;
  if (isNew) {
    const at = clock();
    await saveFacts(db, conversation, merged, at);
    const fields = LEAD_FIELDS.filter((field) => merged[field] !== before[field]);
    await facts.record(db, { kind: "chat.lead", at, actor: "visitor", subject: conversation.id, fields });
  }
  return { lead: leadOf(merged), isNew };
}

/**
 * Records posted facts, serialized when several post at once; facts the server found itself take precedence.
 * @throws AppError `not-found` when the conversation was erased meanwhile
 */
export async function learnPosted(parts: ChatParts, conversation: LeadOwner, found: FoundFacts): Promise<Learnt> {
  return await parts.facts.transaction(async (db) => {
    const locked = await lockConversation(db, conversation.id);
    if (!locked) throw noConversation();
    return await learnFacts(parts, db, { ...conversation, ...locked }, found, "bot");
  });
}
