import { closest, distance } from "fastest-levenshtein";

/** Shorter words have too many neighbours to guess which was meant. */
const SHORTEST_MISTYPED = 5;
/** From this length on two letters may be wrong. */
const LONG_WORD = 10;

/**
 * Finds the known word that a mistyped one was to be: one letter is wrong, missing, too many or in the wrong place, two
 * in a long word. The first letter is taken to be right: it seldom is the wrong one, and short words would become
 * others without that rule.
 * @param known folded words
 * @returns undefined where none is near
 */
export function createNearestWord(known: ReadonlySet<string>): (word: string) => string | undefined {
  const byInitial = Map.groupBy(known, (word) => word[0]);
  return (word) => {
    if (word.length < SHORTEST_MISTYPED || /\d/.test(word)) return undefined;
    // A letter too many in a short word leaves a shorter one, which is anything.
    const near = (byInitial.get(word[0]) ?? []).filter((other) => {
      return other.length >= SHORTEST_MISTYPED && Math.abs(other.length - word.length) <= 2;
    });
    if (near.length === 0) return undefined;
    const nearest = closest(word, near);
    return editDistance(word, nearest) <= (word.length >= LONG_WORD ? 2 : 1) ? nearest : undefined;
  };
}

/** Letters changed, added or left out; two that changed places count as one. */
function editDistance(one: string, other: string): number {
  const steps = distance(one, other);
  const isSwapped = steps === 2 && one.length === other.length && [...one].sort().join() === [...other].sort().join();
  return isSwapped ? 1 : steps;
}
