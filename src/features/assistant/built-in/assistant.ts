import type { Clock } from "../../../lib/clock.ts";
import { openNow } from "../../../lib/company/open-now.ts";
import { openingHoursLines } from "../../../lib/company/opening-hours.ts";
import { PLAN_IDS } from "../../../lib/company/plans.ts";
import { LANGUAGES, type Language, pathIn } from "../../../lib/language.ts";
import { SOURCES } from "../../knowledge-base/sources.ts";
import type { AnswerProvider, ReplyEnd, Turn } from "../answer-provider.ts";
import { answerFrom, moreFrom } from "./compose.ts";
import { type ContactLeft, contactLeft } from "./contact-left.ts";
import { detectLanguage } from "./detect-language.ts";
import { lastTopics, leansOnHistory, meantByPlace, wantsMore } from "./follow-up.ts";
import { VOCABULARIES } from "./languages.ts";
import { sentencesOf, turnRead } from "./message-bounds.ts";
import type { Passage } from "./passage.ts";
import { type Candidate, createPassageIndex, type PassageIndex } from "./passage-index.ts";
import { pause } from "./pauses.ts";
import { postPassages, type ReadablePost } from "./post-passages.ts";
import type { Reply } from "./reply.ts";
import { sitePassages } from "./site-passages.ts";
import { ASSISTANT_TEXT } from "./site-texts.ts";
import { isAboutUnnamed, wordsWritten } from "./unnamed-thing.ts";
import { withMemory } from "./with-memory.ts";
import { foldedWords } from "./words/lexicon.ts";
import { holdsPhrase, isPhrase, withoutCourtesies } from "./words/small-talk.ts";
import { wordsOf } from "./words/vocabulary.ts";

/** An answer that staff wrote to a question nobody had foreseen, in both languages. */
export interface StaffAnswer {
  id: number | string;
  fr: { question: string; answer: string };
  en: { question: string; answer: string };
}

/** What the assistant reads besides the texts of the site. */
export interface AssistantSources {
  /** Published posts of a language, newest first. */
  posts(language: Language): Promise<readonly ReadablePost[]>;
  staffAnswers(): Promise<readonly StaffAnswer[]>;
  /** Whether an analytics tag is configured, which the privacy policy then speaks of. */
  measured: boolean;
}

export interface AssistantOptions {
  sources: AssistantSources;
  clock: Clock;
}

export type BuiltInAssistant = AnswerProvider & {
  /** Reads posts and staff's answers again, in the background: call it after either changed. */
  refresh(): Promise<void>;
  /** The passages that a question is most likely about, best first: what a language model answers from. */
  passagesFor(turn: Turn, atMost: number): Promise<Passage[]>;
};

/** Below it the assistant says that it does not know. Measured: `npm run bench -- chat`. */
const CONFIDENT = 0.6;
/** Two passages nearer than this to each other compete. */
const TOO_CLOSE = 0.02;
/** Two that compete are both well meant, or one of them is no competitor. */
const BOTH_MEANT = 0.62;

/** The term that « article » and "blog post" stand for. */
const ARTICLE = "blog";

/** A plan that is named is what the question is about. */
const NAMED_BONUS = 0.3;
/** How much surer than the whole message a sentence of it must be. */
const OF_A_PART = 0.1;

/** A passage this sure leaves nothing of the question aside. */
const ANSWERS_ALL = 0.75;
/** Of a message, by weight: less than that is said in passing. */
const LEFT_ASIDE = 0.4;
/** How sure the rest of a message must be to be a question of its own. */
const OWN_QUESTION = 0.8;

type Indexes = Readonly<Record<Language, PassageIndex & { written: ReadonlySet<string> }>>;

