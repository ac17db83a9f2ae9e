import { formatNumber } from "../../../lib/company/amounts.ts";
import { GUARANTEES, PLAN_IDS, type PlanId, SETTLED } from "../../../lib/company/plans.ts";
import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { Turn } from "../answer-provider.ts";
import { type Asked, answer, asksChange, asksSum, asksWhich, hoursBack, moreFrom, salesIn } from "./answers.ts";
import { asksUs } from "./contact-left.ts";
import {
  daysIn,
  grownTo,
  hoursIn,
  type Memory,
  monthsIn,
  numberIn,
  peopleIn,
  rateIn,
  TROUBLES,
  withFigures,
} from "./memory.ts";
import { ASSISTANT_TEXT, type Passage } from "./passage.ts";
import { asksFigure } from "./post-search.ts";
import { MARK } from "./reading.ts";
import { type Reply, smallTalk, suggested } from "./replies.ts";
import {
  AHEAD_BY,
  CLEAR,
  LIKELY,
  OF_PLANS,
  planByPlace,
  SURE,
  UNDERSTOOD,
  type Understanding,
  understand,
} from "./understanding.ts";
import type { WaysIndex } from "./ways-index.ts";

/** Topics that match despite unknown words: visitors name places, trades and troubles that the site does not know. */
const ANSWERS_STRANGERS =
  /^(?:areas|address|sectors|audience|support|sales|operations|person|booking|complaint|keep-tools|story|people|case-|off-topic|unanswered|hostile|greeting|thanks|contact|rights|unsubscribe|staff-|post-|plan-people|call-how|report|incidents)/;
/** Those of these topics that do not match if an unknown word is written as a name. */
const STORIES = /^(?:support|sales|operations|contact|case-)/;
/** Topics whose passages are complete lists: we do not have what they do not name. */
const LISTS = /^(?:integrations|languages|data-place|offer)/;
/** Likeness from which an unknown word counts as a typing error. */
const NEARLY_WHOLE = 0.8;
/** Minimum coverage of a question with an unknown word; the lower one applies where the topic is quite likely. */
const COVERED = 0.62;
const COVERED_AT_LEAST = 0.4;
const QUITE_LIKELY = 0.6;

const SPOKEN = "es pt it de ar zh cmn yue ht ru uk pl vi hi pa ja ko fa tr el ro ur ta".split(" ");
const namesOfTongues = (language: Language) =>
  new Set(SPOKEN.map((code) => foldForSearch(new Intl.DisplayNames(language, { type: "language" }).of(code)!)));
/** Names of languages that we do not work in: « espagnol ». */
const FOREIGN = { fr: namesOfTongues("fr"), en: namesOfTongues("en") };

/** Whether the visitor names something that the site does not, so that the nearest passage is no answer: "NDA". */
export function isStrange({ read, candidates: [best] }: Understanding, index: WaysIndex): boolean {
  if (!best) return false;
  if (read.words.some((word) => FOREIGN[index.reader.language].has(word))) return true;
  const isNamed = read.strangers.some((word) => read.names.has(word));
  // The site lists the tools that we connect; another tool's name makes the list no answer.
  if (/^(?:integrations|keep-tools)$/.test(best.id) && read.terms.includes(MARK.otherTool)) {
    return !read.terms.includes(MARK.tool);
  }
  if (best.id === "integrations" && read.terms.includes(MARK.tool) && !isNamed) return false;
  // A staff answer about printers does not answer a question about cars.
  if (best.id.startsWith("staff-") && best.isBeside && best.likeness < NEARLY_WHOLE) return true;
  if (read.strangers.length === 0) return false;
  if (ANSWERS_STRANGERS.test(best.id)) return isNamed && STORIES.test(best.id);
  const isLittle = best.coverage < (best.likelihood >= QUITE_LIKELY ? COVERED_AT_LEAST : COVERED);
  if (LISTS.test(best.id) || isLittle) return true;
  return isNamed && best.likeness < NEARLY_WHOLE;
}

/** Matches a comparison with the plan in the last answer: « Il fait quoi de plus? », "that the middle one hasn’t got". */
const COMPARES =
  /\b(?:than|versus|vs|(?:has|does)n.t|extra|giv(?:e|ing) up|compared?|difference|de plus|de mieux|par rapport|a pas)\b/;

