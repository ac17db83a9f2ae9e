import type { Database, Queryable } from "../../db/database.ts";
import type { MailTemplate } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import type { OutboxFacts } from "./facts.ts";
import type { Bounce, ClaimedMessage, DeliveryOutcome, OutboxStatus } from "./model.ts";

/** What the outbox is put together from. */
export interface OutboxParts {
  database: Database;
  clock: Clock;
  facts: OutboxFacts;
  /** Right side of the `@` in Message-IDs. */
  messageIdDomain: string;
  deliver: (message: ClaimedMessage) => Promise<DeliveryOutcome>;
  /** Called for each attempt that failed, without personal data; `status` is what became of the message. */
  onUndelivered: (message: { id: number; template: string; attempts: number }, status: "pending" | "dead") => void;
  /** Called for failures of the outbox itself, without personal data. */
  onError: (error: unknown, messageId?: number) => void;
  /** 0 to 1, for the pauses between attempts. */
  chance?: () => number;
}

/**
 * What a feature does about its own mails on their way. Both are called within a transaction, and both must bear being
 * called twice for the same attempt.
 */
export interface MailFollower {
  /**
   * Asked before each attempt; no takes the mail out of the outbox as if it had never been written, a moment puts it off
   * until then, and it is asked again.
   */
  isWanted(db: Queryable, message: ClaimedMessage): Promise<boolean | Date>;
  /**
   * Called with what an attempt came to, in the transaction that writes it down.
   * @param status what became of the message: `pending` will be tried again, `dead` is given up
   * @returns `"forget"` when nothing about this message is left for the staff to do: it is taken out of the outbox
   */
  settled(
    db: Queryable,
    message: ClaimedMessage,
    status: OutboxStatus,
    bounce: Bounce | undefined,
  ): Promise<"keep" | "forget">;
}

/** Mails of a feature, and what it does about them. */
export interface FollowedMails {
  templates: readonly MailTemplate[];
  follower: MailFollower;
}

/** What deliveries work with. */
export interface DeliveryParts extends OutboxParts {
  /** By template. */
  followers: ReadonlyMap<string, MailFollower>;
}
