import { formatNumber } from "../../../lib/company/amounts.ts";
import { SETTLED } from "../../../lib/company/plans.ts";
import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { Turn } from "../answer-provider.ts";
import { answer, hoursBack, moreFrom } from "./answers.ts";
import { asksUs } from "./contact-left.ts";
import { hoursIn, isOfHours, type Memory, numberIn, OTHER_UNITS, peopleIn, TROUBLES, withFigures } from "./memory.ts";
import { ASSISTANT_TEXT, type Passage, sentencesOf } from "./passage.ts";
import { asksFigure, isRank } from "./post-search.ts";
import { MARK } from "./reading.ts";
import { type Reply, smallTalk, suggested } from "./replies.ts";
import { askedOf, asksRemaining, OF_HOURS, OF_PRICE, toWorkOut } from "./sums.ts";
import { isTaught } from "./taught-answers.ts";
import {
  AHEAD_BY,
  CLEAR,
  LIKELY,
  lastReply,
  OF_PLANS,
  UNDERSTOOD,
  type Understanding,
  understand,
} from "./understanding.ts";
import type { WaysIndex } from "./ways-index.ts";

/** Maximum number of words of a reply to our own question. */
const SHORT_REPLY = 9;

/** Topics that match despite unknown words: visitors name places, trades and troubles that the site does not know. */
const ANSWERS_STRANGERS =
  /^(?:areas|address|sectors|audience|support|sales|operations|person|booking|complaint|keep-tools|story|people|case-|off-topic|unanswered|hostile|greeting|thanks|contact|rights|unsubscribe|post-|plan-people|call-how|report|incidents)/;
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
  if (isTaught(best.id)) return false;
  if (read.words.some((word) => FOREIGN[index.reader.language].has(word))) return true;
  const isNamed = read.strangers.some((word) => read.names.has(word));
  // The site lists the tools that we connect; another tool's name makes the list no answer.
  if (/^(?:integrations|keep-tools)$/.test(best.id) && read.terms.includes(MARK.otherTool)) {
    return !read.terms.includes(MARK.tool);
  }
  if (best.id === "integrations" && read.terms.includes(MARK.tool) && !isNamed) return false;
  if (read.strangers.length === 0) return false;
  if (ANSWERS_STRANGERS.test(best.id)) return isNamed && STORIES.test(best.id);
  const isLittle = best.coverage < (best.likelihood >= QUITE_LIKELY ? COVERED_AT_LEAST : COVERED);
  if (LISTS.test(best.id) || isLittle) return true;
  return isNamed && best.likeness < NEARLY_WHOLE;
}

/** Whether the previous reply offered to book a time. */
export function wasOffered(turn: Turn, language: Language): boolean {
  return lastReply(turn).includes(ASSISTANT_TEXT[language].asksToBook);
}

const OF_TROUBLE: readonly string[] = [...TROUBLES, "offer"];
/** Minimum score of an answer to our own question, which may be a single word. */
const NEAR_ENOUGH = 0.2;

/** Whether the visitor ignores our question: they want a time, a person, or are lost. */
const wishesElse = ([best]: Understanding["candidates"]) =>
  best && best.score >= LIKELY && /^(?:booking|person|lost|yes|more|speak-)/.test(best.id);

