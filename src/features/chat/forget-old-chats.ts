import { setImmediate as othersFirst } from "node:timers/promises";
import type { Queryable } from "../../db/database.ts";
import type { ChatParts } from "./parts.ts";
import { eraseConversation, listSilentSince } from "./store/conversations.ts";
import { withdrawSummary } from "./summaries/summary-mail.ts";

/** Conversations erased before other work gets a turn. */
const ERASED_AT_ONCE = 50;

/** Erases conversations inactive for the retention period; call it in a daily job's transaction. */
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
