import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { SOURCES } from "../../knowledge-base/sources.ts";
import type { Turn } from "../answer-provider.ts";
import { EMAIL, nameIn, PHONE } from "./contact-left.ts";
import { foldedWords } from "./reading.ts";

/** What we take off people’s hands. */
export const TROUBLES = ["support", "sales", "operations"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What a visitor said of themselves, in this conversation. */
export interface Memory {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** In their firm. */
  people?: number | undefined;
  /** That repetitive work takes a week. */
  hours?: number | undefined;
  /** Of those that the site names, which they use. */
  tools?: readonly string[] | undefined;
  /** What weighs on them: the first that they asked help with. */
  trouble?: Trouble | undefined;
}

const NUMBER_WORDS: Readonly<Record<Language, string>> = {
  fr: "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
};
/** Tens, and what is about so many: the place in the list times ten. */
const TENS: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /^dizaine$/,
    /^(?:vingt|vingtaine)$/,
    /^trent(?:e|aine)$/,
    /^quarant(?:e|aine)$/,
    /^cinquant(?:e|aine)$/,
    /^soixant(?:e|aine)$/,
  ],
  en: [/^ten$/, /^twenty$/, /^thirty$/, /^forty$/, /^fifty$/, /^sixty$/],
};
const NUMBER = "(?<![\\p{L}\\d])(\\d{1,5}|\\p{L}+)";
const PEOPLE: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `(?:on est|nous sommes|on serait|equipe de|gang de|entreprise de|compagnie de|bureau de|cabinet de(?: \\p{L}+ de)?|clinique de|atelier de|garage de)(?: a peu pres| environ| rendus| juste| une)? ${NUMBER}|${NUMBER} (?:personne|employe|salarie|gens|gars|travailleur)`,
    "gu",
  ),
  en: new RegExp(
    `(?:we are|were|we re|there are|team of|company of|business of|firm of|shop of|staff of|office of|clinic of|practice of|garage of)(?: about| around| just| only| a)? ${NUMBER}|${NUMBER} (?:people|person|employee|staff|of us|worker|team member|folks|guys)`,
    "gu",
  ),
};
const ALONE: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:seule?|solo|(?:juste|rien que) moi|travailleu(?:r|se) autonome|pigiste|a mon compte)\b/,
  en: /\b(?:alone|solo|on my own|(?:just|only) me|freelancer?|self employed|by myself|one man)\b/,
};

/** How many people somebody says that they are. */
export function peopleIn(text: string, language: Language): number | undefined {
  const plain = foldedWords(text.replaceAll("’", " ").replaceAll("'", " "), language).join(" ");
  for (const [, one, other] of plain.matchAll(PEOPLE[language])) {
    const count = numberOf((one ?? other)!, language);
    // « On est un cabinet de quinze », « un employé ».
    if (count && (count > 1 || one === undefined || /\d/.test(one))) return count;
  }
  return ALONE[language].test(plain) ? 1 : undefined;
}

/** A number that a message holds, if it holds one alone: « une trentaine » is thirty. */
export function numberIn(text: string, language: Language): number | undefined {
  const numbers = foldedWords(text, language).flatMap((word) => numberOf(word, language) ?? []);
  return numbers.length === 1 ? numbers[0] : undefined;
}

/** @returns undefined for a word that is no number */
function numberOf(word: string, language: Language): number | undefined {
  if (/^\d{1,5}$/.test(word)) return Number(word);
  const place = NUMBER_WORDS[language].split(" ").indexOf(word.replace(/(?<=^(?:douz|quinz))aine$/, "e"));
  if (place > 0) return place;
  if (/^(?:cent|centaine|hundred)$/.test(word)) return 100;
  if (word === "dozen") return 12;
  const tens = TENS[language].findIndex((way) => way.test(word));
  return tens === -1 ? undefined : 10 * (tens + 1);
}

/** The word before the unit: « vingt » of « vingt heures », and no time of day, « à 5 h ». */
const BEFORE_HOURS = /(?<!(?:à|at)\s)(?<![\p{L}\d])(\d+|\p{L}+)(?:\sd’)?\s*(?:h|hrs?|heures|hours)(?!\p{L})/giu;

/** How many hours are told: « 25 h », "twenty hours"; « vos heures » are none. */
export const hoursIn = (text: string, language: Language): number | undefined =>
  [...text.matchAll(BEFORE_HOURS)].map(([, count]) => numberIn(count!, language)).find((count) => count !== undefined);

/** « Si j’en engage trois autres », "if I add six guys": they come to those who are there. */
const ADDS = /(?<!\p{L})(?:engage|embauche|ajoute|hire|add) (\d{1,3}|\p{L}+)/u;
export function addedIn(text: string, language: Language): number | undefined {
  const [, count] = ADDS.exec(foldForSearch(text)) ?? [];
  return count === undefined ? undefined : numberOf(count, language);
}

/** « Je vous ai trouvés sur Google » names no tool of theirs. */
const OF_OUR_FINDING = /trouv|cherch|found|search/i;

/** What was said last counts. */
export function remembered({ text, history }: Turn, language: Language): Memory {
  const memory: Memory = {};
  const said = history.filter(({ sender }) => sender === "user").map(({ content }) => content);
  for (const content of [...said, text]) {
    const told: Memory = {
      email: content.match(EMAIL)?.[0],
      phone: content.match(PHONE)?.[0].trim(),
      name: nameIn(content, language),
      people: peopleIn(content, language),
      hours: hoursIn(content, language),
    };
    const added = addedIn(content, language);
    if (added !== undefined && memory.people !== undefined) told.people = memory.people + added;
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
