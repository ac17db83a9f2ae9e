import { createParser } from "eventsource-parser";
import { ProviderFailure } from "../answer-provider.ts";

/** Longest event, in UTF-16 code units. Usually, an event contains a word or two and some other fields. */
const LONGEST_EVENT = 65_536;

/** The fields we read in a chunk from the chat completions API, or in a whole completion. */
interface Completion {
  error?: unknown;
  choices?: ReadonlyArray<{ delta?: Message; message?: Message; finish_reason?: unknown }>;
}
interface Message {
  content?: unknown;
  refusal?: unknown;
}

/**
 * Reads a response from the chat completions API: server-sent events, or one JSON object if the server does not stream.
 * @throws ProviderFailure if the model refused, or if the stream reported an error, was malformed or broke off
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
    // Some servers report usage in a chunk without choices.
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

  /** All text received so far, until it proves to be a stream. */
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
    // Reported below.
  }
  throw new ProviderFailure("not-an-answer", "streamed what is no completion");
}
