/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;

/**
 * Lower case, without accents, single-spaced: "Éloïse GAGNÉ" is found by "eloise gagne". Control characters become
 * spaces too: PostgreSQL rejects a query with a NUL.
 */
export function foldForSearch(text: string): string {
  // Fast path, a third of the time: most words of a message have nothing to decompose.
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

/** Words of a text, reduced to what an address, a header and a file name can hold: « L’Œuvre » is `l`, `oeuvre`. */
export const asciiWords = (text: string): string[] => foldForSearch(text).match(/[a-z0-9]+/g) ?? [];
