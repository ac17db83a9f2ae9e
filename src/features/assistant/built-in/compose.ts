import type { Passage } from "./passage.ts";
import type { PassageIndex } from "./passage-index.ts";

/** One short paragraph: it fits the widget without scrolling. */
const ANSWER_LIMIT = 420;
const DETAILS_AT_MOST = 3;

/**
 * An answer from a passage: its opening, then the details that speak of what was asked and the opening does not; where
 * none does and the opening is no answer either, the passage as a whole; where there is no opening, the first details.
 * @param terms of the question
 */
export function answerFrom(
  { title, opening, details, whole }: Passage,
  terms: readonly string[],
  index: PassageIndex,
): string {
  const inTitle = new Set(index.lexicon.terms(title));
  const told = new Set(index.lexicon.terms(opening));
  const forWhole = new Set(index.lexicon.terms(whole?.askedBy ?? ""));
  const asked = terms.filter((term) => !inTitle.has(term) && !forWhole.has(term));
  const wanted = new Set(asked.filter((term) => !told.has(term)));
  const ranked = details
    .map((detail, place) => {
      const held = new Set(index.lexicon.terms(detail));
      const fit = [...wanted].reduce((sum, term) => (held.has(term) ? sum + index.weight(term) : sum), 0);
      return { detail, place, fit };
    })
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  // What fits half as well as the best is about something else.
  const fitting = ranked.filter(({ fit }) => fit > ranked[0]!.fit / 2);
  if (whole && fitting.length === 0 && asked.length === wanted.size) return `${opening} ${whole.text}`;
  const order = fitting.length > 0 ? fitting.map(({ place }) => place) : opening === "" ? details.keys() : [];
  const places = withinLimit(details, order, opening.length).sort((one, other) => one - other);
  return [opening, ...places.map((place) => details[place]!)].filter((part) => part !== "").join(" ");
}

/**
 * The details that come after those already told.
 * @param told what was said of the passage so far
 * @returns empty when all is told
 */
export function moreFrom({ details }: Passage, told: string): string {
  const untold = [...details.keys()].filter((place) => !told.includes(details[place]!));
  return withinLimit(details, untold, 0)
    .map((place) => details[place]!)
    .join(" ");
}

/** As many as fit an answer, at least one where nothing else is said. */
function withinLimit(details: readonly string[], order: Iterable<number>, said: number): number[] {
  const places: number[] = [];
  let length = said;
  for (const place of order) {
    const { length: own } = details[place]!;
    if (places.length === DETAILS_AT_MOST) break;
    if (length > 0 && length + own > ANSWER_LIMIT) continue;
    places.push(place);
    length += own;
  }
  return places;
}
