import { nightly } from "../../db/daily-job.ts";
import type { Queryable } from "../../db/database.ts";
import type { MailTemplate } from "../../emails/mail-payloads.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { claimMessages, deliverMessage, settleDelivery } from "./deliver-message.ts";
import { enqueue, type NewMail, withdraw } from "./messages.ts";
import type { ClaimedMessage, DeliveryOutcome } from "./model.ts";
import type { MailFollower, OutboxParts } from "./parts.ts";
import { countDead, deleteDelivered, nextDueAt, releaseKey, waitingMessages } from "./store.ts";
import { createWorker } from "./worker.ts";

/** How long delivered emails are kept, in milliseconds, for questions such as "did you get it?". */
const DELIVERED_KEPT = RETENTION.deliveredMailDays * 86_400_000;

/** Maximum concurrent deliveries; even if three hang, other emails are still delivered. */
const CONCURRENCY = 4;

export type Outbox = ReturnType<typeof assembleOutbox>;

/** Assembles the outbox: emails written in the transaction of the fact they report, and delivered at least once. */
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
    /** Registers the follower of these templates' emails. Call before `start`; register each template only once. */
    follow(templates: readonly MailTemplate[], follower: MailFollower) {
      for (const template of templates) followers.set(template, follower);
    },
    /** Makes the worker check now rather than within half a minute. */
    wake,
    /** Counts emails given up on, for the daily digest, in the digest's transaction. */
    countDead,
    /** Counts undelivered emails, for monitoring. */
    backlog: async () => ({ ...(await waitingMessages(database.kysely)), dead: await countDead(database.kysely) }),
    withdraw: (db: Queryable, dedupeKeys: readonly string[]) => withdraw(base, db, dedupeKeys),
    /** Lets a later email use the key of an email about to leave. Called by followers. */
    releaseKey,
    jobs: [nightly("forget-delivered", (db, now) => deleteDelivered(db, new Date(now.getTime() - DELIVERED_KEPT)))],
    start,
    /** Stops claiming emails, and waits up to a limit for deliveries in progress. */
    stop,
  };
}
