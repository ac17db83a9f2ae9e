/**
 * Lower case, without accents and with single spaces: "Éloïse  GAGNÉ" is found by "eloise gagne". Control characters
 * are spaces too: PostgreSQL refuses a query with a NUL.
 */
export function foldForSearch(text: string): string {
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
