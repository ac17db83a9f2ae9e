import type { Language } from "../../../lib/language.ts";
import { ASKED, HEARD, STEMS } from "./languages.ts";
import { pause } from "./pauses.ts";
import { judgeOf, placerOf, type WaysModel } from "./ways-model.ts";
import { createLexicon, foldedWords } from "./words/lexicon.ts";
import { isFleeting, type Signs, signReader } from "./words/question-signs.ts";

/** What is asked of others than us: its words are those of strangers. */
const OF_OTHERS = "off-topic";

/** Of fleeting signs, those in fewer lines are left out. */
const TAUGHT_BY = 4;

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

/**
 * Softmax regression by stochastic gradient descent over the signs of each line, weighed by their rarity. Same lines,
 * same result: they are shuffled by a fixed seed. Takes about half a second of processor, in slices.
 */
export async function learnWays(language: Language): Promise<WaysModel> {
  const lines = linesOf(language);
  const linesWith = linesByStem(language, lines);
  const signsOf = signReader(language, (stem) => linesWith.get(stem) ?? 0);
  const lexicon = await createLexicon(language, []);
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

  const rarityOf = (count: number) => Math.log(1 + lines.length / count);
  const kept = [...counts].filter(([sign, count]) => count >= TAUGHT_BY || !isFleeting(sign));
  const ids = [...new Set(lines.map(({ id }) => id))];
  const model: WaysModel = {
    ids,
    signs: kept.map(([sign]) => sign),
    rarities: Float32Array.from(kept, ([, count]) => rarityOf(count)),
    unheard: rarityOf(1),
    ours: [...linesWith.keys()],
    own: new Float32Array(ids.length),
    weights: new Float32Array(kept.length * ids.length),
  };
  const placed = placerOf(model);
  const learn = learnerOf(model);
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
      learn(signs, id, step / (1 + round * SLOWING));
      if (number % LINES_AT_ONCE === 0) await pause();
    }
  }
  return model;
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

/** In how many lines that ask for something of ours a stem is. */
function linesByStem(language: Language, lines: readonly Line[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id, text } of lines) {
    if (id === OF_OTHERS) continue;
    const stems = new Set(foldedWords(text, language).map(STEMS[language]));
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** Changes the model's weights by one line. */
function learnerOf(model: WaysModel) {
  const { own, weights } = model;
  const idCount = model.ids.length;
  const judge = judgeOf(model);
  const wrong: number[] = [];
  return (signs: Signs, right: number, step: number): void => {
    const errors = judge(signs);
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
  };
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
