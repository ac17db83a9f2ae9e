import type { Queryable } from "../../../db/database.ts";
import { manyMail } from "../../outbox/many-mail.ts";
import type { ChatParts } from "../parts.ts";
import { findFacts } from "../store/leads.ts";
import { listMessages } from "../store/messages.ts";
import {
  claimSummary,
  haveSummariesBeenSent,
  listSummariesDue,
  nextSummaryAt,
  noteSummarySent,
  saveTranscript,
} from "../store/summaries.ts";
import { excerptOf, summaryMail } from "./summary-mail.ts";

/** Summaries sent per run. */
const SENT_AT_ONCE = 20;
/**
 * Summaries emailed per hour. A small firm has fewer such chats in a day; beyond that, one email an hour says there are
 * more on the desk, so that nobody can fill the team's mailbox by chatting.
 */
const MOST_SUMMARIES_AN_HOUR = 10;

/**
 * Emails staff a conversation, once, five minutes after the last reply and only if it has an email address (SPEC §7).
 * Whatever browsers request, the due time is in the database: a closed tab, a restart or a second process loses nothing
 * and sends nothing twice.
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
