import { LANGUAGES, type Language } from "../../lib/language.ts";
import { letterPlaceholders as en } from "../../text/en/desk/letter-placeholders.ts";
import { letterPlaceholders as fr } from "../../text/fr/desk/letter-placeholders.ts";

/**
 * The facts that a template may use: a closed set, without conditions or loops. It excludes the score and our opinion
 * of a request, so that no template can send them.
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

/** The placeholders that a template may use: facts, and the booking link, which is created when the letter is sent. */
export const PLACEHOLDER_IDS = [...FACTS, "bookingLink"] as const satisfies readonly (keyof typeof fr)[];
type Placeholder = (typeof PLACEHOLDER_IDS)[number];

/** Values of the facts; `null` if unknown. */
export type Facts = Record<Fact, string | null>;

export const PLACEHOLDERS: Record<Language, Readonly<Record<Placeholder, string>>> = { fr, en };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const BRACES = /\{\{|\}\}/;
const GAP = /\[\[([^[\]]*)\]\]/g;

const nameOf = (written: string) => written.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();

function placeholderOf(written: string, language: Language): Placeholder | undefined {
  const name = nameOf(written);
  return PLACEHOLDER_IDS.find((id) => PLACEHOLDERS[language][id] === name);
}

/** Returns a placeholder in the form used in templates. */
export function placeholder(id: Placeholder, language: Language): string {
  return `{{${PLACEHOLDERS[language][id]}}}`;
}

/** Whether every placeholder in a text is known and closed. */
export function hasOnlyKnownPlaceholders(text: string, language: Language): boolean {
  let known = true;
  const rest = text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    known &&= placeholderOf(name, language) !== undefined;
    return "";
  });
  return known && !BRACES.test(rest);
}

/**
 * Inserts the facts. An unknown fact becomes a gap such as `[[prénom]]` for staff to fill. The booking link stays a
 * placeholder.
 */
export function fill(text: string, facts: Facts, language: Language): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    const id = placeholderOf(name, language);
    if (id === "bookingLink") return placeholder(id, language);
    return (id && facts[id]) ?? `[[${nameOf(name)}]]`;
  });
}

/** Replaces the booking link's placeholder in either language, because a letter may have changed its language. */
export function fillBookingLink(text: string, url: string): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    LANGUAGES.some((language) => placeholderOf(name, language) === "bookingLink") ? url : whole,
  );
}

export const hasBookingLink = (text: string): boolean => fillBookingLink(text, "") !== text;

/** Lists the gaps left in a text, without duplicates. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(GAP)].map(([, name = ""]) => name))];
}

/** Whether a text has no gaps or unfilled placeholders. */
export function isFilledIn(text: string): boolean {
  return gapsIn(text).length === 0 && !BRACES.test(text);
}
