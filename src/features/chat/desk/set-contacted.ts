import type { Caller } from "../../../lib/http/roles.ts";
import type { StaffConversation } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { markContacted } from "../store/leads.ts";
import { lockAndRequire, readConversation } from "./read-conversation.ts";

/**
 * Records whether the visitor was called or written to.
 * @throws AppError `not-found`
 */
export async function setContacted(
  parts: ChatParts,
  id: number,
  contacted: boolean,
  staff: Caller,
): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const changed = await facts.transaction(async (db) => {
    const at = clock();
    if (!(await markContacted(db, await lockAndRequire(db, id), contacted, at))) return false;
    await facts.record(db, { kind: "chat.contacted", at, actor: staff.id, subject: id, detail: { contacted } });
    return true;
  });
  await database.flushed();
  if (changed) await events.publish(id, { type: "lead" });
  return await readConversation(parts, id, staff);
}
