import { useEffect, useMemo, useRef } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { requestDue, type Said } from "../../features/consultations/request-due.ts";
import type { ListedMail } from "../../features/outbox/model.ts";
import { answerDueAt, reviewDueAt } from "../../lib/company/answer-deadlines.ts";
import { businessStateAt } from "../../lib/company/business-hours.ts";
import { companyDay, companyMoment, dayAfter, dayPlus } from "../../lib/company/company-day.ts";
import type { Language } from "../../lib/language.ts";
import { useAppointments } from "../appointments/queries.ts";
import { rowsOf } from "../kit/api.ts";
import { answerLabel, clockTime } from "../kit/present.ts";
import { nameOf, PRESENT_FOR, useConversations } from "../people/chat/chat-queries.ts";
import { useArrivals, useConsultations } from "../requests/consultation-queries.ts";
import { NO_FILTERS } from "../requests/filters.ts";
import { useSeenRequest, useUnlisted } from "../requests/list/arrivals.tsx";
import { useOutbox } from "../settings/outbox-view.tsx";
import { useRequests } from "../settings/privacy/privacy-queries.ts";
import { useNow, useTexts } from "../shell/desk-context.tsx";

/** Order of the items waiting for staff (DESK.md, "The order of Today"). */

const KINDS = ["request", "step", "chat", "appointment", "check", "mail", "privacy"] as const;
type Kind = (typeof KINDS)[number];

/** Groups of the queue, top to bottom. */
export const GROUPS = ["now", "late", "hour", "noon", "today", "later"] as const;
type Group = (typeof GROUPS)[number];

