import { foldForSearch } from "../../lib/text/fold-for-search.ts";

/** Longest search, in UTF-16 units, and the words of it that are looked for. */
export const MAX_QUERY_LENGTH = 100;
const MAX_QUERY_WORDS = 8;
/** Longest word kept, and different words kept of a text: PostgreSQL holds no more than 1 MB of them. */
const MAX_WORD_LENGTH = 60;
const MAX_WORDS = 20_000;

/**
 * The different words of a text, folded: no case, no accents, no plural. Words of both databases are made here, so that
 * both find the same.
 */
export function wordsOf(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => singular(word.slice(0, MAX_WORD_LENGTH))))].slice(0, MAX_WORDS);
}

/** What an article is found by. @param text of its content, without Markdown */
export function searchWordsOf(
  { title, excerpt, keywords, author }: { title: string; excerpt: string; keywords: string; author: string },
  text: string,
) {
  return { title: wordsOf(title), body: wordsOf([excerpt, keywords, author, text].join("\n")) };
}

/** The beginnings of words to look for; a lone letter (the l of "l’équipe") only when there is nothing else. */
export function queryWordsOf(query: string): string[] {
  const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => word.length > 1);
  return (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
}

/** Takes off the ending by which most plurals of both languages differ: automatisations, outils, réseaux, tools. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?:s|(?<=[ae]u)x)$/, "") : word;
}

/** What the desk searches in its list, folded: title, slug and author. */
export function searchTextOf({ title, slug, author }: { title: string; slug: string; author: string }): string {
  return [title, slug, author].map(foldForSearch).join("\n");
}

/** What is looked for in it: every one must be there, anywhere. */
export function searchTermsOf(query: string): string[] {
  return foldForSearch(query)
    .split(" ")
    .filter((term) => term !== "");
}
