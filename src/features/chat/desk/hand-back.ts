import type { StaffMember } from "../../../lib/http/roles.ts";
import type { StaffConversation } from "../model.ts";
import { handConversationBack } from "../store/take-overs.ts";
import { type ChatDeskParts, notTheirs, publishMode } from "./parts.ts";
import { findConversation, readConversation } from "./read-conversation.ts";

/**
 * Gives a conversation back to the assistant.
 * @throws AppError `not-found`; `conflict` when it is not theirs
 */
export async function handBack(parts: ChatDeskParts, id: number, staff: StaffMember): Promise<StaffConversation> {
  const { database, facts, clock } = parts;
  await facts.transaction(async (db) => {
    await findConversation(db, id);
    if (!(await handConversationBack(db, id, staff.id, clock()))) throw notTheirs();
    await facts.record(db, { kind: "chat.hand-back", at: clock(), actor: staff.id, subject: id, detail: {} });
  });
  await database.flushed();
  await publishMode(parts, id, "assistant", null);
  return await readConversation(parts, id, staff);
}
