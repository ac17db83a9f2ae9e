import { company } from "../../lib/company/company.ts";
import { postalAddress } from "../../lib/company/postal-address.ts";
import type { Language } from "../../lib/language.ts";

/**
 * The text part of a mail: what people see who read mail without HTML, or have it read to them. Undefined and empty
 * parts are left out; between parts stands an empty line.
 */
export function textPart(...parts: readonly (string | undefined)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** A part with a heading, underlined. */
export function textSection(title: string, ...lines: readonly (string | undefined)[]): string {
  return [title, "-".repeat(Math.min(title.length, 60)), ...lines.filter((line) => line !== undefined)].join("\n");
}

/** What somebody wrote, marked as a quotation. */
export function textQuote(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** Who sends it, below the line that mail programs know as the beginning of a signature (RFC 3676 §4.3). */
export function textSignature(language: Language): string {
  return `-- \n${company.legalName}, ${postalAddress(language)}`;
}
