import { LANGUAGES, type Language } from "../../src/lib/language.ts";
import { EXCEPTIONS, SAME_IN_BOTH, SHARED_WORDS } from "./exceptions.ts";
import { RULES, withoutNames } from "./rules.ts";
import type { Texts } from "./texts.ts";

/** A line in the report: a check and its findings. */
export interface Check {
  name: string;
  looked: number;
  /** Findings, as readable lines. */
  found: string[];
}

/** Exceptions to the checks; by default those in `exceptions.ts`. */
export interface Allowed {
  exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  sameInBoth: Readonly<Record<string, string>>;
}

const ALLOWED: Allowed = { exceptions: EXCEPTIONS, sameInBoth: SAME_IN_BOTH };

/** Applies all rules to all texts: missing translations, untranslated texts, and style. */
export function checkWords(
  texts: Readonly<Record<Language, Texts>>,
  { exceptions, sameInBoth }: Allowed = ALLOWED,
): Check[] {
  const checks: Check[] = [
    missing("fr", "en", texts),
    missing("en", "fr", texts),
    sameInBothLanguages(texts, new Set(Object.keys(sameInBoth))),
  ];
  const used = new Set<string>();
  for (const { id, asks, languages, isBroken } of RULES) {
    for (const language of languages) {
      const allowed = exceptions[id] ?? {};
      const found = [...texts[language]].flatMap(([key, text]) => {
        if (!isBroken(text)) return [];
        const exception = [key, `${language} ${key}`].find((name) => name in allowed);
        if (exception === undefined) return [`${key}: ${legible(text)}`];
        used.add(`${id}: ${exception}`);
        return [];
      });
      checks.push({ name: `${language}  ${asks}`, looked: texts[language].size, found });
    }
  }
  checks.push(staleExceptions(exceptions, used));
  return checks;
}

function missing(inLanguage: Language, whatHas: Language, texts: Readonly<Record<Language, Texts>>): Check {
  const found = [...texts[whatHas].keys()].filter((key) => !texts[inLanguage].has(key));
  return { name: `${inLanguage}  has every text that ${whatHas} has`, looked: texts[whatHas].size, found };
}

/** Finds untranslated texts. Names, shared words, numbers and placeholders may be the same in both languages. */
function sameInBothLanguages(texts: Readonly<Record<Language, Texts>>, allowed: ReadonlySet<string>): Check {
  const same = [...texts.fr].filter(([key, text]) => texts.en.get(key) === text && hasWordsOfItsOwn(text));
  const found = same.filter(([key]) => !allowed.has(key)).map(([key, text]) => `${key}: ${legible(text)}`);
  const seen = new Set(same.map(([key]) => key));
  for (const key of allowed) {
    if (!seen.has(key)) found.push(`${key} is listed as the same in both, but differs: remove it from the list`);
  }
  return { name: `${LANGUAGES.join(", ")}  is translated`, looked: texts.fr.size, found };
}

function hasWordsOfItsOwn(text: string): boolean {
  const rest = withoutNames(text.replaceAll(/\{[^}]*\}/g, " "));
  return (rest.match(/\p{L}{2,}/gu) ?? []).some((word) => !SHARED_WORDS.includes(word));
}

function staleExceptions(exceptions: Allowed["exceptions"], used: ReadonlySet<string>): Check {
  const all = Object.entries(exceptions).flatMap(([id, keys]) => Object.keys(keys).map((key) => `${id}: ${key}`));
  return {
    name: "exceptions  are all needed",
    looked: all.length,
    found: all.filter((exception) => !used.has(exception)),
  };
}

/** Makes no-break spaces visible, as ⍽. */
function legible(text: string): string {
  return text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⍽");
}
