import type { Queryable } from "../../../db/database.ts";
import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import type { NewMail } from "../../outbox/enqueue.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import { type ChatMessage, LEAD_FIELDS, type LeadFacts } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { type Conversation, conversationExists } from "../store/conversations.ts";

/** Messages a mail shows, the last ones: mail programs cut off long mails, and the desk shows all. */
const MAILED_MESSAGES = 40;
/** Longest of them, in UTF-16 units. */
const MAILED_LENGTH = 1_500;
/** Longest summary kept of a conversation, in UTF-16 units: what a line of the desk shows, a few times over. */
const MAX_SUMMARY_LENGTH = 500;

/** By which the mail about a conversation is found in the outbox. */
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

/** What the visitor asked, in their own words. */
export function excerptOf(messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ sender }) => sender === "user").map(({ content }) => content.replace(/\s+/g, " "));
  return cut(asked.join(" · "), MAX_SUMMARY_LENGTH);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** Takes the mail about a conversation that is erased out of the outbox, in the same transaction. */
export async function withdrawSummary({ outbox }: Pick<ChatParts, "outbox">, db: Queryable, id: number): Promise<void> {
  await outbox.withdraw(db, [keyOf(id)]);
}

/** What was erased meanwhile is not sent; a visitor who asks for it need not wait for a mail server. */
export const summaryFollower: MailFollower = {
  async isWanted(db, { payload }) {
    return await conversationExists(db, (payload as unknown as MailPayloads["staff-chat-summary"]).conversationId);
  },
  settled: async () => "keep",
};
