import { createParser } from "eventsource-parser";
import { ProviderFailure } from "../answer-provider.ts";

/** Longest event in UTF-16 code units: one carries a word or two and some fields about it. */
const LONGEST_EVENT = 65_536;

/** What matters of a chunk of the chat completions API, and of a whole completion. */
interface Completion {
  error?: unknown;
  choices?: ReadonlyArray<{ delta?: Message; message?: Message; finish_reason?: unknown }>;
}
interface Message {
  content?: unknown;
  refusal?: unknown;
}

/**
 * Reads an answer of the chat completions API: server-sent events, or one JSON object from a server that does not stream.
 * @returns nothing but the text it yielded
 * @throws ProviderFailure when the model refused, the stream reported an error, made no sense or did not come to its end
 */
export async function* readCompletion(body: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  const pieces: string[] = [];
  let isDone = false;
  const events = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => {
      if (data.trim() === "[DONE]") isDone = true;
      else if (!isDone) pieces.push(...take(data));
    },
    onError: (error) => {
      if (error.type === "max-buffer-size-exceeded") throw new ProviderFailure("too-long", "sent an event without end");
    },
  });

  function take(json: string): string[] {
    const { error, choices } = completionOf(json);
    if (error) throw new ProviderFailure("broken-off", "the model's server reported an error");
    // Some servers tell the usage in a chunk without a choice.
    const choice = choices?.[0];
    if (!choice) return [];
    const message = choice.delta ?? choice.message;
    const finish = choice.finish_reason;
    if (message?.refusal || finish === "content_filter")
      throw new ProviderFailure("not-an-answer", "refused to answer");
    if (finish === "length") throw new ProviderFailure("broken-off", "ran out of room");
    if (finish || choice.message) isDone = true;
    return typeof message?.content === "string" ? [message.content] : [];
  }

  /** Everything, until it is seen to be a stream. */
  let opening = "";
  let isStream = false;
  for await (const piece of body) {
    if (!isStream) {
      opening += piece;
      isStream = /^\s*[^\s{]/.test(opening);
    }
    if (!isStream) continue;
    events.feed(opening || piece);
    opening = "";
    yield* pieces.splice(0);
    if (isDone) return;
  }
  if (opening.trim() !== "") yield* take(opening);
  if (!isDone) throw new ProviderFailure("broken-off", "the stream did not come to its end");
}

function completionOf(json: string): Completion {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Told below.
  }
  throw new ProviderFailure("not-an-answer", "streamed what is no completion");
}
