import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { SOURCES } from "../../knowledge-base/sources.ts";
import type { Turn } from "../answer-provider.ts";
import { EMAIL, nameIn, PHONE } from "./contact-left.ts";
import { numberSaid, phrases, says } from "./phrases.ts";
import { foldedWords } from "./reading.ts";

/** The kinds of work that we take over. */
export const TROUBLES = ["support", "sales", "operations"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What a visitor said about themselves in this conversation. */
export interface Memory {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Number of people in their firm. */
  people?: number | undefined;
  /** Their number until the latest message, if it tells another. */
  peopleBefore?: number | undefined;
  /** Hours that repetitive work takes per week. */
  hours?: number | undefined;
  /** Cost of an hour of that work, in dollars. */
  rate?: number | undefined;
  /** The tools that they use, among those that the site names. */
  tools?: readonly string[] | undefined;
  /** What takes most of their time: the first kind of work that they asked about. */
  trouble?: Trouble | undefined;
}

const NUMBERS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  fr: counted("deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", {
    // « une dizaine »
    diz: 10,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    mille: 1_000,
  }),
  en: counted(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    { hundred: 100, thousand: 1_000, dozen: 12 },
  ),
};

function counted(fromTwo: string, ...others: readonly Readonly<Record<string, number>>[]): Map<string, number> {
  const units = fromTwo.split(" ").map((word, place) => [word, place + 2] as const);
  return new Map([...units, ...others.flatMap((words) => Object.entries(words))]);
}

/** Folds a text and writes its numbers in figures: « une trentaine » → « une 30 », "thirty-two" → "32"; not « un ». */
export function withFigures(text: string, language: Language): string {
  const key = `${language} ${text}`;
  const known = FIGURES.get(key);
  if (known !== undefined) return known;
  const made = figuresOf(text, language);
  if (FIGURES.size >= MOST_KEPT) FIGURES.clear();
  FIGURES.set(key, made);
  return made;
}

/** Cache of `withFigures`: each turn reads every message of the conversation for people, hours and more. */
const FIGURES = new Map<string, string>();
const MOST_KEPT = 200;

/** Matches numbers that refer to the previous answer, not to people: « lequel des deux », "the two". */
const OF_WHAT_WAS_TOLD: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:des|les) (?:deux|trois)\b(?! (?:personne|employ|salari|gens|gars|travailleu))/giu,
  en: /\bthe (?:two|three)\b(?! (?:of us|people|employee|staff|worker|guys))/giu,
};

