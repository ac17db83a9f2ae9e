import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { formatDollars, formatNumber, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { openNow } from "../../../lib/company/open-now.ts";
import { GUARANTEES, LESS_WORK, MOST_POPULAR_PLAN, PLAN_IDS, PLANS, type PlanId } from "../../../lib/company/plans.ts";
import { DOLLARS_AN_HOUR, returnOnInvestment } from "../../../lib/company/return-on-investment.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { MINUTE_MS, offsetAt } from "../../appointments/times/wall-clock.ts";
import { SOURCES } from "../../knowledge-base/sources.ts";
import { daysIn, type Memory, monthsIn, numberIn, rateIn, withFigures } from "./memory.ts";
import { ASSISTANT_TEXT, type Change, type Passage, sentencesOf, ZONES } from "./passage.ts";
import { phrases, says } from "./phrases.ts";
import {
  breakEven,
  comparedText,
  facetsOf,
  facetText,
  guaranteed,
  planForPeople,
  planForSales,
  planLine,
  planText,
  priceOver,
} from "./plan-texts.ts";
import { asksFigure, figureIn, isRank, wantsTime } from "./post-search.ts";
import { MARK, type Read } from "./reading.ts";
import { type Reply, suggested } from "./replies.ts";
import { isSaid, openingHours, plain } from "./site-passages.ts";
import { daysAfter, timeIn } from "./times-named.ts";
import { PERHAPS } from "./understanding.ts";
import type { WaysIndex } from "./ways-index.ts";

/** Maximum length of an answer, in UTF-16 code units: one paragraph, which fits the widget without scrolling. */
const ANSWER_LIMIT = 420;
/** That of an answer whose opening was told before. */
const AGAIN_LIMIT = 700;
const DETAILS_AT_MOST = 4;
/** Weight of a term of the ways of asking nearest to the question, times their likeness. */
const PARAPHRASED = 0.6;
/** Weight of a term that the opening contains already. */
const TOLD = 0.5;
/** A reply longer than this, in UTF-16 code units, is not repeated in full, nor is a case. */
const LONG = 600;
/** Share of a question's telling words, by weight, that a sentence of a told post must have to be repeated alone. */
const FOCUS = 0.4;
/** Maximum number of its sentences that a follow-up repeats. */
const REPEATED_AT_MOST = 2;
/** Weight of the time or figure that a question asks for: the few sentences with one come before all others. */
const FIGURE = 10;
/** Share of a detail's content terms in the opening above which the detail only repeats it. */
const REPEATED = 0.75;
/** Share of an everyday word's weight where the sentences of one passage are compared. */
const ORDINARY = 0.3;
/** Exponent on a detail's number of terms: 0 favours long details, 1 short ones. */
const LENGTH = 0.7;

/** A question that a passage answers, and what the answer depends on. */
export interface Asked {
  passage: Passage;
  /** The question as the visitor typed it. */
  text: string;
  read: Read;
  /** The question, preceded by the visitor's previous message if it is a follow-up. */
  said: string;
  /** The assistant's replies so far, newest first, and the title of the passage of the newest; empty if there is none. */
  told: string;
  about: string;
  /** Plans named in the question or, in a follow-up, in the previous answer. */
  plans: readonly PlanId[];
  /** Number of people in the visitor's firm: stated in the question (`now`), and earlier (`before`). */
  people: { now?: number | undefined; before?: number | undefined };
  /** What the visitor said about themselves. */
  memory: Memory;
  now: Date;
  index: WaysIndex;
}

/** Answers from a passage; what depends on plans, hours, the time of day or tools is computed. */
export function answer(asked: Asked): Reply {
  const { passage, index } = asked;
  const { language } = index.reader;
  const computed =
    ofFigures(asked, language) ??
    ofHours(asked, language) ??
    ofGuarantees(asked, language) ??
    ofPlan(asked, language) ??
    ofElsewhere(asked, language) ??
    ofMoment(asked, language) ??
    ofTools(asked, language);
  const section = computed ? undefined : sectionAsked(asked);
  const text = plain(computed?.text ?? answerFrom(asked, section));
  const plans = computed?.plans ?? [];
  const link =
    plans.length === 1
      ? { title: index.passage(`plan-${plans[0]}`)!.title, href: pathIn(language, `/pricing#${plans[0]}`) }
      : { title: passage.title, href: passage.href };
  return {
    kind: "answer",
    language,
    text,
    links: [link],
    suggestions: suggested(
      language,
      (NEXT[passage.id] ?? []).filter((id) => isSaid(id, index.passage)),
    ),
    topics: [...(section ? [section.id] : []), passage.id, ...plans.map((id) => `plan-${id}`)],
  };
}

interface Computed {
  text: string;
  plans?: readonly PlanId[];
}

/** The plans that topics name by rank. */
const BY_RANK: Readonly<Record<string, PlanId>> = {
  "plan-smallest": "velocity",
  "plan-biggest": "dominate",
  "plan-popular": MOST_POPULAR_PLAN,
};

function ofPlan({ passage, text, told, read, plans, people, memory }: Asked, language: Language): Computed | undefined {
  const { id } = passage;
  const ranked = BY_RANK[id];
  if (ranked && (plans.length === 0 || (plans.length === 1 && plans[0] === ranked)))
    return { text: passage.opening, plans: [ranked] };
  const facet = facetsOf(language)[id];
  const size = people.now ?? (/^(?:plans|plan-people|question-plan)$/.test(id) ? people.before : undefined);
  if (id === "plan-sales" && plans.length === 0) {
    const sales = salesIn(text);
    return sales === undefined ? undefined : planForSales(language, sales);
  }
  if (id === "plan-year") {
    const months = monthsIn(text, language) ?? monthsIn(told, language) ?? 12;
    const meant = plans.length > 0 ? plans : size === undefined ? PLAN_IDS : planForPeople(language, size).plans;
    return { text: priceOver(language, meant, months), plans: meant };
  }
  if (facet) {
    const isWhich = asksWhich(text);
    const ofTheirs = people.now ?? (isWhich ? undefined : people.before);
    const theirs = ofTheirs === undefined ? [] : planForPeople(language, ofTheirs).plans;
    const meant = plans.length > 0 ? plans : theirs.length > 0 ? theirs : PLAN_IDS;
    const { notIncluded } = SOURCES[language].pricing.comparison;
    // If a plan lacks the feature, the answer also says which plans have it.
    const isMissing = meant.some((plan) => facet[plan] === notIncluded);
    const having = PLAN_IDS.filter((plan) => facet[plan] !== notIncluded);
    const spokenOf = plans.length > 0 ? plans : having.length === 1 ? having : theirs;
    const isAgain = told.includes(facetText(language, facet, meant));
    const row = facetText(language, facet, isMissing || isAgain ? PLAN_IDS : meant);
    // "Which one has it, and how much is it?"
    const priced = isWhich ? having[0] : spokenOf.length === 1 ? spokenOf[0] : undefined;
    const prices = ASKS_PRICE.test(text) && priced ? [planLine(language, priced)] : [];
    return { text: [row, ...prices].join(" "), plans: spokenOf };
  }
  if (id === "plans-compare" && people.now === undefined) {
    return plans.length > 1 ? { text: comparedText(language, plans), plans } : undefined;
  }
  // « On est 18, c’est quoi la facture? »
  const billed = people.now ?? (asksSum(text) ? people.before : undefined);
  if (id === "billing" && billed !== undefined) return planForPeople(language, billed);
  if (!/^(?:plans|plans-compare|plan-named|plan-people|question-plan|audience)$/.test(id)) return undefined;
  // « On est 6 : 500, c’est assez? » The number of people decides, not the plans named.
  const fitting = people.now === undefined ? undefined : planForPeople(language, people.now, memory.peopleBefore);
  if (fitting && !(plans.length === 1 && fitting.plans.includes(plans[0]!))) return fitting;
  if (plans.length > 1) return { text: comparedText(language, plans), plans };
  if (plans.length === 1) {
    const asksPrice = id === "plans" && !read.terms.includes(MARK.people);
    return { text: asksPrice ? planLine(language, plans[0]!) : planText(language, plans[0]!), plans };
  }
  if (size === undefined) return undefined;
  return planForPeople(language, size);
}

/** Not « combien d’heures ». */
const ASKS_PRICE = /\b(?:how much|price|cost|cheapest|prix|co[uû]te|moins cher|combien(?! d))/i;
const WHICH_PLAN = phrases("whichPlan");

/** Whether a text asks which plan has what is spoken of. */
export const asksWhich = (text: string): boolean => says(foldForSearch(text), WHICH_PLAN);

const DIFFERENCE = phrases("difference");
const OF_SELF = /\b(?:je|j|on|nous|moi|me|mon|ma|mes|notre|nos|i|we|us|my|our|ours)\b/;

/** Whether a text says how often what takes minutes happens: « on entre 25 commandes par jour », "50 orders a week". */
const timesIn = (text: string, { value }: Change, language: Language) =>
  value(1).includes("min") ? numberIn(text, language) : undefined;

/** Whether a follow-up to a passage with figures asks what those come to, not what they would be for the visitor. */
export const asksChange = (text: string, { figures = [] }: Passage, language: Language): boolean => {
  const question = foldForSearch(text);
  const isOften = figures.some((figure) => timesIn(text, figure, language) !== undefined);
  const asks =
    (isOften && /\b(?:h|hrs?|heures?|hours?|temps|time)\b/.test(question)) ||
    rateIn(text, language) !== undefined ||
    monthsIn(text, language) === 12 ||
    question.includes("%") ||
    says(question, DIFFERENCE);
  return asks && (!OF_SELF.test(question) || isOften);
};

/** What one or two of a passage's figures come to, after they were told: the difference, per year, in dollars. */
function ofFigures({ passage, text, told, index }: Asked, language: Language): Computed | undefined {
  const { figures = [] } = passage;
  const [last = ""] = told.split("\n\n", 1);
  if (
    !asksChange(text, passage, language) ||
    !(told.includes(passage.opening) || figures.some((figure) => told.includes(figure.text)))
  )
    return undefined;
  const labels = figures.map(({ label }) => label);
  const named = rankedBy(index, labels, termsIn(index, text), "", 0).map((place) => figures[place]!);
  const inLast = figures.length === 1 ? figures : figures.filter((figure) => last.includes(figure.text));
  const aWeek = figures.filter(({ timesAYear }) => timesAYear === 52);
  const meant = [named, inLast, aWeek].find(({ length }) => length > 0) ?? [];
  if (meant.length === 0 || meant.length > REPEATED_AT_MOST) return undefined;
  const own = ASSISTANT_TEXT[language];
  const rate = rateIn(text, language);
  const lines = meant.map((figure) => {
    const { text: line, before, after, timesAYear, value } = figure;
    const times = timesIn(text, figure, language);
    const amount = Math.abs(after - before);
    const inPercent = value(amount).includes("%");
    const percent = formatPercent(language, Math.round((amount / before) * 100));
    const isOfHours = timesAYear === 52 && rate !== undefined;
    return [
      line,
      inPercent ? "" : own.differs(value(amount), after > before, percent),
      timesAYear && monthsIn(text, language) === 12 ? own.differsAYear(value(amount * timesAYear)) : "",
      times ? own.differsIn(formatNumber(language, times), formatNumber(language, (amount * times) / 60)) : "",
      isOfHours
        ? own.worthOfAll(
            formatNumber(language, amount),
            formatDollars(language, rate),
            formatDollars(language, (amount * 52 * rate) / 12),
          )
        : "",
    ];
  });
  return { text: lines.flat().filter(Boolean).join(" ") };
}

/** Topics that are answered with the visitor's own hours, if those are known. */
const OF_WORTH = /^(?:calculator|figures|hours-year|facet-hours|facet-return)$/;

/** Returns how many of a number of hours we aim to give back, to a tenth of an hour if they are few. */
export const hoursBack = (hours: number): number =>
  hours < 10 ? Math.round((hours * LESS_WORK) / 10) / 10 : Math.round((hours * LESS_WORK) / 100);

/** Computes what the visitor's hours are worth, as the calculator does, for the plan named or the one that fits. */
function ofHours(asked: Asked, language: Language): Computed | undefined {
  const {
    passage: { id },
    text,
    read,
    memory,
    people,
    plans,
  } = asked;
  const own = ASSISTANT_TEXT[language];
  const rate = memory.rate ?? DOLLARS_AN_HOUR;
  if (id === "break-even") return { text: breakEven(language, rate, plans.length > 0 ? plans : PLAN_IDS), plans };
  const { hours } = memory;
  if (hours === undefined || !OF_WORTH.test(id) || (read.plans.length > 0 && id.startsWith("facet-"))) return undefined;
  const inWords = (count: number) => formatNumber(language, count);
  if (id === "hours-year") {
    const cost =
      memory.rate && own.costAYear(formatDollars(language, rate), formatDollars(language, hours * 52 * rate));
    return { text: [own.hoursAYear(inWords(hours), inWords(hours * 52)), cost].filter(Boolean).join(" ") };
  }
  const back = hoursBack(hours);
  if (id === "figures") return { text: own.hoursLeft(inWords(hours), inWords(back), inWords(hours - back)) };
  const theirs = plans.length > 0 ? plans : planForPeople(language, people.now ?? people.before ?? 1).plans.slice(0, 1);
  // With the visitor's own rate, the sum covers all their hours, as in the calculator; else the share we aim to save.
  const isToldAll = memory.rate !== undefined;
  const money = (amount: number) => formatDollars(language, Math.round(amount / 10) * 10);
  const netOf = (plan: PlanId) => {
    const { dollarsAMonth } = PLANS[plan];
    return returnOnInvestment({ hoursAWeek: isToldAll ? hours : back, dollarsAnHour: rate, dollarsAMonth }).net;
  };
  const left = theirs.map((plan) => {
    const [price, net] = [formatDollars(language, PLANS[plan].dollarsAMonth), netOf(plan)];
    return net >= 0 ? own.pays(PLANS[plan].name, price, money(net)) : own.doesNotPay(PLANS[plan].name, price);
  });
  const [plan = PLAN_IDS[0]] = theirs;
  const net = netOf(plan);
  const [anHour, worth] = [formatDollars(language, rate), money(net + PLANS[plan].dollarsAMonth)];
  const told = isToldAll
    ? own.worthOfAll(inWords(hours), anHour, worth)
    : own.worth(inWords(hours), inWords(back), anHour, worth);
  const aYear =
    net >= 0 && monthsIn(text, language) === 12
      ? own.leftAYear(formatDollars(language, Math.round(net / 10) * 120))
      : "";
  const bounds = isToldAll ? own.ofAllHours(LESS_WORK) : own.timeAlone;
  return { text: [told, ...left, aYear, bounds].filter(Boolean).join(" "), plans: theirs };
}

const ASKS_A_SUM =
  /\b(?:combien|argent|dollars?|piastres?|piasses?|prix|co[uû]te|how much|money|bucks|charge|bill|price|cost|put (?:some )?numbers)\b|\$/i;

/** Whether a text asks for an amount of money. */
export const asksSum = (text: string): boolean => ASKS_A_SUM.test(text);

const LOSES = /\b(?:j?perds?|perdu|perdre|lose|losing|lost|out (?:the|my|of)|stuck|pognee?s?)\b/;
/** Matches a moment that the last answer named. */
const BY_THEN = /\b(?:rendu la|a ce moment|apres ca|by then|at that point|after that)\b/;

/** States a plan's guarantee in dollars, or which guarantee is left after the refund period. */
function ofGuarantees(
  { passage: { id }, text, said, told, plans: named, people }: Asked,
  language: Language,
): Computed | undefined {
  const own = ASSISTANT_TEXT[language];
  if (id === "money-back") {
    // « Et si ça ne rapporte rien au bout de 90 jours? Je peux me faire rembourser? »
    // « Si je n’ai pas mon 3 fois rendu là, vous me remboursez? »
    const then = BY_THEN.test(foldForSearch(text)) ? daysIn(told, language) : undefined;
    const days = daysIn(text, language) ?? daysIn(said, language) ?? then;
    if (days !== undefined && days > GUARANTEES.moneyBackDays) return { text: own.pastMoneyBack };
    // « Je perds-tu mon argent? » is not answered by yes.
    return LOSES.test(foldForSearch(text)) ? { text: own.openings.trial } : undefined;
  }
  if (!/^(?:ninety-days|guarantees)$/.test(id)) return undefined;
  const size = asksSum(text) ? (people.now ?? people.before) : undefined;
  const plans = named.length > 0 || size === undefined ? named : planForPeople(language, size).plans;
  return plans.length === 1 ? { text: guaranteed(language, plans[0]!), plans } : undefined;
}

/** Returns the yearly revenue that a text names, in dollars: « 2 millions », "800k", "$3M". */
export function salesIn(text: string): number | undefined {
  const amounts = text
    .replace(/(\d)[ ,\u00a0\u202f](?=\d{3}(?!\d))/g, "$1")
    .matchAll(/(\d+(?:[.,]\d+)?)\s*(millions?|m(?!\p{L})|k(?!\p{L})|mille|000|thousand)?/giu);
  for (const [, number = "", named = ""] of amounts) {
    const amount = Number(number.replace(",", "."));
    const unit = named.toLowerCase();
    if (unit.startsWith("m") && unit !== "mille") return amount * 1_000_000;
    const dollars = unit === "" ? amount : amount * 1_000;
    if (dollars >= 1_000) return dollars;
  }
  return undefined;
}

/** The opening hours in a city of another time zone: "I’m in Vancouver, so that’s what for me?" */
function ofElsewhere({ passage: { id }, text, told, now }: Asked, language: Language): Computed | undefined {
  const own = ASSISTANT_TEXT[language];
  const folded = foldForSearch(text);
  const zones = Object.entries(ZONES[language]).map(([zone, place]) => ({ zone, city: place.split(",")[0]! }));
  const named = zones.find(({ city }) => folded.includes(foldForSearch(city)));
  const isOfHours = id === "hours" || told.split("\n\n", 1)[0]!.includes(openingHours(own, SOURCES[language]));
  if (!named || !isOfHours || !/^(?:hours|time-zone|areas)$/.test(id)) return undefined;
  const later = offsetAt(now.getTime(), named.zone) - offsetAt(now.getTime(), COMPANY_TIME_ZONE);
  const hours = openingHours(own, SOURCES[language], later / MINUTE_MS);
  return { text: own.hoursThere(named.city, hours) };
}

const sentence = (line: string) => `${line[0]!.toUpperCase()}${line.slice(1)}.`;

function ofMoment({ passage: { id, opening }, text, said, now }: Asked, language: Language): Computed | undefined {
  if (!/^(?:hours|holidays|contact)$/.test(id)) return undefined;
  const own = ASSISTANT_TEXT[language];
  const { state, until, holidays } = openNow(language, now, SOURCES[language].contact);
  const hours = openingHours(own, SOURCES[language]);
  // « Êtes-vous ouverts le samedi? » is answered first: "Saturday, 10 AM–4 PM."
  const lines = hours.split("; ");
  const week = Object.entries(SOURCES[language].contact.days);
  const time = timeIn(text);
  function lineFor(question: string): string | undefined {
    const at = week.findIndex(([, name]) => question.includes(foldForSearch(name)));
    if (at === -1) return undefined;
    // « Le samedi, vous ouvrez? », then « et le lendemain? »
    const [day = "", name = ""] = week[(at + daysAfter(text)) % week.length]!;
    const group = company.openingHours.findIndex(({ days }) => (days as readonly string[]).includes(day));
    const line = lines[group] ?? lines.find((one) => foldForSearch(one).startsWith(foldForSearch(name)));
    const { opens, closes } = company.openingHours[group] ?? { opens: "", closes: "" };
    if (!line || !time) return line && sentence(line);
    // "You open at 5 on Saturday?"
    return `${own.openThen(opens <= time && time < closes)} ${sentence(line)}`;
  }
  const day = lineFor(foldForSearch(text)) ?? lineFor(foldForSearch(said)) ?? "";
  // "Can I get hold of someone on Saturday?"
  if (id === "contact") return day ? { text: `${day} ${opening}` } : undefined;
  if (day && time) return { text: `${day} ${holidays}` };
  const [first, last] = id === "holidays" ? [holidays, ""] : [day, holidays];
  return { text: `${first} ${own.hours(state, until, hours, last)}`.trim() };
}

function ofTools({ passage: { id }, text }: Asked, language: Language): Computed | undefined {
  if (id !== "integrations") return undefined;
  const { uses, more } = SOURCES[language].services.integrations;
  const tools = Object.entries(uses);
  const named = tools.filter(([tool]) => text.toLowerCase().includes(tool.toLowerCase()));
  if (named.length === 0) return undefined;
  const list = tools.map(([tool]) => tool).join(", ");
  const told = named.map(([tool, use]) => (use ? `${tool} (${use})` : tool)).join(", ");
  return { text: ASSISTANT_TEXT[language].toolKnown(told, list, more) };
}

/** Matches follow-ups to a case study that ask for its results. */
const ASKS_RESULT =
  /\b(?:resultats?|donne quoi|change quoi|rapporte|gagne quoi|results?|outcome|get out of|change (?:for|anything)|improve|better|mieux|pire|worse|now|maintenant|baiss\w*|diminu\w*|drop\w*|sell(?:ing)? more|vend\w* plus)/;
const WHO = phrases("who");
/** Matches follow-ups to a case study that ask how it was done. */
const ASKS_HOW =
  /\b(?:comment (?:ca|vous|ils|elles)|(?:ca|fait) comment|how (?:did|do|was|so)\b|what did (?:you|they) (?:do|change|build|set))/;
const COUNTED = /\b(?:combien d[e']?|how many) ?(?!temps|fois|times)(\p{L}+)/u;
/** Returns the term of what a folded question asks to have counted, other than time: « combien de pages ». */
function countedIn(index: WaysIndex, question: string): string | undefined {
  return index.reader.read(COUNTED.exec(question)?.[1] ?? "").terms.at(-1);
}

/** Matches a result of a case study. */
const BEFORE_AND_AFTER = /\d.*\b(?:avant|before)\b/;

/** Returns the section that a question about a whole post is also about. */
function sectionAsked({ passage: { id }, text, index }: Asked): Passage | undefined {
  if (!id.startsWith("post-") || id.includes("/")) return undefined;
  const found = index.search({ terms: index.reader.read(text).terms });
  return found.find((one) => one.id.startsWith(`${id}/`) && one.score >= PERHAPS)?.passage;
}

/**
 * Returns the opening, then the details that best match the question; without an opening, the first details too. If the
 * passage was just told at length, only the sentences that match the question, if any do.
 */
function answerFrom({ passage, text, said, told, about, index }: Asked, section: Passage | undefined): string {
  const { id, title, opening, details } = passage;
  const question = foldForSearch(text);
  if (id.startsWith("post-")) {
    const row = index.posts.rowOf(section ?? passage, text, told);
    if (row) return row;
    // « Ça fait combien d’heures en tout? » The figure may be in what was told.
    const before = asksFigure(question) ? "" : told;
    const paraphrase = index.paraphrase(id, index.reader.read(text).terms);
    const excerpt = (seen: string) => index.posts.excerpt(passage, said, seen, paraphrase, section);
    const excerpted = excerpt(before);
    // "How long does that document have to be?" Who asks on wants one thing of what was told, not all of it again.
    const isToldAgain = excerpted !== "" && told.includes(excerpted);
    // « Le 4e, y dit quoi, pis on l’envoie quand? » When it goes out is in the table of all messages.
    const ofRank = wantsTime(question) ? index.posts.rowOfRank(passage) : undefined;
    // A rank or a number may be answered by a table or by what the figures of the section come to.
    const isCounted = index.reader.read(text).words.some(isRank) || /\d/.test(withFigures(text, index.reader.language));
    const focus = isToldAgain && !isCounted ? focused(index, section ?? passage, text) : "";
    const answered = focus || (isToldAgain ? excerpt(told) : excerpted);
    return ofRank && !answered.includes(ofRank) ? `${answered}\n\n${ofRank}` : answered;
  }
  const isToldIn = (reply: string) =>
    opening === "" ? details.some((detail) => reply.includes(detail)) : reply.includes(opening);
  const reply = told.split("\n\n").find(isToldIn);
  const results = id.startsWith("case-") ? details.filter((detail) => BEFORE_AND_AFTER.test(detail)) : [];
  // A story is told in everyday words.
  const everyday = results.length > 0 || id === "story" ? 1 : 0;
  // « Et maintenant? » What a case is about is what changed: the results asked for, else all of them.
  const named = rankedBy(index, results, termsIn(index, text), question, 0).slice(0, REPEATED_AT_MOST);
  const changed = named.length > 0 ? named.sort().map((place) => results[place]!) : results;
  // Its first sentence says who they are, how many and where: « Clinique de physiothérapie, Québec, 18 personnes. »
  if (results.length > 0 && reply !== undefined && ASKS_HOW.test(question)) return opening;
  if (results.length > 0 && reply !== undefined && says(question, WHO)) {
    return [sentencesOf(opening)[0]!, ...(named.length > 0 ? changed : [])].join(" ");
  }
  if (reply !== undefined && (id.startsWith("case-") || reply.length > LONG)) {
    const sentences = [...sentencesOf(opening), ...details.flatMap(sentencesOf)];
    const places = rankedBy(index, sentences, termsIn(index, text), question, everyday || ORDINARY);
    const isOfResults =
      places.length === 0 || places.slice(0, REPEATED_AT_MOST).some((place) => results.includes(sentences[place]!));
    if (results.length > 0 && (isOfResults || asksFigure(question) || ASKS_RESULT.test(question))) {
      return changed.join(" ");
    }
    if (places.length > 0) return inOrder(sentences, places);
  }
  const heard = new Set(index.reader.read(`${title} ${opening}`).terms);
  // After the newsletter, « Vous gardez mon adresse? » asks how long a subscriber's address is kept.
  const wanted = termsIn(index, about === title ? said : `${said} ${about}`);
  const others = index.paraphrase(id, index.reader.read(text).terms);
  for (const [term, share] of others) if (!wanted.has(term)) wanted.set(term, PARAPHRASED * share);
  for (const [term, share] of wanted)
    if (heard.has(term)) wanted.set(term, results.length > 0 || reply === undefined ? 0 : TOLD * share);
  const fitting = rankedBy(index, details, wanted, question, everyday || (opening === "" ? ORDINARY : 0)).filter(
    (place) => !isHeard(index, details[place]!, heard, index.reader.read(text).terms),
  );
  // « Et si je coche rien? » What has not been told may answer a question that no sentence matches.
  const untold = reply ? [...details.keys()].filter((at) => !told.includes(details[at]!)) : [];
  const order = new Set([...fitting, ...(opening === "" ? details.keys() : untold)]);
  if (results.length > 0) {
    const [asked] = fitting.map((place) => details[place]!).filter((detail) => !results.includes(detail));
    return [opening, ...(asked ? [asked] : []), ...changed].join(" ");
  }
  // What is asked beyond an opening that was told before needs room of its own.
  const places = withinLimit(details, order, opening.length, reply && opening ? AGAIN_LIMIT : ANSWER_LIMIT).sort(
    (one, other) => one - other,
  );
  return [opening, ...places.map((place) => details[place]!)].filter((part) => part !== "").join(" ");
}

/** Returns what a post's section says to a question in one or two sentences; empty if none says enough of it. */
function focused(index: WaysIndex, { details }: Passage, text: string): string {
  const question = foldForSearch(text);
  const sentences = details.filter((detail) => !detail.includes("\n")).flatMap(sentencesOf);
  const wanted = termsIn(index, text);
  const telling = [...wanted.keys()].filter((term) => !index.reader.isOrdinary(term));
  const weightOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + index.weight(term), 0);
  const ranked = rankedBy(index, sentences, wanted, question, ORDINARY);
  const best = index.reader.read(sentences[ranked[0] ?? -1] ?? "").terms;
  const shared = telling.filter((term) => best.includes(term));
  const isSaid = weightOf(shared) >= FOCUS * weightOf(telling) || shared.includes(countedIn(index, question) ?? "");
  return shared.length > 0 && isSaid ? inOrder(sentences, ranked) : "";
}

/** Returns the best sentences in their order. A single one may need the next: "It decides nothing: …" */
function inOrder(sentences: readonly string[], ranked: readonly number[]): string {
  const [only, ...others] = ranked.slice(0, REPEATED_AT_MOST);
  if (only === undefined) return "";
  const places = others.length > 0 ? [only, ...others] : [only, only + 1];
  return places
    .sort((one, other) => one - other)
    .flatMap((place) => sentences[place] ?? [])
    .join(" ");
}

/** Whether a detail says hardly anything that the title and the opening do not: « Plan : 2 à 3 jours. » */
function isHeard(index: WaysIndex, detail: string, heard: ReadonlySet<string>, asked: readonly string[]): boolean {
  const terms = index.reader.read(detail).terms.filter((term) => !index.reader.isOrdinary(term));
  if (terms.some((term) => asked.includes(term) && !heard.has(term))) return false;
  return terms.filter((term) => heard.has(term)).length > terms.length * REPEATED;
}

const termsIn = (index: WaysIndex, text: string) => new Map(index.reader.read(text).terms.map((term) => [term, 1]));

/**
 * Returns the indexes of the sentences that match the wanted terms or the kind of figure that the folded question asks
 * for, best first, down to half of the best score.
 * @param everyday share of an everyday word's weight, 0 to 1
 */
function rankedBy(
  index: WaysIndex,
  sentences: readonly string[],
  wanted: ReadonlyMap<string, number>,
  question: string,
  everyday: number,
): number[] {
  // « Ça doit avoir combien de pages? » asks for no other figure.
  const noun = countedIn(index, question);
  const ofNoun = noun ? sentences.filter((sentence) => index.reader.read(sentence).terms.includes(noun)) : [];
  const having = ofNoun.length > 0 ? ofNoun : sentences.filter((sentence) => figureIn(sentence, question) > 0);
  // If most sentences have one, as in a list of retention periods, it does not tell them apart.
  const figures = new Set(having.length * 2 > sentences.length ? [] : having);
  const ranked = sentences
    .map((sentence, place) => {
      const terms = [...new Set(index.reader.read(sentence.replaceAll("$", " dollars ")).terms)];
      const shareOf = (term: string) => (index.reader.isOrdinary(term) ? everyday : 1);
      const fit = terms.reduce((sum, term) => sum + shareOf(term) * index.weight(term) * (wanted.get(term) ?? 0), 0);
      return { place, fit: fit / terms.length ** LENGTH + (figures.has(sentence) ? FIGURE : 0) };
    })
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  return ranked.filter(({ fit }) => fit > ranked[0]!.fit / 2).map(({ place }) => place);
}

/**
 * Returns the next details of a passage.
 * @param told the replies from this passage so far
 * @returns an empty string when all details were told
 */
export function moreFrom({ details }: Passage, told: string): string {
  const untold = [...details.keys()].filter((place) => !told.includes(details[place]!));
  return withinLimit(details, untold, 0, ANSWER_LIMIT)
    .map((place) => details[place]!)
    .join(" ");
}

/** Returns the indexes of as many details as fit into an answer, and at least one if the answer is still empty. */
function withinLimit(details: readonly string[], order: Iterable<number>, said: number, limit: number): number[] {
  const places: number[] = [];
  let length = said;
  for (const place of order) {
    const { length: own } = details[place]!;
    if (places.length === DETAILS_AT_MOST) break;
    if (length > 0 && length + own > limit) continue;
    places.push(place);
    length += own;
  }
  return places;
}

/** Ids of the suggestions under an answer. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  offer: ["support", "sales", "operations"],
  plans: ["question-plan", "contract"],
  "plan-named": ["question-plan", "booking"],
  "plan-people": ["contract", "booking"],
  "question-plan": ["plans", "booking"],
  contract: ["guarantees"],
  fees: ["plans"],
  guarantees: ["start", "booking"],
  start: ["plans", "booking"],
  consultation: ["booking"],
  support: ["plans", "cases"],
  sales: ["plans", "cases"],
  operations: ["plans", "cases"],
  company: ["offer", "cases"],
  contact: ["hours"],
};
