import { GUARANTEES, PLAN_IDS, PLANS, type PlanId } from "../../../lib/company/plans.ts";
import { DOLLARS_AN_HOUR } from "../../../lib/company/return-on-investment.ts";
import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { Turn } from "../answer-provider.ts";
import { type Asked, asksChange, asksSum, asksWhich, salesIn } from "./answers.ts";
import { asksUs } from "./contact-left.ts";
import {
  amountIn,
  daysIn,
  grownTo,
  hoursIn,
  isOfHours,
  type Memory,
  monthsIn,
  peopleIn,
  rateIn,
  savedIn,
  sizeIn,
  TROUBLES,
  withFigures,
} from "./memory.ts";
import type { Passage } from "./passage.ts";
import { phrases, says } from "./phrases.ts";
import { MARK } from "./reading.ts";
import { daysAfter } from "./times-named.ts";
import { CLEAR, lastReply, OF_PLANS, planByPlace, SURE, type Understanding } from "./understanding.ts";
import type { WaysIndex } from "./ways-index.ts";

/** Matches a comparison with the plan in the last answer: « Il fait quoi de plus? », "that the middle one hasn’t got". */
const COMPARES =
  /\b(?:than|versus|vs|(?:has|does)n.t|extra|giv(?:e|ing) up|compared?|difference|de plus|de moins|de mieux|par rapport|sauver\w*|save|less|a pas)\b/;

/** Matches questions about what remains once the plan is paid. */
const LEFT = /\b(?:reste|resterait|laisse\w*|left|pocket|poches?|positif|ahead|paye|net)\b/;
/** Topics that are worked out from hours or, to break even, from the cost of an hour. */
export const OF_HOURS = /^(?:figures|calculator|hours-year|break-even)$/;
const ASKS_HOURS = /\b(?:combien d heures|combien dheures|how many (?:hours|hrs)|(?:en|in) (?:heures|hours))\b/;
const ASKS_FROM = /\b(?:a partir de combien|from how many|how many hours (?:before|until|make))\b/;
/** « Et si c’est juste la moitié? » */
const HALF = /\b(?:moitie|half)\b(?! (?:an hour|hour))/;
/** Matches questions about money, as opposed to hours. */
const OF_MONEY = /\b(?:argent|dollars?|piastres?|piasses?|money|bucks|poches?|pockets?)\b|\$/;
/** Matches questions about whether something pays off. */
const WORTH =
  /\b(?:vau(?:t|drait)\b.{0,12}\b(?:peine|coup)|rentable|worth (?:it|my while|automating|paying)|pay off)\b/;

/** Matches our guarantee of a return, as the site and its posts say it. */
const OF_PROMISE = new RegExp(`\\b${GUARANTEES.returnTimes}\\s?(?:fois|times|x)(?!\\p{L})`, "u");
/** Topics about the price of plans. */
export const OF_PRICE = /^(?:plans|plans-compare|plan-(?:named|smallest|biggest|popular|people|year))$/;
/** Topics that a trade or a place may be mistaken for. */
const OF_TRADE = /^(?:case-|sectors|areas|post-)/;
/** Topics of work that we take over, for which hours are no question about figures. */
const OF_WORK: readonly string[] = [...TROUBLES, "offer"];

const REMAINING = phrases("remaining");
/** Whether a folded text asks how many hours remain, or come back. */
export const asksRemaining = (folded: string): boolean => says(folded, REMAINING);

/** Maximum number of words of a number that replaces one told before: « Attends, j’ai mal tapé : 14, pas 4. » */
const LONGEST_CORRECTION = 12;
/** The same of an amount: "Wait no, more like $25 for the kids in the taproom. Then how many?" */
const LONGEST_AMENDMENT = 15;

