import type { Language } from "../../../../lib/language.ts";
import { foldForSearch } from "../../../../lib/text/fold-for-search.ts";
import { STEMS, VOCABULARIES } from "../languages.ts";
import { createNearestWord } from "../nearest-word.ts";
import { pause } from "../pauses.ts";
import { entries, type Vocabulary, wordsOf } from "./vocabulary.ts";

/** Stems of shorter stop words are stems of other words too. */
const SHORTEST_STEMMED = 5;
/** Shorter stems are those of other words too: « données » and « donnez ». */
const SHORTEST_STEM = 4;

/** Texts whose reading is kept: a message is read several times, in both languages. */
const TEXTS_REMEMBERED = 32;
/** Longer texts are passages, which are read once, in UTF-16 units. */
const LONGEST_REMEMBERED = 2_000;
/** Words whose stem is kept, a language: about as many as the passages hold. */
const STEMS_REMEMBERED = 4_000;

/** The same function, without reading a text again that it has just read. */
function remembering<Result>(read: (text: string) => Result, most = TEXTS_REMEMBERED): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST_REMEMBERED) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const now = read(text);
    known.set(text, now);
    return now;
  };
}

/**
 * Words of a text, folded: without accents, in lower case; amounts as they are compared (`1 500 $`, `$1,500` → `1500`).
 * An apostrophe ends a word in French (« l’adresse ») and is left out in English ("don't").
 */
export function foldedWords(text: string, language: Language): readonly string[] {
  return FOLDED[language](text);
}
const FOLDED = {
  fr: remembering((text) => foldInto(text, " ")),
  en: remembering((text) => foldInto(text, "")),
};

