import type { Clock } from "../../../lib/clock.ts";
import { company } from "../../../lib/company/company.ts";
import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import { LANGUAGES, type Language, pathIn } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { AnswerProvider, ReplyEnd, Turn } from "../answer-provider.ts";
import { answer } from "./answers.ts";
import { type ContactLeft, contactLeft, presentsItself } from "./contact-left.ts";
import {
  answerBeside,
  asksOfTheirs,
  caseOfTheirs,
  isStrange,
  more,
  numberTold,
  scaled,
  troubleTold,
  twoAnswers,
  wasOffered,
  withQuestion,
} from "./conversation.ts";
import { type LetterAnswers, letterAnswers } from "./letter-answers.ts";
import { type Memory, remembered } from "./memory.ts";
import { ASKED, type Candidate, FOLLOW_UPS, type Passage } from "./passage.ts";
import { postPassages, type ReadablePost } from "./post-passages.ts";
import { detectLanguage, MARK, type Reader } from "./reading.ts";
import {
  booking,
  type FreeTime,
  freeOn,
  guide,
  OF_MOMENT,
  person,
  type Reply,
  received,
  refusal,
  smallTalk,
  unknown,
} from "./replies.ts";
import { isSaid, type SiteSettings, sitePassages } from "./site-passages.ts";
import { askedOf, toWorkOut } from "./sums.ts";
import { isTaught } from "./taught-answers.ts";
import { dayIn, timeIn } from "./times-named.ts";
import {
  CLEAR,
  LIKELY,
  leads,
  mayBeUnanswered,
  PERHAPS,
  SURE,
  saysGoodbye,
  saysThanks,
  saysThey,
  staysWith,
  understand,
} from "./understanding.ts";
import { createWaysIndex, readTopics, type Topics, type WaysIndex } from "./ways-index.ts";

/** An answer that staff wrote, in both languages, to a question that the site does not answer. */
export interface StaffAnswer {
  id: number | string;
  fr: StaffWords;
  en: StaffWords;
}
interface StaffWords {
  question: string;
  answer: string;
  /** Visitors' questions that it answers, in their words. */
  asked?: readonly string[];
}

export type { FreeTime };

/** What the assistant reads besides the site's texts. */
export interface AssistantSources extends SiteSettings {
  /** Published posts of a language, newest first. */
  posts(language: Language): Promise<readonly ReadablePost[]>;
  staffAnswers(): Promise<readonly StaffAnswer[]>;
  /** The next times that can be booked, a few hours apart; or all of a day, such as `2026-12-03`. */
  freeTimes(language: Language, day?: string): Promise<readonly FreeTime[]>;
}

export interface AssistantOptions {
  sources: AssistantSources;
  clock: Clock;
}

export type BuiltInAssistant = AnswerProvider & {
  /** Reads posts and the site's texts again; call it after one of them changed. Until then, the old ones answer. */
  refresh(): Promise<void>;
  /** Reads staff's answers again; call it after one of them changed. They answer from then on. */
  learn(): Promise<void>;
  /** Indexes the language of a turn, so that answering it takes milliseconds. */
  prepare(turn: Turn): Promise<void>;
  /**
   * The passages that most likely answer a question, best first, for a language model to answer from.
   * @param language the passages' language; by default the question's
   */
  passagesFor(turn: Turn, atMost: number, language?: Language): Promise<Passage[]>;
  /** The site's answers to a message, in the turn's language, for a letter to its author. */
  letterAnswers(turn: Turn): Promise<LetterAnswers>;
};

/** The sources as last read. Each language is indexed when the first question in it arrives, in about a second. */
interface Known {
  readers: Readonly<Record<Language, Reader>>;
  /** Replaces staff's answers. */
  teach(answers: readonly StaffAnswer[]): void;
  index(language: Language): Promise<WaysIndex>;
  /** Languages indexed so far. */
  inUse(): readonly Language[];
}

/** Passages that a language model gets with every question. */
const GENERAL = ["company", "offer", "plans", "contact"];

