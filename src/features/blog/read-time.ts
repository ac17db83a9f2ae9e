/**
 * Adults' reading speed for such texts (Brysbaert 2019: 238 words a minute in English; 195 in French), on the cautious
 * side.
 */
const WORDS_PER_MINUTE = 200;

/** Reading time of a Markdown text in minutes, at least one. */
export function readTimeOf(markdown: string): number {
  const shown = markdown.replace(/\]\([^()\s]*(?:\s[^()]*)?\)/g, "]");
  return Math.max(1, Math.ceil(countWords(shown) / WORDS_PER_MINUTE));
}

/** Word count as a reader would see it: "l’équipe" is one. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu)?.length ?? 0;
}
