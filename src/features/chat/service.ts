import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../lib/app-error.ts";
import type { Clock } from "../../lib/clock.ts";
import { foldForSearch } from "../../lib/fold-for-search.ts";
import { maskNumbers } from "../../lib/mask-numbers.ts";
import type { AnswerProvider, ReplyEnd, Turn } from "../assistant/answer-provider.ts";
import { failureText } from "../assistant/failure-text.ts";
import { cleanText } from "../consultations/schema.ts";
import { digestOfToken, TOKEN_BYTES } from "../newsletter/link-token.ts";
import {
  type FoundFacts,
  factsOfReply,
  factsOfVisitor,
  leadOf,
  soundEmail,
  soundPhone,
  withFacts,
} from "./lead-facts.ts";
import type { LiveEvents } from "./live-events.ts";
import {
  addQuestion,
  addReply,
  type Conversation,
  claimTurn,
  conversationExists,
  type Database,
  eraseConversation,
  findBySecret,
  findExchange,
  findFacts,
  holdConversation,
  insertAudit,
  insertConversation,
  insertUnanswered,
  listBefore,
  listMessages,
  listSilentSince,
  planSummary,
  type Queryable,
  releaseTurn,
  saveFacts,
  saveTranscript,
} from "./repository.ts";
import {
  type ChatMessage,
  type ConversationAnswer,
  type Lead,
  type LeadBody,
  MAX_REPLY_LENGTH,
  MAX_VISITOR_MESSAGES,
  type ReplyLine,
  type SendMessage,
  VISIBLE,
} from "./schema.ts";
import { newSessionId } from "./session-id.ts";

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
/** Conversations erased in one go by the daily job. */
const ERASED_AT_ONCE = 500;

