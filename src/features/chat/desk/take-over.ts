import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { STAFF_SILENCE, type StaffConversation } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { takeConversationOver } from "../store/take-overs.ts";
import { readConversation, requireConversation } from "./read-conversation.ts";

/**
 * Takes a conversation over from the assistant, or from a named colleague.
 * @throws AppError `not-found`; `outdated`, with the current conversation, when someone else has it
 */
export async function takeOver(
  parts: ChatParts,
  id: number,
  from: string | null,
  staff: StaffMember,
): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const taken = await facts.transaction(async (db) => {
    const before = await requireConversation(db, id);
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
  parts.wakeTakeOvers();
  await events.publish(id, { type: "mode", mode: "staff", staffName: staff.name });
  return await readConversation(parts, id, staff);
}

/** Until when a member of staff who acts now keeps a conversation without further action. */
export const silenceEnds = (now: Date): Date => new Date(now.getTime() + STAFF_SILENCE);

export function notTheirs(): AppError {
  return new AppError("conflict", "Take the conversation over first");
}
