import type { Language } from "../../src/lib/language.ts";
import { NAMES } from "./exceptions.ts";

/**
 * Rules for all the product's texts: French as the OQLF prescribes, English as written in Canada, both in BRAND's
 * voice. `rules.test.ts` has examples that break each rule, and examples that follow it.
 */
export interface Rule {
  id: string;
  /** The requirement, as worded in the report. */
  asks: string;
  languages: readonly Language[];
  isBroken(text: string): boolean;
}

const BOTH = ["fr", "en"] as const;
const FR = ["fr"] as const;
const EN = ["en"] as const;

/** Returns a pattern that matches any of the words as a whole word, in any case. */
const words = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}-])(?:${list})(?![\\p{L}\\p{M}-])`, "iu");

/** English words that do not exist in French, from articles to UI terms. */
const ENGLISH = words(
  "the|and|with|without|your|you|we|our|of|to|is|are|was|from|by|this|that|these|it|its|be|been|have|has|will|can|" +
    "what|when|which|who|how|why|at|in|for|not|if|all|more|most|free|book|get|new|back|about|home|share|download|" +
    "copy|copied|read|learn|see|send|next|previous|step|open|closed|week|weeks|month|months|day|days|hour|hours|" +
    "team|business|call|lead|leads|dashboard|workflow|online|website|search|submit|loading|settings|privacy|terms|" +
    "pricing|save|cancel|close|delete|sign|name|company|thank|please|error",
);

/** French words that do not exist in English; an accented letter counts too. */
const FRENCH = new RegExp(
  `[àâäçéèêëîïôöùûüÿœæ]|${
    words(
      "le|la|les|des|du|une|et|vous|nous|votre|vos|notre|nos|avec|dans|qui|que|est|sont|par|pour|ce|cette|ces|au|aux|de|" +
        "ne|pas|ou|il|elle|mais|sans|chez|ici|lire|voir|retour|accueil|envoyer|suivant|nom|courriel|entreprise|mois|" +
        "semaine|semaines|jour|jours|heure|heures|prix|merci|erreur",
    ).source
  }`,
  "iu",
);

const HYPE_EN = words(
  "revolution(?:ary|iz\\w+)|cutting[- ]edge|unlock\\w*|seamless\\w*|supercharg\\w*|game[- ]chang\\w+|next[- ]level|" +
    "world[- ]class|best[- ]in[- ]class|state[- ]of[- ]the[- ]art|effortless\\w*|turbocharg\\w*|skyrocket\\w*|synerg\\w+",
);
const HYPE_FR = words(
  "révolutionn\\w+|à la (?:fine )?pointe|de pointe|dernier cri|incontournables?|boost\\w*|révolutions?|" +
    "clés? du succès|nouvelle ère|sans effort|ultime|synergies?|disrupti\\w+",
);

/** Matches anglicisms, and variants that we replaced with a single term: assistance, courriel, actionner, filtre. */
const ONE_TERM_FR = words(
  "soutien|d’égal à égal|boutons? pressés?|répondues? par|ouvr(?:ir|ez) une session|critères? de recherche|" +
    "je vous reviens avec|ce qui en est|arrivée? à terme|chiffres indicatifs",
);
const ONE_TERM_EN = words(
  "somebody|everybody|anybody|mails|mailed|staff area|founder to founder|healthcare|customer support|win(?:s|ning)? back|" +
    "won back|twelve months on|given up|indicative figures|put aside|begun",
);

const LONGEST_NAMES_FIRST = [...NAMES].sort((a, b) => b.length - a.length);

/** Removes names from a text; a no-break space in a name matches a space. */
export function withoutNames(text: string): string {
  const plain = text.replaceAll("\u00a0", " ");
  return LONGEST_NAMES_FIRST.reduce((rest, name) => rest.replaceAll(name, " "), plain);
}

/** Days and months, which English capitalizes and French does not. */
const ENGLISH_CAPITALS = words(
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|" +
    "november|december|canada|canadian|canadians|american?|north america|french|eastern time",
);

/** Whether every word of four or more letters after the first word is capitalized, and there is at least one. */
function isTitleCase(text: string): boolean {
  const [, ...later] = withoutNames(text)
    .replaceAll(new RegExp(ENGLISH_CAPITALS, "giu"), " ")
    // Ignores a capital after a full stop, a colon or an opening mark.
    .replaceAll(/[.!?…:(«“–—/|+][\s\u00a0]*\p{Lu}/gu, " ")
    .split(/[\s\u00a0]+/)
    .filter((word) => /\p{L}/u.test(word));
  const long = later.filter((word) => /\p{L}{4}/u.test(word));
  return long.length > 0 && long.every((word) => /^\p{P}*\p{Lu}\p{Ll}/u.test(word));
}

const pattern = (expression: RegExp) => (text: string) => expression.test(text);

export const RULES = [
  {
    id: "whole",
    asks: "is never empty, and every function got its arguments",
    languages: BOTH,
    isBroken: pattern(/^\s*$|undefined|NaN|\[object/),
  },
  {
    id: "apostrophe",
    asks: "has typographic apostrophes (’)",
    languages: BOTH,
    isBroken: pattern(/\p{L}'|'\p{L}/u),
  },
  { id: "quotation-mark", asks: "has no straight quotation marks", languages: BOTH, isBroken: pattern(/"/) },
  { id: "single-space", asks: "has single spaces", languages: BOTH, isBroken: pattern(/[ \u00a0\u202f]{2}/) },
  {
    id: "space-before-mark",
    asks: "has no space before ; ! ? , .",
    languages: BOTH,
    isBroken: pattern(/[\s\u00a0\u202f](?:[;!?,]|\.(?!\w))/),
  },
  {
    id: "space-after-mark",
    asks: "has a space after ; ! ? ,",
    languages: BOTH,
    isBroken: pattern(/\p{L}[;!?,]\p{L}/u),
  },
  { id: "edges", asks: "has no space at either end", languages: BOTH, isBroken: pattern(/^\s|\s$/) },
  { id: "ellipsis", asks: "has an ellipsis (…) rather than three dots", languages: BOTH, isBroken: pattern(/\.\.\./) },
  { id: "title-case", asks: "is in sentence case", languages: BOTH, isBroken: isTitleCase },
  {
    id: "colon-fr",
    asks: "has a no-break space before a colon and a space after it",
    languages: FR,
    isBroken: pattern(/(?<!\u00a0):(?=\s|$)|\u00a0:(?=\S)/),
  },
  {
    id: "guillemets",
    asks: "has no-break spaces inside « »",
    languages: FR,
    isBroken: pattern(/«(?!\u00a0)|(?<!\u00a0)»/),
  },
  { id: "quotes-fr", asks: "quotes with « »", languages: FR, isBroken: pattern(/[“”]/) },
  {
    id: "percent-fr",
    asks: "has a no-break space before % and $",
    languages: FR,
    isBroken: pattern(/(?<![\u00a0M])[%$]/),
  },
  {
    id: "number-with-unit",
    asks: "has a no-break space between a number and its noun",
    languages: FR,
    isBroken: pattern(/\d (?:h|min|j|M\$|ans|étapes|jours?|mois|semaines?|kilooctets|(?:heure|minute)s?)(?!\p{L})/u),
  },
  {
    id: "thousands-fr",
    asks: "has no-break spaces in numbers",
    languages: FR,
    isBroken: pattern(/\d[ ,]\d{3}(?!\d)/),
  },
  { id: "hours-fr", asks: "writes hours with h", languages: FR, isBroken: pattern(/\d:\d\d/) },
  {
    id: "quebec",
    asks: "uses Québec's words",
    languages: FR,
    isBroken: pattern(/e-?mail|newsletter|week-?end|\bchat\b|chatbot|shopping|booking|feedback|\bmail\b/i),
  },
  {
    id: "one-term-fr",
    asks: "has the one term chosen for a thing",
    languages: FR,
    isBroken: pattern(ONE_TERM_FR),
  },
  {
    id: "out-of-fr",
    asks: "counts « 1 sur 3 »",
    languages: FR,
    isBroken: pattern(/(?<![\d\u00a0,])\d{1,2} de \d/),
  },
  {
    id: "english-in-french",
    asks: "has no English words",
    languages: FR,
    isBroken: (text) => ENGLISH.test(withoutNames(text)),
  },
  { id: "hype-fr", asks: "has no hype words", languages: FR, isBroken: pattern(HYPE_FR) },
  {
    id: "space-before-colon-en",
    asks: "has no space before a colon or %",
    languages: EN,
    isBroken: pattern(/[\s\u00a0][:%]/),
  },
  { id: "dollar-en", asks: "has $ before the amount", languages: EN, isBroken: pattern(/\d[\s\u00a0]?\$/) },
  { id: "quotes-en", asks: "quotes with “ ”", languages: EN, isBroken: pattern(/[«»]/) },
  {
    id: "thousands-en",
    asks: "has commas in numbers",
    languages: EN,
    isBroken: pattern(/\d[ \u00a0\u202f]\d{3}(?!\d)/),
  },
  {
    id: "hours-en",
    asks: "writes hours as 9 AM and ranges as 9 AM–6 PM",
    languages: EN,
    isBroken: pattern(/\d\s?[ap]\.?m\b|\d[AP]M\b|[AP]M ?- ?\d|:00 [AP]M/),
  },
  {
    id: "one-term-en",
    asks: "has the one term chosen for a thing",
    languages: EN,
    isBroken: pattern(ONE_TERM_EN),
  },
  {
    id: "canadian",
    asks: "is spelled as in Canada",
    languages: EN,
    isBroken: pattern(/\b(?:color|center|favor|honor|labor|(?:organ|recogn|optim|custom)is|canceled|program+e)/i),
  },
  {
    id: "french-in-english",
    asks: "has no French words",
    languages: EN,
    isBroken: (text) => FRENCH.test(withoutNames(text)),
  },
  { id: "hype-en", asks: "has no hype words", languages: EN, isBroken: pattern(HYPE_EN) },
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]["id"];