/** What a message asks to have computed, in the light of its conversation. */
function factsOf(turn: Turn, { candidates, before, leans, read }: Understanding, memory: Memory, index: WaysIndex) {
  const { text } = turn;
  const { language } = index.reader;
  const [best] = candidates;
  const [last = ""] = before;
  const folded = foldForSearch(text);
  return {
    text,
    memory,
    leans,
    read,
    best: best?.id ?? "",
    score: best?.score ?? 0,
    /** Whether no topic is clear, so that the figures decide. */
    isOpen: !best || best.score < CLEAR || best.id === "more",
    /** The topic told last. */
    last,
    toldLast: index.passage(last),
    isOfPlans: before.some((id) => OF_PLANS.test(id)),
    /** Whether the return that we guarantee is spoken of. */
    isPromised:
      /^(?:ninety-days|guarantees)$/.test(last) || OF_PROMISE.test(lastReply(turn)) || OF_PROMISE.test(folded),
    isToldHours: OF_HOURS.test(last),
    isCounting: /^(?:calculator|hours-year)$/.test(last),
    plan: read.plans[0] ?? planByPlace(read.words, language, PLAN_IDS.slice(0, 1))[0],
    people: peopleIn(text, language),
    grown: grownTo(text, language, memory.people),
    size: sizeIn(text, language),
    hours: hoursIn(text, language),
    saved: savedIn(text, language),
    rate: rateIn(text, language),
    amount: amountIn(text, language),
    months: monthsIn(text, language),
    days: daysIn(text, language),
    sales: salesIn(text),
    /** Whether the message only tells something. */
    isTold: !asksUs(text),
    asksOfPost: best?.id.startsWith("post-") && best.score >= CLEAR && asksUs(text),
    asksGain: LEFT.test(folded) || WORTH.test(folded),
    asksWorth: WORTH.test(folded),
    asksHours: ASKS_HOURS.test(folded),
    asksFrom: ASKS_FROM.test(folded),
    asksRemaining: asksRemaining(folded) && !OF_MONEY.test(folded),
    asksHalf: HALF.test(folded),
    asksSum: asksSum(text),
    asksWhich: asksWhich(text),
    asksChange: (told: Passage) => asksChange(text, told, language),
    namesHours: isOfHours(text),
  };
}
type Facts = ReturnType<typeof factsOf>;

/** When an answer is computed from a topic's passage; without a topic, nothing is. */
interface Rule {
  tell: string | ((facts: Facts) => string) | undefined;
  when(facts: Facts): unknown;
}

const again = ({ last }: Facts) => last;

