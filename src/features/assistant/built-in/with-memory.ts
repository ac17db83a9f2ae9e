import { answerDueAt } from "../../../lib/company/answer-deadlines.ts";
import { wallClock, weekdayOf } from "../../../lib/company/business-hours.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { PLAN_IDS, PLANS } from "../../../lib/company/plans.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { SOURCES } from "../../knowledge-base/sources.ts";
import type { Turn } from "../answer-provider.ts";
import { contactLeft } from "./contact-left.ts";
import { type Memory, peopleIn, remembered } from "./memory.ts";
import type { Reply } from "./reply.ts";
import { ASSISTANT_TEXT } from "./site-texts.ts";

/** A reply as it is given to somebody who said who they are: where the team writes, and the plan for their firm. */
export function withMemory(reply: Reply, turn: Turn, now: Date): Reply {
  const { language } = reply;
  const memory = remembered(turn, language);
  const text = textForReachable(reply, turn, memory, now);
  if (text) return { ...reply, text };
  const people = peopleIn(turn.text, language) ?? (reply.topics?.[0] === "plans" ? memory.people : undefined);
  return people !== undefined && isOfAnyPlan(reply, turn.text) ? planFor(people, reply) : reply;
}

function textForReachable(
  { kind, language, text }: Reply,
  turn: Turn,
  { email, name = "" }: Memory,
  now: Date,
): string | undefined {
  if (email === undefined) return undefined;
  const own = ASSISTANT_TEXT[language];
  const by = replyBy(language, now);
  if (kind === "unknown" && text === own.unknown) return own.unknownReachable(email, by);
  if (kind !== "person") return undefined;
  return contactLeft(turn.text, language)
    ? own.receivedReachable(name, email, by)
    : own.personReachable(name, email, by);
}

/** « lundi 9 h 15 » */
function replyBy(language: Language, now: Date): string {
  const { days, time } = SOURCES[language].contact;
  const due = answerDueAt(now);
  return `${days[weekdayOf(companyDay(due))]} ${time(wallClock(due))}`;
}

/** Whether an answer is about plans and the question names none of them. */
function isOfAnyPlan({ kind, topics: [topic = ""] = [] }: Reply, text: string): boolean {
  if (kind !== "answer" || !/^(?:plans|question-plan|plan-\w+)$/.test(topic)) return false;
  return !PLAN_IDS.some((id) => text.toLowerCase().includes(PLANS[id].name.toLowerCase()));
}

/** The smallest plan that is made for so many people. */
function planFor(people: number, reply: Reply): Reply {
  const { language } = reply;
  const id = PLAN_IDS.find((plan) => people <= (PLANS[plan].employees.to ?? Number.POSITIVE_INFINITY))!;
  const { name, dollarsAMonth } = PLANS[id];
  const { price, audience } = SOURCES[language].pricing;
  return {
    ...reply,
    text: ASSISTANT_TEXT[language].planFor(people, name, price(dollarsAMonth), audience[id]),
    links: [{ title: name, href: pathIn(language, `/pricing#${id}`) }],
    topics: [`plan-${id}`],
  };
}
