import type { Language } from "../../../lib/language.ts";
import { ASKED, HEARD, STEMS, VOCABULARIES } from "./languages.ts";
import { foldedWords, type Lexicon } from "./lexicon.ts";
import { pause } from "./pauses.ts";
import { wordsOf } from "./vocabulary.ts";

/** How sure it is of each id, 0 to 1; together 1. Ids that nobody wrote ways of asking for are absent. */
export type Chances = ReadonlyMap<string, number>;

/** What was learned from the ways of asking of one language. */
export interface LearnedWays {
  /** @param lexicon of the index that is searched, which mends what was mistyped */
  chancesOf(text: string, lexicon: Lexicon): Chances;
}

/** What is asked of others than us: its words are those of strangers. */
const OF_OTHERS = "off-topic";

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
/** Of a pair or of letters: what occurs once teaches nothing but that one line. */
const TAUGHT_BY = 4;
/** More strangers than these say no more. */
const STRANGERS_AT_MOST = 3;

/** How often all lines are gone through. More adds time, not accuracy (measured). */
const ROUNDS = 8;
const FIRST_STEP = 4;
/** How soon the steps become smaller. */
const SLOWING = 0.3;
/** An id with few lines learns more from each, to this power. */
const EVENING = 0.3;
/** How fast is learned how often an id is asked for at all. */
const OWN_STEP = 0.05;
/** A smaller error is not worth the time of learning from it. */
const LEARNED = 0.002;
/** Lines between two pauses: a few milliseconds. */
const LINES_AT_ONCE = 50;

/** A message or a line: its known signs by place, and what each counts. */
interface Signs {
  places: readonly number[];
  values: readonly number[];
}

const learned = new Map<Language, Promise<LearnedWays>>();

/** Learned once for the process: what is learned from does not change while it runs. */
export function learnedWays(language: Language, lexicon: Lexicon): Promise<LearnedWays> {
  const known = learned.get(language);
  if (known) return known;
  const ways = learn(language, lexicon);
  learned.set(language, ways);
  return ways;
}

/**
 * Softmax regression by stochastic gradient descent over the signs of each line, weighed by their rarity. Same lines,
 * same result: they are shuffled by a fixed seed.
 */
async function learn(language: Language, lexicon: Lexicon): Promise<LearnedWays> {
  const lines = linesOf(language);
  const { signsOf } = signReader(language, lines);
  const marked: { id: string; signs: ReadonlyMap<string, number> }[] = [];
  /** In how many lines a sign is. */
  const counts = new Map<string, number>();
  for (const { id, text } of lines) {
    const words = foldedWords(text, language);
    const signs = signsOf(words, words, lexicon.terms(text), id === OF_OTHERS ? 0 : 1);
    marked.push({ id, signs });
    for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    if (marked.length % LINES_AT_ONCE === 0) await pause();
  }

  const { placed, size } = placer(counts, lines.length);
  const ids = [...new Set(lines.map(({ id }) => id))];
  const judge = createJudge(ids.length, size);
  const linesPerId = new Map<string, number>();
  for (const { id } of lines) linesPerId.set(id, (linesPerId.get(id) ?? 0) + 1);
  const examples = marked.map(({ id, signs }) => ({
    signs: placed(signs),
    id: ids.indexOf(id),
    step: FIRST_STEP * (lines.length / ids.length / linesPerId.get(id)!) ** EVENING,
  }));
  const random = sameNumbersEachTime();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(examples, random);
    for (const [number, { signs, id, step }] of examples.entries()) {
      judge.learn(signs, id, step / (1 + round * SLOWING));
      if (number % LINES_AT_ONCE === 0) await pause();
    }
  }

  return {
    chancesOf(text, { typedWords, typedTerms }) {
      const signs = signsOf(typedWords(text), foldedWords(text, language), typedTerms(text), 0);
      const chances = judge.chances(placed(signs));
      return new Map(ids.map((id, place) => [id, chances[place]!]));
    },
  };
}

/**
 * Gives signs their places and weighs them by how rare they are.
 * @param counts in how many of the lines a sign is; not kept
 */