/** The assistant that needs nothing configured: it finds the passage that answers and tells it in one paragraph. */
export function createBuiltInAssistant({ sources, clock }: AssistantOptions): BuiltInAssistant {
  let indexes: Promise<Indexes> | undefined;

  async function build(): Promise<Indexes> {
    const staff = await sources.staffAnswers();
    const built: Partial<Record<Language, Indexes[Language]>> = {};
    for (const language of LANGUAGES) {
      const posts = await sources.posts(language);
      const passages = [
        ...sitePassages(language, sources.measured),
        ...staff.map((answer) => staffPassage(answer, language)),
      ];
      for (const post of posts) {
        passages.push(...postPassages(post));
        await pause();
      }
      const index = await createPassageIndex(language, passages);
      built[language] = { ...index, written: wordsWritten(passages, language) };
    }
    return built as Indexes;
  }

  /** Those in use; while new ones are made, the old ones go on answering. */
  async function refresh(): Promise<void> {
    const next = build();
    if (!indexes) indexes = next;
    try {
      await next;
      indexes = next;
    } catch (error) {
      if (indexes === next) indexes = undefined;
      throw error;
    }
  }

  async function ready(): Promise<Indexes> {
    if (!indexes) await refresh();
    return indexes!;
  }

  return {
    name: "built-in",
    refresh,
    async passagesFor(given, atMost) {
      const known = await ready();
      const turn = turnRead(given);
      const language = languageOf(turn, known);
      const { candidates } = find(turn, known[language]);
      return candidates.flatMap(({ passage }) => passage ?? []).slice(0, atMost);
    },
    async *answer(given, signal): AsyncGenerator<string, ReplyEnd, void> {
      const known = await ready();
      signal.throwIfAborted();
      const turn = turnRead(given);
      const now = clock();
      const {
        text,
        kind,
        language,
        links = [],
        suggestions = [],
        topics = [],
      } = withMemory(orUnknown(replyTo(turn, known, now), turn, known), turn, now);
      yield text;
      return { kind, language, links, suggestions, topics, provider: "built-in" };
    },
  };
}

function staffPassage({ id, ...words }: StaffAnswer, language: Language): Passage {
  const { question, answer } = words[language];
  return {
    id: `staff-${id}`,
    language,
    title: question,
    href: pathIn(language, "/contact"),
    opening: answer,
    details: [],
    asked: [question],
  };
}

/** A general answer to what the visitor names and the site does not is none. */
function orUnknown(reply: Reply, turn: Turn, indexes: Indexes): Reply {
  return isAboutUnnamed(reply, turn, indexes[reply.language].written) ? unknown(reply.language) : reply;
}

/** The language to answer in: that of the message where it shows, else the one spoken last. */
function languageOf({ text, language, history }: Turn, indexes: Indexes): Language {
  const lexicons = { fr: indexes.fr.lexicon, en: indexes.en.lexicon };
  const asked = history.findLast(({ kind }) => kind === "language");
  // Who asked for a language gets it, in whatever language they go on.
  if (asked) return detectLanguage(asked.content, lexicons) ?? language;
  const shown = detectLanguage(text, lexicons);
  if (shown) return shown;
  const earlier = history
    .filter(({ sender }) => sender === "user")
    .findLast(({ content }) => detectLanguage(content, lexicons));
  return (earlier && detectLanguage(earlier.content, lexicons)) ?? language;
}

