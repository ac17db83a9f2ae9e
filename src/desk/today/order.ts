import type { Said } from "../../features/consultations/request-due.ts";
import { companyDay, companyMoment, dayAfter } from "../../lib/company/company-day.ts";

/** In which order a member of staff meets what waits (DESK.md, "The order of Today"). */

export const KINDS = ["request", "step", "chat", "appointment", "check", "mail", "privacy"] as const;
export type Kind = (typeof KINDS)[number];

/** Headings of the queue, from the top. */
export const GROUPS = ["now", "late", "hour", "noon", "today", "later"] as const;
export type Group = (typeof GROUPS)[number];

/** One thing that waits for a person. */
export interface Waiting {
  kind: Kind;
  id: number;
  /** Whose it is, by address: rows of one person are one row. */
  person?: string | undefined;
  due: Date;
  /** 0 to 100; 0 where nobody has scored it. */
  score: number;
  said?: Said | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** For how long somebody in the chat is taken to be still there. */
const CHAT_IS_NOW = 10 * MINUTE;
/** Below it a request that is in time waits until the others are answered: grades C and D of SPEC §9. */
const LOW_SCORE = 45;

function groupOf({ kind, due, score, said }: Waiting, now: Date): Group {
  const left = due.getTime() - now.getTime();
  const noon = companyMoment(companyDay(now), "12:00");
  const midnight = companyMoment(dayAfter(companyDay(now)));
  // The end of what is due today: before noon it is noon.
  const halfDay = now < noon ? noon : midnight;
  if (kind === "chat") return -left < CHAT_IS_NOW ? "now" : "late";
  if (kind === "appointment" && left > 0 && left <= HOUR) return "now";
  // A deadline that somebody spoke of comes before what is late by our own promise.
  if (said === "call-by" && due <= halfDay) return "now";
  if (left < 0) return "late";
  if (kind === "check" || (kind === "request" && !said && score < LOW_SCORE)) return "later";
  if (left <= HOUR) return "hour";
  return due <= noon ? "noon" : due <= midnight ? "today" : "later";
}

/**
 * Of one person, the row that stands for the others: whoever is here, then a call; then a mail that came back, which opens
 * with what they asked, since an answer would come back too.
 */
const STANDS_FOR: readonly Kind[] = ["chat", "appointment", "mail", "request", "step", "check", "privacy"];

/** One row a person: a chat, a request and a booking of the same person are one thing to do. */
function onePerson<Item extends Waiting>(items: readonly Item[]): Item[] {
  const rank = ({ kind }: Item) => STANDS_FOR.indexOf(kind);
  const best = new Map<string, Item>();
  for (const item of items) {
    const key = item.person ?? `${item.kind}-${item.id}`;
    const before = best.get(key);
    if (!before || rank(item) < rank(before)) best.set(key, item);
  }
  return [...best.values()];
}

const SAID_RANK: Readonly<Record<Said, number>> = { "call-by": 2, critical: 1 };

/** Groups what waits, and orders each group: who is here, what the person said, the score, then age. */
export function inOrder<Item extends Waiting>(items: readonly Item[], now: Date): (Item & { group: Group })[] {
  const rank = (item: Waiting) => (item.kind === "chat" ? 3 : item.said ? SAID_RANK[item.said] : 0);
  // A score says nothing of what may be spam.
  const scoreOf = ({ kind, score }: Waiting) => (kind === "check" ? -1 : score);
  return onePerson(items)
    .map((item) => ({ ...item, group: groupOf(item, now) }))
    .sort(
      (one, other) =>
        GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
        rank(other) - rank(one) ||
        scoreOf(other) - scoreOf(one) ||
        one.due.getTime() - other.due.getTime(),
    );
}
