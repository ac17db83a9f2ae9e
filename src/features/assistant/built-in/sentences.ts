/** The sentences of a text, each with its mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
