import { phrasesEn } from "../../../text/en/visitors/phrases.ts";
import { phrasesFr } from "../../../text/fr/visitors/phrases.ts";

const NUMBER = "\\d{1,5}(?:\\.\\d+)?";
const WORD = "\\p{L}[\\p{L}\\d]*";

/**
 * Compiles the phrases under a name, of both languages because visitors mix them. They match folded text
 * (`foldForSearch`); `text/fr/visitors/phrases.ts` says how they are written.
 */
export function phrases(name: keyof typeof phrasesFr): RegExp {
  const lines = `${phrasesFr[name]}\n${phrasesEn[name]}`.split("\n").map((line) => line.trim());
  const patterns = lines.filter((line) => line !== "").map(patternOf);
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}\\d])`, "gu");
}

const patternOf = (line: string) =>
  line
    .replace(/(?<=^|[ (])\*(?=$|[ )])/g, "~")
    // Lazy, so that the first number is found.
    .replace(/\(([^()]+)\) /g, "(?:$1 )??")
    .replace(/[^\s()?:]+(?:\/[^\s()?:]+)+/g, (words) => `(?:${words.replaceAll("/", "|")})`)
    .replaceAll("*", "[\\p{L}\\d]*")
    .replaceAll("_", NUMBER)
    .replaceAll("#", `(${NUMBER})`)
    .replaceAll("~", WORD);

/** Whether a folded text has one of the phrases. */
export const says = (text: string, pattern: RegExp): boolean => text.replace(/[’']/g, " ").search(pattern) !== -1;

/** Returns the number (`#`) in the first of the phrases that a folded text has. */
export function numberSaid(text: string, pattern: RegExp): number | undefined {
  const [found] = text.matchAll(pattern);
  const number = found?.slice(1).find((one) => one !== undefined);
  return number === undefined ? undefined : Number(number);
}
