import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { firstNameOf } from "../../../lib/text/mailbox.ts";
import { maskNumbers } from "../../../lib/text/mask-numbers.ts";
import { chatStaff as textInEnglish } from "../../../text/en/desk/chat-staff.ts";
import { letterDrafts as en } from "../../../text/en/emails/letter-drafts.ts";
import { chatStaff as textInFrench } from "../../../text/fr/desk/chat-staff.ts";
import { letterDrafts as fr } from "../../../text/fr/emails/letter-drafts.ts";
import type { LetterAnswers } from "../../assistant/built-in/letter-answers.ts";
import {
  type ChatMessage,
  type ReplyDraft,
  STAFF_MESSAGE_PREFIX,
  STAFF_SILENCE,
  type StaffConversation,
} from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { addStaffReply, findByClientId, listTranscript } from "../store/messages.ts";
import {
  handConversationBack,
  handLeftConversationBack,
  listLeft,
  nextLeftAt,
  takeConversationOver,
} from "../store/take-overs.ts";
import { summaryDueAt } from "../summaries.ts";
import { lockAndRequire, readConversation, requireConversation } from "./read-chats.ts";

/**
 * Takes a conversation over from the assistant or from a named colleague.
 * @throws AppError `not-found`; `outdated`, with the current conversation, if someone else has it
 */
export async function takeOver(
  parts: ChatParts,
  id: number,
  from: string | null,
  staff: StaffMember,
): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const taken = await facts.transaction(async (db) => {
    const before = await requireConversation(db, id);
    const change = { staffId: staff.id, from, until: silenceEnds(clock()), at: clock() };
    if (!(await takeConversationOver(db, id, change))) return false;
    const isTaken = before.staffId !== null && before.staffId !== staff.id;
    const detail = isTaken ? { from: before.staffId } : {};
    await facts.record(db, { kind: "chat.take-over", at: change.at, actor: staff.id, subject: id, detail });
    return true;
  });
  if (!taken) {
    throw new AppError("outdated", "Somebody else has this conversation", {
      current: await readConversation(parts, id, staff),
    });
  }
  await database.flushed();
  parts.wakeTakeOvers();
  await events.publish(id, { type: "mode", mode: "staff", staffName: staff.name });
  return await readConversation(parts, id, staff);
}

/** Returns when a take-over expires unless its staff member acts again. */
export const silenceEnds = (now: Date): Date => new Date(now.getTime() + STAFF_SILENCE);

export function notTheirs(): AppError {
  return new AppError("conflict", "Take the conversation over first");
}

const TEXTS = { fr: textInFrench, en: textInEnglish };
/** Maximum conversations returned to the assistant per run. */
const LEFT_AT_ONCE = 50;

/** Adds a message to the visitor in the assistant's name. */
async function addNotice(db: Queryable, id: number, content: string, language: Language, at: Date) {
  const reply = { clientId: null, sender: "bot", content, staffId: null, language, searchText: "" } as const;
  return await addStaffReply(db, id, reply, at, { until: null, summaryDueAt: summaryDueAt(at) });
}

/**
 * Hands abandoned conversations back to the assistant and notifies the visitors.
 * @returns when the next take-over expires
 */
export async function giveBackLeft(parts: ChatParts): Promise<Date | undefined> {
  const { database, facts, clock, events } = parts;
  const { kysely } = database;
  for (const { id, language, staffName } of await listLeft(kysely, clock(), LEFT_AT_ONCE)) {
    const message = await facts.transaction(async (db) => {
      const at = clock();
      if (!(await handLeftConversationBack(db, id, at))) return undefined;
      const { left, someone } = TEXTS[language];
      await facts.record(db, { kind: "chat.left", at, actor: "system", subject: id, detail: {} });
      return await addNotice(db, id, left(staffName ?? someone), language, at);
    });
    if (!message) continue;
    await database.flushed();
    await events.publish(id, { type: "mode", mode: "assistant", staffName: null });
    await events.publish(id, { type: "message", message });
  }
  return await nextLeftAt(kysely);
}

/**
 * Hands a conversation back to the assistant. A visitor whose last message is unanswered still waits for a person, and
 * is told so.
 * @throws AppError `not-found`; `conflict` if this staff member does not have the conversation
 */
export async function handBack(parts: ChatParts, id: number, staff: StaffMember): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const message = await facts.transaction(async (db) => {
    await requireConversation(db, id);
    const at = clock();
    const back = await handConversationBack(db, id, staff.id, at);
    if (!back) throw notTheirs();
    await facts.record(db, { kind: "chat.hand-back", at, actor: staff.id, subject: id, detail: {} });
    return back.waitingSince && (await addNotice(db, id, TEXTS[back.language].unanswered, back.language, at));
  });
  await database.flushed();
  await events.publish(id, { type: "mode", mode: "assistant", staffName: null });
  if (message) await events.publish(id, { type: "message", message });
  return await readConversation(parts, id, staff);
}

/**
 * Sends a staff message to the visitor; idempotent by `messageId`.
 * @throws AppError `not-found`; `conflict` if this staff member does not have the conversation
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

const WORDS = { fr, en };

/** Maximum visitor messages that a draft answers; earlier ones are ignored, because they are usually settled. */
const MOST_READ = 3;

export interface ReplyDraftParts extends Pick<ChatParts, "database"> {
  /** Finds the site's answers to a question. */
  answersTo: (message: string, language: Language) => Promise<LetterAnswers>;
}

/**
 * Drafts a staff reply in the visitor's language: a greeting, and the site's answers to the visitor's questions since
 * staff last wrote. Answers that the assistant already gave are left out.
 * @param sender name of the staff member; undefined if the caller is a program
 * @throws AppError `not-found`
 */
export async function draftReply(
  { database: { kysely }, answersTo }: ReplyDraftParts,
  id: number,
  sender: string | undefined,
): Promise<ReplyDraft> {
  const { language, name } = await requireConversation(kysely, id);
  const transcript = await listTranscript(kysely, id);
  const last = transcript.findLastIndex((message) => message.sender === "staff");
  const since = transcript.slice(last + 1);
  const asked = since.filter((message) => message.sender === "user").slice(-MOST_READ);
  const said = new Set(since.flatMap(({ sender: by, links }) => (by === "user" ? [] : links.map(({ href }) => href))));
  const { answers } = asked.length > 0 ? await answersTo(asked.map(contentOf).join("\n"), language) : { answers: [] };
  const fresh = answers.filter(({ href }) => !said.has(href));
  const t = WORDS[language].reply;
  // Greet only if no staff member has written to this visitor before.
  const hello =
    last === -1 ? t.hello((name && firstNameOf(name)) || null, (sender && firstNameOf(sender)) || null) : "";
  return {
    text: [hello, ...fresh.map(({ text }) => text)].filter(Boolean).join("\n\n"),
    sources: fresh.map(({ title, href }) => ({ title, href })),
  };
}

const contentOf = ({ content }: { content: string }) => content;