/** Creates the assistant that needs no configuration: it finds the passage that answers, and says it in a paragraph. */
export function createBuiltInAssistant({ sources, clock }: AssistantOptions): BuiltInAssistant {
  let known: Promise<Known> | undefined;
  let answers: readonly StaffAnswer[] | undefined;

  async function read(): Promise<Known> {
    const first = answers ?? (await sources.staffAnswers());
    answers ??= first;
    const topics: Partial<Record<Language, Topics>> = {};
    const teachers: ((staff: readonly StaffAnswer[]) => void)[] = [];
    for (const language of LANGUAGES) {
      const all = [...sitePassages(language, sources), ...(await sources.posts(language)).flatMap(postPassages)];
      const [own, passages] = [all.filter(({ id }) => isTaught(id)), all.filter(({ id }) => !isTaught(id))];
      const has = (id: string) => passages.some((passage) => passage.id === id);
      const ways = Object.entries(ASKED[language]).filter(([id]) => isSaid(id, has));
      topics[language] = await readTopics(language, passages, Object.fromEntries(ways));
      const { taught } = topics[language];
      teachers.push((staff) => taught.teach([...own, ...staff.map((one) => staffPassage(one, language))]));
    }
    const indexes = new Map<Language, Promise<WaysIndex>>();
    function teach(staff: readonly StaffAnswer[]): void {
      for (const teachIn of teachers) teachIn(staff);
    }
    teach(answers);
    return {
      readers: { fr: topics.fr!.reader, en: topics.en!.reader },
      teach,
      index(language) {
        const made = indexes.get(language) ?? createWaysIndex(topics[language]!, FOLLOW_UPS[language]);
        indexes.set(language, made);
        // The index no longer needs the texts, and their folded words take megabytes.
        delete topics[language];
        return made;
      },
      inUse: () => [...indexes.keys()],
    };
  }

  /** Reads the sources again. The old ones answer until the new ones are indexed in the same languages. */
  async function refresh(): Promise<void> {
    const last = known;
    const next = read();
    known ??= next;
    try {
      const made = await next;
      const before = await last?.catch(() => undefined);
      for (const language of before?.inUse() ?? []) await made.index(language);
      // Staff may have written meanwhile.
      made.teach(answers!);
      known = next;
    } catch (error) {
      if (known === next) known = undefined;
      throw error;
    }
  }

  async function ready(): Promise<Known> {
    if (!known) await refresh();
    return known!;
  }

  return {
    name: "built-in",
    refresh,
    async learn() {
      answers = await sources.staffAnswers();
      (await known)?.teach(answers);
    },
    async prepare(turn) {
      const { readers, index } = await ready();
      await index(languageOf(turn, readers));
    },
    async passagesFor(turn, atMost, language) {
      const { readers, index: indexOf } = await ready();
      const own = await indexOf(languageOf(turn, readers));
      const index = language ? await indexOf(language) : own;
      const { candidates } = understand(turn.text, turn, own);
      const found = candidates.flatMap(({ passage }) => (passage && index.passage(passage.id)) ?? []);
      const general = GENERAL.flatMap((id) => index.passage(id) ?? []);
      const nearest = found.filter((passage) => !general.includes(passage)).slice(0, atMost - general.length);
      const given = new Set([...nearest, ...general]);
      return [...new Set([...found.filter((passage) => given.has(passage)), ...general])];
    },
    async letterAnswers(turn) {
      const { readers, index } = await ready();
      return letterAnswers(turn, await index(languageOf(turn, readers)), () => index(turn.language));
    },
    async *answer(turn, signal): AsyncGenerator<string, ReplyEnd, void> {
      const { readers, index } = await ready();
      const own = await index(languageOf(turn, readers));
      signal.throwIfAborted();
      const reply = await replyTo(turn, own, clock(), sources);
      const { text, kind, language, links = [], suggestions = [], topics = [] } = reply;
      yield text;
      return { kind, language, links, suggestions, topics, provider: "built-in" };
    },
  };
}

function staffPassage({ id, ...words }: StaffAnswer, language: Language): Passage {
  const { question, answer: opening, asked = [] } = words[language];
  const href = pathIn(language, "/contact");
  return { id: `staff-${id}`, language, title: question, href, opening, details: [], asked: [question, ...asked] };
}

/** Returns the language to answer in: the message's if it is clear, or else that of the latest clear message. */
function languageOf({ text, language, history }: Turn, readers: Known["readers"]): Language {
  const asked = history.findLast(({ kind }) => kind === "language");
  // A visitor who asked for a language gets it, whatever they write in.
  if (asked) return detectLanguage(asked.content, readers) ?? language;
  const said = history.filter(({ sender }) => sender === "user").map(({ content }) => content);
  for (const content of [text, ...said.reverse()]) {
    const shown = detectLanguage(content, readers);
    if (shown) return shown;
  }
  return language;
}