/** Matches questions about what remains once the plan is paid. */
const LEFT = /\b(?:reste|resterait|laisse\w*|left|pocket|poches?|positif|ahead|paye|net)\b/;
/** Matches questions about how many hours remain, or come back. */
const REMAINS =
  /\b(?:rest(?:e|ent|era|erait|eraient)|remain\w*|(?:be|is|s|are) (?:still )?(?:left|there))\b|\bm? ?en (?:redonn|enlev|sauv|rend|epargn)\w*|\b(?:give|get|save|take) (?:\w+ )?(?:back|off)\b/;
/** Topics that are worked out from hours or, to break even, from the cost of an hour. */
const OF_HOURS = /^(?:figures|calculator|hours-year|break-even)$/;
const ASKS_HOURS = /\b(?:combien d heures|combien dheures|how many (?:hours|hrs)|(?:en|in) (?:heures|hours))\b/;
/** « Et si c’est juste la moitié? » */
const HALF = /\b(?:moitie|half)\b(?! (?:an hour|hour))/;
/** Matches questions about money, as opposed to hours. */
const OF_MONEY = /\b(?:argent|dollars?|piastres?|piasses?|money|bucks|poches?|pockets?)\b|\$/;
/** Matches questions about whether something pays off. */
const WORTH =
  /\b(?:vau(?:t|drait)\b.{0,12}\b(?:peine|coup)|rentable|worth (?:it|my while|automating|paying)|pay off)\b/;

/** Maximum number of words of a reply to our own question, and of a number that replaces one told before. */
const SHORT_REPLY = 9;
const LONGEST_CORRECTION = 12;

/** Matches our guarantee of a return, as the site and its posts say it. */
const OF_PROMISE = new RegExp(`\\b${GUARANTEES.returnTimes}\\s?(?:fois|times|x)(?!\\p{L})`, "u");
const OF_PRICE = /^(?:plans|plans-compare|plan-(?:named|smallest|biggest|popular|people|year))$/;

