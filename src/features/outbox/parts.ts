import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { MailTemplate } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Bounce, ClaimedMessage, DeliveryOutcome, MailSubject, OutboxStatus } from "./model.ts";

/** Final state of a message; `dropped` if no longer wanted when due. */
export type MailEnd = "mail.delivered" | "mail.dropped" | "mail.given-up";

/** Facts about a message; the subject is the message's id. */
export type OutboxFact = Fact & { subject: number } & (
    | { kind: "mail.written"; template: string; about: MailSubject; title: string | undefined }
    | { kind: MailEnd }
    | { kind: "outbox.replay"; detail: { template: string; status: OutboxStatus; attempts: number } }
  );

/** Publishes the outbox's facts. */
export interface OutboxFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<OutboxFact>;
}

export interface OutboxParts {
  database: Database;
  clock: Clock;
  facts: OutboxFacts;
  messageIdDomain: string;
  deliver: (message: ClaimedMessage) => Promise<DeliveryOutcome>;
  /** Called after each failed attempt, without personal data; `status` is the message's new status. */
  onUndelivered: (message: { id: number; template: string; attempts: number }, status: "pending" | "dead") => void;
  /** Called with errors in the outbox itself, without personal data. */
  onError: (error: unknown, messageId?: number) => void;
  /** Returns a random number from 0 to 1, for the jitter of retries. */
  chance?: () => number;
}

/**
 * A feature's handling of its own outgoing emails. Both functions run in a transaction, and must tolerate a second call
 * for the same attempt.
 */
export interface MailFollower {
  /** Called before each attempt. `false` drops the email; a `Date` postpones the attempt until then. */
  isWanted(db: Queryable, message: ClaimedMessage): Promise<boolean | Date>;
  /**
   * Called with an attempt's outcome, in the transaction that records it.
   * @param status the message's new status: `pending` will be retried, `dead` is given up on
   * @returns `"forget"` to remove the message from the outbox, because it needs no action by staff
   */
  settled(
    db: Queryable,
    message: ClaimedMessage,
    status: OutboxStatus,
    bounce: Bounce | undefined,
  ): Promise<"keep" | "forget">;
}

export interface FollowedMails {
  templates: readonly MailTemplate[];
  follower: MailFollower;
}

export interface DeliveryParts extends OutboxParts {
  followers: ReadonlyMap<string, MailFollower>;
}
