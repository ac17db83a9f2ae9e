import type { Queryable } from "../../db/database.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import { manyMail, type NewMail } from "../outbox/messages.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { type ChatMessage, LEAD_FIELDS, type LeadFacts } from "./model.ts";
import type { ChatParts } from "./parts.ts";
import {
  type Conversation,
  claimSummary,
  conversationExists,
  haveSummariesBeenSent,
  listSummariesDue,
  nextSummaryAt,
  noteSummarySent,
  planSummary,
  saveTranscript,
} from "./store/conversations.ts";
import { findFacts } from "./store/leads.ts";
import { listMessages } from "./store/messages.ts";

/** Delay of the summary after the last reply, in milliseconds (SPEC §7, §9). */
const SUMMARY_AFTER = 300_000;

/** Returns when the summary is due if no further reply follows. */
export const summaryDueAt = (lastReplyAt: Date): Date => new Date(lastReplyAt.getTime() + SUMMARY_AFTER);

/** Schedules the summary if the visitor gave an email address only after the last reply. */
export async function planLateSummary(
  { database, wakeSummaries }: ChatParts,
  { id, lastReplyAt }: Pick<Conversation, "id" | "lastReplyAt">,
): Promise<void> {
  if (!lastReplyAt) return;
  await planSummary(database.kysely, id, summaryDueAt(lastReplyAt));
  wakeSummaries();
}

/**
 * Maximum messages in the email; earlier ones are omitted, because mail programs clip long emails and the desk shows
 * them all.
 */
const MAILED_MESSAGES = 40;
/** Longest message in the email, in UTF-16 code units. */
const MAILED_LENGTH = 1_500;
/** Longest stored summary, in UTF-16 code units: a few lines on the desk. */
const MAX_SUMMARY_LENGTH = 500;

/** Returns the deduplication key of a conversation's email in the outbox. */
const keyOf = (conversationId: number) => `staff-chat-summary:${conversationId}`;

function summaryMail(
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

/** Returns the visitor's messages in their own words, shortened. */
function excerptOf(messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ sender }) => sender === "user").map(({ content }) => content.replace(/\s+/g, " "));
  return cut(asked.join(" · "), MAX_SUMMARY_LENGTH);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/**
 * Removes an erased conversation's email from the outbox.
 * @param db the erasure's transaction
 */
export async function withdrawSummary({ outbox }: Pick<ChatParts, "outbox">, db: Queryable, id: number): Promise<void> {
  await outbox.withdraw(db, [keyOf(id)]);
}

/** Drops the email if its conversation has been erased, so that erasing need not wait for the mail server. */
export const summaryFollower: MailFollower = {
  async isWanted(db, { payload }) {
    return await conversationExists(db, (payload as unknown as MailPayloads["staff-chat-summary"]).conversationId);
  },
  settled: async () => "keep",
};

/** Maximum summaries sent per run. */
const SENT_AT_ONCE = 20;
/**
 * Maximum summary emails per hour, so that nobody can flood the team's mailbox by chatting. A small firm has
 * fewer such chats in a day; beyond the limit, one email per hour says that the desk has more.
 */
const MOST_SUMMARIES_AN_HOUR = 10;

/**
 * Emails due summaries to staff: once per conversation, five minutes after the last reply, and only if the visitor gave
 * an email address (SPEC §7). The due time is in the database, so neither a closed tab nor a restart loses a summary,
 * and a second process does not send it twice.
 * @returns when the next summary is due
 */
export async function sumUpChats(parts: ChatParts): Promise<Date | undefined> {
  const { database, facts, clock, outbox } = parts;
  const { kysely } = database;
  let sent = 0;
  for (const id of await listSummariesDue(kysely, clock(), SENT_AT_ONCE)) {
    if (await facts.transaction((db) => sumUp(parts, db, id))) sent += 1;
  }
  if (sent > 0) {
    await database.flushed();
    outbox.wake();
  }
  return await nextSummaryAt(kysely);
}

async function sumUp(
  { clock, facts: happened, outbox, staffMail }: ChatParts,
  db: Queryable,
  id: number,
): Promise<boolean> {
  const now = clock();
  const conversation = await claimSummary(db, id, now);
  if (!conversation) return false;
  const facts = await findFacts(db, conversation.leadId);
  const messages = await listMessages(db, id);
  if (messages.length === 0) return false;
  await happened.record(db, { kind: "chat.ended", at: now, actor: "system", subject: id, messages: messages.length });
  if (!facts.email) return false;
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  if (await haveSummariesBeenSent(db, MOST_SUMMARIES_AN_HOUR, anHourAgo)) {
    await outbox.enqueue(db, manyMail(staffMail, "chats", MOST_SUMMARIES_AN_HOUR, now));
  } else {
    await outbox.enqueue(db, summaryMail(staffMail, conversation, facts, messages));
  }
  await saveTranscript(db, id, messages, now);
  await noteSummarySent(db, id, excerptOf(messages), now);
  return true;
}
