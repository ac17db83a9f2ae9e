/** What adults read of such texts in a minute (Brysbaert 2019: 238 in English; 195 in French), on the cautious side. */
const WORDS_PER_MINUTE = 200;

/** Minutes that a text in Markdown takes, at least one. */
export function readTimeOf(markdown: string): number {
  const shown = markdown.replace(/\]\([^()\s]*(?:\s[^()]*)?\)/g, "]");
  return Math.max(1, Math.ceil(countWords(shown) / WORDS_PER_MINUTE));
}

/** Words of a text, as a reader counts them: "l’équipe" is one. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu)?.length ?? 0;
}