/** Returns the passage to compute an answer from when the message has figures (people, months, hours, rates). */
export function toWorkOut(turn: Turn, meant: Understanding, memory: Memory, index: WaysIndex): Passage | undefined {
  const { text } = turn;
  const { language } = index.reader;
  const { candidates, before, leans } = meant;
  const [best] = candidates;
  const toldLast = index.passage(before[0] ?? "");
  if (toldLast && asksChange(text, toldLast, language) && toldLast.figures) return toldLast;
  const isOpen = !best || best.score < CLEAR || best.id === "more";
  const ofPlans = before.some((id) => OF_PLANS.test(id));
  const grown = grownTo(text, language, memory.people);
  if (ofPlans && grown !== undefined) return index.passage("plan-people");
  const isOfRate = rateIn(text, language) !== undefined && memory.hours !== undefined;
  const isCounting = /^(?:calculator|hours-year)$/.test(before[0] ?? "");
  if (isOfRate && isCounting) return index.passage(before[0]!);
  if (isOfRate && hoursIn(text, language) !== undefined) return index.passage("calculator");
  const plan = meant.read.plans[0] ?? planByPlace(meant.read.words, language, PLAN_IDS.slice(0, 1))[0];
  const folded = foldForSearch(text);
  // « Avec celui à 1 500, je finis en positif? »
  const isOfGain = LEFT.test(folded) || WORTH.test(folded);
  const isPriced = plan !== undefined || memory.rate !== undefined;
  // « Et si ça m’en sauve 12 par semaine, il me reste combien? »
  const isOfSaved = OF_HOURS.test(before[0] ?? "") && savedIn(text, language) !== undefined;
  if (isOfSaved && isOfGain) return index.passage("calculator");
  const isOfBreakEven = best?.id === "break-even" && best.score >= SURE;
  if (before[0] === "break-even" && isOpen && rateIn(text, language) !== undefined) return index.passage("break-even");
  if (isPriced && memory.hours !== undefined && isOfGain && !isOfBreakEven) return index.passage("calculator");
  const isOfHours = hoursIn(text, language) !== undefined;
  // « Une heure me coûte 35 $ », then « avec le plan à 1 500, on sauverait 30 h »
  if (plan && isOfHours && memory.rate !== undefined) return index.passage("calculator");
  if (isOfHours && WORTH.test(folded)) return index.passage("calculator");
  const isPromised =
    /^(?:ninety-days|guarantees)$/.test(before[0] ?? "") || OF_PROMISE.test(lastBot(turn)) || OF_PROMISE.test(folded);
  // « Ça ferait combien d’heures par semaine? » after the promise in dollars
  if (isPromised && ASKS_HOURS.test(folded)) return index.passage("break-even");
  const isOfSumTold = plan || salesIn(text) !== undefined ? isOpen || asksSum(text) : false;
  if (isPromised && (isOfSumTold || (memory.people !== undefined && asksSum(text))))
    return index.passage("ninety-days");
  if (!isOpen && /^post-/.test(best.id) && asksUs(text)) return undefined;
  // « Pour le petit, on parle de combien après les 3 mois? »
  const isOfReturn = plan && before[0] === "money-back" && daysIn(text, language) === GUARANTEES.returnDays;
  if (isOfReturn) return index.passage("ninety-days");
  const isOfRefund =
    before[0] === "money-back" && (!best || best.score < SURE || /^(?:ninety-days|guarantees|contract)$/.test(best.id));
  if (isOfRefund && daysIn(text, language) !== undefined) return index.passage("money-back");
  const isOfSize = peopleIn(text, language) !== undefined;
  const isOfTrade = !best || /^(?:case-|sectors|areas|post-)/.test(best.id) || OF_PRICE.test(best.id);
  // « Celui-là envoie mes infolettres? », then « lequel le fait, et combien? »
  const isOfFeature = before[0]?.startsWith("facet-") && (isOpen || OF_PLANS.test(best.id)) && asksWhich(text);
  if (isOfFeature) return index.passage(before[0]!);
  // « Attends, j’ai mal tapé : 14, pas 4. »
  const isCorrected =
    ofPlans && isOpen && !plan && meant.read.words.length <= LONGEST_CORRECTION && !OF_HOURS.test(before[0] ?? "");
  if (isCorrected && sizeIn(text, language) !== undefined) return index.passage("plan-people");
  if (isOfSize && ((isOfTrade && asksSum(text)) || (ofPlans && isOpen && !best?.id.startsWith("facet-"))))
    return index.passage("plan-people");
  const isTold = !asksUs(text);
  const isToCount = best?.id === "break-even" && !isCounting && !isTold ? isOfHours && memory.hours : isOfRate;
  if (isToCount) return index.passage("calculator");
  // « Je passe 40 h par semaine en paperasse. Il m’en resterait combien? » « Vous m’en redonneriez combien? »
  if (isOfHours && !isOfRate && !plan && REMAINS.test(folded) && !OF_MONEY.test(folded))
    return index.passage("figures");
  // "And a smaller office, with 20?"
  const isCounted = sizeIn(text, language) !== undefined || (memory.hours !== undefined && HALF.test(folded));
  if (OF_HOURS.test(before[0] ?? "") && isOpen && meant.read.plans.length === 0 && isCounted)
    return index.passage(before[0]!);
  // After what the hours are worth in a month, « Ça donne combien par année? »
  const isOfYear = isCounting && memory.hours !== undefined && !meant.read.terms.includes(MARK.plan);
  if (isOfYear && !HOURS.test(text) && monthsIn(text, language) === 12) return index.passage("calculator");
  const isOfSum = best?.id !== "unanswered" && !meant.read.terms.includes(MARK.discount);
  if (isOfSum && monthsIn(text, language) !== undefined && salesIn(text) === undefined) {
    // « Ça fait combien par année? » is about hours only if we know theirs.
    const isOfPlans = isOpen || (best.id === "hours-year" && memory.hours === undefined);
    if (OF_PRICE.test(best?.id ?? "") || (ofPlans && leans && isOfPlans)) return index.passage("plan-year");
  }
  // After « Mesurez une semaine », « et si ça donne 2 h? » is about the post.
  const isOfPost = before[0]?.startsWith("post-") && best?.id.startsWith("post-");
  return isTold && isOfHours && !isOfPost && !OF_TROUBLE.includes(best?.id ?? "")
    ? index.passage("calculator")
    : undefined;
}

