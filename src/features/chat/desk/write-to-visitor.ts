import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { maskNumbers } from "../../../lib/text/mask-numbers.ts";
import { type ChatMessage, STAFF_MESSAGE_PREFIX } from "../model.ts";
import { addStaffReply, findByClientId, findMessage } from "../store/messages.ts";
import { type ChatDeskParts, notTheirs, silenceEnds, summaryDueAt } from "./parts.ts";
import { findLocked } from "./read-conversation.ts";

/**
 * Says something to the visitor. The same message sent twice is one.
 * @throws AppError `not-found`; `conflict` when the conversation is not theirs
 */
export async function writeToVisitor(
  parts: ChatDeskParts,
  id: number,
  text: string,
  messageId: string,
  staff: StaffMember,
): Promise<ChatMessage> {
  const { database, facts, clock, events } = parts;
  const content = maskNumbers(text);
  const clientId = `${STAFF_MESSAGE_PREFIX}${messageId}`;
  const { number, isNew } = await facts.transaction(async (db) => {
    const { mode, staffId, language } = await findLocked(db, id);
    const said = await findByClientId(db, id, clientId);
    if (said) return { number: said.id, isNew: false };
    if (mode !== "staff" || staffId !== staff.id) throw notTheirs();
    const searchText = foldForSearch(content);
    const reply = { clientId, sender: "staff", content, staffId: staff.id, language, searchText } as const;
    const times = { until: silenceEnds(clock()), summaryDueAt: summaryDueAt(clock()) };
    const added = await addStaffReply(db, id, reply, clock(), times);
    if (added === undefined) throw new AppError("conflict", "This message is being stored");
    return { number: added, isNew: true };
  });
  await database.flushed();
  const message = (await findMessage(database.kysely, number))!;
  if (isNew) await events.publish(id, { type: "message", message });
  return message;
}
