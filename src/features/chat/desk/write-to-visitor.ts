import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { maskNumbers } from "../../../lib/text/mask-numbers.ts";
import { type ChatMessage, STAFF_MESSAGE_PREFIX } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { addStaffReply, findByClientId } from "../store/messages.ts";
import { summaryDueAt } from "../summaries/plan-summary.ts";
import { lockAndRequire } from "./read-conversation.ts";
import { notTheirs, silenceEnds } from "./take-over.ts";

/**
 * Writes to the visitor. The same message sent twice is stored once.
 * @throws AppError `not-found`; `conflict` when the conversation is not theirs
 */
export async function writeToVisitor(
  parts: ChatParts,
  id: number,
  text: string,
  messageId: string,
  staff: StaffMember,
): Promise<ChatMessage> {
  const { database, facts, clock, events } = parts;
  const content = maskNumbers(text);
  const clientId = `${STAFF_MESSAGE_PREFIX}${messageId}`;
  const { message, isNew } = await facts.transaction(async (db) => {
    const { mode, staffId, language } = await lockAndRequire(db, id);
    const earlier = await findByClientId(db, id, clientId);
    if (earlier) return { message: earlier, isNew: false };
    if (mode !== "staff" || staffId !== staff.id) throw notTheirs();
    const searchText = foldForSearch(content);
    const reply = { clientId, sender: "staff", content, staffId: staff.id, language, searchText } as const;
    const times = { until: silenceEnds(clock()), summaryDueAt: summaryDueAt(clock()) };
    const added = await addStaffReply(db, id, reply, clock(), times);
    if (!added) throw new AppError("conflict", "This message is being stored");
    const wrote = { messageId: added.id, staffName: staff.name, text: content };
    await facts.record(db, { kind: "chat.staff-wrote", at: clock(), actor: staff.id, subject: id, ...wrote });
    return { message: added, isNew: true };
  });
  await database.flushed();
  if (isNew) await events.publish(id, { type: "message", message });
  return message;
}
