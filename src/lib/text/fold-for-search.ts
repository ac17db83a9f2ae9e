/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;

/**
 * Lower case, without accents and with single spaces: "Éloïse  GAGNÉ" is found by "eloise gagne". Control characters
 * are spaces too: PostgreSQL refuses a query with a NUL.
 */
export function foldForSearch(text: string): string {
  // Nothing to take apart: a third of the time, and most words of a message.
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ {2,}/g, " ").trim();
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
}

/** Words of a text that an address, a header and a file's name can hold: « L’Œuvre » is `l`, `oeuvre`. */
export const asciiWords = (text: string): string[] => foldForSearch(text).match(/[a-z0-9]+/g) ?? [];
