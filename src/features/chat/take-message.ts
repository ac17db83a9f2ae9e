import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../lib/secrets.ts";
import { cutBytes } from "../../lib/text/clean-text.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { maskNumbers } from "../../lib/text/mask-numbers.ts";
import { chatEn as en } from "../../text/en/chat/chat.ts";
import { chatFr as fr } from "../../text/fr/chat/chat.ts";
import { factsOfVisitor, type Learnt, learnFacts } from "./lead-facts.ts";
import { type ChatMessage, MAX_VISITOR_MESSAGES, type SendMessage } from "./model.ts";
import { noConversation } from "./own-conversation.ts";
import type { ChatNotice, ChatParts } from "./parts.ts";
import { newSessionId } from "./session.ts";
import { type Conversation, claimTurn, findBySecret, insertConversation } from "./store/conversations.ts";
import { addQuestion, findExchange, hasMoreQuestions, type NewQuestion } from "./store/messages.ts";

/** Maximum searchable text per message, in bytes; only multi-byte text exceeds it. */
const MAX_SEARCHED = 2_000;

/** A visitor's message that is stored and has acquired its conversation's turn. */
export interface TakenMessage extends Learnt {
  /** The conversation as it was before the message. */
  conversation: Conversation;
  /** Session secret, for the cookie. */
  token: string;
  message: ChatMessage;
  /** True if the message was resent. */
  isRepeat: boolean;
  /** Reply already given to the resent message. */
  reply?: ChatMessage | undefined;
}

/**
 * Stores a message and acquires its conversation's turn, in one transaction. The cookie identifies the conversation;
 * without a valid cookie, a new conversation starts.
 * @throws AppError `conflict` if too many messages are waiting, `invalid` if the conversation is full
 */
export async function takeMessage(
  parts: ChatParts,
  { message, messageId: clientId, language, page, sessionId }: SendMessage,
  token: string | undefined,
): Promise<TakenMessage> {
  const content = maskNumbers(message);
  const searchText = cutBytes(foldForSearch(content), MAX_SEARCHED);
  const question: NewQuestion = { clientId, content, language, page, searchText };
  const secretDigest = digestOfToken(token);
  if (token !== undefined && secretDigest !== undefined) {
    const taken = await waitForTurn(parts, secretDigest, async (db, now) => {
      const conversation = await claimTurn(db, secretDigest, now, turnEnds(now));
      return conversation && { ...(await goOn(parts, db, conversation, question, now)), token };
    });
    if (taken) return taken;
  }
  return await parts.facts.transaction((db) => begin(parts, db, sessionId, question));
}

async function begin(parts: ChatParts, db: Queryable, wishedId: string, question: NewQuestion): Promise<TakenMessage> {
  const { facts, clock, chatRetentionDays } = parts;
  const token = newSecretToken();
  const now = clock();
  const insertAs = (sessionId: string) =>
    insertConversation(db, { sessionId, secretDigest: digestOfToken(token)! }, question, now, turnEnds(now));
  // If the id is in use, no cookie has proved that session, so the new conversation gets another id.
  const begun = (await insertAs(wishedId)) ?? (await insertAs(newSessionId(now, randomBytes(10).toString("hex"))));
  if (!begun) throw new Error("A random session id was taken");
  const subject = begun.conversation.id;
  const words = noticeWords(question.language, chatRetentionDays);
  await facts.record(db, { kind: "chat.started", at: now, actor: "visitor", subject, words, page: question.page });
  const learnt = await learnFacts(parts, db, begun.conversation, factsOfVisitor(question.content), "visitor");
  return { ...begun, ...learnt, token, isRepeat: false };
}

/**
 * Adds a message to a conversation or, if it was resent, finds it and its reply.
 * @param conversation must be locked by the transaction
 * @throws AppError `invalid` if the conversation is full
 */
async function goOn(
  parts: ChatParts,
  db: Queryable,
  conversation: Conversation,
  question: NewQuestion,
  now: Date,
): Promise<Omit<TakenMessage, "token">> {
  const message = await addQuestion(db, conversation, question, now);
  if (!message) {
    const exchange = (await findExchange(db, conversation.id, question.clientId))!;
    const learnt = await learnFacts(parts, db, conversation, {}, "visitor");
    return { ...exchange, ...learnt, conversation, isRepeat: true };
  }
  // As long as all messages together are fewer, the visitor's need no counting.
  const isLong = conversation.messageCount >= MAX_VISITOR_MESSAGES;
  if (isLong && (await hasMoreQuestions(db, conversation.id, MAX_VISITOR_MESSAGES))) {
    // Not `too-many-requests`, because waiting would not help.
    const fields = { message: `conversationFull ${MAX_VISITOR_MESSAGES}` };
    throw new AppError("invalid", "The conversation is full", { fields });
  }
  const learnt = await learnFacts(parts, db, conversation, factsOfVisitor(question.content), "visitor");
  return { ...learnt, conversation, message, isRepeat: false };
}

/** Duration of a turn's lease, in milliseconds: the time limit for all providers, plus a margin. */
const TURN_HOLDS = 25_000;
/** How long a message waits for the turn, and how often it polls, both in milliseconds. */
const TURN_WAIT = TURN_HOLDS + 1_000;
const TURN_LOOK = 100;

/** Returns when the lease of a turn that starts now expires, in case its process dies. */
const turnEnds = (now: Date): Date => new Date(now.getTime() + TURN_HOLDS);

/**
 * Retries until the conversation is free, with one transaction per attempt.
 * @returns undefined if the session has no conversation
 * @throws AppError `not-found` if the conversation was erased meanwhile, `conflict` if too many messages are waiting or
 * this message has waited too long
 */
async function waitForTurn<Result>(
  { database: { kysely }, facts, clock, turns }: ChatParts,
  secretDigest: string,
  attempt: (db: Queryable, now: Date) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const leave = turns.queue(secretDigest);
  try {
    const began = performance.now();
    for (let hasWaited = false; performance.now() - began < TURN_WAIT; hasWaited = true) {
      const result = await facts.transaction((db) => attempt(db, clock()));
      if (result) return result;
      const conversation = await findBySecret(kysely, secretDigest);
      if (!conversation && hasWaited) throw noConversation();
      if (!conversation) return undefined;
      const ending = turns.ending(conversation.id);
      // Poll, because no event tells us that another process's turn has ended.
      await (ending ? Promise.race([ending, sleep(TURN_LOOK * 10)]) : sleep(TURN_LOOK));
    }
    throw new AppError("conflict", "The message before this one is still being answered", { retryAfter: 1 });
  } finally {
    leave();
  }
}

/** Version of the notice; change the date whenever the wording changes. */
const CHAT_NOTICE_VERSION = "2026-11-20";

/**
 * Returns the notice shown above the input before the first message.
 * @param days retention period
 */
export function noticeWords(language: Language, days: number): ChatNotice {
  const wording = { fr, en }[language].notice(days);
  return { place: "chat-notice", version: CHAT_NOTICE_VERSION, language, wording };
}
