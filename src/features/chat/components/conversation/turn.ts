import type { Language } from "../../../../lib/language.ts";
import { apiResponse, HttpError } from "../../../../ui/api-client.ts";
import type { ReplyLine } from "../../model.ts";
import { sessionId } from "../stored-chat.ts";
import type { ShownMessage, TurnFailure } from "./conversation-state.ts";
import { BrokenReply, replyLines } from "./reply-stream.ts";

/** Milliseconds of silence from the server before a turn is abandoned: its own budget is 20 s (SPEC §7). */
const SILENCE = 30_000;
/** Delay before resending a message that found another in flight, in milliseconds, and how often. */
const IN_FLIGHT_PAUSE = 1000;
const IN_FLIGHT_TRIES = 20;

/**
 * One turn: sends the message and reads the reply line by line.
 * @param turn aborted when the server falls silent
 * @throws BrokenReply, HttpError, TypeError or the signal's reason when the reply is incomplete
 */
export async function takeTurn(
  message: ShownMessage,
  language: Language,
  turn: AbortController,
  onLine: (line: ReplyLine) => void,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => turn.abort(), SILENCE);
  };
  try {
    restart();
    await whileInFlight(async () => {
      for await (const line of await post(message, language, turn.signal)) {
        restart();
        onLine(line);
      }
    });
  } finally {
    clearTimeout(timer);
  }
}

async function post({ key, content, timestamp }: ShownMessage, language: Language, signal: AbortSignal) {
  const { body } = await apiResponse("POST /chatbot/messages", {
    body: {
      sessionId: sessionId(),
      message: content,
      language,
      page: window.location.pathname,
      timestamp,
      messageId: key,
    },
    signal,
  });
  if (!body) throw new BrokenReply("The response has no body.");
  return replyLines(body);
}

/** Two tabs share a conversation with one message in flight at a time: the second waits its turn. */
async function whileInFlight(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409) || tries === IN_FLIGHT_TRIES) throw error;
      await pause(IN_FLIGHT_PAUSE);
    }
  }
}

export function failureOf(error: unknown): TurnFailure {
  if (error instanceof HttpError && error.status === 429) return { why: "too-many", seconds: error.retryAfter };
  return { why: "unreachable" };
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
