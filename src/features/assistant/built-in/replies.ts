import { answerDueAt } from "../../../lib/company/answer-deadlines.ts";
import { wallClock } from "../../../lib/company/business-hours.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { openNow } from "../../../lib/company/open-now.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { SOURCES } from "../../knowledge-base/sources.ts";
import type { Link, ReplyKind, Turn } from "../answer-provider.ts";
import { type Memory, TROUBLES } from "./memory.ts";
import { APPOINTMENT, ASSISTANT_TEXT } from "./passage.ts";
import { lowerFirst } from "./plan-texts.ts";

/** A reply before it is streamed. */
export interface Reply {
  kind: ReplyKind;
  language: Language;
  text: string;
  links?: readonly Link[];
  suggestions?: readonly string[];
  topics?: readonly string[];
}

/** A time that can be booked, in Montréal: `2026-11-24`, `09:15`. */
export interface FreeTime {
  day: string;
  time: string;
}

/** Returns the questions offered as buttons, by passage id. */
export function suggested(language: Language, ids: readonly string[]): string[] {
  const questions: Readonly<Record<string, string>> = ASSISTANT_TEXT[language].questions;
  return ids.flatMap((id) => questions[id] ?? []);
}

const formLink = (language: Language): Link => ({
  title: ASSISTANT_TEXT[language].titles.consultationForm,
  href: pathIn(language, "/consultation-gratuite"),
});
const contactLink = (language: Language): Link => ({
  title: ASSISTANT_TEXT[language].titles.contact,
  href: pathIn(language, "/contact#reach"),
});

export function smallTalk(
  language: Language,
  said: "greeting" | "wellbeing" | "thanks" | "goodbye" | "self" | "language",
): Reply {
  const ids = { greeting: ["offer", "plans", "start"], wellbeing: ["offer", "plans"], self: ["offer", "person"] };
  return {
    kind: said === "language" ? "language" : "greeting",
    language,
    text: ASSISTANT_TEXT[language][said],
    suggestions: suggested(language, ids[said as keyof typeof ids] ?? []),
  };
}

export function refusal(language: Language): Reply {
  const suggestions = suggested(language, ["offer", "plans", "person"]);
  return { kind: "unknown", language, text: ASSISTANT_TEXT[language].refusal, suggestions };
}

/** « lundi 23 novembre à 9 h 15 » */
function replyBy(language: Language, now: Date): string {
  const due = answerDueAt(now);
  return inWords(language, [{ day: companyDay(due), time: wallClock(due) }]);
}

/** How the team will reach a visitor who left an email address or a phone number: « nous vous écrirons à … ». */
function reachOf(language: Language, { email, phone }: Memory): string | undefined {
  const { writesTo, callsAt } = ASSISTANT_TEXT[language];
  return email === undefined ? phone && callsAt(phone) : writesTo(email);
}

/** Maximum number of links under an answer that may not be the right one. */
const MOST_LINKS = 3;

/**
 * Returns the reply when the site does not answer, or may not: the team gets the question.
 * @param nearest the closest answer found
 * @param others links to other passages that may answer
 */
export function unknown(
  language: Language,
  memory: Memory,
  now: Date,
  nearest?: Reply,
  others: readonly Link[] = [],
): Reply {
  const own = ASSISTANT_TEXT[language];
  const reach = reachOf(language, memory);
  const text = reach === undefined ? own.unknown : own.unknownReachable(reach, replyBy(language, now));
  if (nearest) {
    const { links: [...links] = [] } = nearest;
    for (const other of others) if (links.every(({ href }) => href !== other.href)) links.push(other);
    return { ...nearest, kind: "unknown", text: own.perhaps(nearest.text), links: links.slice(0, MOST_LINKS) };
  }
  return {
    kind: "unknown",
    language,
    text,
    links: [contactLink(language), formLink(language)],
    suggestions: suggested(language, ["person", "offer", "plans"]),
  };
}