/** The first that applies decides. */
const RULES: readonly Rule[] = [
  // « Le samedi, vous ouvrez? », then « et le lendemain? »
  { tell: "hours", when: ({ last, text }) => /^(?:hours|holidays)$/.test(last) && daysAfter(text) > 0 },
  // After a case, « ça fait quoi en pourcentage? »
  { tell: again, when: ({ toldLast, asksChange }) => toldLast?.figures && asksChange(toldLast) },
  // After how often we meet, "what if we grow to 40?"
  {
    tell: again,
    when: ({ last, grown, people, asksSum, asksWhich, read }) =>
      last.startsWith("facet-") &&
      (grown ?? people) &&
      !asksSum &&
      !asksWhich &&
      read.words.length <= LONGEST_CORRECTION,
  },
  // « Pis si j’en engage trois de plus? »
  { tell: "plan-people", when: ({ isOfPlans, grown }) => isOfPlans && grown !== undefined },
  // After what hours are worth, « mes gars me coûtent 40 $ de l’heure »
  { tell: again, when: ({ isCounting, rate, memory }) => isCounting && rate && memory.hours },
  // « 28 $ de l’heure, 40 h par semaine : l’heure travaillée me coûte combien, selon votre exemple? »
  { tell: undefined, when: ({ asksOfPost, plan }) => asksOfPost && !plan },
  { tell: "calculator", when: ({ rate, hours }) => rate && hours },
  // « Pis si c’est juste 5 h? »
  { tell: again, when: ({ isCounting, hours, isOpen }) => isCounting && hours && isOpen },
  // « Et si ça m’en sauve 12 par semaine, il me reste combien? »
  { tell: "calculator", when: ({ isToldHours, saved, asksGain }) => isToldHours && saved && asksGain },
  // "More like $25 for the kids in the taproom, then how many?"
  {
    tell: "break-even",
    when: ({ last, rate, plan, amount, isOpen, read }) =>
      last === "break-even" && (rate || (amount && !plan && (isOpen || read.words.length <= LONGEST_AMENDMENT))),
  },
  // « Avec celui à 1 500, je finis en positif? »
  {
    tell: "calculator",
    when: ({ plan, memory, asksGain, best, score }) =>
      (plan || memory.rate) && memory.hours && asksGain && !(best === "break-even" && score >= SURE),
  },
  // « Une heure me coûte 35 $ », then « avec le plan à 1 500, on sauverait 30 h »
  { tell: "calculator", when: ({ plan, hours, memory }) => plan && hours && memory.rate },
  // « À partir de combien d’heures ça vaut la peine? Moi, c’est 2 h. »
  { tell: "break-even", when: ({ asksFrom, asksWorth }) => asksFrom && asksWorth },
  { tell: "calculator", when: ({ hours, asksWorth }) => hours && asksWorth },
  // After the promise in dollars, « ça ferait combien d’heures par semaine? »
  { tell: "break-even", when: ({ isPromised, asksHours }) => isPromised && asksHours },
  {
    tell: "ninety-days",
    when: ({ isPromised, plan, sales, isOpen, memory, ...facts }) =>
      isPromised && (plan || sales ? isOpen || facts.asksSum : memory.people && facts.asksSum),
  },
  { tell: undefined, when: ({ asksOfPost }) => asksOfPost },
  // After the refund, « pour le petit, on parle de combien après les 3 mois? »
  {
    tell: "ninety-days",
    when: ({ plan, last, days }) => plan && last === "money-back" && days === GUARANTEES.returnDays,
  },
  // « Et si on s’en rend compte à la semaine 7? »
  {
    tell: "money-back",
    when: ({ last, days, best, score }) =>
      last === "money-back" && days && (score < SURE || /^(?:ninety-days|guarantees|contract)$/.test(best)),
  },
  // « Celui-là envoie mes infolettres? », then « lequel le fait, et combien? »
  {
    tell: again,
    when: ({ last, isOpen, best, ...facts }) =>
      last.startsWith("facet-") && (isOpen || OF_PLANS.test(best)) && facts.asksWhich,
  },
  // « Attends, j’ai mal tapé : 14, pas 4. »
  {
    tell: "plan-people",
    when: ({ isOfPlans, isOpen, plan, read, isToldHours, size }) =>
      isOfPlans && isOpen && !plan && read.words.length <= LONGEST_CORRECTION && !isToldHours && size !== undefined,
  },
  // « On est 4. »
  {
    tell: "plan-people",
    when: ({ isTold, people, read, last }) =>
      isTold && people !== undefined && read.words.length <= 5 && !/^(?:post|case)-/.test(last),
  },
  // « On est 14 en paysagement, ça coûterait combien? »
  {
    tell: "plan-people",
    when: ({ people, best, isOfPlans, isOpen, ...facts }) =>
      people !== undefined &&
      ((facts.asksSum && (best === "" || OF_TRADE.test(best) || OF_PRICE.test(best))) ||
        (isOfPlans && isOpen && !best.startsWith("facet-"))),
  },
  {
    tell: "calculator",
    when: ({ best, isCounting, isTold, hours, rate, memory }) =>
      memory.hours && (best === "break-even" && !isCounting && !isTold ? hours : rate),
  },
  // « Je passe 40 h par semaine en paperasse. Il m’en resterait combien? »
  { tell: "figures", when: ({ hours, rate, plan, asksRemaining }) => hours && !rate && !plan && asksRemaining },
  // "And a smaller office, with 20?"
  {
    tell: again,
    when: ({ isToldHours, isOpen, read, size, memory, asksHalf }) =>
      isToldHours && isOpen && read.plans.length === 0 && (size !== undefined || (memory.hours && asksHalf)),
  },
  // After what the hours are worth in a month, « ça donne combien par année? »
  {
    tell: "calculator",
    when: ({ isCounting, memory, read, namesHours, months }) =>
      isCounting && memory.hours && !read.terms.includes(MARK.plan) && !namesHours && months === 12,
  },
  // « Ça fait combien par année? » is about hours only if we know theirs.
  {
    tell: "plan-year",
    when: ({ best, read, months, sales, isOfPlans, leans, isOpen, memory }) =>
      best !== "unanswered" &&
      !read.terms.includes(MARK.discount) &&
      months &&
      !sales &&
      (OF_PRICE.test(best) || (isOfPlans && leans && (isOpen || (best === "hours-year" && !memory.hours)))),
  },
  // « On passe 20 h par semaine là-dessus. » After « Mesurez une semaine », « et si ça donne 2 h? » is about the post.
  {
    tell: "calculator",
    when: ({ isTold, hours, last, best }) =>
      isTold && hours && !(last.startsWith("post-") && best.startsWith("post-")) && !OF_WORK.includes(best),
  },
];

/** Returns the passage to compute an answer from when the message has figures (people, months, hours, rates). */
export function toWorkOut(turn: Turn, meant: Understanding, memory: Memory, index: WaysIndex): Passage | undefined {
  const facts = factsOf(turn, meant, memory, index);
  const { tell } = RULES.find(({ when }) => when(facts)) ?? {};
  return tell === undefined ? undefined : index.passage(typeof tell === "string" ? tell : tell(facts));
}

/** Returns the plans in the last reply that told any but certain ones. */
function plansToldLast({ history }: Turn, but: readonly PlanId[] = []): PlanId[] {
  const told = history.map(({ topics = [] }) => PLAN_IDS.filter((id) => topics.includes(`plan-${id}`)));
  return told.findLast((plans) => plans.some((id) => !but.includes(id))) ?? [];
}

/** Returns the plans that the visitor named last. */
const plansBefore = ({ history }: Turn, index: WaysIndex) =>
  history
    .filter(({ sender }) => sender === "user")
    .map(({ content }) => index.reader.read(content).plans)
    .findLast(({ length }) => length > 0) ?? [];

