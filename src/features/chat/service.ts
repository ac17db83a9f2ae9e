import { randomBytes } from "node:crypto";
import { setImmediate as othersFirst, setTimeout as sleep } from "node:timers/promises";
import type { Database, Queryable } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { digestOfToken, newSecretToken } from "../../lib/secret-token.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { maskNumbers } from "../../lib/text/mask-numbers.ts";
import type { AnswerProvider, ReplyEnd, Turn } from "../assistant/answer-provider.ts";
import { failureText } from "../assistant/failure-text.ts";
import { cleanText } from "../consultations/schema.ts";
import { insertQuestion } from "./answers/store.ts";
import type { ChatFacts } from "./facts.ts";
import {
  type FoundFacts,
  factsOfReply,
  factsOfVisitor,
  leadOf,
  soundEmail,
  soundPhone,
  withFacts,
} from "./lead-facts.ts";
import {
  type ChatEvents,
  type ChatMessage,
  type ConversationAnswer,
  LEAD_FIELDS,
  type Lead,
  type LeadBody,
  MAX_REPLY_LENGTH,
  MAX_VISITOR_MESSAGES,
  type ReplyLine,
  type SendMessage,
  VISIBLE,
} from "./model.ts";
import { noticeWords } from "./notice-words.ts";
import { newSessionId } from "./session.ts";
import {
  type Conversation,
  claimTurn,
  eraseConversation,
  findBySecret,
  findConversation,
  insertConversation,
  listSilentSince,
  lockConversation,
  releaseTurn,
} from "./store/conversations.ts";
import { findFacts, saveFacts } from "./store/leads.ts";
import {
  addQuestion,
  addReply,
  findExchange,
  hasStaffWrittenSince,
  listBefore,
  listMessages,
  type NewQuestion,
  type NewReply,
} from "./store/messages.ts";
import { planSummary, saveTranscript } from "./store/summaries.ts";
import { createTurnOrder } from "./turn-order.ts";

/** Five minutes after the last reply the staff are told (SPEC §7 and §9), in milliseconds. */
export const SUMMARY_AFTER = 300_000;
/** How long a turn may hold a conversation, in milliseconds: the budget of all providers, and some. */
const TURN_HOLDS = 25_000;
/** How long a message waits for the one before it, and how often it looks, in milliseconds. */
const TURN_WAIT = TURN_HOLDS + 1_000;
const TURN_LOOK = 100;
/** Messages of one conversation that may wait here: a double click and a second tab. */
const MOST_WAITING = 2;
/** Messages before this one that an answer may build on. */
const HISTORY = 20;
/** UTF-16 units by which a question is known again; each takes up to 3 bytes of the 2,700 that an index holds. */
const MAX_QUESTION_KEY = 500;
/** Conversations erased by the daily job before others get their turn. */
const ERASED_AT_ONCE = 50;

export interface ChatParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  events: ChatEvents;
  /** Who answers. */
  answer: AnswerProvider["answer"];
  /** Takes back what was written to the staff about a conversation that is erased, in the same transaction. */
  withdrawSummary: (db: Queryable, conversationId: number) => Promise<void>;
  /** Makes the summaries look, when one was planned. */
  wakeSummaries: () => void;
  /** Days for which a conversation is kept, as the visitor reads before the first message. */
  keptDays: number;
  /** Told of failures, without personal data. */
  onError: (error: unknown) => void;
  /** Told what a retention run erased. */
  onErased: (counts: { conversations: number; days: number }) => void;
  newToken?: () => string;
}

export type Chat = ReturnType<typeof createChat>;

/** A message that was taken in. */
export interface Sent {
  /** Secret of the session, for the cookie. */
  token: string;
  /** Resolves when the last line was handed over and everything is stored. Never rejects. */
  finished: Promise<void>;
}

/** What was learnt of a visitor: all that is known, and whether some of it is new. */
interface Learnt {
  lead: Lead;
  isNew: boolean;
}

