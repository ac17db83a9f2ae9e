import { nightly } from "../../db/daily-job.ts";
import { bind } from "../../lib/bind.ts";
import { createDueTimer, type DueTimer } from "../../lib/due-timer.ts";
import { newsletterOnPublication } from "./on-blog.ts";
import { askWhoTicked } from "./on-consultation.ts";
import type { NewsletterParts } from "./parts.ts";
import { followMails, NEWSLETTER_MAILS } from "./sendings/follow-mails.ts";
import { sendBatch } from "./sendings/send-batch.ts";
import { hasSending } from "./store/sendings.ts";
import { forgetOver } from "./subscribing/forget-over.ts";
import { confirmationOf, unsubscriptionOf } from "./subscribing/read-link.ts";

/** How often a process tries to take the next batch while there is a sending, in milliseconds: a part of the pause. */
const TRY_EVERY = 1_000;

/** How often a process looks whether another has begun a sending, in milliseconds. */
const LOOK_EVERY = 15_000;

export type Newsletter = ReturnType<typeof assembleNewsletter>;

/** The lists and what is sent to them, as pages, routes and jobs are given them. */
export function assembleNewsletter({
  onError,
  ...base
}: Omit<NewsletterParts, "wakeSendings"> & {
  /** Told of failures, without personal data. */
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
    /** Begins to send what is under way, also what another process has left. */
    start: timer.start,
    /** Waits for the batch under way. */
    stop: timer.stop,
  };
}
