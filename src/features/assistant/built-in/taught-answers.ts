import type { Candidate, Passage } from "./passage.ts";
import { foldedWords, MARK, type Reader } from "./reading.ts";

/**
 * Answers that the team or the owner wrote to questions of their own. They are compared with a question one by one,
 * without the learned model, so that a new one answers at once, and the site's ways of asking are not indexed again.
 */
export interface TaughtAnswers {
  /** Replaces the answers. The reader knows their words from then on. */
  teach(passages: readonly Passage[]): void;
  passage(id: string): Passage | undefined;
  /**
   * Returns the answers that a question is surely or perhaps about.
   * @param weigh returns a term's weight, which grows with its rarity
   */
  search(terms: readonly string[], weigh: (term: string) => number): Candidate[];
}

/** Whether a passage is such an answer, by its id. */
export const isTaught = (id: string) => id.startsWith("staff-");

/** Likeness of two words of a group of near-synonyms; a word is like itself by 1. */
const SYNONYMS = 0.6;
/** Minimum length of a stem to count as the same as a longer one that begins with it: « environ », « environnemental ». */
const SAME_FAMILY = 5;
/** A word of the answer's question names its subject if it has at least this share of the heaviest word's weight. */
const OF_SUBJECT = 0.65;
/**
 * When a question that names an answer's subject is surely or perhaps about it: the minimum likeness, the weight from
 * which a word names another subject (cars, where the answer is about printers), and the share of the answer's question,
 * by weight, from which such a word does not matter.
 */
const SURELY = { likeness: 0.65, other: 5.5, mostly: 0.9 };
const POSSIBLY = { likeness: 0.4, other: 6.5, mostly: 0.7 };
/** Score of an answer that is perhaps meant: enough to be told as the nearest, too little to lead (`understanding.ts`). */
const POSSIBLE_SCORE = 0.37;
/** Minimum score of an answer that is surely meant. */
const SURE_SCORE = 0.7;

interface Word {
  root: string;
  /** Its group of near-synonyms (`~name`). */
  group: string | undefined;
  weight: number;
}

export function createTaughtAnswers(reader: Reader): TaughtAnswers {
  let answers: { passage: Passage; ways: { terms: string[]; words?: Word[] }[] }[] = [];

  return {
    teach(passages) {
      answers = passages.map((passage) => {
        const ways = (passage.asked ?? []).map((way) => foldedWords(way, reader.language));
        reader.learn([...ways.flat(), ...foldedWords(passage.opening, reader.language)]);
        return { passage, ways: ways.map((way) => ({ terms: reader.termsOf(way) })) };
      });
    },
    passage: (id) => answers.find(({ passage }) => passage.id === id)?.passage,
    search(terms, weigh) {
      if (answers.length === 0) return [];
      const asked = wordsOf(terms, weigh);
      if (asked.length === 0) return [];
      return answers.flatMap(({ passage, ways }) => {
        const found = ways.flatMap((way) => {
          // An index's weights never change.
          way.words ??= wordsOf(way.terms, weigh);
          return (way.words.length > 0 && candidate(passage, way.words, asked)) || [];
        });
        return found.sort((one, other) => other.score - one.score).slice(0, 1);
      });
    },
  };
}

/** The words of a text, once each. A word's group, if it has one, is the term before it. */
function wordsOf(terms: readonly string[], weigh: (term: string) => number): Word[] {
  const words = new Map<string, Word>();
  const isGroup = (term: string | undefined) => term?.startsWith("~") === true;
  for (const [at, root] of terms.entries()) {
    const next = terms[at + 1];
    if (isGroup(root) && next !== undefined && !isGroup(next)) continue;
    const group = [root, terms[at - 1]].find(isGroup);
    const weight = Math.max(weigh(root), group ? weigh(group) : 0);
    // That both name some tool of others says nothing about which.
    words.set(root, { root, group: group === MARK.otherTool ? undefined : group, weight });
  }
  return [...words.values()];
}

function isOfFamily(one: string, other: string): boolean {
  return one.length >= SAME_FAMILY && other.startsWith(one) && !other.startsWith("~");
}

function likenessTo(words: readonly Word[], { root, group }: Word): number {
  if (words.some((word) => word.root === root || isOfFamily(root, word.root) || isOfFamily(word.root, root))) return 1;
  return group && words.some((word) => word.group === group) ? SYNONYMS : 0;
}

/** Returns how much of some words occurs among others, by the square of their weights, 0 to 1. */
function shareIn(others: readonly Word[], words: readonly Word[]): number {
  const sum = (of: (word: Word) => number) => words.reduce((total, word) => total + word.weight ** 2 * of(word), 0);
  return sum((word) => likenessTo(others, word)) / sum(() => 1);
}

/** Measures how much a question is like one of an answer's ways of asking. */
function candidate(passage: Passage, way: readonly Word[], asked: readonly Word[]): Candidate | undefined {
  const [covered, coverage] = [shareIn(asked, way), shareIn(way, asked)];
  const likeness = Math.sqrt(covered * coverage);
  const subject = way.reduce((one, other) => (other.weight > one.weight ? other : one));
  const isNamed =
    likenessTo(asked, subject) > 0 &&
    way.some((word) => word.weight >= OF_SUBJECT * subject.weight && likenessTo(asked, word) === 1);
  const others = asked.filter((word) => likenessTo(way, word) === 0).map(({ weight }) => weight);
  const is = (bar: typeof SURELY) =>
    isNamed && likeness >= bar.likeness && (covered >= bar.mostly || others.every((weight) => weight < bar.other));
  if (!is(POSSIBLY)) return undefined;
  const isSure = is(SURELY);
  const score = isSure ? SURE_SCORE + (1 - SURE_SCORE) * likeness : POSSIBLE_SCORE;
  return { id: passage.id, passage, likeness, coverage, near: likeness, likelihood: isSure ? 1 : 0, score };
}
