import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { eraseConversation } from "../store/conversations.ts";
import type { ChatDeskParts } from "./parts.ts";

/**
 * Erases a conversation and who it was with, as the visitor can themselves.
 * @throws AppError `not-found`
 */
export async function eraseChat(parts: ChatDeskParts, id: number, staff: StaffMember): Promise<void> {
  const { database, facts, clock, events, withdrawSummary } = parts;
  await facts.transaction(async (db) => {
    if (!(await eraseConversation(db, id))) throw new AppError("not-found", "There is no such conversation");
    await withdrawSummary(db, id);
    await facts.record(db, { kind: "chat.erase", at: clock(), actor: staff.id, subject: id, detail: {} });
  });
  await database.flushed();
  await events.publish(id, { type: "erased" });
}
