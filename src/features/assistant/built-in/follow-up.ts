import { CASES } from "../../../lib/company/case-studies.ts";
import { PLAN_IDS } from "../../../lib/company/plans.ts";
import type { Language } from "../../../lib/language.ts";
import type { EarlierMessage } from "../answer-provider.ts";
import { VOCABULARIES } from "./languages.ts";
import { foldedWords } from "./words/lexicon.ts";
import { isPhrase, phrasesOf, standsAt } from "./words/small-talk.ts";
import { entries } from "./words/vocabulary.ts";

/** Lists that a page shows in this order, so that « le deuxième » means one of them. */
const LISTED: ReadonlyArray<readonly string[]> = [
  PLAN_IDS.map((id) => `plan-${id}`),
  ["support", "sales", "operations"],
  CASES.map(({ id }) => `case-${id}`),
];
/** What speaks of a whole list. */
const WHOLE: Readonly<Record<string, number>> = {
  plans: 0,
  "question-plan": 0,
  "question-contract": 0,
  "question-fees": 0,
  offer: 1,
  cases: 2,
};

/** Passages that the last answer was made of. */
export function lastTopics(history: readonly EarlierMessage[]): readonly string[] {
  return history.findLast(({ sender, topics = [] }) => sender === "bot" && topics.length > 0)?.topics ?? [];
}

/**
 * The one of several that was meant by its place: « et le deuxième? » after the plans.
 * @param words of the message, folded
 * @param topics of the last answer; two of a clarification are a list too
 */
export function meantByPlace(
  words: readonly string[],
  language: Language,
  topics: readonly string[],
): string | undefined {
  const place = placeNamed(words, language);
  if (place === undefined || topics.length === 0) return undefined;
  const list = topics.length > 1 ? topics : listAround(topics[0]!);
  if (!list) return undefined;
  return place === "last" ? list[list.length - 1] : list[place];
}

function placeNamed(words: readonly string[], language: Language): number | "last" | undefined {
  const { first, second, third, last } = VOCABULARIES[language].ordinals;
  const said = ` ${words.join(" ")} `;
  const names = (list: string) =>
    entries(list).some((entry) => said.includes(` ${foldedWords(entry, language).join(" ")} `));
  // « le plus petit » and « le deuxième » are told apart by nothing but the words; the rarer ones are looked for first.
  if (names(second)) return 1;
  if (names(third)) return 2;
  if (names(last)) return "last";
  return names(first) ? 0 : undefined;
}

function listAround(topic: string): readonly string[] | undefined {
  const whole = WHOLE[topic];
  return whole === undefined ? LISTED.find((list) => list.includes(topic)) : LISTED[whole];
}

/** Whether the message leans on what was said: it begins with « et », or points at it and says little else. */
export function leansOnHistory(words: readonly string[], language: Language, terms: readonly string[]): boolean {
  if (words.length > 9) return false;
  const begins = phrasesOf(language, "followUps").some((phrase) => standsAt(words, 0, phrase));
  const isPointing = (word: string) =>
    phrasesOf(language, "pointers").some((phrase) => phrase.length === 1 && phrase[0] === word);
  return begins || (terms.length <= 2 && words.some(isPointing)) || terms.length === 0;
}

/** Whether the message wants no more than to hear more of the same. */
export function wantsMore(words: readonly string[], language: Language): boolean {
  return isPhrase(words, language, "more");
}
