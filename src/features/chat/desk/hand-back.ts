import type { StaffMember } from "../../../lib/http/roles.ts";
import type { StaffConversation } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { handConversationBack } from "../store/take-overs.ts";
import { readConversation, requireConversation } from "./read-conversation.ts";
import { notTheirs } from "./take-over.ts";

/**
 * Returns a conversation to the assistant.
 * @throws AppError `not-found`; `conflict` when it is not theirs
 */
export async function handBack(parts: ChatParts, id: number, staff: StaffMember): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  await facts.transaction(async (db) => {
    await requireConversation(db, id);
    if (!(await handConversationBack(db, id, staff.id, clock()))) throw notTheirs();
    await facts.record(db, { kind: "chat.hand-back", at: clock(), actor: staff.id, subject: id, detail: {} });
  });
  await database.flushed();
  await events.publish(id, { type: "mode", mode: "assistant", staffName: null });
  return await readConversation(parts, id, staff);
}
