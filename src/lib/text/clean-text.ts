/**
 * Takes out what no name or note needs and what hurts elsewhere: NUL and other control characters (PostgreSQL refuses
 * NUL, mail headers break on line ends) and the marks that turn the writing direction around (they disguise text).
 * @param keepLineEnds of a text of several lines; line ends become `\n`
 */
export function cleanText(value: string, keepLineEnds = false): string {
  const withoutMarks = value.normalize("NFC").replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/g, "");
  const withLineEnds = keepLineEnds ? withoutMarks.replace(/\r\n?/g, "\n") : withoutMarks.replace(/\s+/g, " ");
  return withLineEnds.replace(/(?![\n\t])\p{Cc}/gu, "").trim();
}

/** Something that can be seen: not only spaces, joiners and letters without a shape (U+3164), which would show as nothing. */
export const VISIBLE = /(?![\s\p{Default_Ignorable_Code_Point}])\P{C}/u;
