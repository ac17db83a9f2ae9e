import { LANGUAGES, type Language } from "../../lib/language.ts";
import { letterPlaceholders as en } from "../../text/en/desk/letter-placeholders.ts";
import { letterPlaceholders as fr } from "../../text/fr/desk/letter-placeholders.ts";

/**
 * The facts a template may name: a closed set, without conditions or loops. The score and what we think of a request are
 * not among them, so that no template can send them.
 */
export const FACTS = [
  "firstName",
  "name",
  "company",
  "challenge",
  "goal",
  "requestDate",
  "sender",
  "phone",
] as const satisfies readonly (keyof typeof fr)[];
export type Fact = (typeof FACTS)[number];

/** What a template may name: facts, and the link to book, which is made as the letter leaves. */
export const PLACEHOLDER_IDS = [...FACTS, "bookingLink"] as const satisfies readonly (keyof typeof fr)[];
type Placeholder = (typeof PLACEHOLDER_IDS)[number];

/** What is known; `null` for what is not. */
export type Facts = Record<Fact, string | null>;

/** The words in a template that stand for something else, by language. */
export const PLACEHOLDERS: Record<Language, Readonly<Record<Placeholder, string>>> = { fr, en };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const BRACES = /\{\{|\}\}/;
const GAP = /\[\[([^[\]]*)\]\]/g;

const nameOf = (written: string) => written.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();

function placeholderOf(written: string, language: Language): Placeholder | undefined {
  const name = nameOf(written);
  return PLACEHOLDER_IDS.find((id) => PLACEHOLDERS[language][id] === name);
}

/** How it is written in a template. */
export function placeholder(id: Placeholder, language: Language): string {
  return `{{${PLACEHOLDERS[language][id]}}}`;
}

/** Whether every placeholder of a text is one of ours, and none is left open. */
export function hasOnlyKnownPlaceholders(text: string, language: Language): boolean {
  let known = true;
  const rest = text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    known &&= placeholderOf(name, language) !== undefined;
    return "";
  });
  return known && !BRACES.test(rest);
}

/**
 * Puts the facts in; for each that is not known, `[[prénom]]` marks the gap that somebody has to fill. The link to book stays
 * a placeholder.
 */
export function fill(text: string, facts: Facts, language: Language): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    const id = placeholderOf(name, language);
    if (id === "bookingLink") return placeholder(id, language);
    return (id && facts[id]) ?? `[[${nameOf(name)}]]`;
  });
}

/** Puts an address where the link to book belongs, in whichever language it is named: a letter may change its language. */
export function fillBookingLink(text: string, url: string): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    LANGUAGES.some((language) => placeholderOf(name, language) === "bookingLink") ? url : whole,
  );
}

export const hasBookingLink = (text: string): boolean => fillBookingLink(text, "") !== text;

/** What is still to be filled in, each once. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(GAP)].map(([, name = ""]) => name))];
}

/** Whether a text is ready to be sent as it is. */
export function isFilledIn(text: string): boolean {
  return gapsIn(text).length === 0 && !BRACES.test(text);
}
