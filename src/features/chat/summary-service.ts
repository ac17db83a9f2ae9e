import type { Database, Queryable } from "../../db/database.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import { createDueTimer } from "../../lib/due-timer.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { type ChatMessage, LEAD_FIELDS } from "./model.ts";
import { conversationExists } from "./store/conversations.ts";
import { findFacts } from "./store/leads.ts";
import { listMessages } from "./store/messages.ts";
import {
  claimSummary,
  haveSummariesBeenSent,
  listSummariesDue,
  nextSummaryAt,
  noteSummarySent,
  saveTranscript,
} from "./store/summaries.ts";

/** Summaries sent in one go. */
const SENT_AT_ONCE = 20;
/** Messages a mail shows, the last ones: mail programs cut off long mails, and the desk shows all. */
const MAILED_MESSAGES = 40;
/** Longest of them, in UTF-16 units. */
const MAILED_LENGTH = 1_500;
/** Longest summary kept of a conversation, in UTF-16 units: what a line of the desk shows, a few times over. */
const MAX_SUMMARY_LENGTH = 500;

/**
 * Summaries mailed in an hour. A firm of a few people has fewer such chats in a day; beyond them one mail an hour says that
 * there are more, all of which stand at the desk: nobody can fill the team's mailbox by chatting.
 */
const MOST_SUMMARIES_AN_HOUR = 10;

export interface SummaryParts {
  database: Database;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Who is told; never an address that came from a visitor. */
  staffMail: string;
  /** Told of failures, without personal data. */
  onError: (error: unknown) => void;
}

export type Summaries = ReturnType<typeof createSummaries>;

/**
 * Mails the staff what was said in a chat, once a conversation, five minutes after the last reply and only when a mail
 * address is known (SPEC §7). Whatever browsers ask for, the moment stands in the database: a closed tab, a restart or a
 * second process lose nothing and send nothing twice.
 */
export function createSummaries({ database, clock, outbox, staffMail, onError }: SummaryParts) {
  const { kysely } = database;

  async function sendOne(db: Queryable, id: number): Promise<boolean> {
    const now = clock();
    const conversation = await claimSummary(db, id, now);
    if (!conversation || conversation.leadId === null) return false;
    const facts = await findFacts(db, conversation.leadId);
    const messages = await listMessages(db, id);
    if (!facts.email || messages.length === 0) return false;
    const payload: MailPayloads["staff-chat-summary"] = {
      conversationId: id,
      language: conversation.language,
      page: conversation.page,
      startedAt: conversation.createdAt.toISOString(),
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
    const anHourAgo = new Date(now.getTime() - 3_600_000);
    if (await haveSummariesBeenSent(db, MOST_SUMMARIES_AN_HOUR, anHourAgo)) {
      await outbox.enqueue(db, {
        template: "staff-many-chats",
        recipient: staffMail,
        language: "fr",
        payload: { most: MOST_SUMMARIES_AN_HOUR },
        dedupeKey: `staff-many-chats:${now.toISOString().slice(0, "2026-11-20T14".length)}`,
      });
    } else {
      await outbox.enqueue(db, {
        template: "staff-chat-summary",
        recipient: staffMail,
        language: "fr",
        payload,
        dedupeKey: summaryKey(id),
      });
    }
    await saveTranscript(db, id, messages, now);
    await noteSummarySent(db, id, summaryOf(messages), now);
    return true;
  }

  async function sendDue(): Promise<Date | undefined> {
    let sent = 0;
    for (const id of await listSummariesDue(kysely, clock(), SENT_AT_ONCE)) {
      if (await kysely.transaction().execute((db) => sendOne(db, id))) sent += 1;
    }
    if (sent > 0) {
      await database.flushed();
      outbox.wake();
    }
    return await nextSummaryAt(kysely);
  }

  const timer = createDueTimer({ run: sendDue, now: clock, onError });
  return { sendDue, wake: timer.wake, start: timer.start, stop: timer.stop };
}

/** By which the mail about a conversation is known in the outbox. */
export function summaryKey(conversationId: number): string {
  return `staff-chat-summary:${conversationId}`;
}

/** What the visitor asked, in their own words. */
function summaryOf(messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ sender }) => sender === "user").map(({ content }) => content.replace(/\s+/g, " "));
  return cut(asked.join(" · "), MAX_SUMMARY_LENGTH);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** What was erased meanwhile is not sent; a visitor who asks for it need not wait for a mail server. */
export const summaryFollower: MailFollower = {
  async isWanted(db, { payload }) {
    return await conversationExists(db, (payload as unknown as MailPayloads["staff-chat-summary"]).conversationId);
  },
  settled: async () => "keep",
};
