import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";

/** `pending`: waits for its first or next attempt; `dead`: given up, can be replayed. */
export const OUTBOX_STATUSES = ["pending", "delivered", "dead"] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

const moment = z.iso.datetime();

/** A message as the API gives it to staff, without what it says. */
export const outboxEntrySchema = z.strictObject({
  id: z.int(),
  /** How it leaves. */
  channel: z.literal("mail"),
  /** Which mail: a name of `MailPayloads`. */
  template: z.string(),
  recipient: z.string(),
  language: z.enum(["fr", "en"]),
  /** Stable over retries (RFC 5322 §3.6.4). */
  messageId: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  /** Deliveries begun so far; a replay goes on counting. */
  attempts: z.int(),
  /** When the next attempt is due; only `pending` messages have one. */
  nextAttemptAt: z.nullable(moment),
  /** What the last failed attempt said. */
  lastError: z.nullable(z.string()),
  createdAt: moment,
  deliveredAt: z.nullable(moment),
});

export type OutboxEntry = z.output<typeof outboxEntrySchema>;

/** An entry of the list: with whose request it is about, where there is one. */
export const listedMailSchema = z.strictObject({
  ...outboxEntrySchema.shape,
  request: z.nullable(
    z.strictObject({ id: z.int(), name: z.string(), company: z.string(), contactedAt: z.nullable(moment) }),
  ),
});
export type ListedMail = z.output<typeof listedMailSchema>;

/** What a mail said, without its form. */
export const mailContentSchema = z.strictObject({
  subject: z.string(),
  text: z.string(),
  language: z.enum(["fr", "en"]),
});
export type MailContent = z.output<typeof mailContentSchema>;

/** Query of `GET /api/outbox`. */
export const outboxQuerySchema = z.strictObject({
  status: z.optional(z.enum(OUTBOX_STATUSES, "filterInvalid")),
  limit: z._default(queryNumber(1, 200), 50),
  /** Id of the last message of the page before. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});

export type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** A message claimed for delivery: until the claim runs out no other worker touches it. */
export interface ClaimedMessage extends Pick<OutboxEntry, "id" | "template" | "recipient" | "language" | "messageId"> {
  payload: Record<string, unknown>;
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
  | { status: "refused" | "failed"; error: string; bounce?: Bounce | undefined };

export type Bounce = "hard" | "soft";

/** The record that a mail to its person is about; `personId` where it is known within the same transaction. */
export interface MailSubject {
  kind: "consultation" | "conversation" | "subscription";
  id: number;
  personId?: number;
}
