import { ProviderFailure } from "./answer-provider.ts";

/** Maximum length of a reply passed on, in UTF-16 code units: what the chat stores of one. */
export const MAX_REPLY_LENGTH = 8000;
/** UTF-16 code units held back at the beginning: enough to see that it is a web page and no answer. */
const OPENING_LENGTH = 24;

/** A page of HTML or XML, which is what proxies and sign-in pages answer with. */
const MARKUP = /^\s*<[!?/a-z]|<(?:html|head|body|script|style|iframe)\b/i;
/** Something a person can read: a letter, a digit or an emoji. */
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const MARK = /(?![\n\t\r])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Lets a reply from outside through once it is seen to be one: plain text that can be read. Line ends become `\n`; control
 * characters and direction marks are taken out.
 */
export interface SoundText {
  /** @returns what may be shown now, perhaps nothing yet */
  push(piece: string): string;
  /** @returns what was still held back */
  finish(): string;
}

/** @throws ProviderFailure from `push` and `finish`: `not-an-answer`, `empty` or `too-long` */
export function createSoundText(): SoundText {
  /** Not shown yet. */
  let held = "";
  let shown = 0;

  function release(isLast: boolean): string {
    if (shown === 0) {
      held = held.trimStart();
      if (MARKUP.test(held)) throw new ProviderFailure("not-an-answer", "answered with a web page");
      if (!isLast && (held.length < OPENING_LENGTH || !READABLE.test(held))) return "";
      if (isLast && held === "") throw new ProviderFailure("empty", "answered with nothing");
      if (!READABLE.test(held)) throw new ProviderFailure("not-an-answer", "answered with nothing to read");
    }
    // White space at the end waits for what follows it, the first half of a surrogate pair for the second.
    let end = held.trimEnd().length;
    if (!isLast && isFirstHalf(held.charCodeAt(end - 1))) end -= 1;
    const released = held.slice(0, end);
    held = held.slice(end);
    shown += released.length;
    return released.toWellFormed();
  }

  return {
    push(piece) {
      held += withoutMarks(piece.replace(/\r\n?/g, "\n"));
      if (shown + held.length > MAX_REPLY_LENGTH) {
        throw new ProviderFailure("too-long", `answered with more than ${MAX_REPLY_LENGTH} characters`);
      }
      return release(false);
    },
    finish: () => release(true),
  };
}

/** The text without control characters, line ends and tabs aside, and without marks that turn its direction around. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, "");
}

/** Whether a UTF-16 unit is the first of two that make one character. */
function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
