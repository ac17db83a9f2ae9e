/**
 * Removes characters that no name or note needs and that cause harm elsewhere: NUL and other control characters
 * (PostgreSQL rejects NUL, mail headers break on line ends) and bidirectional overrides (they disguise text).
 * @param keepLineEnds for multi-line text; line ends become `\n`
 */
export function cleanText(value: string, keepLineEnds = false): string {
  const withoutMarks = value.normalize("NFC").replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/g, "");
  const withLineEnds = keepLineEnds ? withoutMarks.replace(/\r\n?/g, "\n") : withoutMarks.replace(/\s+/g, " ");
  return withLineEnds.replace(/(?![\n\t])\p{Cc}/gu, "").trim();
}

/** Something visible: not only spaces, joiners and blank letters (U+3164). */
export const VISIBLE = /(?![\s\p{Default_Ignorable_Code_Point}])\P{C}/u;
