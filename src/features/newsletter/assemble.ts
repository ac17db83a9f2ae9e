import { nightly } from "../../db/daily-job.ts";
import type { Subscriber } from "../../db/facts.ts";
import { bind } from "../../lib/bind.ts";
import { createDueTimer, type DueTimer } from "../../lib/due-timer.ts";
import type { BlogFact } from "../blog/facts.ts";
import type { ConsultationFact } from "../consultations/parts.ts";
import { beginSendingWithin, followMails, issueOf, NEWSLETTER_MAILS, sendBatch } from "./sendings.ts";
import { hasSending } from "./sendings-store.ts";
import {
  askForNewsletter,
  confirmationOf,
  eraseEndedSubscriptions,
  type NewsletterParts,
  unsubscriptionOf,
} from "./subscriptions.ts";
import { findFormConsent } from "./subscriptions-store.ts";

/**
 * How often a process tries to send the next batch during a sending, in ms; well below the pause between
 * batches.
 */
const TRY_EVERY = 1_000;

/** How often an idle process checks whether another has started a sending, in ms. */
const LOOK_EVERY = 15_000;

export type Newsletter = ReturnType<typeof assembleNewsletter>;

export function assembleNewsletter({
  onError,
  ...base
}: Omit<NewsletterParts, "wakeSendings"> & {
  /** Called with failures, without personal data. */
  onError: (error: unknown) => void;
}) {
  const parts: NewsletterParts = { ...base, wakeSendings: () => timer.wake() };
  const run = async () => new Date(base.clock().getTime() + ((await sendBatch(parts)) ? TRY_EVERY : LOOK_EVERY));
  const timer: DueTimer = createDueTimer({ run, now: base.clock, onError });
  return {
    ...parts,
    confirmationOf: bind(confirmationOf, parts),
    unsubscriptionOf: bind(unsubscriptionOf, parts),
    wasMailed: hasSending,
    subscribers: [askWhoTicked(parts), newsletterOnPublication(parts)],
    jobs: [nightly("forget-unconfirmed-readers", bind(eraseEndedSubscriptions, parts))],
    follows: [{ templates: NEWSLETTER_MAILS, follower: followMails(parts) }],
    /** Continues sendings in progress, including those that another process left. */
    start: timer.start,
    /** Stops after the current batch. */
    stop: timer.stop,
  };
}

/** Starts a sending in the transaction that publishes a post, if a staff member requested it. */
const newsletterOnPublication = (newsletter: NewsletterParts): Subscriber<BlogFact> => ({
  during: {
    "blog.published": async (db, { mailing }) => {
      if (!mailing) return;
      await beginSendingWithin(newsletter, db, issueOf(mailing.post, newsletter.siteUrl), mailing.wantedBy);
    },
  },
  after: {
    "blog.published": ({ mailing }) => {
      if (mailing) newsletter.wakeSendings();
    },
  },
});

/** Emails a confirmation link to visitors who ticked the newsletter box, once their request is accepted. */
const askWhoTicked = (newsletter: NewsletterParts): Subscriber<ConsultationFact> => ({
  during: {
    async "consultation.accepted"(db, { consultation, mailsWait }) {
      const { id: consultationId, email: address, language } = consultation;
      const consent = consultation.newsletter && (await findFormConsent(db, consultationId));
      if (!consent) return;
      const asked = { address, language, source: "consultation", consent, consultationId } as const;
      await askForNewsletter(newsletter, db, asked, mailsWait);
    },
  },
});