function replyTo(turn: Turn, indexes: Indexes, now: Date): Reply {
  const wished = wishedLanguage(turn.text);
  if (wished) return { kind: "language", language: wished, text: ASSISTANT_TEXT[wished].language };
  const language = languageOf(turn, indexes);
  const index = indexes[language];
  const own = ASSISTANT_TEXT[language];
  const words = index.lexicon.typedWords(turn.text);
  if (holdsPhrase(words, language, "refused")) return refusal(language);

  const smallTalk = smallTalkReply(words, language, index);
  if (smallTalk) return smallTalk;

  const left = contactLeft(turn.text, language);
  if (left && (left.isReachable || left.rest === "") && !asksBesides(left, turn, index)) return received(language);
  const { candidates: found, terms, isMore } = find(left?.rest ? { ...turn, text: left.rest } : turn, index);
  const candidates = staffFirst(found);
  const told = { language, words, terms, index, now, isMore, history: turn.history };
  const [best, second] = candidates;
  if (!best || best.confidence < CONFIDENT) {
    if (isConfidentlyForeign(best)) return refusal(language);
    const need = needTold(words, terms, index);
    return need ? answer(need, told) : unknown(language);
  }
  if (best.id === "off-topic") return isConfidentlyForeign(best) ? refusal(language) : unknown(language);
  if (best.id === "unanswered") return unknown(language);
  if (best.id === "booking") return booking(language);
  if (best.id === "person") return person(language, now);
  if (best.id === "self")
    return { kind: "greeting", language, text: own.self, suggestions: suggested(language, ["offer", "person"]) };
  // « Travaillez-vous avec des dentistes à Ottawa? » is told a case that is like them; where we work comes with it.
  const likeThem = candidates.find(({ id, likeness }) => id.startsWith("case-") && likeness >= CONFIDENT);
  if (likeThem && holdsPhrase(words, language, "worksFor")) return answer(likeThem.passage!, told);
  if (second && competes(best, second)) return clarification(index, best, second);
  const other = otherTopic(best, terms, index);
  if (other) return clarification(index, best, other);
  return answer(best.passage!, told);
}

/** What the site does not say staff may have answered since. */
function staffFirst(candidates: Candidate[]): Candidate[] {
  if (candidates[0]?.id !== "unanswered" && candidates[0]?.id !== "off-topic") return candidates;
  const answered = candidates.find(({ id, likeness }) => id.startsWith("staff-") && likeness >= CONFIDENT);
  return answered ? [answered] : candidates;
}

/** What somebody says who leaves their number: not yet a question. */
const OF_A_CALL: readonly string[] = ["booking", "person", "contact", "hours", "consultation", "self", "unanswered"];

/** Whether a message asks something besides leaving contact data. */
function asksBesides({ rest, asks }: ContactLeft, turn: Turn, index: PassageIndex): boolean {
  const [best] = find({ ...turn, text: rest, history: [] }, index).candidates;
  if (!best || best.confidence < CONFIDENT || best.id === "off-topic") return false;
  return asks || !OF_A_CALL.includes(best.id);
}

/** Shorter messages are questions, not stories. */
const STORY_WORDS = 11;
/** What a business may need of us. */
const NEEDS = ["support", "sales", "operations"] as const;
/** Of a story, by weight: less is not about a need. */
const OF_A_NEED = 0.12;

/** What somebody needs who tells of their business without asking for a thing by its name. */
function needTold(words: readonly string[], terms: readonly string[], index: PassageIndex): Passage | undefined {
  if (words.length < STORY_WORDS || !holdsPhrase(words, index.lexicon.language, "ownStory")) return undefined;
  const shares = NEEDS.map((id) => ({ id, share: index.asks(id, terms) }));
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share >= OF_A_NEED ? index.passage(best.id) : undefined;
}