export interface ChatParts {
  database: Database;
  clock: Clock;
  events: LiveEvents;
  /** Who answers. */
  answer: AnswerProvider["answer"];
  /** Takes back what was written to the staff about a conversation that is erased, in the same transaction. */
  withdrawSummary: (db: Queryable, conversationId: number) => Promise<void>;
  /** Makes the summaries look, when one was planned. */
  wakeSummaries: () => void;
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

/** Use cases of a visitor: to ask, to see what was said, to leave facts, to have all of it erased. */
export function createChat(parts: ChatParts) {
  const { database, clock, events, onError } = parts;
  const { kysely } = database;
  const newToken = parts.newToken ?? (() => randomBytes(TOKEN_BYTES).toString("base64url"));
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => kysely.transaction().execute(work);
  const waiting = new Map<number, number>();
  /** Turns under way here, by conversation. */
  const turns = new Map<number, { abort: AbortController; finished: Promise<void> }>();

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

  /** The cookie says which conversation it is; without one, a new one begins. */
  async function open(message: SendMessage, token: string | undefined): Promise<{ id: number; token: string }> {
    const known = await bySecret(token);
    if (known && token) return { id: known.id, token };
    const fresh = newToken();
    const { language, page } = message;
    const now = clock();
    const begin = (sessionId: string) =>
      insertConversation(kysely, { sessionId, secretDigest: digestOfToken(fresh)!, language, page }, now);
    // A session id that is taken is somebody else's, or this one's whose cookie is gone: either way nothing of it is shown.
    const id = (await begin(message.sessionId)) ?? (await begin(newSessionId(now, randomBytes(10).toString("hex"))));
    if (id === undefined) throw new Error("A random session id was taken");
    return { id, token: fresh };
  }

  async function takeTurn(id: number): Promise<Conversation> {
    const waitingNow = waiting.get(id) ?? 0;
    if (waitingNow > MOST_WAITING) throw new AppError("conflict", "Other messages of this conversation wait already");
    waiting.set(id, waitingNow + 1);
    try {
      const began = performance.now();
      while (performance.now() - began < TURN_WAIT) {
        const now = clock();
        const conversation = await claimTurn(kysely, id, now, new Date(now.getTime() + TURN_HOLDS));
        if (conversation) return conversation;
        if (!(await conversationExists(kysely, id))) throw hasNone();
        const underWay = turns.get(id)?.finished;
        // Of another process, or of one that has died: only looking tells.
        await (underWay ? Promise.race([underWay, sleep(TURN_LOOK * 10)]) : sleep(TURN_LOOK));
      }
      throw new AppError("conflict", "The message before this one is still being answered");
    } finally {
      const left = (waiting.get(id) ?? 1) - 1;
      if (left > 0) waiting.set(id, left);
      else waiting.delete(id);
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
  ): Promise<{ lead: Lead; isNew: boolean }> {
    const held = await holdConversation(db, id);
    if (!held) throw hasNone();
    const { leadId } = held;
    const known = leadId === null ? {} : await findFacts(db, leadId);
    const facts = withFacts(known, found, from);
    if (facts !== known) await saveFacts(db, { id, sessionId, leadId }, facts, clock());
    return { lead: leadOf(facts), isNew: facts !== known };
  }

  /**
   * Takes a message in and has it answered; the same message again gets the same answer.
   * @param emit takes the lines of the answer; called after the message is committed, the first time perhaps at once
   * @throws AppError `conflict` while too many wait, `too-many-requests` when the conversation is full
   */
  async function send(message: SendMessage, token: string | undefined, emit: (line: ReplyLine) => void): Promise<Sent> {
    const session = await open(message, token);
    const conversation = await takeTurn(session.id);
    let finished: Promise<void>;
    try {
      const content = maskNumbers(message.message);
      const stored = await inTransaction(async (db) => {
        const before = await findExchange(db, session.id, message.messageId);
        if (before) return { ...before, lead: (await learn(db, conversation, {}, "visitor")).lead, isNew: false };
        if (conversation.messageCount >= 2 * MAX_VISITOR_MESSAGES) {
          throw new AppError("too-many-requests", "The conversation is full", { retryAfter: 86_400 });
        }
        const { lead, isNew } = await learn(db, conversation, factsOfVisitor(content), "visitor");
        const { messageId: clientId, language, page } = message;
        const searchText = foldForSearch(content);
        const asked = { clientId, content, language, page, searchText };
        const at = clock();
        const id = await addQuestion(db, conversation, asked, at);
        const own = { id, messageId: clientId, sender: "user", content, timestamp: at.toISOString() } as const;
        const added: ChatMessage = { ...own, links: [], suggestions: [], kind: null, staffName: null };
        return { id, content, reply: undefined, lead, isNew, added };
      });
      const end = (reply: Extract<ReplyLine, { type: "end" }>["message"], lead: Lead): ReplyLine => ({
        type: "end",
        sessionId: conversation.sessionId,
        message: reply,
        lead,
        mode: conversation.mode,
        staffName: conversation.staffName,
      });
      if (stored.added) {
        await events.publish(session.id, { type: "message", message: stored.added });
        if (stored.isNew) await events.publish(session.id, { type: "lead" });
        // While a person answers, no reply of the assistant plans the summary.
        if (stored.isNew && conversation.mode === "staff") await planLateSummary(conversation);
      }
      if (stored.reply || conversation.mode === "staff") {
        await releaseTurn(kysely, session.id);
        if (stored.reply) emit({ type: "text", text: stored.reply.content });
        emit(end(stored.reply ?? null, stored.lead));
        return { token: session.token, finished: Promise.resolve() };
      }
      finished = answer(conversation, message, stored, emit, end).catch(async (error: unknown) => {
        onError(error);
        await releaseTurn(kysely, session.id).catch(onError);
      });
    } catch (error) {
      await releaseTurn(kysely, session.id);
      throw error;
    }
    return { token: session.token, finished };
  }

  /** Has a message answered, and stores what came, whether or not the visitor still waits for it. */
  function answer(
    conversation: Conversation,
    message: SendMessage,
    asked: { id: number; content: string; lead: Lead },
    emit: (line: ReplyLine) => void,
    end: (reply: Extract<ReplyLine, { type: "end" }>["message"], lead: Lead) => ReplyLine,
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
        at: clock(),
        history,
      };
      const { text, ended } = await collect(turn, abort.signal, emit);
      if (abort.signal.aborted) return;
      const content = cleanText(maskNumbers(text), true).slice(0, MAX_REPLY_LENGTH);
      const now = clock();
      const reply = { ...withoutControls(ended), replyTo: asked.id, content };
      const stored = await inTransaction(async (db) => {
        const id = await addReply(db, conversation.id, reply, now, new Date(now.getTime() + SUMMARY_AFTER));
        if (id === undefined) return undefined;
        const hasNoAnswer = ended.kind === "unknown" || ended.kind === "failure";
        if (hasNoAnswer && isQuestion(asked.content)) {
          const question = { question: asked.content, questionKey: questionKeyOf(asked.content), language };
          await insertUnanswered(db, { ...question, conversationId: conversation.id }, now);
        }
        const { lead, isNew } = await learn(db, conversation, factsOfReply(content), "bot");
        const { kind, links, suggestions } = reply;
        const own = { id, messageId: null, sender: "bot", content, timestamp: now.toISOString() } as const;
        const message: ChatMessage = {
          ...own,
          kind,
          links: [...links],
          suggestions: [...suggestions],
          staffName: null,
        };
        return { message, lead, isNew };
      });
      // Erased meanwhile: there is nobody to tell.
      if (!stored) return;
      await database.flushed();
      await events.publish(conversation.id, { type: "message", message: stored.message });
      if (stored.isNew) await events.publish(conversation.id, { type: "lead" });
      // Whoever sends summaries looks more often than a reply puts one off: nobody need be woken.
      emit(end(stored.message, stored.lead));
    }
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
      if (!signal.aborted) {
        onError(error);
        add(`${text ? "\n\n" : ""}${failureText(turn.text, turn.language)}`);
      }
      const nothing = { links: [], suggestions: [], topics: [] };
      return { text, ended: { kind: "failure", language: turn.language, provider: "built-in", ...nothing } };
    }
  }

  return {
    send,

    /** The conversation of a session; an empty one without. */
    async read(token: string | undefined): Promise<ConversationAnswer> {
      const conversation = await bySecret(token);
      if (!conversation) return { sessionId: null, messages: [], mode: "assistant", staffName: null, lead: {} };
      const { id, sessionId, leadId, mode, staffName } = conversation;
      const facts = leadId === null ? {} : await findFacts(kysely, leadId);
      return { sessionId, messages: await listMessages(kysely, id), mode, staffName, lead: leadOf(facts) };
    },

    /** @returns the number under which events of the session's conversation are published @throws AppError */
    async idOf(token: string | undefined): Promise<number> {
      return (await proven(token, undefined)).id;
    },

    /** Erases all that is known of a session. Without one there is nothing to do. */
    async erase(token: string | undefined): Promise<void> {
      const conversation = await bySecret(token);
      if (!conversation) return;
      turns.get(conversation.id)?.abort.abort();
      await inTransaction(async (db) => {
        if (!(await eraseConversation(db, conversation.id))) return;
        await parts.withdrawSummary(db, conversation.id);
        const entry = { actor: "visitor", action: "chat.erase", subject: String(conversation.id), detail: {} };
        await insertAudit(db, { ...entry, at: clock() });
      });
      await database.flushed();
      await events.publish(conversation.id, { type: "erased" });
    },

    /** `POST /leads` (SPEC §7): fills what is not known yet; what the server read itself outranks it. */
    async saveLead(body: LeadBody, token: string | undefined): Promise<Lead> {
      const conversation = await proven(token, body.sessionId);
      const { lead, isNew } = await inTransaction((db) => learn(db, conversation, postedFacts(body), "bot"));
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
      const { lead: known } = await inTransaction((db) => learn(db, conversation, lead, "bot"));
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
        ids = await listSilentSince(db, before, ERASED_AT_ONCE);
      }
      const detail = { conversations, days };
      await insertAudit(db, { at: now, actor: "system", action: "chat.forget", subject: "old", detail });
      parts.onErased(detail);
    },

    /** Waits for the turns under way: what was asked is answered and stored. */
    async stop(): Promise<void> {
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
