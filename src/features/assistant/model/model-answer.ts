import { ProviderFailure } from "../answer-provider.ts";
import { MAX_REPLY_LENGTH, withoutMarks } from "../sound-text.ts";

/** UTF-16 code units within which the first line must have shown itself. */
const LONGEST_OPENING = 120;
/** UTF-16 code units of reasoning that a model may put before it; none of it is shown. */
const LONGEST_REASONING = 40_000;
const REASONING = { begin: "<think>", end: "</think>" };

/** The first line in the forms that models write: `[1, 3]`, `[1][3]`, `Passages: [1]`, with or without a line end. */
const BRACKETS = /^(?:passages?\s*:?\s*|sources?\s*:?\s*)?((?:\[[\d\s,;]*\][\s,;]*)+)/i;
/** The same without brackets, which only a line end makes certain. */
const BARE_NUMBERS = /^(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)[ \t]*\n/;
/**
 * What the model was told not to write, and what stays of it: links, addresses, numbers of passages, Markdown. An address
 * could be one that a visitor made up.
 */
const UNWANTED: readonly (readonly [pattern: RegExp, kept: string])[] = [
  [/\[([^[\]\n]*)\]\([^\s)]*\)/g, "$1"],
  [/\(?\b(?:https?:\/\/|www\.)[^\s)]*\)?/gi, ""],
  [/\[\d[\d\s,;]*\]/g, ""],
  [/\*\*|(?<!\S)#{1,6}(?=\s)/g, ""],
];
/** What the first line holds when there is nothing to answer: a greeting, thanks. */
const COURTESY = /^\[?\s*0\s*\]?\s*$/;
/** UTF-16 code units after which an opened bracket is no longer waited for to be closed. */
const LONGEST_BRACKET = 80;

/** Takes a model's text apart as it comes. */
export interface ModelAnswer {
  /**
   * Zero-based indexes of the passages that the model says it answers from; empty if it greets or does not know, and
   * `undefined` until the model has said so.
   */
  passages(): readonly number[] | undefined;
  /** Whether it says that no passage answers: without a number, not even the zero of a greeting. */
  isUnknown(): boolean;
  /** @returns what the visitor may see of it */
  push(piece: string): string;
  /** @returns what was still held back */
  finish(): string;
}

/**
 * @param count how many passages the model was given
 * @throws ProviderFailure from `push` and `finish` when the model keeps to none of its instructions, as when it refuses
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
    // What follows the brackets tells that no further ones come; nothing needs to follow a plain "I do not know".
    if (found && (isLast || found[0].length < text.length)) {
      isCourtesy = COURTESY.test(found[1]!);
      passages = isCourtesy ? [] : places(found[1]!, count);
      held = text.slice(found[0].length);
      opening = "";
    } else if (isLast || text.length > LONGEST_OPENING) {
      throw new ProviderFailure("not-an-answer", "did not say what it answers from");
    }
  }

  /** Whole words and brackets of what is held back, without what is unwanted. */
  function release(isLast: boolean): string {
    if (held.length > MAX_REPLY_LENGTH) throw new ProviderFailure("too-long", "wrote a word or bracket without end");
    let end = isLast ? held.length : beginningOfWord(held, held.length);
    const bracket = held.lastIndexOf("[", end);
    const close = held.indexOf("]", bracket);
    const isOpen = bracket !== -1 && (close === -1 || close >= end) && held.length - bracket < LONGEST_BRACKET;
    // The word it stands in waits too: without the bracket it could be an address.
    if (isOpen && !isLast) end = Math.min(end, beginningOfWord(held, bracket));
    const text = held.slice(0, end);
    held = held.slice(end);
    return withoutUnwanted(text);
  }

  return {
    passages: () => passages,
    isUnknown: () => passages?.length === 0 && !isCourtesy,
    push(piece) {
      // Before addresses are looked for: a mark within one would hide it.
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

/** Index after the last white space before `end`, found in one pass. */
function beginningOfWord(text: string, end: number): number {
  return /^[\s\S]*\s/.exec(text.slice(0, end))?.[0].length ?? 0;
}

/** Again and again, until nothing unwanted is left: what is taken out of an address may leave another one. */
function withoutUnwanted(text: string): string {
  for (let before = text; ; ) {
    const kept = UNWANTED.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), before);
    if (kept === before) return kept;
    before = kept;
  }
}

/** @returns undefined while the model still reasons, or may be about to */
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
