import type { ReplyLine, SendMessage } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { releaseTurn } from "../store/conversations.ts";
import { planLateSummary } from "../summaries/sum-up-chats.ts";
import { answerTurn, endLine } from "./answer-turn.ts";
import { type TakenMessage, takeMessage } from "./take-message.ts";

/** An accepted message. */
export interface Sent {
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