/** What is asked for, with the terms it was found by. */
function find(
  { text, history }: Turn,
  index: PassageIndex,
): { candidates: Candidate[]; terms: readonly string[]; isMore: boolean } {
  const { lexicon } = index;
  const { language } = lexicon;
  const words = withoutCourtesies(lexicon.typedWords(text), language);
  const terms = lexicon.typedTerms(text);
  const topics = lastTopics(history);
  const only = (id: string | undefined): Candidate[] | undefined => {
    const passage = id === undefined ? undefined : index.passage(id);
    return passage && [{ id: passage.id, passage, confidence: 1, likeness: 1 }];
  };
  // A suggestion comes back word for word.
  const chosen = only(topics.find((id) => suggestionFor(id, index) === text));
  if (chosen) return { candidates: chosen, terms, isMore: false };
  if (topics.length > 0) {
    const placed =
      leansOnHistory(words, language, terms) || words.length <= 4
        ? only(meantByPlace(words, language, topics))
        : undefined;
    if (placed) return { candidates: placed, terms, isMore: false };
    if (wantsMore(words, language)) {
      const same = only(topics[0]);
      if (same) return { candidates: same, terms: [], isMore: true };
    }
    if (isPhrase(words, language, "yes")) {
      const same = only(topics[0]);
      if (same) return { candidates: same, terms: [], isMore: history.at(-1)?.kind !== "clarification" };
    }
  }
  const alone = searchSentences(text, terms, index);
  if (topics.length === 0 || !leansOnHistory(words, language, terms))
    return { candidates: alone, terms, isMore: false };
  return { candidates: inContext(alone, terms, topics, index), terms, isMore: false };
}

/** A follow-up is asked of the last topic where that topic speaks of nearly all that is asked. */
const OF_THE_TOPIC = 0.8;

/** The candidates of a follow-up: what it asks, of what was spoken of last or alone. */
function inContext(
  alone: Candidate[],
  terms: readonly string[],
  topics: readonly string[],
  index: PassageIndex,
): Candidate[] {
  const id = topics[0]!;
  const passage = index.passage(id);
  if (!passage || index.holds(id, terms) < OF_THE_TOPIC) {
    return terms.length === 0 && passage ? [{ id, passage, confidence: 1, likeness: 1 }] : alone;
  }
  return [{ id, passage, confidence: 1, likeness: 1 }, ...alone.filter((candidate) => candidate.id !== id)];
}

/** The candidates; who asks for an article gets one, if there is one on what they name. */
function search(text: string, terms: readonly string[], index: PassageIndex): Candidate[] {
  const named = terms.filter((term) => term !== ARTICLE);
  if (named.length > 0 && named.length < terms.length) {
    const articles = index.search(named).filter(({ id }) => id.startsWith("post-"));
    if (articles[0] && articles[0].confidence >= CONFIDENT) return articles;
  }
  const plans = PLAN_IDS.filter((id) => terms.includes(id));
  const meant = plans.length > 1 ? "plans" : `plan-${plans[0]}`;
  const found = index.search(terms, index.chancesOf(text));
  if (plans.length === 0) return found;
  return found
    .map((candidate) =>
      candidate.id === meant ? { ...candidate, confidence: candidate.confidence + NAMED_BONUS } : candidate,
    )
    .sort((one, other) => other.confidence - one.confidence);
}

/** Of the whole message, or of the sentence of it that is understood best: people tell a story, then they ask. */
function searchSentences(text: string, whole: readonly string[], index: PassageIndex): Candidate[] {
  const found = search(text, whole, index);
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return found;
  return sentences.reduce((best, sentence) => {
    const terms = index.lexicon.typedTerms(sentence);
    const one = terms.length > 0 ? search(sentence, terms, index) : [];
    return (one[0]?.confidence ?? 0) > (best[0]?.confidence ?? 0) + OF_A_PART ? one : best;
  }, found);
}

const POLITE: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(wordsOf(VOCABULARIES.fr.polite)),
  en: new Set(wordsOf(VOCABULARIES.en.polite)),
};

/** The language that the message asks for, in either of the two. */
function wishedLanguage(text: string): Language | undefined {
  return LANGUAGES.find((wished) =>
    LANGUAGES.some((spoken) => {
      const polite = POLITE[spoken];
      const words = foldedWords(text, spoken);
      const first = words.findIndex((word) => !polite.has(word));
      const last = words.findLastIndex((word) => !polite.has(word));
      return first !== -1 && isPhrase(words.slice(first, last + 1), wished, "asksForIt");
    }),
  );
}

