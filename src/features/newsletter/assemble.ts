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
  forgetOver,
  type NewsletterParts,
  unsubscriptionOf,
} from "./subscriptions.ts";
import { findFormConsent } from "./subscriptions-store.ts";

/** How often a process tries to send the next batch during a sending, in milliseconds: a fraction of the pause. */
const TRY_EVERY = 1_000;

/** How often a process checks whether another has started a sending, in milliseconds. */
const LOOK_EVERY = 15_000;

export type Newsletter = ReturnType<typeof assembleNewsletter>;

/** The lists and their sendings, as pages, routes and jobs use them. */
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
    jobs: [nightly("forget-unconfirmed-readers", bind(forgetOver, parts))],
    follows: [{ templates: NEWSLETTER_MAILS, follower: followMails(parts) }],
    /** Starts sending what is in progress, including what another process left. */
    start: timer.start,
    /** Waits for the batch in progress. */
    stop: timer.stop,
  };
}

/** Starts a sending in the transaction that publishes a post, on a member of staff's request. */
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

/** Asks visitors who ticked the newsletter box to confirm it, once their request is accepted. */
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
