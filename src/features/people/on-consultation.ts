import type { Subscriber } from "../../db/facts.ts";
import type { ConsultationFact } from "../consultations/facts.ts";
import { entryRef } from "./matching/entry-ref.ts";
import {
  recordChanged,
  recordOnTimeline,
  removeFromTimeline,
  requestArrived,
  reviseOnTimeline,
} from "./matching/timeline.ts";

const recordOf = (id: number) => ({ kind: "consultation", id }) as const;

/** Knows whoever sends a request, and keeps on their timeline what staff do about it. */
export const timelineOfConsultations: Subscriber<ConsultationFact> = {
  during: {
    async "consultation.received"(db, { subject: id, request }) {
      await requestArrived(db, { ...request, id, contacted: false, contactedAt: null, reviewedAt: null });
    },
    async "consultation.review"(db, { subject, at, actor, detail }) {
      const of = recordOf(subject);
      await recordOnTimeline(db, { of, kind: "review", at, actor, detail, ref: entryRef.review(of, at) });
      await recordChanged(db, of);
    },
    async "consultation.contacted"(db, { subject, at, actor, detail }) {
      const of = recordOf(subject);
      await recordOnTimeline(db, { of, kind: "contacted", at, actor, detail, ref: entryRef.contacted(of, at) });
      await recordChanged(db, of);
    },
    async "consultation.owner"(db, { subject, at, actor, detail }) {
      const of = recordOf(subject);
      await recordOnTimeline(db, { of, kind: "owner", at, actor, detail: { ownerId: detail.owner } });
    },
    async "consultation.outcome"(db, { subject, at, actor, outcome }) {
      await recordOnTimeline(db, { of: recordOf(subject), kind: "outcome", at, actor, detail: { outcome } });
    },
    async "consultation.next-step"(db, { subject, at, actor, nextStep, detail: { day: nextStepAt } }) {
      const detail = { nextStep, nextStepAt };
      await recordOnTimeline(db, { of: recordOf(subject), kind: "next-step", at, actor, detail });
    },
    async "consultation.note"(db, { subject, at, actor, text, detail: { note: noteId } }) {
      const ref = entryRef.note(noteId);
      await recordOnTimeline(db, { of: recordOf(subject), kind: "note", at, actor, detail: { noteId, text }, ref });
    },
    "consultation.note-changed": (db, { text, detail }) =>
      reviseOnTimeline<"note">(db, entryRef.note(detail.note), { text }),
    "consultation.note-removed": (db, { detail }) => removeFromTimeline(db, entryRef.note(detail.note)),
  },
};