/** Returns the passage for the visitor's reply when we asked what takes most of their time: « vendre », "all three". */
export function troubleTold(turn: Turn, { candidates, read }: Understanding, language: Language): Passage | undefined {
  const isAsked = lastReply(turn).includes(ASSISTANT_TEXT[language].asksTrouble);
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
  const last = lastReply(turn);
  const about = (["people", ...TROUBLES] as const).find((id) => last.includes(own.asks[id]));
  // « C’est 450 par mois; il nous en resterait combien? »
  const asksLeft = about === "support" && asksRemaining(foldForSearch(turn.text));
  const asksElse = meant.read.words.length > SHORT_REPLY || turn.text.includes("?");
  if (!about || wishesElse(meant.candidates) || (asksElse && !asksLeft)) return undefined;
  const isOfOthers =
    OTHER_UNITS.test(foldForSearch(turn.text)) ||
    (about !== "operations" && isOfHours(turn.text)) ||
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

/** Maximum number of words of a message that asks what an article's figures come to for another number. */
const SCALE_WORDS = 16;
/** A number of things, in folded text with figures: « on en a 250 par mois », but no hours, amount or rank. */
const COUNT =
  /(?<![\d.])\b(\d+(?:\.\d+)?)\b(?!\.\d| ?(?:h|hrs?|heures?|hours?|min|minutes?|dollars?|piasses?|bucks|percent|pour ?cent|ans|years)\b)/g;
/** « il en revient 6 par tranche de 100 », "6 for every hundred" */
const PER_BASE = /\b(\d+(?:\.\d+)?) (?:par tranche de|for every|per) (\d+)\b/;
/** « 4 relances pour 9 clients … soit 3 heures », "20 pairs … or 10 hours" */
const FOR_BASE = /\b(?:pour|for) (\d+) \p{L}{3}/u;
const ANY_BASE = /\b(\d+) (?!(?:heures?|hours?|minutes?|jours?|days?)\b)\p{L}{4}/u;
const IN_HOURS = /\b(?:soit|fait|or|that is|makes) (\d+(?:\.\d+)?) (?:heures?|hours?)\b/;

/** Works out what an article's figures, told last, come to for the visitor's number: « nous on en a 12 ». */
export function scaled(turn: Turn, { before: [id = ""], candidates: [best] }: Understanding, index: WaysIndex) {
  const { language } = index.reader;
  const isElse = best && !best.id.startsWith("post-") && best.score >= CLEAR;
  const words = index.reader.read(turn.text).words;
  if (
    !id.startsWith("post-") ||
    isElse ||
    words.length > SCALE_WORDS ||
    words.some((word) => isRank(word) && !/^\d+$/.test(word))
  )
    return undefined;
  const [count, other] = [...withFigures(turn.text, language).matchAll(COUNT)].map(([, number]) => Number(number));
  if (count === undefined || other !== undefined || /[$%]/.test(turn.text)) return undefined;
  // « Neuf clients » are nine here, not new.
  const told = sentencesOf(lastReply(turn)).map((one) =>
    withFigures(one, language).replace(/\bneuf (?=\p{L})/gu, "9 "),
  );
  const [, per, perBase] = told.map((sentence) => PER_BASE.exec(sentence)).find((found) => found !== null) ?? [];
  const whole = told.find((sentence) => IN_HOURS.test(sentence) && ANY_BASE.test(sentence)) ?? "";
  const [, countedBase] = FOR_BASE.exec(whole) ?? ANY_BASE.exec(whole) ?? [];
  const [hours, base] = per ? [per, perBase] : [IN_HOURS.exec(whole)?.[1], countedBase];
  const passage = index.passage(id);
  if (!hours || !base || !passage || Number(base) === count) return undefined;
  const inWords = (number: number) => formatNumber(language, number);
  const [known, of] = [Number(hours), Number(base)];
  return {
    kind: "answer",
    language,
    text: ASSISTANT_TEXT[language].scaled(inWords(count), inWords((known * count) / of), inWords(known), inWords(of)),
    links: [{ title: passage.title, href: passage.href }],
    topics: [id],
  } satisfies Reply;
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
const LONGEST_TWO = 1_250;

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
  const isAgain = first.text.split("\n\n").every((part) => lastReply(turn).includes(part));
  // One section of a post is enough, unless the message may still be about the one just told.
  const isOfPost = (id: string) =>
    isAgain
      ? id.startsWith(`${best.id}/`) || best.id.startsWith(`${id}/`)
      : id !== before[0] && id.split("/")[0] === best.id.split("/")[0];
  const next = candidates.find(({ id, passage }) => passage && family(id) !== family(best.id) && !isOfPost(id));
  // What is computed answers a question with figures.
  if (!next?.passage || (!isAgain && (OF_PLANS.test(best.id) || OF_HOURS.test(best.id)))) return first;
  // « Pis on garde ça combien de temps? » is about what the post just said.
  if (isAgain && best.id.startsWith("post-") && asksFigure(foldForSearch(turn.text))) return first;
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
