import { asciiWords, foldForSearch } from "../../lib/text/fold-for-search.ts";

/** A slug: lower-case ASCII words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Maximum length of a slug derived from a title, so that a URL fits on a line. */
const LONGEST_SLUG = 80;

/**
 * Derives a slug: "L’automatisation, c’est quoi?" becomes `l-automatisation-c-est-quoi`. A long one is cut between
 * words; it is empty if the title has no Latin letter or digit.
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

/** The slug itself if free, otherwise the first free one of `slug-2`, `slug-3` … */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Maximum length of a search text in UTF-16 code units, and maximum number of its words used. */
export const MAX_QUERY_LENGTH = 100;
const MAX_QUERY_WORDS = 8;
/** Maximum word length, and distinct words per text; a PostgreSQL tsvector is limited to 1 MB. */
const MAX_WORD_LENGTH = 60;
const MAX_WORDS = 20_000;

/** Distinct words without case, accents or plurals. Folded here so that both databases find the same articles. */
export function wordsOf(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => singular(word.slice(0, MAX_WORD_LENGTH))))].slice(0, MAX_WORDS);
}

/** An article's search words. @param text its content, without Markdown */
export function searchWordsOf(
  { title, excerpt, keywords, author }: { title: string; excerpt: string; keywords: string; author: string },
  text: string,
) {
  return { title: wordsOf(title), body: wordsOf([excerpt, keywords, author, text].join("\n")) };
}

/** Word prefixes to search for. A single letter (the l of "l’équipe") counts only if there are no longer words. */
export function queryWordsOf(query: string): string[] {
  const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => word.length > 1);
  return (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
}

/** Strips most plural endings of both languages: automatisations, outils, réseaux, tools. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?:s|(?<=[ae]u)x)$/, "") : word;
}

/** Folded text for the desk's search: title, slug and author. */
export function searchTextOf({ title, slug, author }: { title: string; slug: string; author: string }): string {
  return [title, slug, author].map(foldForSearch).join("\n");
}

/** Folded terms of a desk search; all must occur. */
export function searchTermsOf(query: string): string[] {
  return foldForSearch(query)
    .split(" ")
    .filter((term) => term !== "");
}
