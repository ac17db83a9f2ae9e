import { foldForSearch } from "../../../lib/text/fold-for-search.ts";

/**
 * Whether two names can be of one person: the words of one are all in the other, in any order. « Éloïse » and « Gagné,
 * Éloïse » can, « Éloïse Gagné » and « Marc Gagné » cannot. Who has not said their name can be anybody.
 */
export function mayBeSame(one: string | null, other: string | null): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return true;
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** An address, which stands in for a name nobody knows, is none. */
function wordsOf(name: string | null): string[] {
  if (name === null || name.includes("@") || !/\p{L}/u.test(name)) return [];
  return foldForSearch(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}