/** Returns the plans in the last reply that told any. */
function plansToldLast({ history }: Turn): PlanId[] {
  const told = history.map(({ topics = [] }) => PLAN_IDS.filter((id) => topics.includes(`plan-${id}`)));
  return told.findLast(({ length }) => length > 0) ?? [];
}

/** Returns the plans that the visitor named last. */
const plansBefore = ({ history }: Turn, index: WaysIndex) =>
  history
    .filter(({ sender }) => sender === "user")
    .map(({ content }) => index.reader.read(content).plans)
    .findLast(({ length }) => length > 0) ?? [];

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
  const isWhich = /^(?:facet-|plan-people$|question-plan$)/.test(passage.id) && asksWhich(turn.text);
  const isOfIt =
    isBeside ||
    (named.length === 0 &&
      (leans || /^(?:plan-named|plan-year|facet-|ninety-days|calculator|break-even)/.test(passage.id)));
  const isToCount = passage.id === "calculator" && spokenOf.length === 0 && named.length === 0;
  const earlier = isToCount ? plansBefore(turn, index) : [];
  const plans = isWhich ? [] : isOfIt ? [...new Set([...spokenOf, ...named, ...earlier])] : named;
  const isOfSize = /^(?:question-)?plan/.test(passage.id) && read.plans.length === 0;
  const isGrown = grownTo(turn.text, language, memory.people) !== undefined;
  const size = isGrown
    ? memory.people
    : (peopleIn(turn.text, language) ?? (isOfSize ? sizeIn(turn.text, language) : undefined));
  const people = { now: size, before: memory.people };
  const isOfHours =
    OF_HOURS.test(passage.id) &&
    before[0] === passage.id &&
    read.plans.length === 0 &&
    hoursIn(turn.text, language) === undefined;
  const counted = isOfHours ? sizeIn(turn.text, language) : undefined;
  const saved = OF_HOURS.test(before[0] ?? "") ? savedIn(turn.text, language) : undefined;
  const half =
    isOfHours && memory.hours !== undefined && HALF.test(foldForSearch(turn.text)) ? memory.hours / 2 : undefined;
  const hours = saved ?? (passage.id === "break-even" ? undefined : counted) ?? half ?? memory.hours;
  const rate = (passage.id === "break-even" ? counted : undefined) ?? memory.rate;
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

/** Returns a bare number of hours per week, after an answer that counts in hours: « 12 par semaine », "20 a week". */
function savedIn(text: string, language: Language): number | undefined {
  const [, count] = /\b(\d{1,3}) (?:par|a|per) (?:semaine|week)\b/.exec(withFigures(text, language)) ?? [];
  return count === undefined ? undefined : Number(count);
}

/** Matches numbers of places and plans, not people: "3 salons", "two packages". */
const OF_PLACES =
  /\b(?:\d{1,3}|deux|trois|two|three) (?:plans?|packages?|forfaits?|salons?|locations?|offices?|shops?|stores?|branches|sites?|clinics?|bureaux|boutiques?|magasins?|succursales?|adresses?|cliniques?|garages?|restos?|restaurants?)\b/;

/** Reads a bare number as a number of people: « Pour 40, c’est combien? » */
function sizeIn(text: string, language: Language): number | undefined {
  if (OF_PLACES.test(foldForSearch(text))) return undefined;
  const meant = text.replace(/(?<!\p{L})(?:pas|not|instead of|au lieu de) \d+/giu, "");
  return isOfUnits(meant) ? undefined : numberIn(meant, language);
}

const lastBot = ({ history }: Turn) => history.findLast(({ sender }) => sender === "bot")?.content ?? "";

/** Whether the previous reply offered to book a time. */
export function wasOffered(turn: Turn, language: Language): boolean {
  return lastBot(turn).includes(ASSISTANT_TEXT[language].asksToBook);
}

const OF_TROUBLE: readonly string[] = [...TROUBLES, "offer"];
/** Minimum score of an answer to our own question, which may be a single word. */
const NEAR_ENOUGH = 0.2;

/** Whether the visitor ignores our question: they want a time, a person, or are lost. */
const wishesElse = ([best]: Understanding["candidates"]) =>
  best && best.score >= LIKELY && /^(?:booking|person|lost|yes|more|speak-)/.test(best.id);

