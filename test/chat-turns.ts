import {
  type AnswerProvider,
  ProviderFailure,
  type ReplyEnd,
  type Turn,
} from "../src/features/assistant/answer-provider.ts";

/** Creates a visitor's turn, by default in French on the home page; `given` replaces fields. */
export function turn(text: string, given: Partial<Turn> = {}): Turn {
  return {
    text,
    language: "fr",
    page: "/",
    sessionId: "nordet-mi9x1a2b-0123456789ab",
    messageId: 1,
    at: new Date("2026-11-20T14:30:00.000Z"),
    history: [],
    ...given,
  };
}

export interface HeardReply {
  text: string;
  /** Chunks of the reply, in order of arrival. */
  parts: string[];
  end: ReplyEnd;
}

export async function heard(reply: AsyncGenerator<string, ReplyEnd, void>): Promise<HeardReply> {
  const parts: string[] = [];
  for (;;) {
    const part = await reply.next();
    if (part.done) return { text: parts.join(""), parts, end: part.value };
    parts.push(part.value);
  }
}

/** Returns why a provider failed, and the text it had streamed by then. */
export async function failureOf(
  reply: AsyncGenerator<string, ReplyEnd, void>,
): Promise<{ reason: string; shown: string }> {
  let shown = "";
  try {
    for (;;) {
      const part = await reply.next();
      if (part.done) return { reason: `answered: ${shown}`, shown };
      shown += part.value;
    }
  } catch (error) {
    if (error instanceof ProviderFailure) return { reason: error.reason, shown };
    throw error;
  }
}

/** Asks a provider to answer one turn, by default without a time limit. */
export function ask(provider: AnswerProvider, text: string, given: Partial<Turn> = {}, signal = forever()) {
  return provider.answer(turn(text, given), signal);
}

/** Returns a signal that aborts a turn when time is up, as the provider chain does. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new ProviderFailure("timed-out", "took too long")), milliseconds).unref();
  return controller.signal;
}

function forever(): AbortSignal {
  return new AbortController().signal;
}
