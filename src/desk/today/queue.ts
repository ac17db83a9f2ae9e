import { useMemo } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { answerDueAt, reviewDueAt } from "../../lib/company/answer-deadlines.ts";
import { companyDay, companyMoment, dayAfter } from "../../lib/company/company-day.ts";
import { answerLabel } from "../kit/answer-labels.ts";
import { rowsOf } from "../kit/pages.ts";
import { useConversations } from "../people/chat/chat-queries.ts";
import { useConsultations } from "../requests/consultation-queries.ts";
import { NO_FILTERS } from "../requests/filters.ts";
import { useAppointments } from "../settings/appointments/queries.ts";
import { useOutbox } from "../settings/outbox/queries.ts";
import { useRequests } from "../settings/privacy/privacy-queries.ts";
import { useNow, useTexts } from "../shell/desk-context.tsx";

export const KINDS = ["request", "step", "chat", "appointment", "check", "mail", "privacy"] as const;
export type Kind = (typeof KINDS)[number];
export const GROUPS = ["late", "noon", "today", "later"] as const;
export type Group = (typeof GROUPS)[number];

/** One thing that waits for a person. */
export interface QueueItem {
  /** `request-12`: names it in the address. */
  key: string;
  kind: Kind;
  id: number;
  due: Date;
  group: Group;
  /** 0 to 100; of what nobody has scored, 0. */
  score: number;
  grade?: string;
  title: string;
  /** What it is about, in a few words. */
  about: string;
  consultation?: Consultation;
  /** What the mail server said. */
  refusal?: string | null;
}

/** Days before a privacy request is due from which it waits here. */
const PRIVACY_DAYS = 10;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Everything that waits for a person, by the hour of its deadline, then by score. Lists are read live; what is read once is bounded by their pages. */
export function useQueue() {
  const { t, form } = useTexts();
  const now = useNow();
  const today = companyDay(now);
  const pending = useConsultations({ ...NO_FILTERS, contacted: false });
  const late = useConsultations({ ...NO_FILTERS, due: "late" });
  const due = useConsultations({ ...NO_FILTERS, due: "today" });
  const toCheck = useConsultations(NO_FILTERS, "to-check");
  const chats = useConversations({ state: "waiting" });
  const appointments = useAppointments(today, today);
  const mails = useOutbox("dead");
  const privacy = useRequests("open");
  const lists = [pending, late, due, toCheck, chats, appointments, mails, privacy];

  const items = useMemo(() => {
    const noon = companyMoment(today, "12:00");
    const midnight = companyMoment(dayAfter(today));
    const groupOf = (moment: Date): Group =>
      moment < now ? "late" : moment < noon ? "noon" : moment < midnight ? "today" : "later";
    const found: QueueItem[] = [];
    const add = (item: Omit<QueueItem, "key" | "group" | "score"> & Partial<Pick<QueueItem, "group" | "score">>) =>
      found.push({ group: groupOf(item.due), score: 0, ...item, key: `${item.kind}-${item.id}` });
    const ofRequest = (consultation: Consultation) => ({
      id: consultation.id,
      score: consultation.leadScorePercent,
      grade: consultation.leadScore,
      title: `${consultation.name}, ${consultation.company}`,
      consultation,
    });

    const answered = new Set<number>();
    for (const request of rowsOf(pending.data)) {
      // Answered a moment ago: the list is not read again yet.
      if (request.contacted) continue;
      answered.add(request.id);
      const struggle = answerLabel(form, "biggestChallenge", request.biggestChallenge);
      add({ ...ofRequest(request), kind: "request", due: answerDueAt(new Date(request.createdAt)), about: struggle });
    }
    for (const request of [...rowsOf(late.data), ...rowsOf(due.data)]) {
      // A request that nobody has answered stands here already.
      if (answered.has(request.id) || !request.nextStepAt) continue;
      answered.add(request.id);
      // By the end of its day.
      const end = companyMoment(dayAfter(request.nextStepAt));
      add({ ...ofRequest(request), kind: "step", due: end, about: request.nextStep ?? t.today.kinds.step });
    }
    for (const request of rowsOf(toCheck.data)) {
      const checkBy = reviewDueAt(new Date(request.createdAt));
      add({ ...ofRequest(request), kind: "check", due: checkBy, about: t.today.kinds.check });
    }
    for (const chat of rowsOf(chats.data)) {
      const title = chat.name ?? chat.email ?? chat.company ?? t.today.visitor(chat.id);
      const since = new Date(chat.waitingSince ?? chat.lastMessageAt);
      // Somebody is there now.
      add({ kind: "chat", id: chat.id, due: since, group: "late", score: 100, title, about: chat.excerpt });
    }
    for (const { id, start, end, state, outcome, brief } of appointments.data ?? []) {
      if (state === "cancelled" || outcome) continue;
      const isOver = new Date(end) < now;
      add({
        kind: "appointment",
        id,
        due: new Date(isOver ? end : start),
        score: brief.leadScorePercent,
        ...(brief.leadScore && { grade: brief.leadScore }),
        title: `${brief.name}, ${brief.company}`,
        about: isOver ? t.today.noteOutcome : t.today.kinds.appointment,
      });
    }
    const names: Readonly<Record<string, string>> = t.outbox.templates;
    for (const { id, createdAt, recipient, template, lastError } of rowsOf(mails.data)) {
      const about = t.today.notSent(names[template] ?? t.today.kinds.mail);
      add({ kind: "mail", id, due: new Date(createdAt), group: "late", title: recipient, about, refusal: lastError });
    }
    for (const { id, dueAt, email, kind } of rowsOf(privacy.data)) {
      const moment = new Date(dueAt);
      if (moment.getTime() - now.getTime() > PRIVACY_DAYS * DAY) continue;
      const about = `${t.nav.privacy} · ${t.today.privacyKinds[kind]}`;
      add({ kind: "privacy", id, due: moment, title: email ?? t.nav.privacy, about });
    }
    const place = (item: QueueItem) => GROUPS.indexOf(item.group);
    // Two that are due within the same hour are equally urgent: the better one is first.
    const hourOf = ({ due: moment }: QueueItem) => Math.floor(moment.getTime() / HOUR);
    return found.sort(
      (one, other) =>
        place(one) - place(other) ||
        Number(other.kind === "chat") - Number(one.kind === "chat") ||
        hourOf(one) - hourOf(other) ||
        other.score - one.score ||
        one.due.getTime() - other.due.getTime(),
    );
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
