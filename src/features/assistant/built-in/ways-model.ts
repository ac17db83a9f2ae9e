import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Language } from "../../../lib/language.ts";
import { ASKED, HEARD, VOCABULARIES } from "./languages.ts";
import type { Signs } from "./words/question-signs.ts";

/** What was learned from the ways of asking of one language: all that a question is judged by. */
export interface WaysModel {
  /** Of passages and intents. */
  ids: readonly string[];
  /** Each at its place. */
  signs: readonly string[];
  /** Of each sign, at its place. */
  rarities: Float32Array;
  /** Rarity of a sign that is not among them. */
  unheard: number;
  /** Stems of the words in lines that ask for something of ours. */
  ours: readonly string[];
  /** How much is asked for each id at all. */
  own: Float32Array;
  /** Row by row: a sign, and what it says for each id. */
  weights: Float32Array;
}

/** Raise it when the learning changes: then a file of another build is not used. */
const LEARNING = 1;

/** Says of what was learned; another one for other texts. */
function versionOf(language: Language): string {
  const learnedFrom = [LEARNING, ASKED[language], HEARD[language], VOCABULARIES[language]];
  return createHash("sha256").update(JSON.stringify(learnedFrom)).digest("base64url");
}

/** Name of the file that holds it, beside the server's entry. */
export function waysFile(language: Language): string {
  return `learned-ways-${language}.bin`;
}

export function encodeModel(language: Language, model: WaysModel): Buffer {
  return serialize({ version: versionOf(language), model });
}

/** @returns undefined when the file was not made from the texts there are */
export function decodeModel(language: Language, bytes: Buffer): WaysModel | undefined {
  const { version, model } = deserialize(bytes) as { version: string; model: WaysModel };
  return version === versionOf(language) ? model : undefined;
}

/** @returns how sure each id is, by its place; the same array each time */
export function judgeOf({ ids: { length: idCount }, own, weights }: Pick<WaysModel, "ids" | "own" | "weights">) {
  const scores = new Float64Array(idCount);
  return ({ places, values }: Signs): Float64Array => {
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
  };
}

/** Gives signs their places, weighs them by how rare they are, and makes questions of all lengths alike. */
export function placerOf({ signs, rarities, unheard }: Pick<WaysModel, "signs" | "rarities" | "unheard">) {
  const places = new Map(signs.map((sign, place) => [sign, place]));
  return (shown: ReadonlyMap<string, number>): Signs => {
    const known: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (const [sign, weight] of shown) {
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
