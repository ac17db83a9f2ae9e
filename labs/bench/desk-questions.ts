import { OUTCOMES, STAGES } from "../../src/features/consultations/follow-up/stage.ts";
import { GRADES } from "../../src/features/consultations/lead-score.ts";
import { urgentCursor } from "../../src/features/consultations/read-consultations.ts";
import { cursorAfter } from "../../src/lib/http/list-query.ts";
import { LONGEST, type ManyLeads } from "./many-leads.ts";

/** Returns the path of the desk's cheapest API call, the reference, which finds the person that a record belongs to. */
export const NO_OP = (round: number, { count }: ManyLeads) => `/api/people/of/consultation/${someone(round, count)}`;

/** Number of pages, of fifty rows each, before the deep page. */
const DEEP = 400;
const PAGE = 50;

/** Returns the paths of the desk's API calls, by name and round; they differ by round if a response could be cached. */
export function deskQuestions(leads: ManyLeads): Record<string, (round: number) => string> {
  const { count, at } = leads;
  const deep = Math.max(1, count - DEEP * PAGE);
  const from = { createdAt: at(deep).toISOString(), id: deep };
  const day = (n: number) => at(n).toISOString().slice(0, 10);
  // Uses the same order as the desk's list and board, with late requests first.
  const requests = (query: string) => () => `/api/consultations?order=urgent&${query}`;
  const same = (query: string) => () => query;
  const person = (round: number) => someone(round, count);
  const newest = (what: string, path: string) => ({ [what]: same(path) });
  return {
    ...newest("requests: first page", "/api/consultations"),
    ...newest("requests: in the order in which to call", "/api/consultations?order=urgent"),
    "requests: page 400": same(`/api/consultations?cursor=${cursorAfter(from)}`),
    "requests: page 400 in the order in which to call": requests(
      `cursor=${urgentCursor({ lateSince: new Date(), percent: undefined, createdAt: at(deep), id: deep })}`,
    ),
    "requests: search, a mail": (round) => `/api/consultations?order=urgent&q=p${person(round)}%40exemple`,
    "requests: search, a phone": (round) => `/api/consultations?order=urgent&q=514${5_000_000 + person(round)}`,
    "requests: search, a name that 1 in 10 has": requests("q=ana"),
    "requests: search, two words": (round) => `/api/consultations?order=urgent&q=carl%20${person(round)}`,
    "requests: search, found nowhere": (round) => `/api/consultations?order=urgent&q=introuvable${round}`,
    "requests: search, of one stage": (round) => `/api/consultations?order=urgent&stage=won&q=nom${person(round)}`,
    "requests: not contacted": requests("contacted=false"),
    ...Object.fromEntries(GRADES.map(({ grade }) => [`requests: ${grade}`, requests(`grade=${grade[0]}`)]).slice(-1)),
    "requests: a week long ago": requests(`from=${day(count / 4)}&to=${day(count / 4 + count / 51)}`),
    "requests: a stage": (round) => `/api/consultations?order=urgent&stage=${STAGES[round % STAGES.length]}`,
    "requests: open": requests("stage=open"),
    "requests: closed": requests("stage=closed"),
    "requests: of somebody with few": requests("owner=admin-2"),
    "requests: mine": requests("owner=me"),
    "requests: nobody's": requests("owner=none"),
    "requests: next step overdue": requests("due=late"),
    "requests: next step due within a week": requests("due=week"),
    "requests: without a next step": requests("due=none"),
    "requests: mine, overdue, in discussion, grade A+": requests("owner=me&due=late&stage=in-discussion&grade=A%2B"),
    "requests: rare owner, overdue, won": requests("owner=admin-2&due=late&stage=won"),
    "requests: to check": requests("review=to-check"),
    "requests: discarded": requests("review=discarded"),
    counters: same("/api/consultations/summary"),
    arrivals: same(`/api/consultations/arrivals?after=${count - 5}`),
    "board: counts of the stages": same("/api/consultations/stages"),
    "board: counts of the stages, a search": (round) => `/api/consultations/stages?q=nom${person(round)}`,
    "board: counts of the stages, mine": same("/api/consultations/stages?owner=me"),
    "board: counts of the stages, overdue": same("/api/consultations/stages?due=late"),
    "board: a column": (round) => `/api/consultations?order=urgent&stage=${OUTCOMES[round % OUTCOMES.length]}&limit=50`,
    "a request": (round) => `/api/consultations/${person(round)}`,
    ...newest("people: first page", "/api/people"),
    "people: page 400": same(`/api/people?cursor=${cursorAfter(from)}`),
    "people: with a pending request": same("/api/people?open=true"),
    "people: search, a mail": (round) => `/api/people?search=p${person(round)}%40exemple`,
    "people: search, a phone": (round) =>
      `/api/people?search=${encodeURIComponent(`514 ${5_000_000 + person(round)}`)}`,
    "people: search, a name that 1 in 10 has": same("/api/people?search=ana"),
    "people: search, two words": (round) => `/api/people?search=carl%20${person(round)}`,
    "people: search among those with a pending request": same("/api/people?open=true&search=ana"),
    "a person": (round) => `/api/people/${person(round)}`,
    "their timeline": (round) => `/api/people/${person(round)}/timeline`,
    "the longest timeline": same(`/api/people/${LONGEST}/timeline`),
    "the longest timeline: in its middle": same(
      `/api/people/${LONGEST}/timeline?cursor=${cursorAfter({ createdAt: at(count / 2).toISOString(), id: 1 })}`,
    ),
    "the longest timeline: notes": same(`/api/people/${LONGEST}/timeline?group=notes`),
    ...newest("chats: first page", "/api/chat/conversations"),
    "chats: search, a mail": (round) => `/api/chat/conversations?search=p${person(round)}%40exemple`,
    "chats: search, a name that 1 in 10 has": same("/api/chat/conversations?search=ana"),
    "chats: open": same("/api/chat/conversations?state=open"),
    "chats: waiting": same("/api/chat/conversations?state=waiting"),
    "chats: with staff": same("/api/chat/conversations?state=staff"),
    "chats: contacted": same("/api/chat/conversations?contacted=true"),
    "chats: in English, with a lead": same("/api/chat/conversations?language=en&lead=true"),
    "chats: of who sent a request": (round) => `/api/chat/conversations?consultation=${person(round)}`,
    "chats: counts": same("/api/chat/summary"),
    "questions without an answer": same("/api/chat/unanswered"),
    ...newest("posts: first page", "/api/posts"),
    "posts: page 50": same("/api/posts?page=50"),
    "posts: search": (round) => `/api/posts?q=titre%20${round + 1}`,
    "posts: drafts": same("/api/posts?state=draft"),
    "posts: a topic": same("/api/posts?category=Data"),
    "posts: English out of date": same("/api/posts?status=stale"),
    "newsletter: counts": same("/api/newsletter/summary"),
    ...newest("outbox: first page", "/api/outbox"),
    "outbox: dead": same("/api/outbox?status=dead"),
    "outbox: waiting": same("/api/outbox?status=pending"),
    "outbox: page 400": same(`/api/outbox?status=delivered&cursor=${deep}`),
    ...newest("audit log: first page", "/api/audit"),
    "audit log: of a member of staff": same("/api/audit?actor=admin-2"),
    "audit log: an action": same("/api/audit?action=post.published"),
    "audit log: a subject": (round) => `/api/audit?subject=${person(round)}`,
    "audit log: a week long ago": same(`/api/audit?from=${day(count / 4)}&to=${day(count / 4 + count / 51)}`),
    "audit log: a rare action of somebody": same("/api/audit?action=post.published&actor=admin-1"),
    "audit log: page 400": same(`/api/audit?cursor=${cursorAfter(from)}`),
    "privacy: open requests": same("/api/privacy/requests?state=open"),
    "privacy: answered requests": same("/api/privacy/requests?state=answered"),
    "privacy: refused requests": same("/api/privacy/requests?state=refused"),
    "overview of 13 weeks": same("/api/overview?weeks=13"),
    "overview of 52 weeks": same("/api/overview?weeks=52"),
  };
}

const someone = (round: number, count: number) => ((round * 7919) % count) + 1;
