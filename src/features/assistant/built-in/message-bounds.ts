import type { Turn } from "../answer-provider.ts";

/** Nobody asks in more words; between these, a longer message is not read. */
export const FIRST_WORDS = 80;
export const LAST_WORDS = 120;
/** Each is searched by itself. */
export const MOST_SENTENCES = 8;

/** What a text is counted in: `$` is read as a word, a digit joined to letters is a part of theirs. */
const WORD = /[\p{L}\p{M}\d]+|\$/gu;

/**
 * The part of a visitor's text that is read: its beginning and its end, where the question is. It bounds what one
 * message may cost.
 */
export function partRead(text: string): string {
  const places = Array.from(text.matchAll(WORD), ({ index }) => index);
  if (places.length <= FIRST_WORDS + LAST_WORDS) return text;
  return `${text.slice(0, places[FIRST_WORDS])}\n${text.slice(places.at(-LAST_WORDS))}`;
}

/** The turn as the assistant reads it. */
export function turnRead(turn: Turn): Turn {
  const history = turn.history.map((message) =>
    message.sender === "user" ? { ...message, content: partRead(message.content) } : message,
  );
  return { ...turn, text: partRead(turn.text), history };
}

/** The sentences of a text, each once; of too many those that ask, then the last ones. */
export function sentencesOf(text: string): string[] {
  const sentences = new Set(text.split(/(?<=[.?!;])\s+|\n+/).map((sentence) => sentence.trim()));
  sentences.delete("");
  const asks = (sentence: string) => (sentence.endsWith("?") ? 1 : 0);
  return sentences.size <= MOST_SENTENCES
    ? [...sentences]
    : [...sentences].sort((one, other) => asks(one) - asks(other)).slice(-MOST_SENTENCES);
}