/** A visitor's message, stored, with the turn of its conversation. */
interface TakenIn extends Learnt {
  /** As it was before the message. */
  conversation: Conversation;
  token: string;
  /** Of the message. */
  id: number;
  content: string;
  /** Absent when the browser sent the message before. */
  added?: ChatMessage;
  /** To that earlier one, if there is one yet. */
  reply?: ChatMessage | undefined;
}

/** Why an answer under way ends. */
const ERASED = new Error("The conversation was erased");
const TAKEN_OVER = new Error("A person has taken over");

/** Use cases of a visitor: to ask, to see what was said, to leave facts, to have all of it erased. */
export function createChat(parts: ChatParts) {
  const { database, facts, clock, events, onError } = parts;
  const { kysely } = database;
  const newToken = parts.newToken ?? newSecretToken;
  /** Messages that want the turn of a conversation, by the digest of its secret. */
  const waiting = new Map<string, number>();
  /** Turns under way here, by conversation. */
  const turns = new Map<number, { abort: AbortController; finished: Promise<void> }>();
  const order = createTurnOrder();
  // An answer ends here when it is erased, or a person takes over, in another process too.
  const unsubscribe = events.subscribe("all", (event, id) => {
    if (event.type === "erased") turns.get(id)?.abort.abort(ERASED);
    if (event.type === "mode" && event.mode === "staff") turns.get(id)?.abort.abort(TAKEN_OVER);
  });

  /** The conversation of a session cookie. */
  async function bySecret(token: string | undefined): Promise<Conversation | undefined> {
    const digest = digestOfToken(token);
    return digest === undefined ? undefined : await findBySecret(kysely, digest);
  }

  /** @throws AppError when the cookie proves no session, or another one than is named */
  async function proven(token: string | undefined, sessionId: string | undefined): Promise<Conversation> {
    const conversation = await bySecret(token);
    if (!conversation) throw hasNone();
    if (sessionId !== undefined && sessionId !== conversation.sessionId) {
      throw new AppError("forbidden", "The cookie is of another session");
    }
    return conversation;
  }

  /**
   * Stores a message and takes the turn of its conversation, in one transaction. The cookie says which conversation it is; without
   * one, a new one begins.
   */
  async function takeIn(message: SendMessage, token: string | undefined): Promise<TakenIn> {
    const content = maskNumbers(message.message);
    const { messageId: clientId, language, page } = message;
    const question: NewQuestion = { clientId, content, language, page, searchText: foldForSearch(content) };
    const secretDigest = digestOfToken(token);
    if (token !== undefined && secretDigest !== undefined) {
      const taken = await whenFree(secretDigest, async (db, now) => {
        const conversation = await claimTurn(db, secretDigest, now, new Date(now.getTime() + TURN_HOLDS));
        return conversation && { ...(await store(db, conversation, question, now)), token };
      });
      if (taken) return taken;
    }
    return await facts.transaction((db) => begin(db, message.sessionId, question));
  }

  async function begin(db: Queryable, wished: string, question: NewQuestion): Promise<TakenIn> {
    const token = newToken();
    const now = clock();
    const beginAs = (sessionId: string) => {
      const session = { sessionId, secretDigest: digestOfToken(token)! };
      return insertConversation(db, session, question, now, new Date(now.getTime() + TURN_HOLDS));
    };
    // A session id that is taken is somebody else's, or this one's whose cookie is gone: either way nothing of it is shown.
    const begun = (await beginAs(wished)) ?? (await beginAs(newSessionId(now, randomBytes(10).toString("hex"))));
    if (!begun) throw new Error("A random session id was taken");
    const { conversation, messageId } = begun;
    const { language, page, content } = question;
    const words = noticeWords(language, parts.keptDays);
    await facts.record(db, { kind: "chat.started", at: now, actor: "visitor", subject: conversation.id, words, page });
    const learnt = await learnOf(db, conversation, factsOfVisitor(content), "visitor");
    return { ...learnt, conversation, token, id: messageId, content, added: addedMessage(messageId, question, now) };
  }

  /** @param conversation held by the transaction @throws AppError `too-many-requests` when it is full */
  async function store(
    db: Queryable,
    conversation: Conversation,
    question: NewQuestion,
    now: Date,
  ): Promise<Omit<TakenIn, "token">> {
    const id = await addQuestion(db, conversation, question, now);
    if (id === undefined) {
      const before = (await findExchange(db, conversation.id, question.clientId))!;
      return { ...before, ...(await learnOf(db, conversation, {}, "visitor")), conversation };
    }
    if (conversation.messageCount >= 2 * MAX_VISITOR_MESSAGES) {
      throw new AppError("too-many-requests", "The conversation is full", { retryAfter: 86_400 });
    }
    const { content } = question;
    const learnt = await learnOf(db, conversation, factsOfVisitor(content), "visitor");
    return { ...learnt, conversation, id, content, added: addedMessage(id, question, now) };
  }

  /**
   * Tries until a conversation is free.
   * @returns undefined when the session has none
   * @throws AppError `not-found` when it was erased meanwhile, `conflict` when too many wait or it takes too long
   */
  async function whenFree<Result>(
    secretDigest: string,
    attempt: (db: Queryable, now: Date) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const waitingNow = waiting.get(secretDigest) ?? 0;
    if (waitingNow > MOST_WAITING)
      throw new AppError("conflict", "Other messages of this conversation wait already", { retryAfter: 1 });
    waiting.set(secretDigest, waitingNow + 1);
    try {
      const began = performance.now();
      for (let hasWaited = false; performance.now() - began < TURN_WAIT; hasWaited = true) {
        const taken = await facts.transaction((db) => attempt(db, clock()));
        if (taken) return taken;
        const known = await findBySecret(kysely, secretDigest);
        if (!known && hasWaited) throw hasNone();
        if (!known) return undefined;
        const underWay = turns.get(known.id)?.finished;
        // Of another process, or of one that has died: only looking tells.
        await (underWay ? Promise.race([underWay, sleep(TURN_LOOK * 10)]) : sleep(TURN_LOOK));
      }
      throw new AppError("conflict", "The message before this one is still being answered", { retryAfter: 1 });
    } finally {
      const left = (waiting.get(secretDigest) ?? 1) - 1;
      if (left > 0) waiting.set(secretDigest, left);
      else waiting.delete(secretDigest);
    }
  }

  /**
   * Takes facts in, one after the other where several come at once.
   * @returns what is known now
   * @throws AppError `not-found` when the conversation was erased meanwhile
   */
  async function learn(
    db: Queryable,
    { id, sessionId }: Conversation,
    found: FoundFacts,
    from: "visitor" | "bot",
  ): Promise<Learnt> {
    const held = await lockConversation(db, id);
    if (!held) throw hasNone();
    return await learnOf(db, { id, sessionId, ...held }, found, from);
  }

  /** The same for a conversation that the transaction holds already. */
  async function learnOf(
    db: Queryable,
    conversation: Pick<Conversation, "id" | "sessionId" | "leadId">,
    found: FoundFacts,
    from: "visitor" | "bot",
  ): Promise<Learnt> {
    const { leadId } = conversation;
    const known = await findFacts(db, leadId);
    const merged = withFacts(known, found, from);
    if (merged !== known) {
      const at = clock();
      await saveFacts(db, conversation, merged, at);
      const fields = LEAD_FIELDS.filter((field) => merged[field] !== known[field]);
      await facts.record(db, { kind: "chat.lead", at, actor: "visitor", subject: conversation.id, fields });
    }
    return { lead: leadOf(merged), isNew: merged !== known };
  }

  /**
   * Takes a message in and has it answered; the same message again gets the same answer.
   * @param emit takes the lines of the answer; called after the message is committed, the first time perhaps at once
   * @throws AppError `conflict` while too many wait, `too-many-requests` when the conversation is full
   */
  async function send(message: SendMessage, token: string | undefined, emit: (line: ReplyLine) => void): Promise<Sent> {
    await order.takeIn();
    const stored = await takeIn(message, token);
    const { conversation, lead, isNew, added, reply } = stored;
    let finished: Promise<void>;
    try {
      if (added) {
        await events.publish(conversation.id, { type: "message", message: added });
        if (isNew) await events.publish(conversation.id, { type: "lead" });
        // While a person answers, no reply of the assistant plans the summary.
        if (isNew && conversation.mode === "staff") await planLateSummary(conversation);
      }
      if (reply || conversation.mode === "staff") {
        await releaseTurn(kysely, conversation.id);
        if (reply) emit({ type: "text", text: reply.content });
        emit(endLine(conversation, reply ?? null, lead));
        return { token: stored.token, finished: Promise.resolve() };
      }
      finished = answer(conversation, message, stored, emit).catch(async (error: unknown) => {
        onError(error);
        await releaseTurn(kysely, conversation.id).catch(onError);
      });
    } catch (error) {
      await releaseTurn(kysely, conversation.id);
      throw error;
    }
    return { token: stored.token, finished };
  }

  /** Has a message answered, and stores what came, whether or not the visitor still waits for it. */
  function answer(
    conversation: Conversation,
    message: SendMessage,
    asked: Pick<TakenIn, "id" | "content" | "lead">,
    emit: (line: ReplyLine) => void,
  ): Promise<void> {
    const abort = new AbortController();
    const finished = run().finally(() => turns.delete(conversation.id));
    turns.set(conversation.id, { abort, finished: finished.catch(() => undefined) });
    return finished;

    async function run(): Promise<void> {
      const isFirst = conversation.messageCount === 0;
      const history = isFirst ? [] : await listBefore(kysely, conversation.id, asked.id, HISTORY);
      const { language, page } = message;
      const turn: Turn = {
        text: asked.content,
        language,
        page,
        sessionId: conversation.sessionId,
        messageId: asked.id,
        at: clock(),
        history,
      };
      const { text, ended } = await collect(turn, abort.signal, emit);
      if (abort.signal.reason === ERASED) return;
      // Whoever still waits for a first word comes before what has only to be stored.
      await database.flushed();
      await order.store();
      const content = cleanText(maskNumbers(text), true).slice(0, MAX_REPLY_LENGTH);
      const reply = { ...withoutControls(ended), replyTo: asked.id, content };
      const stored = await facts.transaction((db) => storeReply(db, conversation, reply, asked.content, language));
      // Erased meanwhile: there is nobody to tell.
      if (!stored) return;
      await database.flushed();
      if (stored.message) await events.publish(conversation.id, { type: "message", message: stored.message });
      if (stored.isNew) await events.publish(conversation.id, { type: "lead" });
      // Whoever sends summaries looks more often than a reply puts one off: nobody need be woken.
      emit(endLine(stored.conversation, stored.message, stored.lead));
    }
  }

  /**
   * Stores a reply and ends the turn. Once a person has taken over, a reply of the assistant only stays where the visitor has read of
   * it before that person wrote: it never comes after.
   * @returns undefined when the conversation was erased
   */
  async function storeReply(
    db: Queryable,
    conversation: Conversation,
    reply: NewReply,
    question: string,
    language: SendMessage["language"],
  ): Promise<(Learnt & { conversation: Conversation; message: ChatMessage | null }) | undefined> {
    const now = clock();
    const summaryDueAt = new Date(now.getTime() + SUMMARY_AFTER);
    let current = conversation;
    let added = await addReply(db, conversation.id, reply, now, { summaryDueAt, mode: conversation.mode });
    if (!added) {
      if (!(await lockConversation(db, conversation.id))) return undefined;
      current = (await findConversation(db, conversation.id))!;
      if (reply.content === "" || (await hasStaffWrittenSince(db, current.id, reply.replyTo))) {
        await releaseTurn(db, current.id);
        return { ...(await learnOf(db, current, {}, "bot")), conversation: current, message: null };
      }
      added = (await addReply(db, current.id, reply, now, { summaryDueAt, mode: current.mode }))!;
    }
    const { kind, links, suggestions, content } = reply;
    if ((kind === "unknown" || kind === "failure") && isQuestion(question)) {
      const unanswered = { question, questionKey: questionKeyOf(question), language };
      await insertQuestion(db, { ...unanswered, conversationId: current.id }, now);
    }
    const learnt = await learnOf(db, { ...current, leadId: added.leadId }, factsOfReply(content), "bot");
    const own = { id: added.id, messageId: null, sender: "bot", content, timestamp: now.toISOString() } as const;
    const message = { ...own, kind, links: [...links], suggestions: [...suggestions], staffName: null };
    return { ...learnt, conversation: current, message };
  }

  /** Hands over the text of a reply as it comes; when nobody has an answer, SPEC §8 has words for it. */
  async function collect(
    turn: Turn,
    signal: AbortSignal,
    emit: (line: ReplyLine) => void,
  ): Promise<{ text: string; ended: ReplyEnd }> {
    let text = "";
    const add = (piece: string) => {
      text += piece;
      emit({ type: "text", text: piece });
    };
    try {
      const pieces = parts.answer(turn, signal);
      let next = await pieces.next();
      for (; !next.done; next = await pieces.next()) if (next.value) add(next.value);
      return { text, ended: next.value };
    } catch (error) {
      const ended = { links: [], suggestions: [], topics: [], language: turn.language, provider: "built-in" } as const;
      if (signal.aborted) {
        if (signal.reason === TAKEN_OVER && text !== "") add("…");
        return { text, ended: { ...ended, kind: "answer" } };
      }
      onError(error);
      add(`${text ? "\n\n" : ""}${failureText(turn.text, turn.language)}`);
      return { text, ended: { ...ended, kind: "failure" } };
    }
  }

  return {
    send,

    /** The conversation of a session; an empty one without. */
    async read(token: string | undefined): Promise<ConversationAnswer> {
      const conversation = await bySecret(token);
      if (!conversation) return { sessionId: null, messages: [], mode: "assistant", staffName: null, lead: {} };
      const { id, sessionId, leadId, mode, staffName } = conversation;
      const lead = leadOf(await findFacts(kysely, leadId));
      return { sessionId, messages: await listMessages(kysely, id), mode, staffName, lead };
    },

    /** @returns the number under which events of the session's conversation are published @throws AppError */
    async idOf(token: string | undefined): Promise<number> {
      return (await proven(token, undefined)).id;
    },

    /** Erases all that is known of a session. Without one there is nothing to do. */
    async erase(token: string | undefined): Promise<void> {
      const conversation = await bySecret(token);
      if (!conversation) return;
      turns.get(conversation.id)?.abort.abort(ERASED);
      await facts.transaction(async (db) => {
        if (!(await eraseConversation(db, conversation.id))) return;
        await parts.withdrawSummary(db, conversation.id);
        const erased = { actor: "visitor", subject: conversation.id, detail: {} };
        await facts.record(db, { kind: "chat.erase", at: clock(), ...erased });
      });
      await database.flushed();
      await events.publish(conversation.id, { type: "erased" });
    },

    /** `POST /leads` (SPEC §7): fills what is not known yet; what the server read itself outranks it. */
    async saveLead(body: LeadBody, token: string | undefined): Promise<Lead> {
      const conversation = await proven(token, body.sessionId);
      const { lead, isNew } = await facts.transaction((db) => learn(db, conversation, postedFacts(body), "bot"));
      if (isNew) {
        await events.publish(conversation.id, { type: "lead" });
        await planLateSummary(conversation);
      }
      return lead;
    },

    /** `POST /conversations` (SPEC §7): keeps the transcript, the server's own. @returns how many messages it has */
    async saveConversation(sessionId: string, token: string | undefined): Promise<number> {
      const { id } = await proven(token, sessionId);
      const transcript = await listMessages(kysely, id);
      await saveTranscript(kysely, id, transcript, clock());
      return transcript.length;
    },

    /** `POST /send-summary` (SPEC §7). @returns whether it is sent or will be */
    async requestSummary(lead: FoundFacts, token: string | undefined): Promise<"sent" | "scheduled" | "not-needed"> {
      const conversation = await proven(token, undefined);
      const { lead: known } = await facts.transaction((db) => learn(db, conversation, lead, "bot"));
      if (conversation.summarySentAt) return "sent";
      if (!known.email || !conversation.lastReplyAt) return "not-needed";
      await planLateSummary(conversation);
      return "scheduled";
    },

    /** Erases conversations in which nothing was said for so many days; in the transaction of a daily job. */
    async forgetOld(db: Queryable, now: Date, days: number): Promise<void> {
      const before = new Date(now.getTime() - days * 86_400_000);
      let conversations = 0;
      for (let ids = await listSilentSince(db, before, ERASED_AT_ONCE); ids.length > 0; ) {
        for (const id of ids) {
          if (await eraseConversation(db, id)) conversations += 1;
          await parts.withdrawSummary(db, id);
        }
        await facts.record(db, { kind: "chat.forgotten", at: now, actor: "system", subject: "old", ids });
        await othersFirst();
        ids = await listSilentSince(db, before, ERASED_AT_ONCE);
      }
      const detail = { conversations, days };
      await facts.record(db, { kind: "chat.forget", at: now, actor: "system", subject: "old", detail });
      parts.onErased(detail);
    },

    /** Waits for the turns under way: what was asked is answered and stored. */
    async stop(): Promise<void> {
      unsubscribe();
      await Promise.all([...turns.values()].map(({ finished }) => finished));
    },
  };

  /** The mail became known after the last reply: five minutes after that reply is still when the summary goes. */
  async function planLateSummary({ id, lastReplyAt }: Conversation): Promise<void> {
    if (!lastReplyAt) return;
    await planSummary(kysely, id, new Date(lastReplyAt.getTime() + SUMMARY_AFTER));
    parts.wakeSummaries();
  }
}

