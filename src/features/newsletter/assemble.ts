import { nightly } from "../../db/daily-job.ts";
import { bind } from "../../lib/bind.ts";
import { createDueTimer, type DueTimer } from "../../lib/due-timer.ts";
import type { NewsletterParts } from "./parts.ts";
import { followMails, NEWSLETTER_MAILS } from "./sendings/follow-mails.ts";
import { sendBatch } from "./sendings/send-issue.ts";
import { hasSending } from "./store/sendings.ts";
import { askWhoTicked, newsletterOnPublication } from "./subscribers.ts";
import { confirmationOf, forgetOver, unsubscriptionOf } from "./subscribing/subscribe.ts";

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