function figuresOf(text: string, language: Language): string {
  const countOf = (word: string) => {
    const bare = word.replace(/(?<=cent|vingt|hundred)s$/, "").replace(/aine$/, "");
    return NUMBERS[language].get(bare) ?? (bare === word ? undefined : NUMBERS[language].get(`${bare}e`));
  };
  const said: (string | number)[] = [];
  for (const word of text
    .replace(OF_WHAT_WAS_TOLD[language], " ")
    .split(/[,;.!?]\s/)
    .flatMap((part) => [...foldedWords(part.replace(/[’']/g, " "), language), ""])) {
    const value = countOf(word);
    const last = said.at(-1);
    if (value === undefined || typeof last !== "number") said.push(value ?? word);
    else if (value >= 100) said[said.length - 1] = last * value;
    else if (last === 4 && value === 20) said[said.length - 1] = 80;
    else if (last >= 20 && value < (last % 100 === 0 ? 100 : 20)) said[said.length - 1] = last + value;
    else said.push(value);
  }
  return said.filter((word) => word !== "").join(" ");
}

const PEOPLE = phrases("people");
const ABOUT = phrases("about");
const MEASURES = phrases("measures");
const ALONE: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:seule?|solo|(?:juste|rien que) moi|travailleu(?:r|se) autonome|pigiste|a mon compte)\b/,
  en: /\b(?:alone|solo|on my own|(?:just|only) me|freelancer?|self employed|by myself|one (?:wo)?man)\b/,
};

/** A list of people: « c’est moi, ma blonde pis deux gars », "it’s me, my wife and one mechanic", not "me and my truck". */
const MEMBERS =
  /\b(?:c est|y a|it s|its|there s|theres|just)(?: just| juste)? (?:moi|me|elle|lui|her|him)(?:(?: (?:et|pis|puis|avec|and|plus))? (?:mon|ma|un|une|my|an?|one|\d{1,2}) (?!(?:truck|camion|van|laptop|ordi|computer|phone|cell|dog|chien|cat|chat|little|petit)\p{L}*)\p{L}+)+/u;
const MEMBER = /\b(\d{1,2}|mon|ma|une?|my|an?|one) \p{L}+/gu;

/** A text with figures, without those of something else, nor words such as "about" before them. */
const withCounts = (text: string, language: Language): string =>
  withFigures(inDollars(text), language).replace(MEASURES, "").replace(ABOUT, "").replace(/ {2,}/g, " ");

/** Returns the number of people in the visitor's firm, if the text says it. */
export function peopleIn(text: string, language: Language): number | undefined {
  const plain = withFigures(text, language);
  const count = numberSaid(withCounts(text, language), PEOPLE);
  if (count) return count;
  const members = [...(MEMBERS.exec(plain)?.[0] ?? "").matchAll(MEMBER)].map(([, number]) => Number(number) || 1);
  if (members.length > 0) return members.reduce((sum, each) => sum + each, 1);
  return ALONE[language].test(plain) ? 1 : undefined;
}

/** Returns the number in a message, if there is exactly one: « une trentaine » is 30. */
export function numberIn(text: string, language: Language): number | undefined {
  const numbers = withFigures(text, language).match(/(?<!\S)\d{1,5}(?!\S)/g);
  return numbers?.length === 1 ? Number(numbers[0]) : undefined;
}

/** Matches hours (« 25 h », "20 hours"), but no time of day (« à 5 h »), no delay and no hours per day, month or year. */
const HOURS =
  /(?<!\b(?:(?<!\b(?:on|y) )a|at|vers|avant|apres|des|within|under|every|next|sous|d ici|dans(?: les)?) )\b(\d+(?:\.\d+)?)(?: and a half)? ?(?:d )?(?:h|hrs?|heures?|hours?)\b(?: et demie)?(?! (?:\d|(?:par|a|per) (?:jour|day|mois|month|an|annee|year)\b|(?:du|le|ce|a|au) (?:soir|matin)))/u;
/** Matches « chacun » or "per person", but neither "32 bucks each" nor "each month". */
const EACH =
  /(?<!\b(?:bucks|dollars|piasses) )\b(?:each|apiece|chacune?|chaque|(?:per|par) (?:person|personne|tete|head))\b(?! (?:month|week|day|year|time|mois|semaine|jour|annee|an|fois)\b)/u;

/** Writes the sign out, so that "$32/h" and "32/hr" are neither 32 hours nor mere numbers. */
const inDollars = (text: string): string =>
  text.replace(/(\d)\s*\$|\$\s*(\d+)/g, "$1$2 dollars").replace(/(\d)\s*\/\s*(?=h)/gi, "$1 dollars an ");

/** Returns the number of hours per week in a text: « 25 h », "twenty hours". */
export function hoursIn(text: string, language: Language): number | undefined {
  const [told, hours] = HOURS.exec(withFigures(inDollars(text), language)) ?? [];
  return hours === undefined ? undefined : Number(hours) + (/ (?:et demie|and a half)\b/.test(told!) ? 0.5 : 0);
}

const RATE = phrases("rate");

/** Returns the cost of an hour in a text, in dollars: « 28 $ de l’heure », "$32 an hour", « mon heure vaut 30 piasses ». */
export function rateIn(text: string, language: Language): number | undefined {
  const rate = numberSaid(withFigures(inDollars(text), language), RATE) ?? 0;
  return rate >= 10 && rate < 1_000 ? rate : undefined;
}

/** Returns the amount in a text that may be the cost of an hour, if there is one: "more like $25". */
export function amountIn(text: string, language: Language): number | undefined {
  const plain = withFigures(inDollars(text), language);
  const [amount, other] = plain.matchAll(/(?<![\d.])(\d{2,3}(?:\.\d+)?) (?:dollar|buck|piasse|piastre)/g);
  return amount && !other ? Number(amount[1]) : undefined;
}

/** Units of money and time: a number with one of these is not the count that we asked for. */
export const OTHER_UNITS =
  /[$€%]|(?<!\p{L})(?:dollars?|piastres?|bucks|min(?:utes?)?|[ap]m|jours?|journees?|days?|mois|months?|ans|annees?|years?|mill\p{L}*)(?!\p{L})|\dk\b/iu;
const HOURS_WORD = /(?<!\p{L})(?:h|hrs?|heures?|hours?)(?!\p{L})/iu;
/** Whether a text names hours: « 25 h ». */
export const isOfHours = (text: string): boolean => HOURS_WORD.test(text);
const isOfUnits = (text: string) => OTHER_UNITS.test(foldForSearch(text)) || isOfHours(text);

/** Returns a bare number of hours per week, after an answer that counts in hours: « 12 par semaine », "20 a week". */
export function savedIn(text: string, language: Language): number | undefined {
  const [, count] = /\b(\d{1,3}) (?:par|a|per) (?:semaine|week)\b/.exec(withFigures(text, language)) ?? [];
  return count === undefined ? undefined : Number(count);
}

const PLACES = phrases("places");

/** Reads a bare number as a number of people: « Pour 40, c’est combien? » */
export function sizeIn(text: string, language: Language): number | undefined {
  if (says(foldForSearch(text), PLACES)) return undefined;
  const meant = text.replace(/(?<!\p{L})(?:pas|not|instead of|au lieu de) \d+/giu, "");
  return isOfUnits(meant) ? undefined : numberIn(meant, language);
}

const PERIOD =
  /\b(\d{1,3}) (mois|months?|ans|years|trimestres?|quarters?)\b|\b(?:un|a|one|le|the|per|par) (trimestre|quarter)\b|\b(?:lannee|annuel\w*|annual\w*|yearly|(?:une?|an|l|par|per|a|one|full|whole|entire) (?:an|annee|year)(?! (?:prochaine?|passee?|dernier|derniere)))\b/u;

/** Returns the number of months in a text: « six mois », "a full year", « par trimestre ». */
export function monthsIn(text: string, language: Language): number | undefined {
  const [found, count, unit, quarter] = PERIOD.exec(withFigures(text, language)) ?? [];
  if (found === undefined) return undefined;
  if (quarter) return 3;
  return count === undefined ? 12 : Number(count) * (/^[tq]/.test(unit!) ? 3 : /^[ay]/.test(unit!) ? 12 : 1);
}

/** Matches « le deuxième mois », "the third month". */
const NTH_MONTH = /\b(?:(deux|second|2)|(trois|third|3)|(quatr|fourth|4))\w* (?:mois|month)\b/;
const DAYS =
  /\b(?:day|jour) (\d{1,3})\b|\b(month|mois|week|semaine) (\d{1,2})\b|\b(\d{1,3})(?:e|eme|ieme|th|st|nd|rd) (?:jour|day)\b|\b(\d{1,3}) (jours|days|semaines?|weeks?|mois|months?)\b/u;

/** Matches « un mois et demi » and "a month and a half". */
const HALF_MORE = /\b(?:mois et demi|months? and a half|and a half months)\b/;

/** Returns the number of days in a text: « au jour 40 », "after seven weeks", « un mois et demi ». */
export function daysIn(text: string, language: Language): number | undefined {
  const plain = withFigures(text, language);
  const nth = NTH_MONTH.exec(plain)?.findLastIndex((group) => group !== undefined);
  if (nth) return nth * 30 + 1;
  const half = HALF_MORE.test(plain) ? 15 : 0;
  const [, day, period, nthPeriod, nthDay, count, unit = ""] = DAYS.exec(plain) ?? [];
  // « Au mois 4 » is past the third.
  if (period) return (Number(nthPeriod) - 1) * (/^m/.test(period) ? 30 : 7) + 1;
  const told = day ?? nthDay ?? count ?? (half > 0 ? 1 : undefined);
  if (told === undefined) return undefined;
  const months = half > 0 || unit.startsWith("mo");
  return Number(told) * (/^[sw]/.test(unit) ? 7 : months ? 30 : 1) + half;
}

const JOINS = phrases("joins");
const LEAVES = phrases("leaves");

const ONE_MORE =
  /\b(?:autre (?:personne|employee?|gars|fille)|another (?:person|employee|guy|one)|one more|une? de plus)\b/;

/**
 * Returns the number of people to which a firm would grow or shrink: « si j’en engage trois autres », "2 are leaving".
 * @param people the number so far
 */
export function grownTo(text: string, language: Language, people: number | undefined): number | undefined {
  const plain = withFigures(text, language);
  if (people === undefined) return undefined;
  const counts = withCounts(text, language);
  const joining = numberSaid(counts, JOINS);
  if (joining !== undefined) return people + joining;
  if (ONE_MORE.test(plain)) return people + 1;
  const leaving = numberSaid(counts, LEAVES);
  if (leaving !== undefined && leaving < people) return people - leaving;
  return /\bdoubl(?:e|ons|ing)\b/.test(plain) ? people * 2 : undefined;
}

/** Matches how visitors found us: « Je vous ai trouvés sur Google » does not mean that they use Google's tools. */
const OF_OUR_FINDING = /trouv|cherch|found|search/i;

/** Reads what a visitor said about themselves; the latest statement counts. */
export function remembered({ text, history }: Turn, language: Language): Memory {
  const memory: Memory = {};
  const said = history.filter(({ sender }) => sender === "user").map(({ content }) => content);
  for (const content of [...said, text]) {
    const told: Memory = {
      email: content.match(EMAIL)?.[0],
      phone: content.match(PHONE)?.[0].trim(),
      name: nameIn(content, language),
      people: grownTo(content, language, memory.people) ?? peopleIn(content, language),
      hours: hoursIn(content, language),
      rate: rateIn(content, language),
    };
    memory.peopleBefore = told.people && told.people !== memory.people ? memory.people : undefined;
    // « Quatre employés perdent chacun cinq heures. »
    if (told.hours && EACH.test(withFigures(content, language))) told.hours *= told.people ?? memory.people ?? 1;
    Object.assign(memory, Object.fromEntries(Object.entries(told).filter(([, value]) => value)));
  }
  const all = foldForSearch([...said, text].filter((content) => !OF_OUR_FINDING.test(content)).join(" "));
  memory.tools = Object.keys(SOURCES[language].services.integrations.uses).filter((tool) =>
    all.includes(foldForSearch(tool)),
  );
  const topics = history.flatMap((message) => message.topics ?? []);
  const trouble = TROUBLES.find((id) => id === topics.find((topic) => TROUBLES.some((one) => one === topic)));
  if (trouble) memory.trouble = trouble;
  return memory;
}
