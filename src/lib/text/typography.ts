import type { Language } from "../language.ts";

/** Replaces straight apostrophes with typographic ones, which both languages use. */
export const curlApostrophes = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, "’");

/**
 * Typesets typed text: apostrophes, quotation marks, ellipses and, in French, the no-break spaces of the OQLF.
 * Idempotent.
 */
export function typeset(text: string, language: Language): string {
  const curled = curlApostrophes(text)
    .replaceAll("...", "…")
    .replace(/"([^"\n]*)"/g, language === "fr" ? "«\u00a0$1\u00a0»" : "“$1”");
  if (language === "en") return curled;
  return curled
    .replace(/«[ \u00a0\u202f]*/g, "«\u00a0")
    .replace(/[ \u00a0\u202f]*»/g, "\u00a0»")
    .replace(/[ \u00a0\u202f]*:(?=\s|$)/gm, "\u00a0:")
    .replace(/[ \u00a0\u202f]+(?=[;!?])/g, "")
    .replace(/(?<=\d)[ \u202f]*(?=[%$](?!\p{L}))/gu, "\u00a0")
    .replace(/(?<=\d)[ \u202f](?=\d{3}(?!\d))/g, "\u00a0");
}
