import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { OutboxEntry } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    outbox: OutboxTable;
  }
}

/** The purposes of the columns (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  outbox: {
    purpose: "mail",
    none: "id channel template language dedupeKey messageId lane status attempts nextAttemptAt lockedUntil createdAt deliveredAt",
    personal: "recipient payload lastError",
  },
};

/** Outgoing messages, written in the transaction of the fact they report. */
export interface OutboxTable extends Omit<OutboxEntry, "id" | "nextAttemptAt" | "createdAt" | "deliveredAt"> {
  id: Id;
  /** The template's input; empty once delivered. */
  payload: Json<Record<string, unknown>>;
  /** Unique, so that no second message with the same key is written. */
  dedupeKey: string | null;
  /** Priority among due emails, from 0 (first) to 2 (last). */
  lane: number;
  nextAttemptAt: Moment;
  /** When the worker's claim expires. */
  lockedUntil: Moment | null;
  createdAt: Moment;
  deliveredAt: Moment | null;
}
