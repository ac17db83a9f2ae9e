import { ProviderFailure } from "../answer-provider.ts";
import { MAX_REPLY_LENGTH, withoutMarks } from "../sound-text.ts";

/** Length within which the first line must be recognizable, in UTF-16 code units. */
const LONGEST_OPENING = 120;
/** Maximum length of reasoning before the first line, in UTF-16 code units; it is never shown. */
const LONGEST_REASONING = 40_000;
const REASONING = { begin: "<think>", end: "</think>" };

/** The first line in the forms that models write: `[1, 3]`, `[1][3]`, `Passages: [1]`, with or without a line end. */
const BRACKETS = /^(?:passages?\s*:?\s*|sources?\s*:?\s*)?((?:\[[\d\s,;]*\][\s,;]*)+)/i;
/** The first line without brackets, which counts only if a line end follows. */
const BARE_NUMBERS = /^(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)[ \t]*\n/;
/**
 * Patterns of text that the prompt forbids (links, URLs, passage numbers, Markdown), each with its replacement. URLs
 * are removed because the model may repeat one that a visitor made up.
 */
const UNWANTED: readonly (readonly [pattern: RegExp, kept: string])[] = [
  [/\[([^[\]\n]*)\]\([^\s)]*\)/g, "$1"],
  [/\(?\b(?:https?:\/\/|www\.)[^\s)]*\)?/gi, ""],
  [/\[\d[\d\s,;]*\]/g, ""],
  [/\*\*|(?<!\S)#{1,6}(?=\s)/g, ""],
];
/** The first line if the message needs no answer, such as a greeting or thanks. */
const COURTESY = /^\[?\s*0\s*\]?\s*$/;
/** Length after which an open bracket is no longer expected to close, in UTF-16 code units. */
const LONGEST_BRACKET = 80;

/** Parses a model's text as it arrives. */
export interface ModelAnswer {
  /**
   * Returns the indexes, from 0, of the passages that the model cites; empty if it greets or does not know. `undefined`
   * until the first line has arrived.
   */
  passages(): readonly number[] | undefined;
  /** Whether the model says that no passage answers: it cites no number, not even the zero of a greeting. */
  isUnknown(): boolean;
  /** @returns the text that may be shown now */
  push(piece: string): string;
  /** @returns the text still held back */
  finish(): string;
}

/**
 * @param count number of passages given to the model
 * @throws ProviderFailure from `push` and `finish` if the model ignores its instructions, for example by refusing
 */
export function createModelAnswer(count: number): ModelAnswer {
  let opening = "";
  let passages: readonly number[] | undefined;
  let isCourtesy = false;
  /** The word or bracket being written. */
  let held = "";

  function readOpening(isLast: boolean): void {
    const text = afterReasoning(opening);
    if (text === undefined) {
      if (isLast || opening.length > LONGEST_REASONING) throw new ProviderFailure("empty", "wrote no answer");
      return;
    }
    const found = BRACKETS.exec(text) ?? BARE_NUMBERS.exec(isLast ? `${text}\n` : text);
    // Text after the brackets shows that no more brackets follow; a plain "I do not know" may end with them.
    if (found && (isLast || found[0].length < text.length)) {
      isCourtesy = COURTESY.test(found[1]!);
      passages = isCourtesy ? [] : places(found[1]!, count);
      held = text.slice(found[0].length);
      opening = "";
    } else if (isLast || text.length > LONGEST_OPENING) {
      throw new ProviderFailure("not-an-answer", "did not say what it answers from");
    }
  }

  /** Releases whole words and brackets from the text held back, without unwanted text. */
  function release(isLast: boolean): string {
    if (held.length > MAX_REPLY_LENGTH) throw new ProviderFailure("too-long", "wrote a word or bracket without end");
    let end = isLast ? held.length : beginningOfWord(held, held.length);
    const bracket = held.lastIndexOf("[", end);
    const close = held.indexOf("]", bracket);
    const isOpen = bracket !== -1 && (close === -1 || close >= end) && held.length - bracket < LONGEST_BRACKET;
    // The word that contains the bracket is also held back, because without the bracket it could be a URL.
    if (isOpen && !isLast) end = Math.min(end, beginningOfWord(held, bracket));
    const text = held.slice(0, end);
    held = held.slice(end);
    return withoutUnwanted(text);
  }

  return {
    passages: () => passages,
    isUnknown: () => passages?.length === 0 && !isCourtesy,
    push(piece) {
      // Remove marks before looking for URLs, because a mark within a URL would hide it.
      const text = withoutMarks(piece);
      if (passages) {
        held += text;
      } else {
        opening += text;
        readOpening(false);
      }
      return passages ? release(false) : "";
    },
    finish() {
      if (!passages) readOpening(true);
      return release(true);
    },
  };
}

/** Returns the index after the last white space before `end`, in one pass. */
function beginningOfWord(text: string, end: number): number {
  return /^[\s\S]*\s/.exec(text.slice(0, end))?.[0].length ?? 0;
}

/** Repeats the removal until no unwanted text is left, because removing part of a URL may leave another. */
function withoutUnwanted(text: string): string {
  for (let before = text; ; ) {
    const kept = UNWANTED.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), before);
    if (kept === before) return kept;
    before = kept;
  }
}

/** @returns the text after the reasoning; undefined while the model is reasoning, or may be about to */
function afterReasoning(text: string): string | undefined {
  const trimmed = text.trimStart();
  if (REASONING.begin.startsWith(trimmed)) return undefined;
  if (!trimmed.startsWith(REASONING.begin)) return trimmed;
  const end = trimmed.indexOf(REASONING.end);
  return end === -1 ? undefined : trimmed.slice(end + REASONING.end.length).trimStart();
}

function places(numbers: string, count: number): number[] {
  const named = [...new Set(numbers.match(/\d+/g))].map((number) => Number(number) - 1);
  const valid = named.filter((place) => place >= 0 && place < count);
  if (named.length > 0 && valid.length === 0) {
    throw new ProviderFailure("not-an-answer", "answered from passages it was not given");
  }
  return valid;
}