/** Units of money and time: a number with one of these is not the count that we asked for. */
const OTHER_UNITS =
  /[$€%]|(?<!\p{L})(?:dollars?|piastres?|bucks|min(?:utes?)?|jours?|journees?|days?|mois|months?|ans|annees?|years?|mill\p{L}*)(?!\p{L})|\dk\b/iu;
const HOURS = /(?<!\p{L})(?:h|hrs?|heures?|hours?)(?!\p{L})/iu;
const isOfUnits = (text: string) => OTHER_UNITS.test(foldForSearch(text)) || HOURS.test(text);

/** Returns the passage for the visitor's reply when we asked what takes most of their time: « vendre », "all three". */
export function troubleTold(turn: Turn, { candidates, read }: Understanding, language: Language): Passage | undefined {
  const isAsked = lastBot(turn).includes(ASSISTANT_TEXT[language].asksTrouble);
  const [best] = candidates;
  const told = candidates.find(({ id, score }) => OF_TROUBLE.includes(id) && score >= NEAR_ENOUGH);
  // « Travaillez-vous en anglais » is a question even without its mark, and outscores every trouble clearly.
  const asksElse = best?.passage && best.score >= LIKELY && best.score - (told?.score ?? 0) >= AHEAD_BY;
  if (!isAsked || asksElse || wishesElse(candidates) || read.words.length > SHORT_REPLY || turn.text.includes("?"))
    return undefined;
  if (numberIn(turn.text, language) !== undefined) return undefined;
  return told?.passage;
}

/** Replies to a number that answers our own question, which tells what the visitor counts: « une trentaine ». */
export function numberTold(turn: Turn, meant: Understanding, memory: Memory, index: WaysIndex): Reply | undefined {
  const { language } = index.reader;
  const own = ASSISTANT_TEXT[language];
  const last = lastBot(turn);
  const about = (["people", ...TROUBLES] as const).find((id) => last.includes(own.asks[id]));
  // « C’est 450 par mois; il nous en resterait combien? »
  const asksLeft = about === "support" && REMAINS.test(foldForSearch(turn.text));
  const asksElse = meant.read.words.length > SHORT_REPLY || turn.text.includes("?");
  if (!about || wishesElse(meant.candidates) || (asksElse && !asksLeft)) return undefined;
  const isOfOthers =
    OTHER_UNITS.test(foldForSearch(turn.text)) ||
    (about !== "operations" && HOURS.test(turn.text)) ||
    (about !== "people" && peopleIn(turn.text, language) !== undefined);
  if (isOfOthers && !asksLeft) return undefined;
  const number = numberIn(turn.text, language) ?? (about === "people" ? peopleIn(turn.text, language) : undefined);
  if (number === undefined) return undefined;
  if (about === "people") {
    const asked = askedOf(index.passage("plan-people")!, meant, turn, memory, index, turn.at);
    return answer({ ...asked, people: { now: number } });
  }
  const inWords = (count: number) => formatNumber(language, count);
  const done = about === "support" ? Math.round((number * SETTLED) / 100) : hoursBack(number);
  const worth = {
    support: own.messagesLeft(inWords(number), inWords(done), inWords(number - done)),
    sales: own.numberWorth,
    operations: own.hoursLeft(inWords(number), inWords(done), inWords(number - done)),
  }[about];
  return {
    kind: "answer",
    language,
    text: [asksLeft ? "" : own.numberTold(inWords(number)), worth, own.asksToBook].join(" ").trim(),
    suggestions: suggested(language, ["booking", "plans"]),
    topics: [about],
  };
}

/** Where a message may be split into two questions: after a question mark, or at « et ». */
const JOINTS: Readonly<Record<Language, RegExp>> = {
  fr: /\?+\s+(?:(?:et|pis|puis) )?|[,;.]?\s+(?:et|pis|puis)\s+(?!(?:pas|non)\s)/giu,
  en: /\?+\s+(?:and )?|[,;.]?\s+(?:and|plus)\s+(?!not\s)/giu,
};
/** Maximum number of joints tried, and maximum length of the message in UTF-16 code units. */
const MOST_JOINTS = 4;
const LONGEST = 240;
/** Minimum number of words of a question. */
const LEAST_WORDS = 3;

