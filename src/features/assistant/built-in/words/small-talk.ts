import type { Language } from "../../../../lib/language.ts";
import { VOCABULARIES } from "../languages.ts";
import { foldedWords } from "./lexicon.ts";
import { entries, type Vocabulary } from "./vocabulary.ts";

type ListName = { [Key in keyof Vocabulary]: Vocabulary[Key] extends string ? Key : never }[keyof Vocabulary];

/** Lists of a vocabulary as folded phrases, longest first; made when first used. */
const lists = new Map<string, readonly (readonly string[])[]>();

/** The phrases of a list, folded. */
export function phrasesOf(language: Language, list: ListName): readonly (readonly string[])[] {
  const key = `${language}.${list}`;
  const known = lists.get(key);
  if (known) return known;
  const phrases = entries(VOCABULARIES[language][list])
    .map((entry) => foldedWords(entry, language))
    .sort((one, other) => other.length - one.length);
  lists.set(key, phrases);
  return phrases;
}

/** Whether a phrase stands at a place among the words. */
export function standsAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  return phrase.length > 0 && phrase.every((word, place) => words[index + place] === word);
}

/** Whether the words are a phrase of the list and nothing else. */
export function isPhrase(words: readonly string[], language: Language, list: ListName): boolean {
  return phrasesOf(language, list).some((phrase) => phrase.length === words.length && standsAt(words, 0, phrase));
}

/** Whether a phrase of the list stands somewhere among the words. */
export function holdsPhrase(words: readonly string[], language: Language, list: ListName): boolean {
  return phrasesOf(language, list).some((phrase) => words.some((_, index) => standsAt(words, index, phrase)));
}

/** The words without the phrases of the list that they begin with. */
export function withoutBeginning(words: readonly string[], language: Language, list: ListName): readonly string[] {
  const phrase = phrasesOf(language, list).find((candidate) => standsAt(words, 0, candidate));
  return phrase ? withoutBeginning(words.slice(phrase.length), language, list) : words;
}

/** The words without the phrases of the lists at either end: what is left to answer of « Bonjour! … Merci ». */
export function withoutCourtesies(words: readonly string[], language: Language): readonly string[] {
  const begun = (["greetings", "thanks"] as const).reduce(
    (rest, list) => withoutBeginning(rest, language, list),
    words,
  );
  const end = (["thanks", "goodbyes"] as const)
    .flatMap((list) => phrasesOf(language, list))
    .find((phrase) => phrase.length < begun.length && standsAt(begun, begun.length - phrase.length, phrase));
  return end ? begun.slice(0, begun.length - end.length) : begun;
}
