import type { Said } from "../../features/consultations/request-due.ts";
import { companyDay, companyMoment, dayAfter } from "../../lib/company/company-day.ts";

/** The order in which staff see what is waiting (DESK.md, "The order of Today"). */

export const KINDS = ["request", "step", "chat", "appointment", "check", "mail", "privacy"] as const;
export type Kind = (typeof KINDS)[number];

/** Groups of the queue, from the top. */
export const GROUPS = ["now", "late", "hour", "noon", "today", "later"] as const;
export type Group = (typeof GROUPS)[number];

/** An item waiting for a person. */
export interface Waiting {
  kind: Kind;
  id: number;
  /** The person, by address: a person's items share one row. */
  person?: string | undefined;
  due: Date;
  /** 0 to 100; 0 if unscored. */
  score: number;
  said?: Said | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long someone in the chat is assumed to be present. */
const CHAT_IS_NOW = 10 * MINUTE;
/** Below this score, a request within its deadline waits until the others are answered: grades C and D of SPEC §9. */
const LOW_SCORE = 45;

function groupOf({ kind, due, score, said }: Waiting, now: Date): Group {
  const left = due.getTime() - now.getTime();
  const noon = companyMoment(companyDay(now), "12:00");
  const midnight = companyMoment(dayAfter(companyDay(now)));
  // The end of what is due today: before noon it is noon.
  const halfDay = now < noon ? noon : midnight;
  if (kind === "chat") return -left < CHAT_IS_NOW ? "now" : "late";
  if (kind === "appointment" && left > 0 && left <= HOUR) return "now";
  // A spoken deadline takes priority over what is late by our own promise.
  if (said === "call-by" && due <= halfDay) return "now";
  if (left < 0) return "late";
  if (kind === "check" || (kind === "request" && !said && score < LOW_SCORE)) return "later";
  if (left <= HOUR) return "hour";
  return due <= noon ? "noon" : due <= midnight ? "today" : "later";
}

/**
 * The kind that represents a person's row: a chat first, then a call; then a bounced email, which opens with their
 * request, since a reply would bounce too.
 */
const STANDS_FOR: readonly Kind[] = ["chat", "appointment", "mail", "request", "step", "check", "privacy"];

/** One row per person: a person's chat, request and booking are one thing to do. */
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

/** Groups and sorts what is waiting: presence, what the person said, score, then age. */
export function inOrder<Item extends Waiting>(items: readonly Item[], now: Date): (Item & { group: Group })[] {
  const rank = (item: Waiting) => (item.kind === "chat" ? 3 : item.said ? SAID_RANK[item.said] : 0);
  // The score means nothing for possible spam.
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
