import { readFile } from "node:fs/promises";
import type { Language } from "../../../lib/language.ts";
import { decodeModel, judgeOf, placerOf, type WaysModel, waysFile } from "./ways-model.ts";
import { foldedWords, type Lexicon } from "./words/lexicon.ts";
import { signReader } from "./words/question-signs.ts";

/** How sure it is of each id, 0 to 1; together 1. Ids that nobody wrote ways of asking for are absent. */
export type Chances = ReadonlyMap<string, number>;

/** What was learned from the ways of asking of one language. */
export interface LearnedWays {
  /** @param lexicon of the index that is searched, which mends what was mistyped */
  chancesOf(text: string, lexicon: Lexicon): Chances;
}

/** Where the build (`astro.config.ts`) has put what it learned: beside the server's entry. Run from the sources there is nothing. */
const FOLDER = import.meta.url.endsWith(".ts")
  ? undefined
  : new URL(/\/chunks\/[^/]+$/.test(import.meta.url) ? ".." : ".", import.meta.url);

const learned = new Map<Language, Promise<LearnedWays>>();

/** Read once for the process: what is learned from does not change while it runs. A failure is tried again. */
export function learnedWays(language: Language): Promise<LearnedWays> {
  const known = learned.get(language);
  if (known) return known;
  const ways = modelOf(language).then((model) => waysOf(language, model));
  learned.set(language, ways);
  ways.catch(() => learned.delete(language));
  return ways;
}

/** Without a file, or with one of another build, it is learned here, which takes a second of processor. */
async function modelOf(language: Language): Promise<WaysModel> {
  const model = FOLDER && (await readModel(language, new URL(waysFile(language), FOLDER)));
  if (model) return model;
  if (FOLDER)
    process.emitWarning(`${waysFile(language)} is missing or of another build: what it holds is learned again`);
  return await (await import("./learning.ts")).learnWays(language);
}

/** @returns undefined when there is none, or when it cannot be used */
export async function readModel(language: Language, file: URL): Promise<WaysModel | undefined> {
  try {
    return decodeModel(language, await readFile(file));
  } catch {
    return undefined;
  }
}

function waysOf(language: Language, model: WaysModel): LearnedWays {
  const ours = new Set(model.ours);
  const signsOf = signReader(language, (stem) => (ours.has(stem) ? 1 : 0));
  const placed = placerOf(model);
  const judge = judgeOf(model);
  return {
    chancesOf(text, { typedWords, typedTerms }) {
      const signs = signsOf(typedWords(text), foldedWords(text, language), typedTerms(text), 0);
      const chances = judge(placed(signs));
      return new Map(model.ids.map((id, place) => [id, chances[place]!]));
    },
  };
}
