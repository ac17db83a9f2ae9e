import type { Clock } from "../../../lib/clock.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { AnswerProvider, ReplyEnd, Turn } from "../answer-provider.ts";
import { EMAIL, PHONE } from "../built-in/contact-left.ts";
import type { Passage } from "../built-in/passage.ts";
import { withCircuitBreaker } from "../circuit-breaker.ts";
import type { Destination } from "../outward-request.ts";
import { isFaithful } from "./faithful-text.ts";
import { createModelProvider, type PassagesFor } from "./model-provider.ts";

/** Time limit for a model's draft, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** A model's checked answer to a message, with the passages that it cites. */
export interface WrittenAnswer {
  text: string;
  passages: readonly Pick<Passage, "title" | "href">[];
}

export interface DraftWriter {
  /**
   * Has the model answer a message for a letter.
   * @param turn the message; its language is the letter's
   * @param person names and other identifiers, which are removed from the message
   * @returns undefined if there is no answer, or none that is faithful to the passages
   * @throws ProviderFailure if the model cannot be reached or its response is invalid; `TimeoutError` if it is slow
   */
  write(turn: Turn, person: readonly string[]): Promise<WrittenAnswer | undefined>;
}

const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Shortest part of a name to remove, in UTF-16 code units; shorter parts are everyday words. */
const SHORTEST_NAME = 3;
const WORD = /[\p{L}\p{M}\d]+/gu;

/**
 * Removes from a message what identifies its sender: email addresses, phone numbers, links, and every word in the
 * person's name and company, however written.
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

/** @param options `passagesFor` finds the site's passages about a turn */
export function createDraftWriter(options: {
  to: Destination;
  model: string;
  passagesFor: PassagesFor;
  clock: Clock;
  /** Time limit for a draft, in milliseconds. */
  longestWait?: number;
}): DraftWriter {
  const { longestWait = LONGEST_WAIT } = options;
  /** Passages given to the model, by turn in progress. */
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
