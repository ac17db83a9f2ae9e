import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import type { StaffConversation } from "../model.ts";
import { takeConversationOver } from "../store/take-overs.ts";
import { type ChatDeskParts, publishMode, silenceEnds } from "./parts.ts";
import { findConversation, readConversation } from "./read-conversation.ts";

/**
 * Takes a conversation over from the assistant, or from a colleague who is named.
 * @throws AppError `not-found`; `outdated`, with the conversation as it is, when somebody else has it
 */
export async function takeOver(
  parts: ChatDeskParts,
  id: number,
  from: string | null,
  staff: StaffMember,
): Promise<StaffConversation> {
  const { database, facts, clock } = parts;
  const taken = await facts.transaction(async (db) => {
    const before = await findConversation(db, id);
    const change = { staffId: staff.id, from, until: silenceEnds(clock()), at: clock() };
    if (!(await takeConversationOver(db, id, change))) return false;
    const isTaken = before.staffId !== null && before.staffId !== staff.id;
    const detail = isTaken ? { from: before.staffId } : {};
    await facts.record(db, { kind: "chat.take-over", at: change.at, actor: staff.id, subject: id, detail });
    return true;
  });
  if (!taken) {
    throw new AppError("outdated", "Somebody else has this conversation", {
      current: await readConversation(parts, id, staff),
    });
  }
  await database.flushed();
  parts.wake();
  await publishMode(parts, id, "staff", staff.name);
  return await readConversation(parts, id, staff);
}
