import { ProviderFailure } from "./answer-provider.ts";

/** Longest reply passed on, in UTF-16 code units, which is also the most that the chat stores. */
export const MAX_REPLY_LENGTH = 8000;
/** Length held back at the beginning, in UTF-16 code units: enough to recognize a web page. */
const OPENING_LENGTH = 24;

/** Matches an HTML or XML page, such as a response from a proxy or a sign-in page. */
const MARKUP = /^\s*<[!?/a-z]|<(?:html|head|body|script|style|iframe)\b/i;
/** Matches readable text: a letter, a digit or an emoji. */
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const MARK = /(?![\n\t\r])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Passes an outside reply on once it proves to be readable plain text. Line ends become `\n`; control characters and
 * direction marks are removed.
 */
export interface SoundText {
  /** @returns the text that may be shown now, perhaps empty */
  push(piece: string): string;
  /** @returns the text still held back */
  finish(): string;
}

/** @throws ProviderFailure from `push` and `finish`: `not-an-answer`, `empty` or `too-long` */
export function createSoundText(): SoundText {
  /** Text not shown yet. */
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
    // Hold back trailing white space until text follows, and half a surrogate pair until the other half arrives.
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

/** Removes control characters (except line ends and tabs) and direction marks from a text. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, "");
}

/** Whether a UTF-16 code unit is the first half of a surrogate pair. */
function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
