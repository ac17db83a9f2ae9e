import { foldForSearch } from "../../../lib/text/fold-for-search.ts";

/**
 * Whether two names may belong to one person: all words of one are in the other, in any order. « Éloïse » and « Gagné,
 * Éloïse » may, « Éloïse Gagné » and « Marc Gagné » may not. A missing name matches any.
 */
export function mayBeSame(one: string | null, other: string | null): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return true;
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** An address standing in for an unknown name does not count. */
function wordsOf(name: string | null): string[] {
  if (name === null || name.includes("@") || !/\p{L}/u.test(name)) return [];
  return foldForSearch(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}
