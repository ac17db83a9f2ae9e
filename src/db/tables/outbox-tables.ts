import type { Generated } from "kysely";
import type { OutboxEntry } from "../../features/outbox/model.ts";
import type { Id, Json, Moment } from "./column-types.ts";

/** What is to leave the process; written in the transaction of the fact it tells of. */
export interface OutboxTable extends Omit<OutboxEntry, "id" | "nextAttemptAt" | "createdAt" | "deliveredAt"> {
  id: Id;
  /** What the template is given. */
  payload: Json<Record<string, unknown>>;
  /** A second message with the same key is not written. */
  dedupeKey: string | null;
  /** Of the mails that are due, those of lane 0 go first, then 1, then 2. */
  lane: number;
  nextAttemptAt: Moment;
  /** Until when a worker has claimed it. */
  lockedUntil: Moment | null;
  createdAt: Moment;
  deliveredAt: Moment | null;
}

/** When we last wrote for a purpose: to an address that a stranger typed, or about one thing. */
export interface MailLimitsTable {
  /** Purpose, and hashed address or what it is about. */
  key: string;
  sentAt: Moment;
  /** Beginning of the day or hour in which mails are counted; `null` where none are. */
  countedFrom: Moment | null;
  count: Generated<number>;
  /** Of the mail that was counted last, in the outbox. */
  messageId: number | null;
}
