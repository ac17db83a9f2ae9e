import type { Queryable } from "../../../db/database.ts";
import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import type { NewMail } from "../../outbox/enqueue.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import { type ChatMessage, LEAD_FIELDS, type LeadFacts } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { type Conversation, conversationExists } from "../store/conversations.ts";

/** Messages in an email, the last ones: mail programs truncate long emails, and the desk shows everything. */
const MAILED_MESSAGES = 40;
/** Longest message in it, in UTF-16 units. */
const MAILED_LENGTH = 1_500;
/** Longest stored summary of a conversation, in UTF-16 units: several lines of the desk. */
const MAX_SUMMARY_LENGTH = 500;

/** Key of a conversation's email in the outbox. */
const keyOf = (conversationId: number) => `staff-chat-summary:${conversationId}`;

export function summaryMail(
  recipient: string,
  { id, language, page, createdAt }: Conversation,
  facts: LeadFacts,
  messages: readonly ChatMessage[],
): NewMail<"staff-chat-summary"> {
  const payload: MailPayloads["staff-chat-summary"] = {
    conversationId: id,
    language,
    page,
    startedAt: createdAt.toISOString(),
    facts: LEAD_FIELDS.flatMap((field) => {
      const fact = facts[field];
      return fact ? [{ field, value: fact.value, confirmed: fact.state === "confirmed" }] : [];
    }),
    omitted: Math.max(0, messages.length - MAILED_MESSAGES),
    messages: messages.slice(-MAILED_MESSAGES).map(({ sender, content, timestamp, staffName }) => ({
      sender,
      content: cut(content, MAILED_LENGTH),
      at: timestamp,
      staffName,
    })),
  };
  return { template: "staff-chat-summary", recipient, language: "fr", payload, dedupeKey: keyOf(id) };
}

/** The visitor's questions, in their own words. */
export function excerptOf(messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ sender }) => sender === "user").map(({ content }) => content.replace(/\s+/g, " "));
  return cut(asked.join(" · "), MAX_SUMMARY_LENGTH);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** Removes an erased conversation's email from the outbox, in the same transaction. */
export async function withdrawSummary({ outbox }: Pick<ChatParts, "outbox">, db: Queryable, id: number): Promise<void> {
  await outbox.withdraw(db, [keyOf(id)]);
}

/** Drops an email whose conversation was erased meanwhile; erasing need not wait for a mail server. */
export const summaryFollower: MailFollower = {
  async isWanted(db, { payload }) {
    return await conversationExists(db, (payload as unknown as MailPayloads["staff-chat-summary"]).conversationId);
  },
  settled: async () => "keep",
};
