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

/** How long the desk shows deliveries, in milliseconds; nobody asks "did you get it?" later. */
const DELIVERED_KEPT = RETENTION.deliveredMailDays * 86_400_000;

/** Concurrent deliveries; if three hang, others still get through. */
const CONCURRENCY = 4;

export type Outbox = ReturnType<typeof assembleOutbox>;

/** Outgoing emails, written in the transaction of the fact they report and delivered at least once by a worker. */
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
    /** Registers a feature's follower for its emails. Call it once per template, before `start`. */
    follow(templates: readonly MailTemplate[], follower: MailFollower) {
      for (const template of templates) followers.set(template, follower);
    },
    /** Makes the worker check now, rather than within half a minute. */
    wake,
    /** Number of emails given up on, for the daily digest, in its transaction. */
    countDead,
    /** Undelivered emails, for monitoring. */
    backlog: async () => ({ ...(await waitingMessages(database.kysely)), dead: await countDead(database.kysely) }),
    withdraw: (db: Queryable, dedupeKeys: readonly string[]) => withdraw(base, db, dedupeKeys),
    /** For a follower whose email is about to leave: lets a later one take its key. */
    releaseKey,
    // Deletes deliveries that nobody asks about any more.
    jobs: [nightly("forget-delivered", (db, now) => deleteDelivered(db, new Date(now.getTime() - DELIVERED_KEPT)))],
    start,
    /** Claims nothing more and waits, up to a limit, for deliveries in progress. */
    stop,
  };
}
