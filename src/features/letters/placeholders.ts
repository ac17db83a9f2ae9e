import type { Language } from "../../lib/language.ts";
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

/** What is known; `null` for what is not. */
export type Facts = Record<Fact, string | null>;

/** The words in a template that stand for a fact, by language. */
export const PLACEHOLDERS: Record<Language, Readonly<Record<Fact, string>>> = { fr, en };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const BRACES = /\{\{|\}\}/;
const GAP = /\[\[([^[\]]*)\]\]/g;

const nameOf = (written: string) => written.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();

function factOf(written: string, language: Language): Fact | undefined {
  const name = nameOf(written);
  return FACTS.find((fact) => PLACEHOLDERS[language][fact] === name);
}

/** How a fact is written in a template. */
export function placeholder(fact: Fact, language: Language): string {
  return `{{${PLACEHOLDERS[language][fact]}}}`;
}

/** Whether every placeholder of a text is one of ours, and none is left open. */
export function hasOnlyKnownPlaceholders(text: string, language: Language): boolean {
  let known = true;
  const rest = text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    known &&= factOf(name, language) !== undefined;
    return "";
  });
  return known && !BRACES.test(rest);
}

/** Puts the facts in; for each that is not known, `[[prénom]]` marks the gap that somebody has to fill. */
export function fill(text: string, facts: Facts, language: Language): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    const fact = factOf(name, language);
    return (fact && facts[fact]) ?? `[[${nameOf(name)}]]`;
  });
}

/** What is still to be filled in, each once. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(GAP)].map(([, name = ""]) => name))];
}

/** Whether a text is ready to be sent as it is. */
export function isFilledIn(text: string): boolean {
  return gapsIn(text).length === 0 && !BRACES.test(text);
}
