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

/** Summaries sent in one go. */
const SENT_AT_ONCE = 20;
/**
 * Summaries mailed in an hour. A firm of a few people has fewer such chats in a day; beyond them one mail an hour says that
 * there are more, all of which stand at the desk: nobody can fill the team's mailbox by chatting.
 */
const MOST_SUMMARIES_AN_HOUR = 10;

/**
 * Mails the staff what was said in a chat, once a conversation, five minutes after the last reply and only with a mail
 * address (SPEC §7). Whatever browsers ask for, the moment stands in the database: a closed tab, a restart or a second process
 * lose nothing and send nothing twice.
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