function placer(counts: ReadonlyMap<string, number>, lineCount: number) {
  const rarityOf = (count: number) => Math.log(1 + lineCount / count);
  const kept = [...counts].filter(([sign, count]) => count >= TAUGHT_BY || !isFleeting(sign));
  const places = new Map(kept.map(([sign], place) => [sign, place]));
  const rarities = Float32Array.from(kept, ([, count]) => rarityOf(count));
  const unheard = rarityOf(1);
  return { placed: placedBy(places, rarities, unheard), size: kept.length };
}

function placedBy(places: ReadonlyMap<string, number>, rarities: Float32Array, unheard: number) {
  return (signs: ReadonlyMap<string, number>): Signs => {
    const known: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (const [sign, weight] of signs) {
      const place = places.get(sign);
      const value = weight * (place === undefined ? unheard : rarities[place]!);
      // What nobody taught counts too: the more of it, the less a message is like anything known.
      squares += value * value;
      if (place === undefined) continue;
      known.push(place);
      values.push(value);
    }
    const length = Math.sqrt(squares) || 1;
    return { places: known, values: values.map((value) => value / length) };
  };
}

interface Line {
  id: string;
  text: string;
}

function linesOf(language: Language): Line[] {
  return [ASKED[language], HEARD[language]]
    .flatMap((source) => Object.entries(source))
    .flatMap(([id, ways]) => ways.split("\n").map((text) => ({ id, text: text.trim() })))
    .filter(({ text }) => text !== "");
}

const PAIR = "+";
const PIECE = "#";
const isFleeting = (sign: string) => sign.startsWith(PAIR) || sign.startsWith(PIECE);

function signReader(language: Language, lines: readonly Line[]) {
  const stem = STEMS[language];
  /** In how many lines that ask for something of ours a word is. */
  const ours = new Map<string, number>();
  for (const { id, text } of lines) {
    if (id === OF_OTHERS) continue;
    for (const root of new Set(foldedWords(text, language).map(stem))) ours.set(root, (ours.get(root) ?? 0) + 1);
  }
  const { stopWords, telling, ordinary, us, me } = VOCABULARIES[language];
  const ofUs = new Set(wordsOf(us));
  const ofThem = new Set(wordsOf(me));
  const talk = new Set(foldedWords(`${stopWords} ${telling} ${ordinary}`, language).map(stem));
  /** @param ofThisLine whether the word is from a line that was counted: alone in its own line it is a stranger to all others */
  const isStranger = (root: string, ofThisLine: 0 | 1) =>
    !talk.has(root) && !/^\d/.test(root) && (ours.get(root) ?? 0) <= ofThisLine;

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
  return { signsOf };
}

/** The weights, and what is done with them. */
function createJudge(idCount: number, signCount: number) {
  /** Row by row: a sign, and what it says for each id. */
  const weights = new Float32Array(signCount * idCount);
  const own = new Float32Array(idCount);
  const scores = new Float64Array(idCount);
  const wrong: number[] = [];

  /** The same array each time. */
  function chances({ places, values }: Signs): Float64Array {
    scores.set(own);
    for (let sign = 0; sign < places.length; sign += 1) {
      const row = places[sign]! * idCount;
      const value = values[sign]!;
      for (let id = 0; id < idCount; id += 1) scores[id]! += weights[row + id]! * value;
    }
    let highest = Number.NEGATIVE_INFINITY;
    for (let id = 0; id < idCount; id += 1) highest = Math.max(highest, scores[id]!);
    let sum = 0;
    for (let id = 0; id < idCount; id += 1) {
      scores[id] = Math.exp(scores[id]! - highest);
      sum += scores[id]!;
    }
    for (let id = 0; id < idCount; id += 1) scores[id]! /= sum;
    return scores;
  }

  function learn(signs: Signs, right: number, step: number): void {
    const errors = chances(signs);
    errors[right]! -= 1;
    wrong.length = 0;
    for (let id = 0; id < idCount; id += 1) {
      if (Math.abs(errors[id]!) < LEARNED) continue;
      wrong.push(id);
      errors[id]! *= step;
      own[id]! -= OWN_STEP * errors[id]!;
    }
    for (let sign = 0; sign < signs.places.length; sign += 1) {
      const row = signs.places[sign]! * idCount;
      const value = signs.values[sign]!;
      for (const id of wrong) weights[row + id]! -= errors[id]! * value;
    }
  }
  return { chances, learn };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}

/** Numbers from 0 to 1 that look random (Lehmer's generator with the constants of Park and Miller). */
function sameNumbersEachTime(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
