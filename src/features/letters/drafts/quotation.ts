import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { servicesEn } from "../../../text/en/site/services.ts";
import { quotableEn } from "../../../text/en/visitors/quotable.ts";
import { quotableFr } from "../../../text/fr/visitors/quotable.ts";
import { sentencesOf } from "../../assistant/built-in/passage.ts";

/**
 * A letter may quote one sentence from its sender's message. Senders can enter another person's email address, so a
 * quotation could be abused to send that person any text from us. Therefore only statements about the sender's own work
 * are quoted, in plain characters, and nothing private or resembling an offer, an order, an address or an amount. When
 * in doubt, nothing is quoted.
 */

/** Longest quotation, in UTF-16 code units, without the quotation marks. */
const LONGEST = 120;
const SHORTEST = 20;
const FEWEST_WORDS = 4;
/** Minimum words typical of the language; with fewer, a sentence may be in another language. */
const SURELY_OF_LANGUAGE = 2;
/** Number of spelled-out digits from which a sentence may contain a phone number. */
const SPELT_NUMBER = 3;

/** Matches French and English letters and word separators; other characters could disguise the meaning. */
const PLAIN = /^[A-Za-zÀ-ÖØ-öø-ÿŒœ\d ,'’-]+(?:\.{1,3}|[?…])?$/u;
/** Matches another person's words, or a pasted email. */
const QUOTED = /[«»“”„"‟]|^\s*>|(?<!\p{L})['‘][^'’]*['’](?!\p{L})/mu;
const LONG_NUMBER = /\d{3}|\d[ ,'’-]+\d/u;
const POSTAL_CODE = /\b[a-z]\d[a-z]\b|\b\d[a-z]\d\b/i;

const TOOLS = new Set(
  [...Object.keys(servicesEn.integrations.uses), "Excel", "Word", "QuickBooks", "CRM", "IA", "AI", "PME", "I"].flatMap(
    (name) => name.split(" "),
  ),
);

/** Converts a list such as « client* rapport » to a test for a folded word. */
const testOf = (list: string) => {
  const ways = list.split(" ").map((word) => word.replaceAll(".", "").replace(/\*$/, "[a-z]*"));
  const pattern = new RegExp(`^(?:${ways.join("|")})$`);
  return (word: string) => pattern.test(word);
};
const testsOf = (words: typeof quotableFr) =>
  Object.fromEntries(Object.entries(words).map(([name, list]) => [name, testOf(list)])) as Record<
    keyof typeof quotableFr,
    (word: string) => boolean
  >;
const TESTS = { fr: testsOf(quotableFr), en: testsOf(quotableEn) };

/** French imperatives, by their ending: « cliquez », « appelez ». */
const ORDER = /^(?!(?:chez|assez|nez|rez|rendez)$)[a-z]+ez$/;
/** Impersonal « il »: « il faut », « il y a ». */
const NOBODY = /\bil (?:faut|faudrait|y|manque|reste|arrive)\b/g;

function wordsOf(text: string, language: Language): string[] {
  const folded = foldForSearch(text.replaceAll("’", "'"))
    .replaceAll("rendez-vous", "rendezvous")
    .replaceAll("'", language === "fr" ? " " : "")
    .replaceAll(NOBODY, "");
  return folded.match(/[a-z\d]+/g) ?? [];
}

/** Whether a word other than the first is capitalized, like the name of a person, company or place. */
function holdsName(sentence: string): boolean {
  const [, ...others] = sentence.split(/[ '’-]+/u);
  return others.some((word) => /^\p{Lu}/u.test(word) && !TOOLS.has(word.replace(/\P{L}+$/u, "")));
}

function isQuotable(sentence: string, language: Language): boolean {
  if (sentence.length < SHORTEST || sentence.length > LONGEST || !PLAIN.test(sentence)) return false;
  if (LONG_NUMBER.test(sentence) || POSTAL_CODE.test(sentence) || holdsName(sentence)) return false;
  const words = wordsOf(sentence, language);
  const own = TESTS[language];
  if (words.length < FEWEST_WORDS || words.includes("il")) return false;
  if (!words.some(own.firstPerson) || !words.some(own.work)) return false;
  if (words.filter(own.language).length < SURELY_OF_LANGUAGE) return false;
  // People mix languages, so unsuitable words in either language count.
  const unfit = Object.values(TESTS).flatMap(({ health, belief, unfit, places }) => [health, belief, unfit, places]);
  if (words.some((word) => unfit.some((test) => test(word)))) return false;
  if (words.some((word) => own.addressed(word) || own.others(word) || ORDER.test(word))) return false;
  return words.filter(own.digits).length < SPELT_NUMBER;
}

/**
 * Finds the sentence in a message that a letter may quote: a statement if possible, or else a question.
 * @returns the sentence without its full stop; undefined if there is none
 */
export function quotationFrom(message: string, language: Language): string | undefined {
  const text = message.normalize("NFC");
  if (QUOTED.test(text)) return undefined;
  const fit = sentencesOf(text)
    .map((sentence) => sentence.replaceAll(/\s+/g, " "))
    .filter((sentence) => isQuotable(sentence, language));
  const chosen = fit.find((sentence) => !sentence.endsWith("?")) ?? fit[0];
  return chosen?.replace(/[.…]+$/u, "").replaceAll("'", "’");
}
