import type { Clock } from "../../../lib/clock.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { AnswerProvider, ReplyEnd, Turn } from "../answer-provider.ts";
import { EMAIL, PHONE } from "../built-in/contact-left.ts";
import type { Passage } from "../built-in/passage.ts";
import { withCircuitBreaker } from "../circuit-breaker.ts";
import type { Destination } from "../outward-request.ts";
import { isFaithful } from "./faithful-text.ts";
import { createModelProvider, type PassagesFor } from "./model-provider.ts";

/** Milliseconds until a draft of the model is there, or is given up. */
const LONGEST_WAIT = 10_000;

/** What a model wrote to a message, checked; and the passages it says it wrote from. */
export interface WrittenAnswer {
  text: string;
  passages: readonly Pick<Passage, "title" | "href">[];
}

export interface DraftWriter {
  /**
   * Lets the model answer a message for a letter.
   * @param turn the message, in whose language the letter is
   * @param person what names them: it is taken out of the message
   * @returns undefined where it has no answer, or none that holds against the passages
   * @throws ProviderFailure for a model that cannot be reached or makes no sense; `TimeoutError` for a slow one
   */
  write(turn: Turn, person: readonly string[]): Promise<WrittenAnswer | undefined>;
}

const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Shorter parts of a name are words of every day. */
const SHORTEST_NAME = 3;
const WORD = /[\p{L}\p{M}\d]+/gu;

/**
 * A message without what names its sender: addresses, numbers to call, links, and every word of their name and firm, however
 * it is written.
 */
export function withoutPerson(message: string, person: readonly string[]): string {
  const names = new Set(
    person
      .flatMap((name) => name.match(WORD) ?? [])
      .map(foldForSearch)
      .filter((word) => word.length >= SHORTEST_NAME),
  );
  return message
    .normalize("NFC")
    .replace(LINK, "…")
    .replace(EMAIL, "…")
    .replace(PHONE, "…")
    .replace(WORD, (word) => (names.has(foldForSearch(word)) ? "…" : word));
}

/** @param passagesFor what the site says about a turn, in its language */
export function createDraftWriter(options: {
  to: Destination;
  model: string;
  passagesFor: PassagesFor;
  clock: Clock;
  /** Milliseconds. */
  longestWait?: number;
}): DraftWriter {
  const { longestWait = LONGEST_WAIT } = options;
  /** Those the last turn was given. */
  const given = new Map<Turn, readonly Passage[]>();
  const provider: AnswerProvider = withCircuitBreaker(
    createModelProvider({
      ...options,
      async passagesFor(turn, atMost) {
        const passages = await options.passagesFor(turn, atMost, turn.language);
        given.set(turn, passages);
        return passages;
      },
    }),
    options.clock,
  );
  return {
    async write(turn, person) {
      const asked = { ...turn, text: withoutPerson(turn.text, person) };
      try {
        const { text, end } = await whole(provider.answer(asked, AbortSignal.timeout(longestWait)));
        const passages = (given.get(asked) ?? []).filter(({ id }) => end.topics.includes(id));
        if (end.kind !== "answer" || !isFaithful(text, passages, asked.text, turn.language)) return undefined;
        return { text: text.trim(), passages: passages.map(({ title, href }) => ({ title, href })) };
      } finally {
        given.delete(asked);
      }
    },
  };
}

async function whole(reply: AsyncGenerator<string, ReplyEnd, void>): Promise<{ text: string; end: ReplyEnd }> {
  let text = "";
  for (;;) {
    const part = await reply.next();
    if (part.done) return { text, end: part.value };
    text += part.value;
  }
}
