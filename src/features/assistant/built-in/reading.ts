import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as frenchStem } from "@orama/stemmers/french";
import commonEn from "@zxcvbn-ts/language-en/dist/commonWords.json.mjs";
import commonFr from "@zxcvbn-ts/language-fr/dist/commonWords.json.mjs";
import { closest, distance } from "fastest-levenshtein";
import { company } from "../../../lib/company/company.ts";
import { PLAN_IDS, type PlanId } from "../../../lib/company/plans.ts";
import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { servicesEn } from "../../../text/en/site/services.ts";
import { wordsEn } from "../../../text/en/visitors/words.ts";
import { wordsFr } from "../../../text/fr/visitors/words.ts";

export const WORDS = { fr: wordsFr, en: wordsEn };

/** Terms that stand for any plan, number of people, tool or number: « pour 12 employés » is asked like « pour 40 ». */
export const MARK = {
  plan: "<plan>",
  people: "<people>",
  tool: "<tool>",
  number: "<number>",
  // Synonym groups of `words.ts` with the same name in both languages.
  otherTool: "~othertool",
  discount: "~discount",
} as const;

/** Maximum length of a word in UTF-16 code units, longer than any real one; the rest is cut off. */
const LONGEST_WORD = 40;
/** Maximum number of words per text that are corrected: each is compared with hundreds of known words. */
const MENDED_AT_MOST = 30;

/**
 * The commonest words of each language, commonest first, from the lists that passwords are checked against. The first
 * ones say little about a question's topic; after some thousands, product names appear.
 */
const COMMON: Readonly<Record<Language, readonly string[]>> = { fr: commonFr, en: commonEn };
const EVERYDAY = 2_000;
const heardOf = (words: readonly string[]) => new Set(words.slice(0, 10_000).map(foldForSearch));
const HEARD_OF = { fr: heardOf(commonFr), en: heardOf(commonEn) };

/** Numbers that belong to our own facts, such as « garantie de 90 jours ». */
const TELLING_NUMBERS = new Set(["24", "25", "30", "42", "64", "90", "400"]);
const OWN_TOOLS = Object.keys(servicesEn.integrations.uses).map((tool) => foldForSearch(tool.split(" ")[0]!));
/** A name as one word: `monday.com` is no Monday. */
const joinedName = (name: string) => name.replace(/[^\p{L}\d]/gu, "");
/** Names of the tools that the site lists, and of their makers. */
const TOOLS = new Set([...OWN_TOOLS.map(joinedName), "gmail", "outlook", "office365"]);
const PLANS = new Set<string>(PLAN_IDS);
const PLAN_AT: ReadonlyMap<string, string> = new Map(PLAN_IDS.map((id) => [String(company.plans[id]), id]));
const PEOPLE =
  /^(?:people|persons?|employees?|employes?|employees|personnes?|staff|workers?|salaries?|travailleurs?|gens|gars|guys|folks)$/;
const ARE = /^(?:are|re|est|sommes|etes|of)$/;
/** « jpeux », « yarrive », « lheure »: an elided word and the next one written as one. */
const ELIDED: Partial<Record<Language, RegExp>> = { fr: /^([jyldc])(\p{L}{2,})$/u };
const AMOUNT = /^(?:\d+(?:\.\d+)?)(?:k|m)?$/;

