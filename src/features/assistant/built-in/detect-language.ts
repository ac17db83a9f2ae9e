import type { Language } from "../../../lib/language.ts";
import { VOCABULARIES } from "./languages.ts";
import { foldedWords, type Lexicon } from "./words/lexicon.ts";
import { wordsOf } from "./words/vocabulary.ts";

/** Letters that French has and English does not. */
const FRENCH_LETTERS = /[àâçéèêëîïôùûœ«»]/i;
/** How much more of one language than of the other a message must hold. */
const CLEAR = 1;

const ownWords = (language: Language) =>
  new Set(wordsOf(VOCABULARIES[language].telling).flatMap((word) => foldedWords(word, language)));
const TELLING = { fr: ownWords("fr"), en: ownWords("en") };

/**
 * Language of a message: by words and letters that only one of the two has, then by the words that the passages of one
 * hold. Two or three words are enough where they tell; "Velocity?" tells nothing.
 * @returns undefined where it does not show
 */
export function detectLanguage(text: string, lexicons: Readonly<Record<Language, Lexicon>>): Language | undefined {
  const score = (language: Language, other: Language) =>
    foldedWords(text, language).reduce((sum, word) => {
      if (TELLING[language].has(word) && !TELLING[other].has(word)) return sum + 2;
      return lexicons[language].knows(word) && !lexicons[other].knows(word) ? sum + 1 : sum;
    }, 0);
  const lead = score("fr", "en") + (FRENCH_LETTERS.test(text) ? 2 : 0) - score("en", "fr");
  if (Math.abs(lead) < CLEAR) return undefined;
  return lead > 0 ? "fr" : "en";
}
