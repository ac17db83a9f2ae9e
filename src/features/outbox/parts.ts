import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { MailTemplate } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Bounce, ClaimedMessage, DeliveryOutcome, MailSubject, OutboxStatus } from "./model.ts";

/** How a message can end: `dropped` when no longer wanted at its turn. */
export type MailEnd = "mail.delivered" | "mail.dropped" | "mail.given-up";

/** Facts about a message, identified by its id. */
export type OutboxFact = Fact & { subject: number } & (
    | { kind: "mail.written"; template: string; about: MailSubject; title: string | undefined }
    | { kind: MailEnd }
    | { kind: "outbox.replay"; detail: { template: string; status: OutboxStatus; attempts: number } }
  );

/** Where the outbox records its facts. */
export interface OutboxFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<OutboxFact>;
}

/** Dependencies of the outbox. */
export interface OutboxParts {
  database: Database;
  clock: Clock;
  facts: OutboxFacts;
  /** Right side of the `@` in Message-IDs. */
  messageIdDomain: string;
  deliver: (message: ClaimedMessage) => Promise<DeliveryOutcome>;
  /** Called for each failed attempt, without personal data; `status` is the message's new state. */
  onUndelivered: (message: { id: number; template: string; attempts: number }, status: "pending" | "dead") => void;
  /** Called for failures of the outbox itself, without personal data. */
  onError: (error: unknown, messageId?: number) => void;
  /** 0 to 1, for the pauses between attempts. */
  chance?: () => number;
}

/**
 * A feature's handling of its own outgoing emails. Both are called within a transaction, and must tolerate being called
 * twice for the same attempt.
 */
export interface MailFollower {
  /**
   * Called before each attempt. `false` drops the email; a `Date` postpones it until then, when this is called again.
   */
  isWanted(db: Queryable, message: ClaimedMessage): Promise<boolean | Date>;
  /**
   * Called with an attempt's outcome, in the transaction that records it.
   * @param status the message's new state: `pending` will be retried, `dead` is given up
   * @returns `"forget"` when staff have nothing left to do about this message: it is removed from the outbox
   */
  settled(
    db: Queryable,
    message: ClaimedMessage,
    status: OutboxStatus,
    bounce: Bounce | undefined,
  ): Promise<"keep" | "forget">;
}

/** A feature's emails, and their follower. */
export interface FollowedMails {
  templates: readonly MailTemplate[];
  follower: MailFollower;
}

/** Dependencies of deliveries. */
export interface DeliveryParts extends OutboxParts {
  /** By template. */
  followers: ReadonlyMap<string, MailFollower>;
}
