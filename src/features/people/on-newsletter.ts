import type { Subscriber } from "../../db/facts.ts";
import type { NewsletterFact } from "../newsletter/model.ts";
import { entryRef } from "./matching/entry-ref.ts";
import { forgetRecords, recordChanged, recordOnTimeline } from "./matching/timeline.ts";

const recordOf = (id: number) => ({ kind: "subscription", id }) as const;

/** Keeps the timeline of whoever reads the newsletter. */
export const timelineOfNewsletter: Subscriber<NewsletterFact> = {
  during: {
    "newsletter.asked": async (db, { subject, at, actor, source, confirmationId }) => {
      const ref = entryRef.asked(confirmationId);
      await recordOnTimeline(db, {
        of: recordOf(subject),
        kind: "newsletter-asked",
        at,
        actor,
        detail: { source },
        ref,
      });
    },
    "newsletter.confirmed": async (db, { subject, at, actor, isReader }) => {
      if (isReader) return;
      const of = recordOf(subject);
      const ref = entryRef.confirmed(subject, at);
      await recordOnTimeline(db, { of, kind: "newsletter-confirmed", at, actor, detail: {}, ref });
      await recordChanged(db, of);
    },
    "newsletter.ended": async (db, { subject, at, actor, state }) => {
      const ref = entryRef.ended(subject, at);
      await recordOnTimeline(db, {
        of: recordOf(subject),
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
