import * as z from "zod/mini";
import { MAX_ID, queryNumber } from "../../lib/http/input-fields.ts";

/** `pending`: waiting for the first or next attempt; `dead`: given up on, but can be replayed. */
export const OUTBOX_STATUSES = ["pending", "delivered", "dead"] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

const moment = z.iso.datetime();

/** A message in the form that staff see, without its content. */
export const outboxEntrySchema = z.strictObject({
  id: z.int(),
  channel: z.literal("mail"),
  /** Name of the template, a key of `MailPayloads`. */
  template: z.string(),
  recipient: z.string(),
  language: z.enum(["fr", "en"]),
  /** Stable across retries (RFC 5322 §3.6.4). */
  messageId: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  /** Deliveries started so far; a replay continues the count. */
  attempts: z.int(),
  /** When a `pending` message is tried next; otherwise `null`. */
  nextAttemptAt: z.nullable(moment),
  lastError: z.nullable(z.string()),
  createdAt: moment,
  deliveredAt: z.nullable(moment),
});

export type OutboxEntry = z.output<typeof outboxEntrySchema>;

/** A list entry, with the consultation request that the email is about, if any. */
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

/** A message claimed for delivery, which no other worker delivers until the claim expires. */
export interface ClaimedMessage extends Pick<OutboxEntry, "id" | "template" | "recipient" | "language" | "messageId"> {
  payload: Record<string, unknown>;
  /** Number of attempts, including the attempt about to begin. */
  attempts: number;
  createdAt: Date;
}

/**
 * A delivery's outcome. `refused`: the receiving server says that retrying is useless; `failed`: a retry may succeed.
 * Staff see `error`. `bounce` is set if the mailbox itself is the problem: `hard` if it does not exist, `soft` if it
 * accepted no mail this time.
 */
export type DeliveryOutcome =
  | { status: "delivered" }
  | { status: "refused" | "failed"; error: string; bounce?: Bounce | undefined };

export type Bounce = "hard" | "soft";

/** The record that an email is about, sent to the record's person, with `personId` if known within the transaction. */
export interface MailSubject {
  kind: "consultation" | "conversation" | "subscription";
  id: number;
  personId?: number;
}

/** Why an email did not arrive: keys of `outbox.why` in the desk's texts. */
type WhyNotSent = "no-mailbox" | "full" | "blocked" | "unreachable" | "unknown";

/** Signs that a server refuses us, whatever the code: for a policy, a block list or our sender, or as a relay. */
const REFUSES_US = [
  /\b5\.7\.\d/,
  /\bspam|\bblock(?:ed| ?list)|\bblack ?list|\blisted\b|\b(?:dnsbl|rbl|reputation|policy)\b/i,
  /\b(?:sender|spf|dkim|dmarc)\b/i,
  // Postfix has a "relay recipient table", in which it finds no such user.
  /\brelay(?:ing)?\b(?! recipient)/i,
];

/** Whether a mail server's response is about us, and so says nothing about the recipient's mailbox. */
export const refusesUs = (response: string): boolean => REFUSES_US.some((sign) => sign.test(response));

/** Signs of the other reasons, most specific first: an enhanced status (RFC 3463), then a code, then the words. */
const SIGNS: readonly (readonly [WhyNotSent, RegExp])[] = [
  ["no-mailbox", /\b5\.1\.\d|\b5\.2\.[01]\b/],
  ["full", /\b[45]\.2\.2\b/],
  ["full", /\b(?:452|552)\b|\bquota\b|\bmailbox (?:is )?full\b/i],
  ["blocked", /\b554\b/],
  ["no-mailbox", /\b55[013]\b|\b(?:user|recipient|mailbox) (?:unknown|unavailable|not found)\b|\bno such user\b/i],
  ["unreachable", /\bE(?:CONN\w*|TIMEDOUT|NOTFOUND|DNS|SOCKET|HOSTUNREACH)\b|\btimed? ?out\b|\bgreeting\b|\b421\b/i],
];

/** Interprets an outbox entry's latest error, which comes from the mail server or the connection to it. */
export function whyNotSent(lastError: string | null): WhyNotSent {
  if (refusesUs(lastError ?? "")) return "blocked";
  return SIGNS.find(([, sign]) => sign.test(lastError ?? ""))?.[0] ?? "unknown";
}
