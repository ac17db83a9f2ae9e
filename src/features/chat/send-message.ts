import type { Language } from "../../lib/language.ts";
import { cleanText, cutBytes } from "../../lib/text/clean-text.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { maskNumbers } from "../../lib/text/mask-numbers.ts";
import type { ReplyEnd, Turn } from "../assistant/answer-provider.ts";
import { failureText } from "../assistant/failure-text.ts";
import { insertQuestion } from "./faq/store.ts";
import { factsOfReply, factsOfVisitor, type Learnt, learnFacts } from "./lead-facts.ts";
import { type ChatMessage, type Lead, MAX_REPLY_LENGTH, type ReplyLine, type SendMessage } from "./model.ts";
import type { ChatParts } from "./parts.ts";
import { type Conversation, findConversation, lockConversation, releaseTurn } from "./store/conversations.ts";
import { addReply, hasStaffWrittenSince, listBefore, type NewReply } from "./store/messages.ts";
import { planLateSummary, summaryDueAt } from "./summaries.ts";
import { type TakenMessage, takeMessage } from "./take-message.ts";
import { ERASED, TAKEN_OVER } from "./turns.ts";

/** An accepted message. */
interface Sent {
  /** Session secret, for the cookie. */
  token: string;
  /** Resolves when the last line was emitted and everything is stored. Never rejects. */
  finished: Promise<void>;
}

/**
 * Accepts a message and gets it answered; the same message again gets the same reply.
 * @param emit receives the reply's lines; called after the message is committed, possibly at once
 * @throws AppError `conflict` while too many wait, `too-many-requests` when the conversation is full
 */
export async function sendMessage(
  parts: ChatParts,
  message: SendMessage,
  cookie: string | undefined,
  emit: (line: ReplyLine) => void,
): Promise<Sent> {
  const { database, turns } = parts;
  await turns.order.takeIn();
  const taken = await takeMessage(parts, message, cookie);
  const { conversation, lead, reply, token } = taken;
  const { id, mode } = conversation;
  const onError = (error: unknown) => parts.onError(error, "answering in the chat");
  const release = () => releaseTurn(database.kysely, id);
  const publish = async () => {
    if (!taken.isRepeat) await publishTaken(parts, taken);
  };
  if (reply || mode === "staff") {
    await publish().finally(release);
    if (reply) emit({ type: "text", text: reply.content });
    emit(endLine(conversation, reply ?? null, lead));
    return { token, finished: Promise.resolve() };
  }
  // Publishing is part of the turn: a person who takes over meanwhile ends it.
  const turn = turns.run(id, async (signal) => {
    await publish();
    await answerTurn(parts, taken, message, signal, emit);
  });
  const finished = turn.catch(async (error: unknown) => {
    onError(error);
    await release().catch(onError);
  });
  return { token, finished };
}

async function publishTaken(parts: ChatParts, { conversation, message, isNew }: TakenMessage): Promise<void> {
  await parts.events.publish(conversation.id, { type: "message", message });
  if (!isNew) return;
  await parts.events.publish(conversation.id, { type: "lead" });
  // While a person answers, no reply by the assistant schedules the summary.
  if (conversation.mode === "staff") await planLateSummary(parts, conversation);
}

/** Bytes of an unanswered question in the staff list; the conversation has all of it. */
const MAX_QUESTION = 1_000;
/** Bytes used to recognize repeats, out of the 2,700 a PostgreSQL index allows. */
const MAX_QUESTION_KEY = 500;

interface StoredReply extends Learnt {
  conversation: Conversation;
  /** `null` when a person has taken over and the reply came too late. */
  message: ChatMessage | null;
}

/**
 * Stores a reply and ends the turn. Once a person has taken over, an interrupted reply is stored only if that person
 * has not written yet, so that it never follows their message.
 * @returns undefined when the conversation was erased
 */
