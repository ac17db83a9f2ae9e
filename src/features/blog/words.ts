import { asciiWords, foldForSearch } from "../../lib/text/fold-for-search.ts";

/** A slug: lower-case ASCII words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Maximum length of a slug derived from a title, so that a URL fits on a line. */
const LONGEST_SLUG = 80;

/**
 * Derives a slug from a title: "L’automatisation, c’est quoi?" becomes `l-automatisation-c-est-quoi`. A long slug is
 * cut between words. The slug is empty if the title has no Latin letter or digit.
 */
export function slugOf(title: string): string {
  let slug = "";
  for (const word of asciiWords(title)) {
    if (slug === "") slug = word.slice(0, LONGEST_SLUG);
    else if (slug.length + 1 + word.length > LONGEST_SLUG) break;
    else slug += `-${word}`;
  }
  return slug;
}

/** Returns the slug itself if it is free, otherwise the first free slug of `slug-2`, `slug-3` … */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Maximum length of a search text in UTF-16 code units, and maximum number of words used from it. */
export const MAX_QUERY_LENGTH = 100;
const MAX_QUERY_WORDS = 8;
/** Maximum length of a word and number of distinct words per text; a PostgreSQL tsvector is limited to 1 MB. */
const MAX_WORD_LENGTH = 60;
const MAX_WORDS = 20_000;

/**
 * Returns a text's distinct words without case, accents or plurals. They are folded here rather than in SQL, so that
 * both databases find the same articles.
 */
export function wordsOf(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => singular(word.slice(0, MAX_WORD_LENGTH))))].slice(0, MAX_WORDS);
}

/**
 * Returns an article's search words.
 * @param text the article's content, without Markdown
 */
export function searchWordsOf(
  { title, excerpt, keywords, author }: { title: string; excerpt: string; keywords: string; author: string },
  text: string,
) {
  return { title: wordsOf(title), body: wordsOf([excerpt, keywords, author, text].join("\n")) };
}

/** Returns the word prefixes to search for; single letters (the l of "l’équipe") only if there are no longer words. */
export function queryWordsOf(query: string): string[] {
  const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => word.length > 1);
  return (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
}

/** Strips most plural endings of both languages: automatisations, outils, réseaux, tools. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?:s|(?<=[ae]u)x)$/, "") : word;
}

/** Returns the folded text that the desk searches: title, slug and author. */
export function searchTextOf({ title, slug, author }: { title: string; slug: string; author: string }): string {
  return [title, slug, author].map(foldForSearch).join("\n");
}

/** Returns the folded terms of a desk search, all of which must occur. */
export function searchTermsOf(query: string): string[] {
  return foldForSearch(query)
    .split(" ")
    .filter((term) => term !== "");
}
