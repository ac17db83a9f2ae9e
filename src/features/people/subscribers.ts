import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { AppointmentFact } from "../appointments/on-appointment.ts";
import type { LeadField } from "../chat/model.ts";
import type { ChatFact } from "../chat/parts.ts";
import type { ConsultationFact } from "../consultations/parts.ts";
import type { NewsletterFact } from "../newsletter/model.ts";
import type { OutboxFact } from "../outbox/parts.ts";
import type { PrivacyFact } from "../privacy/parts.ts";
import { entryRef } from "./matching/record-facts.ts";
import {
  forgetRecords,
  recordChanged,
  recordOnTimeline,
  redateOnTimeline,
  removeFromTimeline,
  requestArrived,
  reviseOnTimeline,
} from "./matching/timeline.ts";
import type { AppointmentEvent, MailStatus } from "./model.ts";

const subscriptionRecord = (id: number) => ({ kind: "subscription", id }) as const;

/** Maintains the timeline of newsletter readers. */
export const timelineOfNewsletter: Subscriber<NewsletterFact> = {
  during: {
    "newsletter.asked": async (db, { subject, at, actor, source, confirmationId }) => {
      const ref = entryRef.asked(confirmationId);
      await recordOnTimeline(db, {
        of: subscriptionRecord(subject),
        kind: "newsletter-asked",
        at,
        actor,
        detail: { source },
        ref,
      });
    },
    "newsletter.confirmed": async (db, { subject, at, actor, isReader }) => {
      if (isReader) return;
      const of = subscriptionRecord(subject);
      const ref = entryRef.confirmed(subject, at);
      await recordOnTimeline(db, { of, kind: "newsletter-confirmed", at, actor, detail: {}, ref });
      await recordChanged(db, of);
    },
    "newsletter.ended": async (db, { subject, at, actor, state }) => {
      const ref = entryRef.ended(subject, at);
      await recordOnTimeline(db, {
        of: subscriptionRecord(subject),
        kind: "newsletter-ended",
        at,
        actor,
        detail: { state },
        ref,
      });
    },
    "newsletter.forgotten": (db, { subscriptions, at }) => forgetRecords(db, "subscription", subscriptions, at),
  },
};

/** Maintains the timeline of chat visitors. A visitor becomes a person with their first email or phone. */
export const timelineOfChats: Subscriber<ChatFact> = {
  during: {
    "chat.lead": (db, { subject, at, actor, fields }) => noteFacts(db, subject, at, actor, fields),
    "chat.facts": (db, { subject, at, actor, detail }) => noteFacts(db, subject, at, actor, detail.fields),
    async "chat.contacted"(db, { subject, at, actor, detail }) {
      const of = { kind: "conversation", id: subject } as const;
      await recordOnTimeline(db, { of, kind: "contacted", at, actor, detail, ref: entryRef.contacted(of, at) });
    },
    "chat.erase": (db, { subject, at }) => forgetRecords(db, "conversation", [subject], at),
    "chat.forgotten": (db, { ids, at }) => forgetRecords(db, "conversation", ids, at),
  },
};

async function noteFacts(db: Queryable, id: number, at: Date, actor: string, fields: LeadField[]): Promise<void> {
  const of = { kind: "conversation", id } as const;
  await recordChanged(db, of, actor);
  await recordOnTimeline(db, { of, kind: "facts", at, actor, detail: { fields } });
}

const requestRecord = (id: number) => ({ kind: "consultation", id }) as const;

