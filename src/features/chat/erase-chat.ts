import { setImmediate as othersFirst } from "node:timers/promises";
import type { Queryable } from "../../db/database.ts";
import type { ChatParts } from "./parts.ts";
import { eraseConversation, listSilentSince } from "./store/conversations.ts";
import { withdrawSummary } from "./summaries.ts";
import { ERASED } from "./turns.ts";

/**
 * Erases a conversation and its lead.
 * @param actor `visitor` or a staff id
 * @returns false if not found
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

/** Conversations erased per batch. */
const ERASED_AT_ONCE = 50;

/** Erases conversations that have been inactive for the retention period. Runs in a daily job's transaction. */
export async function forgetOldChats(parts: ChatParts, db: Queryable, now: Date, days: number): Promise<void> {
  const { facts, onErased } = parts;
  const before = new Date(now.getTime() - days * 86_400_000);
  let conversations = 0;
  for (let ids = await listSilentSince(db, before, ERASED_AT_ONCE); ids.length > 0; ) {
    for (const id of ids) {
      if (await eraseConversation(db, id)) conversations += 1;
      await withdrawSummary(parts, db, id);
    }
    await facts.record(db, { kind: "chat.forgotten", at: now, actor: "system", subject: "old", ids });
    await othersFirst();
    ids = await listSilentSince(db, before, ERASED_AT_ONCE);
  }
  const detail = { conversations, days };
  await facts.record(db, { kind: "chat.forget", at: now, actor: "system", subject: "old", detail });
  onErased(detail);
}