/** @param apostrophe what stands in its place */
function foldInto(text: string, apostrophe: string): readonly string[] {
  const folded = foldForSearch(text.replace(/[’‘ʼ`]/g, "'"))
    .replace(/'/g, apostrophe)
    .replace(/\$/g, " dollars ")
    .replace(/(\d)[ ,](?=\d{3}\b)/g, "$1")
    .replace(/(\d)[,.](?=\d)/g, "$1.");
  return Array.from(folded.matchAll(/[\p{L}\d]+(?:\.\d+)*/gu), ([word]) => word.slice(0, LONGEST_WORD));
}

/** In UTF-16 units; longer than any word of either language: what follows is not read. */
export const LONGEST_WORD = 40;

/** Mistyped words that need not be looked up again: a message is read several times. */
const REMEMBERED = 500;

/** Distinct words of a text that typing errors are mended in: each is compared with hundreds of known words. */
export const MENDED_AT_MOST = 30;

/** The term for « 12 employés »: how many people a company has. */
const HEADCOUNT = "headcount";

/** Phrases by their first word, longest first. */
type Phrases = Map<string, { words: readonly string[]; term: string }[]>;

/** How a language is read: which words of a text count, and as what. */
export interface Lexicon {
  language: Language;
  /** Terms of a text, one for each word that says something; the same for words that mean the same. */
  terms(text: string): readonly string[];
  /** The same for what a visitor typed, with typing errors mended. */
  typedTerms(text: string): readonly string[];
  /** Folded words with typing errors mended. */
  typedWords(text: string): readonly string[];
  knows(word: string): boolean;
  /** Whether the term stands for a line of synonyms: what people find many words for is what they ask about. */
  isConcept(term: string): boolean;
  /** Whether the term is a word of every day, which says little of what is asked. */
  isOrdinary(term: string): boolean;
}

/** @param texts all that is searched: their words are those that typing errors are mended to */
export async function createLexicon(language: Language, texts: Iterable<string>): Promise<Lexicon> {
  const vocabulary = VOCABULARIES[language];
  const stem = remembering(STEMS[language], STEMS_REMEMBERED);
  const stopWords = new Set(wordsOf(vocabulary.stopWords).flatMap((word) => foldedWords(word, language)));
  // « donnez » says as little as « donner ».
  const stopStems = new Set([...stopWords].filter((word) => word.length >= SHORTEST_STEMMED).map(stem));
  const { phrases, byStem, concepts } = synonymsOf(vocabulary, language, stem);
  const known = await knownWords(vocabulary, language, stopWords, texts);
  const everyDay = new Set(wordsOf(vocabulary.ordinary).map(stem));
  const isOrdinary = (root: string) => everyDay.has(root);
  const mendingOf = mender(known, language, (word) => isOrdinary(stem(word)));
  const people = new Set(wordsOf(vocabulary.people));
  const weak = new Set(wordsOf(vocabulary.weak));

  function termsOfWords(words: readonly string[]): string[] {
    const terms: string[] = [];
    for (let index = 0; index < words.length; ) {
      const phrase = phraseAt(words, index, phrases);
      if (phrase) {
        terms.push(phrase.term);
        index += phrase.words.length;
        continue;
      }
      const word = words[index]!;
      index += 1;
      if (/^\d{1,3}$/.test(word) && people.has(words[index] ?? "")) {
        terms.push(HEADCOUNT);
        index += 1;
        continue;
      }
      if (stopWords.has(word)) continue;
      const root = stem(word);
      if (stopStems.has(root)) continue;
      terms.push(byStem.get(root) ?? root);
    }
    const strong = terms.filter((term) => !weak.has(term));
    return strong.length > 0 ? strong : terms;
  }
  /** « chez Costco »: a name we never heard shows that something else is spoken of. */
  const strangers = (text: string) => {
    const mend = mendingOf();
    return [...text.matchAll(/(?<=[\p{Ll},'’] ?)\p{Lu}[\p{L}-]{2,}/gu)]
      .flatMap(([name]) => foldedWords(name, language))
      .filter((word) => !known.has(word) && mend(word) === word)
      .map((word) => `${word}!`);
  };
  const written = spokenForms(vocabulary, language);
  const typedWords = remembering((text: string): readonly string[] => {
    const mend = mendingOf();
    return foldedWords(text, language).flatMap((word, place, words) => {
      // « c koi », but « c est ».
      if (language === "fr" && word === "c" && !/^(?:est|etait|etaient|sera)$/.test(words[place + 1] ?? ""))
        return ["c", "est"];
      const standard = written.get(word);
      if (standard) return standard;
      return isJoinedToI(word) ? ["j", word.slice(1)] : [mend(word)];
    });
  });
  /** « jveux », « jcherche ». */
  const isJoinedToI = (word: string) =>
    language === "fr" && /^j[^aeiouyh]/.test(word) && !known.has(word) && known.has(word.slice(1));
  return {
    language,
    terms: (text) => termsOfWords(foldedWords(text, language)),
    typedTerms: remembering((text) => [...termsOfWords(typedWords(text)), ...strangers(text)]),
    typedWords,
    knows: (word) => known.has(word),
    isConcept: (term) => concepts.has(term),
    isOrdinary,
  };
}

function spokenForms({ spoken }: Vocabulary, language: Language): Map<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>();
  for (const line of spoken.trim().split("\n")) {
    const [standard = "", ways = ""] = line.split(":");
    for (const way of entries(ways)) forms.set(way, foldedWords(standard, language));
  }
  return forms;
}

function synonymsOf({ synonyms }: Vocabulary, language: Language, stem: (word: string) => string) {
  const phrases: Phrases = new Map();
  const byStem = new Map<string, string>();
  const concepts = new Set<string>();
  for (const line of synonyms.trim().split("\n")) {
    const [term = "", ways = ""] = line.split(":").map((part) => part.trim());
    concepts.add(term);
    for (const way of [term, ...entries(ways)]) {
      const words = foldedWords(way, language);
      const first = words[0];
      if (first === undefined) continue;
      const list = phrases.get(first) ?? [];
      phrases.set(first, list);
      if (!list.some((phrase) => phrase.words.join(" ") === words.join(" "))) list.push({ words, term });
      const root = stem(first);
      if (words.length === 1 && root.length >= SHORTEST_STEM && !byStem.has(root)) byStem.set(root, term);
    }
  }
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
  return { phrases, byStem, concepts };
}

function phraseAt(words: readonly string[], index: number, phrases: Phrases) {
  return phrases
    .get(words[index]!)
    ?.find((phrase) => phrase.words.every((word, place) => words[index + place] === word));
}

async function knownWords(
  vocabulary: Vocabulary,
  language: Language,
  stopWords: Set<string>,
  texts: Iterable<string>,
): Promise<Set<string>> {
  const { ordinals, ...lists } = vocabulary;
  const known = new Set(stopWords);
  for (const text of [...Object.values(lists), ...Object.values(ordinals), ...texts]) {
    for (const word of foldedWords(text, language)) known.add(word);
    await pause();
  }
  return known;
}

/** @returns for each text anew what gives the known word for one with a typing error, and any other as it is */
function mender(
  known: ReadonlySet<string>,
  language: Language,
  isOrdinary: (word: string) => boolean,
): () => (word: string) => string {
  const nearest = createNearestWord(known);
  const mended = new Map<string, string>();
  const mend = (word: string) => {
    // « douverture » for « d’ouverture ».
    const elided = language === "fr" ? /^(?:qu|[cdjlmnst])([aehiouy].{3,})$/.exec(word)?.[1] : undefined;
    return elided && known.has(elided) ? elided : (nearest(word) ?? word);
  };
  return () => {
    const unknown = new Set<string>();
    return (word) => {
      if (known.has(word) || isOrdinary(word)) return word;
      if (unknown.size === MENDED_AT_MOST && !unknown.has(word)) return word;
      unknown.add(word);
      const before = mended.get(word);
      if (before !== undefined) return before;
      if (mended.size >= REMEMBERED) mended.clear();
      const now = mend(word);
      mended.set(word, now);
      return now;
    };
  };
}