/** Identifies the senders of requests, and adds staff actions to their timelines. */
export const timelineOfConsultations: Subscriber<ConsultationFact> = {
  during: {
    async "consultation.received"(db, { subject: id, request }) {
      await requestArrived(db, { ...request, id, contacted: false, contactedAt: null, reviewedAt: null });
    },
    async "consultation.review"(db, { subject, at, actor, detail }) {
      const of = requestRecord(subject);
      await recordOnTimeline(db, { of, kind: "review", at, actor, detail, ref: entryRef.review(of, at) });
      await recordChanged(db, of);
    },
    async "consultation.contacted"(db, { subject, at, actor, detail }) {
      const of = requestRecord(subject);
      await recordOnTimeline(db, { of, kind: "contacted", at, actor, detail, ref: entryRef.contacted(of, at) });
      await recordChanged(db, of);
    },
    async "consultation.owner"(db, { subject, at, actor, detail }) {
      const of = requestRecord(subject);
      await recordOnTimeline(db, { of, kind: "owner", at, actor, detail: { ownerId: detail.owner } });
    },
    async "consultation.outcome"(db, { subject, at, actor, outcome }) {
      await recordOnTimeline(db, { of: requestRecord(subject), kind: "outcome", at, actor, detail: { outcome } });
    },
    async "consultation.next-step"(db, { subject, at, actor, nextStep, detail: { day: nextStepAt } }) {
      const detail = { nextStep, nextStepAt };
      await recordOnTimeline(db, { of: requestRecord(subject), kind: "next-step", at, actor, detail });
    },
    async "consultation.note"(db, { subject, at, actor, text, detail: { note: noteId } }) {
      const ref = entryRef.note(noteId);
      await recordOnTimeline(db, {
        of: requestRecord(subject),
        kind: "note",
        at,
        actor,
        detail: { noteId, text },
        ref,
      });
    },
    "consultation.note-changed": (db, { text, detail }) =>
      reviseOnTimeline<"note">(db, entryRef.note(detail.note), { text }),
    "consultation.note-removed": (db, { detail }) => removeFromTimeline(db, entryRef.note(detail.note)),
  },
};

function appointmentEntry(event: AppointmentEvent) {
  return (db: Queryable, fact: AppointmentFact) => enterAppointment(db, fact, event);
}

async function enterAppointment(db: Queryable, { at, actor, appointment }: AppointmentFact, event: AppointmentEvent) {
  const of = { kind: "consultation", id: appointment.consultationId } as const;
  const detail = { event, start: appointment.startsAt.toISOString() };
  await recordOnTimeline(db, { of, kind: "appointment", at, actor, detail });
}

/** Adds appointments and their outcomes to people's timelines. */
export const timelineOfAppointments: Subscriber<AppointmentFact> = {
  during: {
    "appointment.booked": appointmentEntry("booked"),
    "appointment.moved": appointmentEntry("moved"),
    "appointment.cancelled": appointmentEntry("cancelled"),
    "appointment.late": appointmentEntry("late"),
    "appointment.outcome": async (db, fact) => {
      if (fact.appointment.outcome) await enterAppointment(db, fact, fact.appointment.outcome);
    },
  },
};

/** Adds emails and their outcomes to people's timelines. */
export const timelineOfMails: Subscriber<OutboxFact> = {
  during: {
    "mail.written": async (db, { subject, at, actor, about: of, template, title }) => {
      const detail = { template, status: "pending" as const, ...(title === undefined ? {} : { title }) };
      await recordOnTimeline(db, { of, kind: "mail", at, actor, detail, ref: entryRef.mail(subject) });
    },
    async "mail.delivered"(db, { subject, at }) {
      await reviseMail(db, subject, "delivered");
      // Not when it was queued: a reminder may have been for weeks. A letter stays where staff wrote it.
      await redateOnTimeline(db, entryRef.mail(subject), at);
    },
    "mail.dropped": (db, { subject }) => reviseMail(db, subject, "dropped"),
    "mail.given-up": (db, { subject }) => reviseMail(db, subject, "dead"),
    "outbox.replay": (db, { subject }) => reviseMail(db, subject, "pending"),
  },
};

function reviseMail(db: Queryable, messageId: number, status: MailStatus): Promise<void> {
  return reviseOnTimeline<"mail">(db, entryRef.mail(messageId), { status });
}

/** Unlinks records that the privacy feature erased, and applies its corrections. */
export const timelineOfPrivacy: Subscriber<PrivacyFact> = {
  during: {
    "privacy.correct": async (db, { records: { consultations = [], chat = [] } }) => {
      for (const id of consultations) await recordChanged(db, { kind: "consultation", id: Number(id) });
      for (const id of chat) await recordChanged(db, { kind: "conversation", id: Number(id) });
    },
    "privacy.erase": forgetErased,
    "privacy.erase-again": forgetErased,
    "privacy.forgotten": forgetErased,
  },
};

async function forgetErased(db: Queryable, { records, at }: Extract<PrivacyFact, { records: unknown }>): Promise<void> {
  const { consultations = [], newsletter = [], chat = [] } = records;
  await forgetRecords(db, "consultation", consultations.map(Number), at);
  await forgetRecords(db, "subscription", newsletter.map(Number), at);
  await forgetRecords(db, "conversation", chat.map(Number), at);
}

export const timelineSubscribers = [
  timelineOfNewsletter,
  timelineOfChats,
  timelineOfConsultations,
  timelineOfAppointments,
  timelineOfMails,
  timelineOfPrivacy,
];
