import type { Language } from "../../../lib/language.ts";
import type { Turn } from "../answer-provider.ts";
import { contactLeft } from "./contact-left.ts";
import { type Passage, wholeText } from "./passage.ts";
import type { Reply } from "./reply.ts";
import { foldedWords } from "./words/lexicon.ts";

/** Passages that list what there is, or speak of it in general: they are no answer to what they do not name. */
const GENERAL = /^(?:integrations|question-security|question-fees|plans|compliance-)/;

/** « En USD? » asks for the prices that the site gives, not for a thing. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** The words that the passages of a language write, folded. */
export function wordsWritten(passages: readonly Passage[], language: Language): ReadonlySet<string> {
  return new Set(passages.flatMap((passage) => foldedWords(`${passage.title} ${wholeText(passage)}`, language)));
}

/** Whether a general answer was found for something that the visitor names and the site does not: « QuickBooks », "NDA". */
export function isAboutUnnamed(
  { kind, language, topics: [topic = ""] = [] }: Reply,
  { text }: Turn,
  written: ReadonlySet<string>,
) {
  if (kind !== "answer" || !GENERAL.test(topic)) return false;
  const names = properNames(contactLeft(text, language)?.rest ?? text);
  return names.some((name) => {
    if (CURRENCIES.has(name)) return false;
    const words = foldedWords(name, language);
    return words.length > 0 && words.every((word) => !written.has(word) && !written.has(word.replace(/s$/, "")));
  });
}

/** Words written as names: a capital inside a sentence, or a second one inside the word. */
function properNames(text: string): string[] {
  if (text === text.toUpperCase()) return [];
  return [...text.matchAll(/[\p{L}\d]+/gu)]
    .filter(({ 0: word, index }) => {
      if (/\p{L}\p{Lu}/u.test(word)) return true;
      return /^\p{Lu}\p{L}/u.test(word) && /[\p{L}\d,] $/u.test(text.slice(0, index));
    })
    .map(([word]) => word);
}