function endLine(
  { sessionId, mode, staffName }: Conversation,
  message: Extract<ReplyLine, { type: "end" }>["message"],
  lead: Lead,
): ReplyLine {
  return { type: "end", sessionId, message, lead, mode, staffName };
}

function addedMessage(id: number, { clientId, content }: NewQuestion, at: Date): ChatMessage {
  const own = { id, messageId: clientId, sender: "user", content, timestamp: at.toISOString() } as const;
  return { ...own, links: [], suggestions: [], kind: null, staffName: null };
}

function hasNone(): AppError {
  return new AppError("not-found", "The session has no conversation");
}

/** By what a question is known again: its beginning, because PostgreSQL has no place for more in an index. */
function questionKeyOf(question: string): string {
  return foldForSearch(question).slice(0, MAX_QUESTION_KEY);
}

/** Whoever only says who they are asks nothing that staff could teach the assistant. */
function isQuestion(text: string): boolean {
  return text.includes("?") || Object.keys(factsOfVisitor(text)).length === 0;
}

/** What a browser posts as a lead, as far as it is sound. */
export function postedFacts(body: Omit<LeadBody, "sessionId">): FoundFacts {
  const found: FoundFacts = {};
  const [email, phone] = [soundEmail(body.email ?? ""), soundPhone(body.phone ?? "")];
  const [name, company] = [readable(body.name), readable(body.company)];
  if (name) found.name = name;
  if (email) found.email = email;
  if (phone) found.phone = phone;
  if (company) found.company = company;
  return found;
}

function readable(text: string | null | undefined): string | undefined {
  return text && VISIBLE.test(text) ? maskNumbers(text) : undefined;
}

/** How a reply ended, without characters that no text needs and PostgreSQL refuses. */
function withoutControls({ kind, language, links, suggestions, topics, provider }: ReplyEnd): ReplyEnd {
  return {
    kind,
    language,
    provider,
    links: links.map(({ title, href }) => ({ title: cleanText(title), href: cleanText(href) })),
    suggestions: suggestions.map((text) => cleanText(text)),
    topics: topics.map((id) => cleanText(id)),
  };
}
