/** Printable ASCII, which has no accents, ligatures or control characters. */
const PLAIN = /^[ -~]*$/;

/**
 * Folds text for search: lower case, without accents or ligatures, single-spaced and trimmed, so that "eloise gagne"
 * finds "Éloïse GAGNÉ". Control characters become spaces too, because PostgreSQL rejects a query with a NUL.
 */
export function foldForSearch(text: string): string {
  // Fast path, which takes a third of the time, because most texts have nothing to decompose.
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

/**
 * Returns the words of a text, in characters that URLs, headers and file names can hold: « L’Œuvre » is `l`, `oeuvre`.
 */
export const asciiWords = (text: string): string[] => foldForSearch(text).match(/[a-z0-9]+/g) ?? [];

/** Most words of a search that are used; further words are ignored. */
const MOST_WORDS = 8;

/**
 * Returns the word prefixes to search for. A phone number is found however it is written. A single letter (the l of
 * "l’équipe") counts only if there is nothing else.
 */
export function searchWordsOf(query: string): string[] {
  const folded = foldForSearch(query);
  if (/^\+?[\d\s().-]{7,}$/.test(folded)) {
    const digits = folded.replace(/\D/g, "");
    return [digits.length === 10 ? `1${digits}` : digits];
  }
  const words = [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => word.length > 1);
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}
