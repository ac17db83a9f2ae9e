import { chatStaff as textInEnglish } from "../../../text/en/desk/chat-staff.ts";
import { chatStaff as textInFrench } from "../../../text/fr/desk/chat-staff.ts";
import type { ChatParts } from "../parts.ts";
import { addStaffReply } from "../store/messages.ts";
import { handLeftConversationBack, listLeft, nextLeftAt } from "../store/take-overs.ts";
import { summaryDueAt } from "../summaries/plan-summary.ts";

const TEXTS = { fr: textInFrench, en: textInEnglish };
/** Conversations given back to the assistant per run. */
const LEFT_AT_ONCE = 50;

/** Returns abandoned conversations to the assistant, and tells their visitors. */
export async function giveBackLeft(parts: ChatParts): Promise<Date | undefined> {
  const { database, facts, clock, events } = parts;
  const { kysely } = database;
  for (const { id, language, staffName } of await listLeft(kysely, clock(), LEFT_AT_ONCE)) {
    const message = await facts.transaction(async (db) => {
      const at = clock();
      if (!(await handLeftConversationBack(db, id, at))) return undefined;
      const { left, someone } = TEXTS[language];
      const content = left(staffName ?? someone);
      const reply = { clientId: null, sender: "bot", content, staffId: null, language, searchText: "" } as const;
      await facts.record(db, { kind: "chat.left", at, actor: "system", subject: id, detail: {} });
      return await addStaffReply(db, id, reply, at, { until: null, summaryDueAt: summaryDueAt(at) });
    });
    if (!message) continue;
    await database.flushed();
    await events.publish(id, { type: "mode", mode: "assistant", staffName: null });
    await events.publish(id, { type: "message", message });
  }
  return await nextLeftAt(kysely);
}