/** Answers a message with two questions: « C’est combien, et ça prend combien de temps? » */
export function twoAnswers(turn: Turn, memory: Memory, index: WaysIndex, now: Date): Reply | undefined {
  const { text, history } = turn;
  if (text.length > LONGEST) return undefined;
  const joints = [...text.matchAll(JOINTS[index.reader.language])].slice(-MOST_JOINTS);
  // « On est trois, on perd des clients, quel forfait et en combien de temps? » What is asked may be the last clause.
  const cuts = joints.flatMap(({ index: at, 0: joint }) => {
    const [before, after] = [text.slice(0, at), text.slice(at + joint.length)];
    const clause = before.slice(before.lastIndexOf(", ") + 1);
    return (clause === before ? [before] : [before, clause]).map((first) => [first, after]);
  });
  const pairs = cuts.flatMap((parts) => {
    const asksNothing = (part: string) => index.reader.read(part).words.length < LEAST_WORDS || !asksUs(part);
    if (parts.some(asksNothing)) return [];
    const replies: Reply[] = [];
    const scores: number[] = [];
    const said = [...history];
    for (const part of parts) {
      const one = { ...turn, text: part, history: said };
      const own = understand(part, one, index);
      const [best] = own.candidates;
      if (!best?.passage || best.score < UNDERSTOOD || isStrange(own, index)) return [];
      // A post contains so many words that any half of a question may seem to ask for it.
      if (best.id.startsWith("post-")) return [];
      const passage = toWorkOut(one, own, memory, index) ?? best.passage;
      const reply = answer(askedOf(passage, own, one, memory, index, now));
      scores.push(best.score);
      replies.push(reply);
      said.push({ sender: "user", content: part }, { sender: "bot", content: reply.text, topics: reply.topics ?? [] });
    }
    return { replies, score: Math.min(...scores) };
  });
  const [best] = pairs.sort((one, other) => other.score - one.score);
  const [first, second] = best?.replies ?? [];
  if (!first || !second) return undefined;
  const [[one = ""], [other = ""]] = [first.topics ?? [], second.topics ?? []];
  if (one === other || (OF_PRICE.test(one) && OF_PRICE.test(other))) return undefined;
  if (second.text.includes(first.text)) return second;
  return first.text.includes(second.text)
    ? undefined
    : { ...joined(first, second), topics: [...second.topics!, ...first.topics!] };
}

/** Two answers as one. */
function joined(first: Reply, second: Reply): Reply {
  const [links, topics] = [first.links ?? [], first.topics ?? []];
  const others = (second.links ?? []).filter(({ href }) => links.every((link) => link.href !== href));
  return {
    ...second,
    text: `${first.text}\n\n${second.text}`,
    links: [...links, ...others],
    topics: [...topics, ...(second.topics ?? [])],
  };
}

/** Maximum lead at which the next passage answers about as well as the best one, and may be the one meant. */
const DOUBT = 0.15;
/** Minimum score of the next passage, and the one at which an answer that was just told is not told again. */
const ALSO = 0.42;
const INSTEAD = 0.6;
/** Maximum length of two answers to one question, in UTF-16 code units: two of a post's sections are too much. */
const LONGEST_TWO = 1_000;

/**
 * Answers from the best passage and, if another one is about as likely, from that one too. Who asks something new
 * seldom wants the last answer again, so the next passage then weighs more.
 */
export function answerBeside(
  best: Passage,
  { candidates, before }: Understanding,
  turn: Turn,
  tell: (passage: Passage) => Reply,
): Reply {
  const first = tell(best);
  const family = (id: string) => (OF_PRICE.test(id) || OF_PLANS.test(id) ? "plans" : id === "holidays" ? "hours" : id);
  const isAgain = first.text.split("\n\n").every((part) => lastBot(turn).includes(part));
  // One section of a post is enough, unless the message may still be about the one just told.
  const isOfPost = (id: string) =>
    isAgain
      ? id.startsWith(`${best.id}/`) || best.id.startsWith(`${id}/`)
      : id !== before[0] && id.split("/")[0] === best.id.split("/")[0];
  const next = candidates.find(({ id, passage }) => passage && family(id) !== family(best.id) && !isOfPost(id));
  // What is computed answers a question with figures.
  if (!next?.passage || (!isAgain && (OF_PLANS.test(best.id) || OF_HOURS.test(best.id)))) return first;
  // A follow-up to a story has the score 1; then comes what the message scores by itself.
  const own = isAgain ? candidates.findLast(({ id }) => id === best.id) : candidates[0];
  const lead = (own?.score ?? 0) - next.score;
  if (next.score < ALSO || lead > DOUBT) return first;
  const second = tell(next.passage);
  // The figure asked for may be in what was told.
  if (isAgain && next.score >= INSTEAD && lead < 0 && !asksFigure(foldForSearch(turn.text))) return second;
  if (first.text.includes(second.text) || first.text.length + second.text.length > LONGEST_TWO) return first;
  return joined(first, second);
}

