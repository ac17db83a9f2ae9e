import type { Language } from "../../../../lib/language.ts";
import { STEMS, VOCABULARIES } from "../languages.ts";
import { foldedWords } from "./lexicon.ts";
import { wordsOf } from "./vocabulary.ts";

/** How much each kind of sign counts before its rarity does. */
const SIGNS = {
  /** A term of the lexicon: synonyms are one. */
  term: 1,
  /** A word as it stands, « combien » and « quand » too: they say what kind of answer is wanted. */
  word: 0.6,
  /** Two neighbouring words: « avez-vous » and « vous avez » differ. */
  pair: 0.5,
  /** Four letters in a row, where a typing error or an ending spoils the word. */
  letters: 0.4,
  /** A word that nobody who asks about us has used: « garantie » is ours, « matelas » is not. */
  stranger: 0.8,
  /** Whom it speaks of: us, the visitor or neither; and that again where there are strangers. */
  person: 0.5,
  personAndStranger: 1,
} as const;
const LETTERS = 4;
/** More strangers than these say no more. */
const STRANGERS_AT_MOST = 3;

/** A message or a line: its known signs by place, and what each counts. */
export interface Signs {
  places: readonly number[];
  values: readonly number[];
}

const PAIR = "+";
const PIECE = "#";
/** Of a pair or of letters: what occurs seldom teaches nothing but those lines. */
export const isFleeting = (sign: string) => sign.startsWith(PAIR) || sign.startsWith(PIECE);

/**
 * What a question shows, of which is learned and by which it is judged.
 * @param linesWith in how many lines that ask for something of ours a stem is
 */
export function signReader(language: Language, linesWith: (stem: string) => number) {
  const stem = STEMS[language];
  const { stopWords, telling, ordinary, us, me } = VOCABULARIES[language];
  const ofUs = new Set(wordsOf(us));
  const ofThem = new Set(wordsOf(me));
  const talk = new Set(foldedWords(`${stopWords} ${telling} ${ordinary}`, language).map(stem));
  /** @param ofThisLine whether the word is from a line that was counted: alone in its own line it is a stranger to all others */
  const isStranger = (root: string, ofThisLine: 0 | 1) =>
    !talk.has(root) && !/^\d/.test(root) && linesWith(root) <= ofThisLine;

  /**
   * @param words as they were meant
   * @param written as they stand
   */
  function signsOf(
    words: readonly string[],
    written: readonly string[],
    terms: readonly string[],
    ofThisLine: 0 | 1,
  ): ReadonlyMap<string, number> {
    const signs = new Map<string, number>(terms.map((term) => [`=${term}`, SIGNS.term]));
    let strangers = 0;
    let before = "";
    for (const root of words.map(stem)) {
      signs.set(root, SIGNS.word);
      const stands = isStranger(root, ofThisLine) ? "?" : root;
      signs.set(`${PAIR}${before} ${stands}`, SIGNS.pair);
      before = stands;
      if (stands !== "?") continue;
      strangers = Math.min(strangers + 1, STRANGERS_AT_MOST);
      signs.set(`?${strangers}`, SIGNS.stranger);
    }
    const person = words.some((word) => ofUs.has(word)) ? "us" : words.some((word) => ofThem.has(word)) ? "me" : "none";
    signs.set(`@${person}`, SIGNS.person);
    if (strangers > 0) signs.set(`?@${person}`, SIGNS.personAndStranger);
    for (const word of written) {
      const whole = `<${word}>`;
      for (let place = 0; place + LETTERS <= whole.length; place += 1)
        signs.set(PIECE + whole.slice(place, place + LETTERS), SIGNS.letters);
    }
    return signs;
  }
  return signsOf;
}