function smallTalkReply(words: readonly string[], language: Language, index: PassageIndex): Reply | undefined {
  const own = ASSISTANT_TEXT[language];
  const say = (text: string, ids: readonly string[] = []): Reply => ({
    kind: "greeting",
    language,
    text,
    suggestions: suggested(language, ids),
  });
  const rest = withoutCourtesies(words, language);
  if (isPhrase(words, language, "wellbeing") || isPhrase(rest, language, "wellbeing"))
    return say(own.wellbeing, ["offer", "plans"]);
  if (isPhrase(words, language, "goodbyes") || isPhrase(rest, language, "goodbyes")) return say(own.goodbye);
  if (isPhrase(words, language, "thanks") || isPhrase(words, language, "no")) return say(own.thanks);
  if (isPhrase(words, language, "greetings")) return say(own.greeting, ["offer", "plans", "start"]);
  // Something is left that may be a question, or lean on the one before.
  if (rest.length === words.length || index.lexicon.terms(rest.join(" ")).length > 0) return undefined;
  if (holdsPhrase(words, language, "thanks")) return say(own.thanks);
  if (holdsPhrase(words, language, "goodbyes")) return say(own.goodbye);
  return rest.length === 0 ? say(own.greeting, ["offer", "plans", "start"]) : undefined;
}

function isConfidentlyForeign(best: Candidate | undefined): boolean {
  return best?.id === "off-topic" && best.likeness > CONFIDENT / 2;
}

function refusal(language: Language): Reply {
  return {
    kind: "unknown",
    language,
    text: ASSISTANT_TEXT[language].refusal,
    suggestions: suggested(language, ["offer", "plans", "person"]),
  };
}

function unknown(language: Language): Reply {
  const { unknown: text, titles } = ASSISTANT_TEXT[language];
  const links = [
    { title: titles.contact, href: pathIn(language, "/contact#reach") },
    { title: titles.consultationForm, href: pathIn(language, "/consultation-gratuite") },
  ];
  return { kind: "unknown", language, text, links, suggestions: suggested(language, ["person", "offer", "plans"]) };
}

function booking(language: Language): Reply {
  const { booking: text, titles } = ASSISTANT_TEXT[language];
  const links = [{ title: titles.consultationForm, href: pathIn(language, "/consultation-gratuite") }];
  return { kind: "booking", language, text, links, topics: ["consultation"] };
}

function person(language: Language, now: Date): Reply {
  const { personOpen, personClosed, titles } = ASSISTANT_TEXT[language];
  const { isOpen, until } = openNow(language, now, SOURCES[language].contact);
  const links = [
    { title: titles.contact, href: pathIn(language, "/contact#reach") },
    { title: titles.consultationForm, href: pathIn(language, "/consultation-gratuite") },
  ];
  return {
    kind: "person",
    language,
    text: isOpen ? personOpen(until) : personClosed(until),
    links,
    topics: ["contact"],
  };
}

/** Thanks for contact data: the team reads what was written and answers. */
function received(language: Language): Reply {
  const { received: text, titles } = ASSISTANT_TEXT[language];
  const links = [{ title: titles.consultationForm, href: pathIn(language, "/consultation-gratuite") }];
  return { kind: "person", language, text, links, suggestions: suggested(language, ["booking"]), topics: ["contact"] };
}

/** Two of a kind that say different things: neither is a part of the other. */
function competes(best: Candidate, second: Candidate): boolean {
  if (!best.passage || !second.passage || best.confidence >= 1) return false;
  const family = (id: string) => id.split(/[-/]/)[0];
  return (
    second.confidence >= BOTH_MEANT &&
    best.confidence - second.confidence < TOO_CLOSE &&
    family(best.id) !== family(second.id)
  );
}