const OF_THEIRS =
  /(?<!\p{L})(?:mon|ma|notre|my|our)\s(?:domaine|secteur|metier|branche|milieu|field|industry|sector|trade|line)(?!\p{L})|comme (?:l[ae] (?:mien(?:ne)?|notre)|nous|moi)|(?:de ce|du meme) genre|(?:me|nous) ressemble|like (?:mine|ours|us|me|that)(?!\p{L})|clients? (?:pareil|semblable|similaire)|similar (?:client|customer)/u;

/** Whether the visitor asks for a case like theirs. */
export const asksOfTheirs = (text: string): boolean => OF_THEIRS.test(foldForSearch(text));

/** Minimum lead of a case's score over the next case's. */
const LIKE_ONE = 0.03;

/** Finds the case study nearest to what the visitor has said, for « Un exemple dans mon domaine? » or a follow-up. */
export function caseOfTheirs({ text, history }: Turn, leans: boolean, index: WaysIndex): Passage | undefined {
  const asks = asksOfTheirs(text);
  if (!leans && !asks) return undefined;
  // If the visitor's business resembles no case more than others, such as a pizzeria, the reply names all cases.
  function nearestTo(messages: readonly string[], atLeast: number): Passage | undefined {
    const [best, next] = index
      .search({ terms: index.reader.read(messages.join(" ")).terms })
      .filter(({ id, score }) => id.startsWith("case-") && score >= atLeast);
    return best && best.score - (next?.score ?? 0) >= LIKE_ONE ? best.passage : undefined;
  }
  const said = history.filter(({ sender }) => sender === "user").map(({ content }) => content);
  // "And for my brother, he’s a lawyer?"
  const isTrade =
    !asks && index.reader.read(text).terms.some((term) => !/^~/.test(term) && !index.reader.isOrdinary(term));
  const found = (isTrade && nearestTo([text], LIKELY)) || nearestTo([...said, text], NEAR_ENOUGH);
  return found ?? (asks ? index.passage("cases") : undefined);
}

/** Continues with the details of the previous answer's passage. */
export function more(turn: Turn, meant: Understanding, index: WaysIndex): Reply {
  const { language } = index.reader;
  const passage = meant.before.map((id) => index.passage(id)).find((one) => one !== undefined);
  if (!passage) return smallTalk(language, "wellbeing");
  const told = turn.history.filter(({ topics }) => topics?.[0] === passage.id).map(({ content }) => content);
  const text = moreFrom(passage, told.join(" "));
  const about = { kind: "answer", language, topics: [passage.id] } as const;
  const links = [{ title: passage.title, href: passage.href }];
  if (text !== "") return { ...about, text, links };
  const suggestions = suggested(language, ["person", "booking"]);
  return { ...about, text: ASSISTANT_TEXT[language].nothingMore, links, suggestions };
}

/** Appends the topic's question to the visitor, if it has one, once per conversation. */
export function withQuestion(reply: Reply, { text, history }: Turn, { people }: Memory): Reply {
  const [topic = "", ...plans] = reply.topics ?? [];
  const { asks } = ASSISTANT_TEXT[reply.language];
  const isOfAny = /^(?:plans|plan-people|question-plan)$/.test(topic) && plans.length === 0 && people === undefined;
  const question = isOfAny ? asks.people : asks[topic as keyof typeof asks];
  const said = [text, ...history.filter(({ sender }) => sender === "user").map(({ content }) => content)];
  const isKnown = question === asks.operations && said.some((one) => hoursIn(one, reply.language) !== undefined);
  const was = isKnown || (question && history.some(({ content }) => content.includes(question)));
  return question && !was && !reply.text.includes(question) ? { ...reply, text: `${reply.text} ${question}` } : reply;
}