/** Without capitals and accents. An apostrophe ends a word in French (« l’adresse ») and is dropped in English ("don't"). */
const plainText = (text: string, language: Language) =>
  foldForSearch(text.replace(/[’‘ʼ`]/g, "'")).replace(/'/g, language === "fr" ? " " : "");

/**
 * Spoken forms that consist of several words, with their standard form (« p’tit », « cinq cents »), and the owner's
 * names, with the words that the ways of asking have for them.
 */
const SPOKEN_PHRASES = { fr: phrasesOf("fr", "fondatrice"), en: phrasesOf("en", "founder") };

function phrasesOf(language: Language, founder: string) {
  const spoken = lines(WORDS[language].spoken).flatMap((line) => {
    const [word = "", ways = ""] = line.split(": ");
    return ways.split(", ").flatMap((way) => (way.includes(" ") ? [[way, word] as const] : []));
  });
  const names = [
    [company.name, "nordet"] as const,
    [company.founder.name, founder] as const,
    ...OWN_TOOLS.map((tool) => [tool, joinedName(tool)] as const),
  ].map(([name, word]) => [plainText(name, language), word] as const);
  // An everyday word is no name in a question.
  const known = names.filter(([name, word]) => name !== "" && name !== word && !HEARD_OF[language].has(name));
  const written = new Map([...spoken, ...known]);
  const longestFirst = [...written.keys()].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((way) => way.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { written, pattern: new RegExp(`\\b(?:${escaped.join("|")})\\b`, "g") };
}

/** Returns the words of a text in lower case, without accents, and amounts without separators (`$1,500` → `1500`). */
export function foldedWords(text: string, language: Language): string[] {
  return wordsIn(folded(text, language));
}

/** The folded words of each line that has any. To fold a text at once is faster than line by line. */
export function foldedLines(text: string, language: Language): string[][] {
  // Folding would take line breaks for spaces.
  return folded(text.replaceAll("\n", "|"), language)
    .split("|")
    .map(wordsIn)
    .filter(({ length }) => length > 0);
}

const folded = (text: string, language: Language) =>
  plainText(text, language)
    .replace(SPOKEN_PHRASES[language].pattern, (way) => SPOKEN_PHRASES[language].written.get(way)!)
    .replace(/(\d)[ ,\u00a0\u202f](?=\d{3}\b)/g, "$1")
    .replace(/(\d),(?=\d)/g, "$1.");

const wordsIn = (foldedText: string) =>
  (foldedText.match(/[\p{L}\d]+(?:\.\d+)*/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/**
 * Snowball's stemmers. A folded feminine participle (« automatisee ») loses its last e first, since the stemmer expects
 * the accent.
 */
const STEM: Readonly<Record<Language, (word: string) => string>> = {
  fr: (word) => frenchStem(word.replace(/ee(s?)$/, "e$1")),
  en: englishStem,
};

/** A text, analysed. */
export interface Read {
  /** Folded words, with typing errors corrected. */
  words: readonly string[];
  /** Stems, synonym groups (`~name`) and marks (`MARK`), in order. */
  terms: readonly string[];
  /** Plans named, by name or price. */
  plans: readonly PlanId[];
  /** Folded words that occur neither on the site nor in everyday speech. */
  strangers: readonly string[];
  /** Folded words written as names, with a capital. */
  names: ReadonlySet<string>;
}

export interface Reader {
  language: Language;
  read(text: string): Read;
  /** The terms of folded words without typing errors. */
  termsOf(words: readonly string[]): string[];
  /** Whether a word occurs in the texts that the reader was created from, or was learned since. */
  knows(word: string): boolean;
  /** Takes folded words as spelt from now on, and mends typing errors to them. */
  learn(words: readonly string[]): void;
  isOrdinary(term: string): boolean;
}

interface Phrase {
  words: readonly string[];
  term: string;
}

/** @param texts folded words of the passages and their ways of asking, which the reader then knows */
export function createReader(language: Language, texts: Iterable<readonly string[]>): Reader {
  const { spoken, same, telling, pointers } = WORDS[language];
  const stems = new Map<string, string>();
  const stem = (word: string) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const made = STEM[language](word);
    if (stems.size < 20_000) stems.set(word, made);
    return made;
  };
  const written = new Map<string, readonly string[]>();
  for (const line of lines(spoken)) {
    const [word = "", ways = ""] = line.split(":");
    for (const way of ways.split(",")) written.set(foldedWords(way, language).join(" "), foldedWords(word, language));
  }
  const groups = new Map<string, string>();
  const phrases = new Map<string, Phrase[]>();
  for (const line of lines(same)) {
    const [group = "", members = ""] = line.split(": ");
    for (const member of [group, ...members.split(" ")]) {
      const words = member.split("-").filter((word) => word !== "");
      const term = `~${group}`;
      if (words.length === 1) groups.set(stem(words[0]!), groups.get(stem(words[0]!)) ?? term);
      else phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), { words, term }]);
    }
  }
  const everyday = new Set(
    [...wordsOf(`${telling} ${pointers}`), ...COMMON[language].slice(0, EVERYDAY)].flatMap((word) =>
      foldedWords(word, language),
    ),
  );
  const everydayStems = new Set([...everyday].map(stem));
  const known = new Set<string>();
  const knownStems = new Set<string>();
  const nearest = createNearestWord(everyday);
  function learn(words: readonly string[]): void {
    for (const word of words) {
      if (known.has(word)) continue;
      known.add(word);
      knownStems.add(stem(word));
      nearest.learn(word);
    }
  }
  learn([...PLANS, ...TOOLS, ...company.name.toLowerCase().split(" ")]);
  for (const words of texts) learn(words);
  const isKnown = (word: string) =>
    known.has(word) || everyday.has(word) || knownStems.has(stem(word)) || everydayStems.has(stem(word));

  function mended(words: readonly string[], names: ReadonlySet<string>): { words: string[]; strangers: string[] } {
    const tried = new Map<string, string | undefined>();
    const strangers: string[] = [];
    const sound = words.flatMap((word) => {
      const spelt = written.get(word);
      if (spelt) return spelt;
      if (/\d/.test(word) || isKnown(word) || groups.has(stem(word))) return word;
      const [, elided, next] = ELIDED[language]?.exec(word) ?? [];
      const isTwo = next !== undefined && (isKnown(next) || (elided === "j" && HEARD_OF[language].has(next)));
      if (isTwo) return [elided === "j" ? "je" : elided!, next];
      // A common word is taken as spelt: « secrétaire » is no typing error for « sécuritaire ».
      if (HEARD_OF[language].has(word)) {
        strangers.push(word);
        return word;
      }
      if (!names.has(word) && !tried.has(word) && tried.size < MENDED_AT_MOST) tried.set(word, nearest.to(word));
      const meant = tried.get(word);
      if (meant === undefined) strangers.push(word);
      return meant ?? word;
    });
    return { words: sound, strangers };
  }

  /** The terms of words that do not depend on their neighbours: most words, so that each is looked at once. */
  const plain = new Map<string, readonly string[]>();
  function plainTerms(word: string): readonly string[] | undefined {
    const known = plain.get(word);
    if (known) return known;
    if (PLAN_AT.has(word) || PLANS.has(word) || TOOLS.has(word) || AMOUNT.test(word) || phrases.has(word))
      return undefined;
    const root = stem(word);
    const group = groups.get(root);
    const own = group ? [group, root] : [root];
    if (plain.size < 20_000) plain.set(word, own);
    return own;
  }

  function termsOf(typed: readonly string[]): string[] {
    const words = typed.flatMap((word) => written.get(word) ?? word);
    const terms: string[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const word = words[place]!;
      const own = plainTerms(word);
      if (own) {
        terms.push(...own);
        continue;
      }
      const next = words[place + 1] ?? "";
      if (PLAN_AT.has(word)) {
        terms.push(MARK.plan);
        continue;
      }
      if (AMOUNT.test(word)) {
        const isPeople =
          PEOPLE.test(next) || ARE.test(words[place - 1] ?? "") || (next === "of" && words[place + 2] === "us");
        if (isPeople || !TELLING_NUMBERS.has(word)) {
          terms.push(isPeople ? MARK.people : MARK.number);
          if (PEOPLE.test(next)) place += 1;
          continue;
        }
      }
      if (PLANS.has(word)) terms.push(MARK.plan);
      else if (TOOLS.has(word)) terms.push(MARK.tool);
      const phrase = phrases.get(word)?.find(({ words: own }) => own.every((part, at) => words[place + at] === part));
      if (phrase) terms.push(phrase.term);
      if (PLANS.has(word) || TOOLS.has(word)) continue;
      const root = stem(word);
      const group = groups.get(root);
      if (group) terms.push(group);
      terms.push(root);
    }
    return terms;
  }

  return {
    language,
    knows: (word) => known.has(word),
    learn,
    termsOf,
    isOrdinary: (term) => everydayStems.has(term),
    read(text) {
      const names = namesIn(text);
      const { words, strangers } = mended(foldedWords(text, language), names);
      return {
        words,
        terms: termsOf(words),
        plans: PLAN_IDS.filter((id) => words.some((word) => word === id || PLAN_AT.get(word) === id)),
        strangers,
        names,
      };
    },
  };
}

/** Folded words written as names: with a capital inside a sentence, or a second capital inside the word. */
function namesIn(text: string): ReadonlySet<string> {
  if (text === text.toUpperCase()) return new Set();
  const names = [...text.matchAll(/[\p{L}\d]+/gu)].filter(({ 0: word, index }) => {
    if (/\p{L}\p{Lu}/u.test(word)) return true;
    return /^\p{Lu}\p{L}/u.test(word) && /[\p{L}\d,’'] ?$/u.test(text.slice(0, index));
  });
  return new Set(names.flatMap(([word]) => foldedWords(word, "en")));
}

/** Minimum lead of one language's score over the other's: « Monday.com? » is a name in both. */
const CLEAR = 2;
/** Letters that French has and English does not. */
const FRENCH_LETTERS = /[àâçéèêëîïôùûœ«»]/i;
const TELLING = {
  fr: new Set(wordsOf(wordsFr.telling).flatMap((word) => foldedWords(word, "fr"))),
  en: new Set(wordsOf(wordsEn.telling).flatMap((word) => foldedWords(word, "en"))),
};

/**
 * Detects a message's language by words and letters that only one language has, and by words that occur in only one
 * language's passages. Two or three words can be enough; "Velocity?" is not.
 * @returns undefined if it is unclear
 */
export function detectLanguage(
  text: string,
  readers: Readonly<Record<Language, Pick<Reader, "knows">>>,
): Language | undefined {
  const score = (language: Language, other: Language) =>
    foldedWords(text, language).reduce((sum, word) => {
      // "y/n" is no French.
      if (TELLING[language].has(word) && !TELLING[other].has(word)) return sum + (/^[yn]$/.test(word) ? 1 : 2);
      const isOfOne = word.length > 1 && readers[language].knows(word) && !readers[other].knows(word);
      return isOfOne ? sum + 1 : sum;
    }, 0);
  const lead = score("fr", "en") + (FRENCH_LETTERS.test(text) ? 2 : 0) - score("en", "fr");
  if (Math.abs(lead) < CLEAR) return undefined;
  return lead > 0 ? "fr" : "en";
}

export function lines(list: string): string[] {
  return list
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function wordsOf(list: string): string[] {
  return list.split(/[\s,]+/).filter((word) => word !== "");
}

/** Minimum length of a word to correct: shorter ones have too many neighbours. */
const SHORTEST_MISTYPED = 5;
/** Length from which two letters may be wrong instead of one. */
const LONG_WORD = 10;

/**
 * Corrects a mistyped word to the nearest known word: one letter wrong, missing, extra or swapped, or two in a long word.
 * The first letter must match: it is seldom wrong, and short words would otherwise turn into others.
 * @param everyday folded words known besides those learned, which come first among equally near ones
 */
function createNearestWord(everyday: ReadonlySet<string>) {
  const common = Map.groupBy(everyday, (word) => word[0]);
  const learned = new Map<string | undefined, string[]>();
  return {
    learn(word: string): void {
      const same = learned.get(word[0]);
      if (same) same.push(word);
      else learned.set(word[0], [word]);
    },
    /** Returns undefined if no known word is near enough. */
    to(word: string): string | undefined {
      if (word.length < SHORTEST_MISTYPED || /\d/.test(word)) return undefined;
      const [initial] = word;
      // Known words that are too short would match anything.
      const near = [...(learned.get(initial) ?? []), ...(common.get(initial) ?? [])].filter((other) => {
        return other.length >= SHORTEST_MISTYPED && Math.abs(other.length - word.length) <= 2;
      });
      if (near.length === 0) return undefined;
      const nearest = closest(word, near);
      return editDistance(word, nearest) <= (word.length >= LONG_WORD ? 2 : 1) ? nearest : undefined;
    },
  };
}

/** Number of letters changed, added or left out; two swapped letters count as one. */
function editDistance(one: string, other: string): number {
  const steps = distance(one, other);
  const isSwapped = steps === 2 && one.length === other.length && [...one].sort().join() === [...other].sort().join();
  return isSwapped ? 1 : steps;
}
