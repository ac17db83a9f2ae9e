import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { PHONE } from "../built-in/contact-left.ts";
import { type Passage, wholeText } from "../built-in/passage.ts";

/*
 * Checks whether a model's text may appear in a letter, which we sign, although the message it answers is a stranger's.
 * Figures, names, promises and most words must occur in the passages; the text must neither repeat the message nor
 * contain links.
 */

/** Shortest and longest text, in UTF-16 code units. */
const SHORTEST = 20;
const LONGEST = 800;
/** Minimum share of meaningful words that must occur in the passages. */
const MOSTLY_THEIRS = 0.6;
/** Number of first letters by which words are compared, so that inflections match; shorter words are ignored. */
const STEM = 5;
/** Number of consecutive words from the message that count as repeating it. */
const REPEATED = 5;

const MARKS = /[<>{}[\]|\\*#_`«»“”„"@]|:\/\/|www\.|\p{L}\.\p{L}{2,}|\p{Extended_Pictographic}/iu;
const OF_ITSELF =
  /\b(?:passages?|prompts?|instructions?|json|language model|mod[èe]le de langue|as an ai|en tant qu['’]ia)\b/i;
/** Promises that a text may make only if the site does. */
const PROMISES =
  /(?<!\p{L})(?:gratuit\p{L}*|free|garanti\p{L}*|guarant\p{L}*|rembours\p{L}*|refund\p{L}*|rabais|remise|discount\p{L}*|illimit\p{L}*|unlimited|toujours|always|jamais|never|certifi\p{L}*|promis\p{L}*|promet\p{L}*|meilleur\p{L}*|best|aujourd’hui|today|demain|tomorrow|imm[ée]diat\p{L}*)(?!\p{L})/giu;
/** Numbers in words, except “one”, which in French is also an article. */
const WRITTEN_NUMBER =
  /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|mille|moiti[ée]|double|triple|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half|twice|thrice)(?!\p{L})/giu;
const SPEAKS: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:le|la|les|des|vous|nous|est|et|pour|une?)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|you|we|is|of|to|your|our|for)(?!\p{L})/giu,
};

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Lists the figures in a text, in one notation: `1 500` and `1,500` become `1500`, and `1,5` becomes `1.5`. */
function figuresIn(text: string): string[] {
  const plain = text.replaceAll(/(?<=\d)[ ,\u00a0\u202f](?=\d{3}(?!\d))/g, "").replaceAll(/(?<=\d),(?=\d)/g, ".");
  return plain.match(/\d+(?:\.\d+)?/g) ?? [];
}

const wordsOf = (text: string) => foldForSearch(text).match(/[a-z\d]+/g) ?? [];
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Lists names: capitalized words that do not begin a sentence. */
const namesIn = (text: string) => text.match(/(?<![.!?…]\s|^|\p{L}[’'-])\b\p{Lu}[\p{L}\d]+/gmu) ?? [];

function repeats(text: string, message: string, source: string): boolean {
  const words = wordsOf(text);
  const said = ` ${wordsOf(message).join(" ")} `;
  const known = ` ${wordsOf(source).join(" ")} `;
  return words.some((_, at) => {
    const run = words.slice(at, at + REPEATED);
    if (run.length < REPEATED) return false;
    const phrase = ` ${run.join(" ")} `;
    return said.includes(phrase) && !known.includes(phrase);
  });
}

/** @param message the message that the text answers */
export function isFaithful(text: string, passages: readonly Passage[], message: string, language: Language): boolean {
  const written = text.trim();
  if (written.length < SHORTEST || written.length > LONGEST || passages.length === 0) return false;
  if (MARKS.test(written) || OF_ITSELF.test(written) || written.search(PHONE) !== -1) return false;
  const source = passages.map((passage) => `${passage.title} ${wholeText(passage)}`).join(" ");
  const figures = new Set(figuresIn(source));
  if (figuresIn(written).some((figure) => !figures.has(figure))) return false;
  const folded = foldForSearch(source);
  const isTheirs = (word: string) => folded.includes(foldForSearch(word));
  for (const pattern of [WRITTEN_NUMBER, PROMISES]) {
    if (written.match(pattern)?.some((word) => !isTheirs(word))) return false;
  }
  if (namesIn(written).some((name) => !source.includes(name))) return false;
  const known = new Set(stemsOf(source));
  const stems = stemsOf(written);
  if (stems.filter((stem) => known.has(stem)).length < stems.length * MOSTLY_THEIRS) return false;
  if (repeats(written, message, source)) return false;
  const other = language === "fr" ? "en" : "fr";
  return countOf(SPEAKS[language], written) > countOf(SPEAKS[other], written);
}