/** Returns the rate meant instead of the site's: "That’s with 35 an hour, right? My guys are more like 50." */
function otherRateIn(text: string, language: Language): number | undefined {
  const numbers = [...withFigures(text, language).matchAll(/\b\d{2,3}\b/g)].map(Number);
  const prices = PLAN_IDS.map((id) => PLANS[id].dollarsAMonth);
  const others = numbers.filter((number) => number !== DOLLARS_AN_HOUR && !prices.some((price) => price === number));
  return others.length === 1 && others.length < numbers.length ? others[0] : undefined;
}

/** Collects what an answer depends on besides the question: the plans and the number of people meant. */
export function askedOf(
  passage: Passage,
  { read, leans, before, said }: Understanding,
  turn: Turn,
  memory: Memory,
  index: WaysIndex,
  now: Date,
): Asked {
  const { language } = index.reader;
  const spokenOf = plansToldLast(turn);
  const placed =
    /^(?:plan|facet-|question-plan|calculator|break-even|ninety-days)/.test(passage.id) && read.plans.length < 2
      ? planByPlace(read.words, language, spokenOf)
      : [];
  // « Ok, 3 500 $. Et celui du milieu? » A plan named by its rank takes precedence over one named by its price.
  // « Le 1 500 vaut-il la peine, ou le petit? »
  const isOfBoth = passage.id === "calculator" && placed.length > 0 && read.plans.length > 0;
  const named = isOfBoth ? [...new Set([...placed, ...read.plans])] : placed.length > 0 ? placed : read.plans;
  // « Et comparé à Accelerate? », « Qu’est-ce qui est inclus? »: the plan in the last answer is meant too.
  const isBeside = (passage.id === "plans-compare" || COMPARES.test(foldForSearch(turn.text))) && named.length === 1;
  // « Combien de plus par année, le gros comparé à l’autre? »
  const beside = isBeside ? plansToldLast(turn, named) : spokenOf;
  const isWhich = /^(?:facet-|plan-people$|question-plan$)/.test(passage.id) && asksWhich(turn.text);
  const isOfIt =
    isBeside ||
    (named.length === 0 &&
      (leans || /^(?:plan-named|plan-year|facet-|ninety-days|calculator|break-even)/.test(passage.id)));
  const isToCount = passage.id === "calculator" && spokenOf.length === 0 && named.length === 0;
  const earlier = isToCount ? plansBefore(turn, index) : [];
  const plans = isWhich ? [] : isOfIt ? [...new Set([...beside, ...named, ...earlier])] : named;
  const isOfSize = /^(?:question-)?plan/.test(passage.id) && read.plans.length === 0;
  const isGrown = grownTo(turn.text, language, memory.people) !== undefined;
  const size = isGrown
    ? memory.people
    : (peopleIn(turn.text, language) ?? (isOfSize ? sizeIn(turn.text, language) : undefined));
  const people = { now: size, before: memory.people };
  const isOfTheirHours =
    OF_HOURS.test(passage.id) &&
    before[0] === passage.id &&
    read.plans.length === 0 &&
    hoursIn(turn.text, language) === undefined;
  const counted = isOfTheirHours ? sizeIn(turn.text, language) : undefined;
  const saved = OF_HOURS.test(before[0] ?? "") ? savedIn(turn.text, language) : undefined;
  const half =
    isOfTheirHours && memory.hours !== undefined && HALF.test(foldForSearch(turn.text)) ? memory.hours / 2 : undefined;
  const hours = saved ?? (passage.id === "break-even" ? undefined : counted) ?? half ?? memory.hours;
  // After a count of hours, a lone amount is the cost of an hour: « ok pis si c’est plus 20 h, mais à 40 $? »
  const amount =
    named.length > 0 || !OF_HOURS.test(before[0] ?? passage.id) ? undefined : amountIn(turn.text, language);
  const anotherRate = passage.id === "break-even" ? (counted ?? otherRateIn(turn.text, language)) : undefined;
  const rate = anotherRate ?? amount ?? memory.rate;
  // A new number of people (« Et si on tombe à trois? ») replaces the plan in the last answer.
  return {
    passage,
    text: turn.text,
    said,
    told: turn.history
      .flatMap(({ sender, content }) => (sender === "bot" ? content : []))
      .toReversed()
      .join("\n\n"),
    about: [...new Set([before[0] ?? "", before[0]?.split("/")[0] ?? ""])]
      .flatMap((id) => index.passage(id)?.title ?? [])
      .join(" "),
    read,
    plans: size === undefined ? plans : named,
    people,
    memory: { ...memory, hours, rate },
    now,
    index,
  };
}
