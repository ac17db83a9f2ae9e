import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";

/** `pending`: waiting for its first or next attempt; `dead`: given up, can be replayed. */
export const OUTBOX_STATUSES = ["pending", "delivered", "dead"] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

const moment = z.iso.datetime();

/** A message as the API shows it to staff, without its content. */
export const outboxEntrySchema = z.strictObject({
  id: z.int(),
  /** The channel. */
  channel: z.literal("mail"),
  /** The template: a name of `MailPayloads`. */
  template: z.string(),
  recipient: z.string(),
  language: z.enum(["fr", "en"]),
  /** Stable across retries (RFC 5322 §3.6.4). */
  messageId: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  /** Deliveries started so far; a replay continues the count. */
  attempts: z.int(),
  /** When the next attempt is due; for `pending` messages only. */
  nextAttemptAt: z.nullable(moment),
  /** The last failed attempt's error. */
  lastError: z.nullable(z.string()),
  createdAt: moment,
  deliveredAt: z.nullable(moment),
});

export type OutboxEntry = z.output<typeof outboxEntrySchema>;

/** A list entry: with the request it is about, if any. */
export const listedMailSchema = z.strictObject({
  ...outboxEntrySchema.shape,
  request: z.nullable(
    z.strictObject({ id: z.int(), name: z.string(), company: z.string(), contactedAt: z.nullable(moment) }),
  ),
});
export type ListedMail = z.output<typeof listedMailSchema>;

/** An email's content as plain text. */
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
  /** Id of the previous page's last message. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});

export type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** A message claimed for delivery: until the claim expires, no other worker touches it. */
export interface ClaimedMessage extends Pick<OutboxEntry, "id" | "template" | "recipient" | "language" | "messageId"> {
  payload: Record<string, unknown>;
  /** Includes the attempt about to begin. */
  attempts: number;
  createdAt: Date;
}

/**
 * A delivery's outcome. `refused`: the receiving side said retrying is useless. `failed`: it may work later. `error` is
 * shown to staff. `bounce` means the problem is the recipient's mailbox itself: `hard` if it does not exist, `soft` if
 * it accepted no mail this time.
 */
export type DeliveryOutcome =
  | { status: "delivered" }
  | { status: "refused" | "failed"; error: string; bounce?: Bounce | undefined };

export type Bounce = "hard" | "soft";

/** The record an email to its person is about; `personId` if known within the same transaction. */
export interface MailSubject {
  kind: "consultation" | "conversation" | "subscription";
  id: number;
  personId?: number;
}