/** What we know about the visitor: « J’ai noté que vous êtes 12, et ceci : Shopify, … ». Empty if nothing. */
function noted(language: Language, { people, tools = [], trouble }: Memory): string {
  const matter = trouble ? [lowerFirst(SOURCES[language].services[trouble].name)] : [];
  const others = [...tools, ...matter].join(", ");
  return people || others ? ` ${ASSISTANT_TEXT[language].noted(people, others)}` : "";
}

/** Returns the reply to a visitor who wants a person, with what we know about them. */
export function person(language: Language, memory: Memory, now: Date): Reply {
  const reach = reachOf(language, memory);
  const own = ASSISTANT_TEXT[language];
  const { isOpen, until } = openNow(language, now, SOURCES[language].contact);
  const unreachable = isOpen ? own.personOpen(until) : own.personClosed(until);
  const met = reach ? own.personReachable(memory.name ?? "", reach, replyBy(language, now)) : unreachable;
  const text = `${met}${noted(language, memory)}`;
  return { kind: "person", language, text, links: [contactLink(language), formLink(language)], topics: ["contact"] };
}

/** Returns the reply to a visitor who is lost or only introduces themselves: asks what takes most of their time. */
export function guide(language: Language, { name = "", trouble }: Memory, { history }: Turn, isLost = false): Reply {
  const own = ASSISTANT_TEXT[language];
  const wasAsked = trouble !== undefined || history.some(({ content }) => content.includes(own.asksTrouble));
  const opening = isLost ? own.lost : own.presented(name);
  const text = wasAsked && !isLost ? opening : `${opening} ${own.asksTrouble}`;
  return { kind: "greeting", language, text, suggestions: suggested(language, TROUBLES) };
}

/** Replies to contact details with thanks, and says when the team will answer. */
export function received(language: Language, memory: Memory, now: Date): Reply {
  const own = ASSISTANT_TEXT[language];
  const reach = reachOf(language, memory);
  const thanks = reach ? own.receivedReachable(memory.name ?? "", reach, replyBy(language, now)) : own.received;
  return {
    kind: "person",
    language,
    text: `${thanks}${noted(language, memory)}`,
    links: [formLink(language)],
    topics: ["contact"],
  };
}

/** « lundi 23 novembre à 13 h; mardi 24 novembre à 9 h » */
function inWords(language: Language, times: readonly FreeTime[]): string {
  const { day, time } = APPOINTMENT[language];
  return times.map((one) => ASSISTANT_TEXT[language].freeTime(day(one.day), time(one.time))).join("; ");
}

/** Returns the reply to a visitor who wants to book, with the next free times. */
export function booking(language: Language, times: readonly FreeTime[]): Reply {
  const text = ASSISTANT_TEXT[language].booking(inWords(language, times));
  return { kind: "booking", language, text, links: [formLink(language)], topics: ["consultation"] };
}

/** Topic of a reply about a day or time that the visitor named. */
export const OF_MOMENT = "appointment";

/**
 * Returns the reply to a visitor who names a day or time for a call.
 * @param free the free times of a day; or, if `taken` was asked for, the next ones
 */
export function freeOn(
  language: Language,
  free: readonly FreeTime[],
  taken?: { day: string | undefined; time: string | undefined },
): Reply {
  const own = ASSISTANT_TEXT[language];
  const { day, time } = APPOINTMENT[language];
  const [first] = free;
  const text = taken
    ? own.notFree(
        [taken.day && day(taken.day), taken.time && time(taken.time)].filter(Boolean).join(", "),
        inWords(language, free),
      )
    : own.freeOn(day(first!.day), free.map((one) => time(one.time)).join("; "));
  const links = [{ title: APPOINTMENT[language].choose.title, href: pathIn(language, "/rendez-vous") }];
  return { kind: "answer", language, text, links, topics: [OF_MOMENT] };
}
