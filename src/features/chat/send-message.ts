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

interface Sent {
  /** Session secret, for the cookie. */
  token: string;
  /** Resolves once the last line has been sent and everything is stored. Never rejects. */
  finished: Promise<void>;
}

/**
 * Accepts a visitor's message and answers it; a resent message gets the same reply.
 * @param emit receives the reply line by line, after the message is committed and perhaps before this function returns
 * @throws AppError `conflict` if too many messages are waiting, `invalid` if the conversation is full
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
  // Publish within the turn, so that a take-over during it aborts the turn.
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
  // During a take-over, no reply by the assistant will schedule the summary, so schedule it here.
  if (conversation.mode === "staff") await planLateSummary(parts, conversation);
}

/** Maximum length of an unanswered question in the staff list, in bytes; the conversation has the full text. */
const MAX_QUESTION = 1_000;
/** Maximum length of the key that identifies repeats, in bytes; a PostgreSQL index entry allows 2,700. */
const MAX_QUESTION_KEY = 500;

interface StoredReply extends Learnt {
  conversation: Conversation;
  /** `null` if a person had taken over and the reply came too late. */
  message: ChatMessage | null;
}

/**
 * Stores a reply and ends the turn. After a take-over, an interrupted reply is stored only if staff have not written
 * yet, so that it never follows their message.
 * @returns undefined if the conversation was erased
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
    // Replies from the site's texts may quote the contact details of somebody in an article.
    const repeated = reply.provider === "webhook" ? factsOfReply(reply.content) : {};
    const learnt = await learnFacts(parts, db, owner, repeated, "bot");
    return { ...learnt, conversation: current, message: added.message };
  });
}

/** Whether a message asks a question. A mere introduction leaves staff nothing to answer. */
function isQuestion(text: string): boolean {
  return text.includes("?") || Object.keys(factsOfVisitor(text)).length === 0;
}

/** Maximum number of earlier messages given to a provider as context. */
const HISTORY = 20;

/** Gets the assistant's reply to a message and stores it, even if the visitor has left. */
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
  // Give priority to visitors waiting for their first word.
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
  // The summary timer need not be woken, because it polls more often than the summary's delay.
  emit(endLine(stored.conversation, message, lead));
}

/** Forwards a reply's text as it streams in. If no provider answers, the error text of SPEC §8 is sent instead. */
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

/** Strips control characters, which PostgreSQL rejects, from the texts in a reply's end. */
function withoutControls({ links, suggestions, topics, ...rest }: ReplyEnd): ReplyEnd {
  return {
    ...rest,
    links: links.map(({ title, href }) => ({ title: cleanText(title), href: cleanText(href) })),
    suggestions: suggestions.map((text) => cleanText(text)),
    topics: topics.map((id) => cleanText(id)),
  };
}

/**
 * Returns a reply's last line.
 * @param message `null` during a take-over
 */
const endLine = ({ sessionId, mode, staffName }: Conversation, message: ChatMessage | null, lead: Lead): ReplyLine => ({
  type: "end",
  sessionId,
  message,
  lead,
  mode,
  staffName,
});
