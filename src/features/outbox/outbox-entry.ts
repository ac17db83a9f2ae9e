import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";

/** `pending`: waits for its first or next attempt; `dead`: given up, can be replayed. */
export const OUTBOX_STATUSES = ["pending", "delivered", "dead"] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** A message as the API gives it to staff; what it says is not shown. Moments are ISO 8601 in UTC. */
export interface OutboxEntry {
  id: number;
  channel: "mail";
  template: string;
  recipient: string;
  language: "fr" | "en";
  messageId: string;
  status: OutboxStatus;
  /** Deliveries begun so far; a replay goes on counting. */
  attempts: number;
  /** When the next attempt is due; only `pending` messages have one. */
  nextAttemptAt: string | null;
  /** What the last failed attempt said. */
  lastError: string | null;
  createdAt: string;
  deliveredAt: string | null;
}

/** Query of `GET /api/outbox`. */
export const outboxQuerySchema = z.strictObject({
  status: z.optional(z.enum(OUTBOX_STATUSES, "filterInvalid")),
  limit: z._default(queryNumber(1, 200), 50),
  /** Id of the last message of the page before. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});

export type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** A message claimed for delivery: until `lockedUntil` no other worker touches it. */
export interface ClaimedMessage {
  id: number;
  template: string;
  recipient: string;
  language: "fr" | "en";
  payload: Record<string, unknown>;
  messageId: string;
  /** Counts the attempt that is about to begin. */
  attempts: number;
  createdAt: Date;
}

/**
 * How a delivery ended. `refused`: the receiving side said that trying again is useless. `failed`: it may work later.
 * `error` is shown to staff. `bounce` says that it was about the recipient's mailbox and nothing else: `hard` when there
 * is none, `soft` when it took no mail this time.
 */
export type DeliveryOutcome =
  | { status: "delivered" }
  | { status: "refused"; error: string; bounce?: Bounce | undefined }
  | { status: "failed"; error: string; bounce?: Bounce | undefined };

export type Bounce = "hard" | "soft";
