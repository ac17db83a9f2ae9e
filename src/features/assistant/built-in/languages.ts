import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as frenchStem } from "@orama/stemmers/french";
import type { Language } from "../../../lib/language.ts";
import { ASKED_EN } from "./words/asked-en.ts";
import { ASKED_FR } from "./words/asked-fr.ts";
import { HEARD_EN } from "./words/heard-en.ts";
import { HEARD_FR } from "./words/heard-fr.ts";
import type { Vocabulary } from "./words/vocabulary.ts";
import { VOCABULARY_EN } from "./words/vocabulary-en.ts";
import { VOCABULARY_FR } from "./words/vocabulary-fr.ts";

export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = { fr: VOCABULARY_FR, en: VOCABULARY_EN };

/** Visitors' ways to ask, by the id of what they ask for; one a line. */
export const ASKED: Readonly<Record<Language, Readonly<Record<string, string>>>> = { fr: ASKED_FR, en: ASKED_EN };

/** The same as whole questions, as they are said and typed. */
export const HEARD: Readonly<Record<Language, Readonly<Record<string, string>>>> = { fr: HEARD_FR, en: HEARD_EN };

/**
 * Snowball's, for folded words: a participle of the feminine (« automatisée ») has lost the accent that tells it, and
 * « vélos », « numéros » keep a plural's letter that Snowball leaves after an o.
 */
export const STEMS: Readonly<Record<Language, (word: string) => string>> = {
  fr: (word) => frenchStem(word.replace(/ee(s?)$/, "e$1").replace(/(\p{L}{2}o)s$/u, "$1")),
  en: englishStem,
};
