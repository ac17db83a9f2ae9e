import { nightly } from "../../db/daily-job.ts";
import type { Queryable } from "../../db/database.ts";
import type { MailTemplate } from "../../emails/mail-payloads.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { claimMessages, deliverMessage, settleDelivery } from "./deliver-message.ts";
import { enqueue, type NewMail, withdraw } from "./enqueue.ts";
import type { ClaimedMessage, DeliveryOutcome } from "./model.ts";
import type { MailFollower, OutboxParts } from "./parts.ts";
import { countDead, deleteDelivered, nextDueAt, releaseKey, waitingMessages } from "./store.ts";
import { createWorker } from "./worker.ts";

/** How long the desk shows what was delivered, in milliseconds: as long as anybody asks "did you get it?". */
const DELIVERED_KEPT = RETENTION.deliveredMailDays * 86_400_000;

/** Mails at the same time: a mail server that hangs on three still lets others through. */
const CONCURRENCY = 4;

export type Outbox = ReturnType<typeof assembleOutbox>;

/** Whatever leaves the process: written with the fact it tells of, delivered at least once by a worker. */
export function assembleOutbox(base: OutboxParts) {
  const followers = new Map<string, MailFollower>();
  const parts = { ...base, followers };
  const { database, clock, onError } = base;
  const { wake, start, stop } = createWorker<ClaimedMessage, DeliveryOutcome>({
    concurrency: CONCURRENCY,
    claim: (limit) => claimMessages(parts, limit),
    nextDueAt: () => nextDueAt(database),
    deliver: (message) => deliverMessage(parts, message),
    settle: (message, outcome) => settleDelivery(parts, message, outcome),
    failed: (error) => ({ status: "failed", error }),
    onError,
    now: clock,
  });
  return {
    ...base,
    enqueue: <Template extends MailTemplate>(db: Queryable, mail: NewMail<Template>) => enqueue(base, db, mail),
    /** Lets a feature follow its own mails; called once a template, before `start`. */
    follow(templates: readonly MailTemplate[], follower: MailFollower) {
      for (const template of templates) followers.set(template, follower);
    },
    /** Makes the worker look now instead of within half a minute. */
    wake,
    /** How many messages were given up: for the daily digest, in its transaction. */
    countDead,
    /** What is not delivered, for whoever watches the site. */
    backlog: async () => ({ ...(await waitingMessages(database.kysely)), dead: await countDead(database.kysely) }),
    withdraw: (db: Queryable, dedupeKeys: readonly string[]) => withdraw(base, db, dedupeKeys),
    /** For a follower: the mail is about to leave, and one that is written from now on takes its key. */
    releaseKey,
    // What was delivered so long ago that nobody asks about it any more.
    jobs: [nightly("forget-delivered", (db, now) => deleteDelivered(db, new Date(now.getTime() - DELIVERED_KEPT)))],
    /** Begins to deliver. */
    start,
    /** Takes nothing more and waits, for a bounded time, for the deliveries under way. */
    stop,
  };
}
