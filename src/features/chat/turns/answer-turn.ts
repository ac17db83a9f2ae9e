import { cleanText } from "../../../lib/text/clean-text.ts";
import { maskNumbers } from "../../../lib/text/mask-numbers.ts";
import type { ReplyEnd, Turn } from "../../assistant/answer-provider.ts";
import { failureText } from "../../assistant/failure-text.ts";
import { type ChatMessage, type Lead, MAX_REPLY_LENGTH, type ReplyLine, type SendMessage } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import type { Conversation } from "../store/conversations.ts";
import { listBefore } from "../store/messages.ts";
import { storeReply } from "./store-reply.ts";
import type { TakenMessage } from "./take-message.ts";
import { ERASED, TAKEN_OVER } from "./turns.ts";

/** Earlier messages a reply may build on. */
const HISTORY = 20;

/** Gets a message answered and stores the result, whether or not the visitor is still waiting. */
export async function answerTurn(
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
export const endLine = (
  { sessionId, mode, staffName }: Conversation,
  message: ChatMessage | null,
  lead: Lead,
): ReplyLine => ({ type: "end", sessionId, message, lead, mode, staffName });