/** Topics of a message that only asks to be called back: « Pouvez-vous me rappeler au … ? » */
const OF_US_CALLING = ["person", "thanks", "greeting"];
/** Topics of a message that leaves a phone number without asking anything else. */
const OF_A_CALL = [...OF_US_CALLING, "booking", "contact", "hours", "consultation", "self", "unanswered"];

/** Topics that an introduction resembles because it names a trade or a place. */
const OF_A_BUSINESS = /^(?:sectors|audience|areas|address|case-)/;

const ASKS_NAME = /\b(?:noms?|s appelle\w*|names?|called)\b/;

/** Topics that the description of one's business resembles. */
const OF_TRADES = /^(?:sectors|support|sales|operations|example|cases?$|case-)/;

async function replyTo(turn: Turn, index: WaysIndex, now: Date, sources: AssistantSources): Promise<Reply> {
  const { language } = index.reader;
  const memory = remembered(turn, language);
  const left = contactLeft(turn.text, language);
  const reply = await answerTo(turn, left, memory, index, now, sources);
  if (!left?.isReachable || reply.kind !== "answer") return reply;
  // Who leaves an address beside a question waits for a person, too.
  return { ...reply, kind: "person", text: `${reply.text}\n\n${received(language, memory, now).text}` };
}

/** Maximum number of words of a message that names another time after the next ones were told: « plutôt jeudi? » */
const OTHER_TIME_WORDS = 12;
/** Days ahead searched for a time of day. */
const DAYS_SEARCHED = 7;

/** Answers whether a day or time that the visitor names is free for a call. */
async function momentAsked(
  { text, history }: Turn,
  best: Candidate | undefined,
  language: Language,
  now: Date,
  { freeTimes }: AssistantSources,
): Promise<Reply | undefined> {
  const last = history.findLast(({ sender }) => sender === "bot");
  const isGoingOn = last?.kind === "booking" || last?.topics?.[0] === OF_MOMENT;
  const isShort = text.split(/\s+/).length <= OTHER_TIME_WORDS;
  const isElse = best?.passage && best.score >= CLEAR && best.id !== OF_MOMENT && !best.id.startsWith("post-");
  if (best?.id !== "booking" && !(isGoingOn && isShort && !isElse)) return undefined;
  const [day, time] = [dayIn(text, language, now), timeIn(text)];
  if (!day && !(time && isGoingOn)) return undefined;
  const isAsked = (free: FreeTime) => !time || free.time === time;
  const today = companyDay(now);
  const days = day ? [day] : Array.from({ length: DAYS_SEARCHED }, (_, ahead) => dayPlus(today, ahead));
  for (const one of days) {
    const free = (await freeTimes(language, one)).filter(isAsked);
    if (free.length > 0) return freeOn(language, free);
  }
  return freeOn(language, await freeTimes(language), { day, time });
}

