import { legalIdentity, postalAddress } from "../../lib/company/contact-details.ts";
import type { Language } from "../../lib/language.ts";

/**
 * An email's text part, for people who read email without HTML, or have it read to them. Undefined and empty parts are
 * left out; parts are separated by an empty line.
 */
export function textPart(...parts: readonly (string | undefined)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** A part with an underlined heading. */
export function textSection(title: string, ...lines: readonly (string | undefined)[]): string {
  return [title, "-".repeat(Math.min(title.length, 60)), ...lines.filter((line) => line !== undefined)].join("\n");
}

/** Quoted text. */
export function textQuote(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** The sender, below the line mail programs recognize as the start of a signature (RFC 3676 §4.3). */
export function textSignature(language: Language): string {
  return `-- \n${legalIdentity()}, ${postalAddress(language)}`;
}
