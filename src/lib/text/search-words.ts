import { foldForSearch } from "./fold-for-search.ts";

/** Most words of a search that are used. */
const MOST_WORDS = 8;

/**
 * The word prefixes to search for. A phone number is found however it is written; a single letter (the l of "l’équipe")
 * counts only if there is nothing else.
 */
export function searchWordsOf(query: string): string[] {
  const folded = foldForSearch(query);
  if (/^\+?[\d\s().-]{7,}$/.test(folded)) {
    const digits = folded.replace(/\D/g, "");
    return [digits.length === 10 ? `1${digits}` : digits];
  }
  const words = [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => word.length > 1);
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}