export interface Waiting {
  kind: Kind;
  id: number;
  /** The person's email address; all items of a person share a row. */
  person?: string | undefined;
  due: Date;
  /** When a chat's visitor began to wait. */
  since?: Date;
  /** Score in percent; 0 if there is none. */
  score: number;
  said?: Said | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Score in percent below which (grades C and D of SPEC §9) a request is listed as later, unless it is overdue or the
 * person needs an answer soon.
 */
const LOW_SCORE = 45;

function groupOf({ kind, due, since, score, said }: Waiting, now: Date): Group {
  const left = due.getTime() - now.getTime();
  const noon = companyMoment(companyDay(now), "12:00");
  const midnight = companyMoment(dayAfter(companyDay(now)));
  // The end of the half-day: noon in the morning, midnight in the afternoon.
  const halfDay = now < noon ? noon : midnight;
  if (since && now.getTime() - since.getTime() < PRESENT_FOR) return "now";
  if (kind === "appointment" && left > 0 && left <= HOUR) return "now";
  // A deadline set by the person has priority over our own overdue answers.
  if (said === "call-by" && due <= halfDay) return "now";
  if (left < 0) return "late";
  if (kind === "check" || (kind === "request" && !said && score < LOW_SCORE)) return "later";
  if (left <= HOUR) return "hour";
  return due <= noon ? "noon" : due <= midnight ? "today" : "later";
}

/**
 * Returns when a chat's visitor must be answered. The assistant promises an answer within a day to those who left an
 * address or write while the company is closed; anybody else waits for one right away.
 */
export function chatDue(since: Date, isReachable: boolean): Date {
  return isReachable || !businessStateAt(since).isOpen ? answerDueAt(since) : since;
}

/**
 * Kinds in the order in which they represent a person with several items: a chat first, then a call, then a bounced
 * email, which is shown above the person's request because a reply would bounce too.
 */
const STANDS_FOR: readonly Kind[] = ["chat", "appointment", "mail", "request", "step", "check", "privacy"];

/** Keeps one item per person, because a person's chat, request and booking are a single task. */
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

/** Returns the day by whose end an item is due; a deadline at midnight belongs to the day that ends. */
const dueDay = ({ due }: Waiting): string => companyDay(new Date(due.getTime() - 1));

function rankOf({ kind, said }: Waiting): number {
  // Possible spam comes last, because its score is meaningless.
  return kind === "chat" ? 3 : kind === "check" ? -1 : said ? SAID_RANK[said] : 0;
}

/**
 * Keeps one item per person and sorts the items by group. Within a group, chats come first, followed by deadlines that
 * the person set, earlier due days, higher scores and earlier due times; what can wait is sorted by day before all else.
 */
export function inOrder<Item extends Waiting>(items: readonly Item[], now: Date): (Item & { group: Group })[] {
  return onePerson(items)
    .map((item) => ({ ...item, group: groupOf(item, now) }))
    .sort(
      (one, other) =>
        GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
        (one.group === "later" ? 0 : rankOf(other) - rankOf(one)) ||
        dueDay(one).localeCompare(dueDay(other)) ||
        rankOf(other) - rankOf(one) ||
        other.score - one.score ||
        one.due.getTime() - other.due.getTime(),
    );
}

/** Puts a sender's reason for a prompt answer, if any, before what a row is about. */
export function withReason(
  request: Pick<Consultation, "additionalInfo" | "createdAt" | "urgency"> | undefined,
  about: string,
  texts: Readonly<Record<Said, (time: string) => string>>,
  language: Language,
): string {
  if (!request) return about;
  const { due, said } = requestDue(request);
  return said ? `${texts[said](clockTime(due, language))} · ${about}` : about;
}

export interface QueueItem extends Waiting {
  /** `request-12`, the item's id in the URL. */
  key: string;
  group: Group;
  grade?: string;
  title: string;
  /** What the item is about, in a few words, with the person's deadline, if any. */
  about: string;
  consultation?: Consultation;
  mail?: ListedMail;
}

/** A privacy request is listed from this many days before its deadline. */
const PRIVACY_DAYS = 10;
const DAY_MS = 24 * 3_600_000;
/** Days searched for calls. Past calls may lack an outcome, and upcoming calls may belong to an unanswered request. */
const CALLS = { back: 14, ahead: 28 } as const;

/** Maximum time between queuing a letter's email and marking its recipient as contacted because of it, in ms. */
const REACHED_AFTER = 60_000;

/** Reads the appointments in the range {@link CALLS} around today. */
export function useCalls() {
  const today = companyDay(useNow());
  return useAppointments(dayPlus(today, -CALLS.back), dayPlus(today, CALLS.ahead));
}

/** Reloads the unanswered requests when a new one arrives, because rows on this screen may move. */
function useNews({ refetch }: Pick<ReturnType<typeof useConsultations>, "refetch">): void {
  const newest = useArrivals(useSeenRequest(), true).data?.newest?.id;
  const unlisted = useUnlisted();
  const told = useRef({ newest, unlisted });
  useEffect(() => {
    const before = told.current;
    told.current = { newest, unlisted };
    if ((newest !== undefined && newest !== before.newest) || unlisted.size > before.unlisted.size) void refetch();
  }, [newest, unlisted, refetch]);
}

/** Returns the items waiting for staff, in order. Of each paginated list, only the first page is read. */
export function useQueue() {
  const { t, form, language } = useTexts();
  const now = useNow();
  const today = companyDay(now);
  const pending = useConsultations({ ...NO_FILTERS, contacted: false });
  const late = useConsultations({ ...NO_FILTERS, due: "late" });
  const due = useConsultations({ ...NO_FILTERS, due: "today" });
  const toCheck = useConsultations(NO_FILTERS, "to-check");
  const chats = useConversations({ state: "waiting" });
  const appointments = useCalls();
  const mails = useOutbox("dead");
  const privacy = useRequests("open");
  useNews(pending);
  const lists = [pending, late, due, toCheck, chats, appointments, mails, privacy];

  const items = useMemo(() => {
    const found: Omit<QueueItem, "group">[] = [];
    const add = (item: Omit<QueueItem, "key" | "group" | "score"> & { score?: number }) =>
      found.push({ score: 0, ...item, key: `${item.kind}-${item.id}` });
    const known = new Map<string, Consultation>();
    const ofRequest = (consultation: Consultation) => ({
      id: consultation.id,
      person: consultation.email,
      score: consultation.leadScorePercent,
      grade: consultation.leadScore,
      title: `${consultation.name}, ${consultation.company}`,
      consultation,
    });

    const listed = new Set<number>();
    for (const request of rowsOf(pending.data)) {
      // The request was just answered, but the list has not reloaded yet.
      if (request.contacted) continue;
      listed.add(request.id);
      known.set(request.email, request);
      const struggle = answerLabel(form, "biggestChallenge", request.biggestChallenge);
      const about = withReason(request, struggle, t.today.said, language);
      add({ ...ofRequest(request), kind: "request", ...requestDue(request), about });
    }
    for (const request of [...rowsOf(late.data), ...rowsOf(due.data)]) {
      // Already listed as an unanswered request.
      if (listed.has(request.id) || !request.nextStepAt) continue;
      listed.add(request.id);
      // A step is due by the end of its day.
      const end = companyMoment(dayAfter(request.nextStepAt));
      add({ ...ofRequest(request), kind: "step", due: end, about: request.nextStep ?? t.today.kinds.step });
    }
    for (const request of rowsOf(toCheck.data)) {
      const checkBy = reviewDueAt(new Date(request.createdAt));
      add({ ...ofRequest(request), kind: "check", due: checkBy, about: t.today.kinds.check });
    }
    for (const chat of rowsOf(chats.data)) {
      const title = nameOf(chat, t);
      const since = new Date(chat.waitingSince ?? chat.lastMessageAt);
      const person = chat.email ?? undefined;
      const promised = chatDue(since, Boolean(chat.email ?? chat.phone));
      // The chat replaces the person's unanswered request in the queue, so it must not be due later.
      const asked = known.get(chat.email ?? "");
      const earlier = asked && requestDue(asked).due;
      const due = earlier && earlier < promised ? earlier : promised;
      add({ kind: "chat", id: chat.id, person, due, since, title, about: chat.excerpt });
    }
    for (const { id, consultationId, day, start, end, state, outcome, brief } of appointments.data ?? []) {
      // List a coming day's call only if the person's request is unanswered.
      if (state === "cancelled" || outcome || (day > today && !listed.has(consultationId))) continue;
      const isOver = new Date(end) < now;
      add({
        kind: "appointment",
        id,
        person: brief.email,
        due: new Date(isOver ? end : start),
        score: brief.leadScorePercent,
        ...(brief.leadScore && { grade: brief.leadScore }),
        title: `${brief.name}, ${brief.company}`,
        about: isOver
          ? t.today.noteOutcome
          : withReason(known.get(brief.email), t.today.kinds.appointment, t.today.said, language),
      });
    }
    const names: Readonly<Record<string, string>> = t.outbox.templates;
    for (const mail of rowsOf(mails.data)) {
      const { id, createdAt, recipient, request } = mail;
      // Skip the email if a colleague has contacted the person since. The bounced letter itself may have marked the
      // request as contacted, but only within `REACHED_AFTER`.
      if (Date.parse(request?.contactedAt ?? "") > Date.parse(createdAt) + REACHED_AFTER) continue;
      const about = t.today.notSent(names[mail.template] ?? t.today.kinds.mail);
      const waiting = known.get(recipient);
      add({
        // If the person has an unanswered request, this item replaces it in the queue: a reply to it would bounce too.
        ...(waiting ? { ...ofRequest(waiting), ...requestDue(waiting) } : { due: new Date(createdAt) }),
        kind: "mail",
        id,
        person: recipient,
        title: request ? `${request.name}, ${request.company}` : recipient,
        about,
        mail,
      });
    }
    for (const { id, dueAt, email, kind } of rowsOf(privacy.data)) {
      const moment = new Date(dueAt);
      if (moment.getTime() - now.getTime() > PRIVACY_DAYS * DAY_MS) continue;
      const about = `${t.nav.privacy} · ${t.today.privacyKinds[kind]}`;
      add({ kind: "privacy", id, due: moment, title: email ?? t.nav.privacy, about });
    }
    return inOrder(found, now);
  }, [
    pending.data,
    late.data,
    due.data,
    toCheck.data,
    chats.data,
    appointments.data,
    mails.data,
    privacy.data,
    now,
    today,
    t,
    form,
    language,
  ]);

  return {
    items,
    isPending: lists.some((list) => list.isPending),
    isError: items.length === 0 && lists.some((list) => list.isError),
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