async function storeReply(
  parts: ChatParts,
  conversation: Conversation,
  reply: NewReply,
  asked: { question: string; language: Language },
): Promise<StoredReply | undefined> {
  return await parts.facts.transaction(async (db) => {
    const now = parts.clock();
    const add = ({ id, mode }: Conversation) => addReply(db, id, reply, now, { summaryDueAt: summaryDueAt(now), mode });
    let current = conversation;
    let added = await add(current);
    if (!added) {
      if (!(await lockConversation(db, current.id))) return undefined;
      current = (await findConversation(db, current.id))!;
      if (reply.content === "" || (await hasStaffWrittenSince(db, current.id, reply.replyTo))) {
        await releaseTurn(db, current.id);
        return { ...(await learnFacts(parts, db, current, {}, "bot")), conversation: current, message: null };
      }
      added = (await add(current))!;
    }
    if (reply.kind === "person") {
      await parts.facts.record(db, { kind: "chat.hand-over", at: now, actor: "visitor", subject: current.id });
    }
    if ((reply.kind === "unknown" || reply.kind === "failure") && isQuestion(asked.question)) {
      const questionKey = cutBytes(foldForSearch(asked.question), MAX_QUESTION_KEY);
      const question = cutBytes(asked.question, MAX_QUESTION);
      await insertQuestion(db, { ...asked, question, questionKey, conversationId: current.id }, now);
    }
    const owner = { ...current, leadId: added.leadId };
    const learnt = await learnFacts(parts, db, owner, factsOfReply(reply.content), "bot");
    return { ...learnt, conversation: current, message: added.message };
  });
}

/** Whether a message asks something; one that merely introduces its writer gives staff nothing to answer. */
function isQuestion(text: string): boolean {
  return text.includes("?") || Object.keys(factsOfVisitor(text)).length === 0;
}

/** Earlier messages a reply may build on. */
const HISTORY = 20;

/** Gets a message answered and stores the result, whether or not the visitor is still waiting. */
async function answerTurn(
  parts: ChatParts,
  { conversation, message: { id, content: question } }: Pick<TakenMessage, "conversation" | "message">,
  { language, page }: Pick<SendMessage, "language" | "page">,
  signal: AbortSignal,
  emit: (line: ReplyLine) => void,
): Promise<void> {
  const { database, events, turns, clock } = parts;
  const isFirst = conversation.messageCount === 0;
  const history = isFirst ? [] : await listBefore(database.kysely, conversation.id, id, HISTORY);
  const { sessionId } = conversation;
  const turn: Turn = { text: question, language, page, sessionId, messageId: id, at: clock(), history };
  const { text, ended } = await collect(parts, turn, signal, emit);
  if (signal.reason === ERASED) return;
  // Visitors waiting for a first word take priority over storing.
  await database.flushed();
  await turns.order.store();
  const content = cleanText(maskNumbers(text), true).slice(0, MAX_REPLY_LENGTH);
  const reply = { ...withoutControls(ended), replyTo: id, content };
  const stored = await storeReply(parts, conversation, reply, { question, language });
  if (!stored) return;
  await database.flushed();
  const { message, lead, isNew } = stored;
  if (message) await events.publish(conversation.id, { type: "message", message });
  if (isNew) await events.publish(conversation.id, { type: "lead" });
  // The summary timer checks more often than a reply postpones one: no need to wake it.
  emit(endLine(stored.conversation, message, lead));
}

/** Forwards a reply's text as it comes; if no provider has one, SPEC §8 supplies the text. */
async function collect(
  parts: ChatParts,
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
    signal.throwIfAborted();
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
    parts.onError(error, "answering in the chat");
    add(`${text ? "\n\n" : ""}${failureText(turn.text, turn.language)}`);
    return { text, ended: { ...ended, kind: "failure" } };
  }
}

/** The end of a reply, without control characters, which PostgreSQL rejects. */
function withoutControls({ links, suggestions, topics, ...rest }: ReplyEnd): ReplyEnd {
  return {
    ...rest,
    links: links.map(({ title, href }) => ({ title: cleanText(title), href: cleanText(href) })),
    suggestions: suggestions.map((text) => cleanText(text)),
    topics: topics.map((id) => cleanText(id)),
  };
}

/** The last line of a reply. @param message `null` while a person answers */
const endLine = ({ sessionId, mode, staffName }: Conversation, message: ChatMessage | null, lead: Lead): ReplyLine => ({
  type: "end",
  sessionId,
  message,
  lead,
  mode,
  staffName,
});
