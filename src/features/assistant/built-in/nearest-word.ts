import { distance as levenshtein } from "fastest-levenshtein";

/** Shorter words have too many neighbours to guess which was meant. */
const SHORTEST_MISTYPED = 5;
/** From this length on two letters may be wrong. */
const LONG_WORD = 10;

/**
 * Finds the known word that a mistyped one was to be: one letter is wrong, missing, too many or in the wrong place, two
 * in a long word. The first letter is taken to be right: it seldom is the wrong one, and short words would become
 * others without that rule.
 * @param known folded words
 * @returns the nearest known word, or undefined where none is near
 */
export function createNearestWord(known: ReadonlySet<string>): (word: string) => string | undefined {
  const byInitial = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST_MISTYPED) continue;
    const initial = word[0]!;
    const list = byInitial.get(initial);
    if (list) list.push(word);
    else byInitial.set(initial, [word]);
  }
  return (word) => {
    if (word.length < SHORTEST_MISTYPED || /\d/.test(word)) return undefined;
    let allowed = word.length >= LONG_WORD ? 2 : 1;
    let nearest: string | undefined;
    for (const candidate of byInitial.get(word[0]!) ?? []) {
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      // A letter too many in a short word leaves a shorter one, which is anything.
      if (word.length === SHORTEST_MISTYPED && candidate.length < word.length) continue;
      const distance = editDistance(word, candidate);
      if (distance > allowed || (distance === allowed && nearest !== undefined)) continue;
      allowed = distance;
      nearest = candidate;
    }
    return nearest;
  };
}

/** Letters changed, added or left out; two that changed places count as one. */
function editDistance(one: string, other: string): number {
  const distance = levenshtein(one, other);
  const isSwapped =
    distance === 2 && one.length === other.length && [...one].sort().join() === [...other].sort().join();
  return isSwapped ? 1 : distance;
}
