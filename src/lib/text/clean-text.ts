/**
 * Removes characters that no name or note needs and that cause harm elsewhere: NUL and other control characters
 * (PostgreSQL rejects NUL, mail headers break on line ends) and bidirectional overrides (they disguise text).
 * @param keepLineEnds for multi-line text; line ends become `\n`
 */
export function cleanText(value: string, keepLineEnds = false): string {
  // Removed before spaces are merged and letters composed: "a\t\0\tb" has one gap, and "e\u202E\u0301" is one letter.
  const bare = value
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/g, "")
    .replace(keepLineEnds ? /(?![\t\n\r])\p{Cc}/gu : /(?!\s)\p{Cc}/gu, "")
    .normalize("NFC");
  return (keepLineEnds ? bare.replace(/\r\n?/g, "\n") : bare.replace(/\s+/g, " ")).trim();
}

/** Matches a visible character, which is no space, joiner or blank letter (U+3164). */
export const VISIBLE = /(?![\s\p{Default_Ignorable_Code_Point}])\P{C}/u;

/** Returns the longest beginning of a text that fits in `max` bytes of UTF-8, without splitting a character. */
export const cutBytes = (text: string, max: number): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(max)).read);

/** Escapes text for HTML, between tags or in a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
