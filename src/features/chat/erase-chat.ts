import type { ChatParts } from "./parts.ts";
import { eraseConversation } from "./store/conversations.ts";
import { withdrawSummary } from "./summaries/summary-mail.ts";
import { ERASED } from "./turns/turns.ts";

/**
 * Erases a conversation and its lead.
 * @param actor its visitor or a member of staff
 * @returns whether there was one
 */
export async function eraseChat(parts: ChatParts, id: number, actor: string): Promise<boolean> {
  const { database, facts, clock, events, turns } = parts;
  turns.end(id, ERASED);
  const isErased = await facts.transaction(async (db) => {
    if (!(await eraseConversation(db, id))) return false;
    await withdrawSummary(parts, db, id);
    await facts.record(db, { kind: "chat.erase", at: clock(), actor, subject: id, detail: {} });
    return true;
  });
  if (!isErased) return false;
  await database.flushed();
  await events.publish(id, { type: "erased" });
  return true;
}