async function answerTo(
  turn: Turn,
  left: ContactLeft | undefined,
  memory: Memory,
  index: WaysIndex,
  now: Date,
  sources: AssistantSources,
): Promise<Reply> {
  const { language } = index.reader;
  const meant = understand(left?.rest || turn.text, turn, index);
  const best = meant.candidates[0];
  if (left && (left.isReachable || left.rest === "")) {
    const isOfCall = best && (left.asksAboutUs ? OF_US_CALLING : OF_A_CALL).includes(best.id);
    const asks = left.asks && best && best.score >= LIKELY && !isOfCall;
    if (left.rest === "" && !left.isReachable) return guide(language, memory, turn);
    if (left.rest === "" || !asks) return received(language, memory, now);
  }
  const asked = (passage: Passage) => askedOf(passage, meant, turn, memory, index, now);
  const tell = (passage: Passage) => withQuestion(answer(asked(passage)), turn, memory);
  const number = numberTold(turn, meant, memory, index) ?? scaled(turn, meant, index);
  if (number) return number;
  const trouble = troubleTold(turn, meant, language);
  if (trouble) return tell(trouble);
  if (saysThanks(meant.read, turn.text)) {
    return smallTalk(language, saysGoodbye(meant.read, language) ? "goodbye" : "thanks");
  }
  const moment = await momentAsked(turn, best, language, now, sources);
  if (moment) return moment;
  const sum = toWorkOut(turn, meant, memory, index);
  if (sum) return tell(sum);
  const both = twoAnswers(turn, memory, index, now);
  if (both) return withQuestion(both, turn, memory);
  // « On perd des appels. L’avez-vous déjà réglé pour une place comme la mienne? »
  const theirs = asksOfTheirs(turn.text) && OF_TRADES.test(best?.id ?? "") && caseOfTheirs(turn, meant.leans, index);
  // « Vous faites quoi pour du monde comme moi? » asks for no case if none is like theirs.
  if (theirs && (theirs.id !== "cases" || /^(?:cases?|sectors|example)/.test(best!.id))) return tell(theirs);
  // A plan, a number of people or one of our tools leaves little doubt, so the lower bar applies.
  const { plans = [], people } = best?.passage ? asked(best.passage) : {};
  const isNamed = plans.length > 0 || people?.now !== undefined || meant.read.terms.includes(MARK.tool);
  const isClear = best && (best.score >= (best.passage && !isNamed ? SURE : LIKELY) || leads(meant.candidates));
  const isSure = (isClear && !mayBeUnanswered(meant.candidates)) || staysWith(meant);
  // "Who is the founder?" is not answered by when we began, nor "What’s her name?" by a story without a name.
  const isNameless = ASKS_NAME.test(foldForSearch(turn.text)) && company.founder.name === "";
  const isUntold = best?.id === "story" && (isNameless || best.passage?.opening === index.passage("since")?.opening);
  const isUnknown = !best || !isSure || isUntold || isStrange(meant, index);
  const isOfCase = best && /^case-/.test(best.id) && best.score >= CLEAR;
  if (
    presentsItself(turn.text, language) &&
    (isUnknown || best.id === "unanswered" || (OF_A_BUSINESS.test(best.id) && !isOfCase && best.id !== meant.before[0]))
  ) {
    return guide(language, memory, turn);
  }
  // An answer that the team wrote, which is perhaps meant.
  const perhaps = meant.candidates.find(({ id }) => isTaught(id))?.passage;
  if (isUnknown) {
    if (saysGoodbye(meant.read, language)) return smallTalk(language, "goodbye");
    const nearest = best?.passage && !isStrange(meant, index) && best.score >= PERHAPS ? best.passage : perhaps;
    const others = meant.candidates.flatMap(({ passage, score }) =>
      passage && score >= PERHAPS / 2 ? { title: passage.title, href: passage.href } : [],
    );
    return unknown(language, memory, now, nearest && answer(asked(nearest)), others);
  }
  switch (best.id) {
    case "greeting":
    case "wellbeing":
    case "goodbye":
    case "self":
    case "thanks":
      return smallTalk(language, best.id);
    case "lost":
      return guide(language, memory, turn, true);
    case "speak-english":
    case "speak-french": {
      const wanted = best.id === "speak-english" ? "en" : "fr";
      // After « La formation dure combien? », « C’est en français? » is a question about the training.
      const isSpoken = wanted === language && turn.history.length > 0;
      return isSpoken ? tell(index.passage("languages") ?? index.passage("company")!) : smallTalk(wanted, "language");
    }
    case "yes":
    case "more":
      return best.id === "yes" && wasOffered(turn, language)
        ? booking(language, await sources.freeTimes(language))
        : more(turn, meant, index);
    case "booking":
      return booking(language, await sources.freeTimes(language));
    case "person":
      return person(language, memory, now);
    case "hostile":
    case "off-topic":
      return refusal(language);
    case "unanswered":
      return unknown(language, memory, now, perhaps && answer(asked(perhaps)));
    default: {
      const isTold = best.id === meant.before[0] && saysThey(meant.read);
      const isOfCases = /^cases?(?:-|$)/.test(best.id) && !isTold;
      const theirCase = isOfCases ? caseOfTheirs(turn, meant.leans, index) : undefined;
      if (theirCase) return tell(theirCase);
      return withQuestion(
        answerBeside(best.passage!, meant, turn, (one) => answer(asked(one))),
        turn,
        memory,
      );
    }
  }
}