/** What the part of the message is about that the best passage leaves aside, where that part is a question of its own. */
function otherTopic(best: Candidate, terms: readonly string[], index: PassageIndex): Candidate | undefined {
  if (!best.passage || best.confidence > ANSWERS_ALL) return undefined;
  const rest = index.unheld(best.id, terms);
  const share = (some: readonly string[]) => some.reduce((sum, term) => sum + index.weight(term), 0);
  if (share(rest) < LEFT_ASIDE * share(terms)) return undefined;
  const other = index.search(rest)[0];
  return other?.passage && other.id !== best.id && other.confidence >= OWN_QUESTION ? other : undefined;
}

/** What a visitor is offered to send to hear of a passage. */
function suggestionFor(id: string, index: PassageIndex): string {
  const questions: Readonly<Record<string, string>> = ASSISTANT_TEXT[index.lexicon.language].questions;
  return questions[id] ?? index.passage(id)?.title ?? "";
}

function clarification(index: PassageIndex, best: Candidate, second: Candidate): Reply {
  const { language } = index.lexicon;
  return {
    kind: "clarification",
    language,
    text: ASSISTANT_TEXT[language].clarification(best.passage!.title, second.passage!.title),
    suggestions: [best, second].map(({ id }) => suggestionFor(id, index)),
    topics: [best.id, second.id],
  };
}

interface AnswerGiven {
  language: Language;
  /** Of the message. */
  words: readonly string[];
  terms: readonly string[];
  index: PassageIndex;
  now: Date;
  isMore: boolean;
  history: Turn["history"];
}

function answer(passage: Passage, { language, words, terms, index, now, isMore, history }: AnswerGiven): Reply {
  const { nothingMore } = ASSISTANT_TEXT[language];
  const links = [{ title: passage.title, href: passage.href }];
  const about = { kind: "answer", language, links, topics: [passage.id] } as const;
  if (isMore) {
    const told = history.filter(({ topics }) => topics?.[0] === passage.id).map(({ content }) => content);
    const more = moreFrom(passage, told.join(" "));
    if (more === "") return { ...about, text: nothingMore, suggestions: suggested(language, ["person", "booking"]) };
    return { ...about, text: more, suggestions: suggested(language, NEXT[passage.id] ?? []) };
  }
  if (passage.id.startsWith("case-") && holdsPhrase(words, language, "worksFor")) {
    const { openings, titles } = ASSISTANT_TEXT[language];
    const areas = { title: titles.areas, href: pathIn(language, "/contact#areas-title") };
    return {
      ...about,
      text: openings.worksFor(passage.opening),
      links: [...links, areas],
      suggestions: suggested(language, ["offer", "booking"]),
    };
  }
  const text = passage.id === "hours" ? hoursText(language, now) : answerFrom(passage, terms, index);
  return { ...about, text, suggestions: suggested(language, NEXT[passage.id] ?? []) };
}

function hoursText(language: Language, now: Date): string {
  const { contact } = SOURCES[language];
  const { state, until, holidays } = openNow(language, now, contact);
  const text = ASSISTANT_TEXT[language];
  const lines = openingHoursLines(contact).map(({ days, hours }) => text.dayHours(days, hours));
  return text.hours(state, until, lines.join("; "), holidays);
}

/** What visitors ask next. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  offer: ["support", "sales", "operations"],
  plans: ["question-plan", "question-contract"],
  "plan-velocity": ["plan-accelerate", "booking"],
  "plan-accelerate": ["plan-dominate", "booking"],
  "plan-dominate": ["plan-accelerate", "booking"],
  "question-plan": ["plans", "booking"],
  "question-contract": ["guarantees"],
  "question-fees": ["plans"],
  guarantees: ["start", "booking"],
  start: ["plans", "booking"],
  consultation: ["booking"],
  support: ["plans", "cases"],
  sales: ["plans", "cases"],
  operations: ["plans", "cases"],
  company: ["offer", "cases"],
  contact: ["hours"],
};

function suggested(language: Language, ids: readonly string[]): string[] {
  const questions: Readonly<Record<string, string>> = ASSISTANT_TEXT[language].questions;
  return ids.flatMap((id) => questions[id] ?? []);
}
