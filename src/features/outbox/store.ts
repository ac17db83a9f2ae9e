import { type Selectable, sql } from "kysely";
import type { Database, Queryable } from "../../db/database.ts";
import {
  type ClaimedMessage,
  type ListedMail,
  type OutboxEntry,
  type OutboxQuery,
  outboxEntrySchema,
} from "./model.ts";
import type { OutboxTable } from "./tables.ts";

/** Longest error stored, in UTF-16 code units: a few lines of a mail server's response. */
const MAX_ERROR_LENGTH = 500;

interface NewMessage extends Pick<OutboxTable, "template" | "recipient" | "language" | "messageId" | "lane"> {
  payload: object;
  dedupeKey?: string;
  /** Earliest time of the first attempt; defaults to now. */
  dueAt?: Date;
}

/** @returns the message's id; undefined if the `dedupeKey` already exists */
export async function insertMessage(
  db: Queryable,
  { template, recipient, language, payload, dedupeKey, messageId, lane, dueAt }: NewMessage,
  now: Date,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto("outbox")
    .values({
      template,
      recipient: storable(recipient),
      language,
      payload: JSON.stringify(payload, (_key, value: unknown) => (typeof value === "string" ? storable(value) : value)),
      dedupeKey: dedupeKey ?? null,
      messageId,
      lane,
      channel: "mail",
      status: "pending",
      attempts: 0,
      nextAttemptAt: dueAt ?? now,
      lockedUntil: null,
      lastError: null,
      createdAt: now,
      deliveredAt: null,
    })
    .onConflict((conflict) => conflict.column("dedupeKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Drops NUL and lone surrogates, which PostgreSQL cannot store; a lead must never be rejected because of its email. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/**
 * Claims due messages, by lane and then oldest first, and counts the attempt. A single statement ensures that only one
 * worker claims a message; on PostgreSQL, other workers skip rows being claimed.
 */
export async function claimDue(
  { kysely, dialect }: Database,
  limit: number,
  now: Date,
  lockedUntil: Date,
): Promise<ClaimedMessage[]> {
  return await kysely
    // Materialized, because PostgreSQL might otherwise run the subquery per row and claim more than `limit`.
    .with(
      (cte) => cte("due").materialized(),
      (db) =>
        db
          .selectFrom("outbox")
          .select("id")
          .where("status", "=", "pending")
          .where("nextAttemptAt", "<=", now)
          .where((eb) => eb.or([eb("lockedUntil", "is", null), eb("lockedUntil", "<=", now)]))
          .orderBy("lane")
          .orderBy("nextAttemptAt")
          .orderBy("id")
          .limit(limit)
          .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .updateTable("outbox")
    .set((eb) => ({ lockedUntil, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    .returning(["id", "template", "recipient", "language", "payload", "messageId", "attempts", "createdAt"])
    .execute();
}

/** Returns when the next message is due or the next claim expires; `undefined` if no message is pending. */
export async function nextDueAt({ kysely }: Database): Promise<Date | undefined> {
  const pending = kysely.selectFrom("outbox").where("status", "=", "pending");
  const [free, claimed] = await Promise.all([
    pending
      .select("nextAttemptAt")
      .where("lockedUntil", "is", null)
      .orderBy("nextAttemptAt")
      .limit(1)
      .executeTakeFirst(),
    pending
      .select("lockedUntil")
      .where("lockedUntil", "is not", null)
      .orderBy("lockedUntil")
      .limit(1)
      .executeTakeFirst(),
  ]);
  const moments = [free?.nextAttemptAt, claimed?.lockedUntil].filter((moment) => moment instanceof Date);
  return moments.sort((a, b) => a.getTime() - b.getTime())[0];
}

/** Marks a message as delivered, and deletes its payload, which has personal data and one-time links. */
export async function markDelivered(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "delivered", deliveredAt: now, lockedUntil: null, lastError: null, payload: "{}" })
    .where("id", "=", id)
    .execute();
}

/** Deletes messages delivered before an instant, because they still name their recipients. */
export async function deleteDelivered(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("outbox").where("status", "=", "delivered").where("deliveredAt", "<", before).execute();
}

/**
 * Records a failed attempt, unless another worker has claimed the message since.
 * @param message the message, with the number of the failed attempt
 * @returns whether the message changed
 */
export async function markFailed(
  db: Queryable,
  message: { id: number; attempts: number },
  end: { status: "pending" | "dead"; nextAttemptAt: Date; lastError: string },
): Promise<boolean> {
  const marked = await db
    .updateTable("outbox")
    .set({ ...end, lastError: storable(end.lastError).slice(0, MAX_ERROR_LENGTH), lockedUntil: null })
    .where("id", "=", message.id)
    .where("attempts", "=", message.attempts)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Postpones a claimed message until an instant, without counting an attempt. */
export async function putOff(db: Queryable, { id, attempts }: ClaimedMessage, until: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ nextAttemptAt: until, lockedUntil: null, attempts: attempts - 1 })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/**
 * Releases a message's key for another message.
 * @returns whether the message still exists
 */
export async function releaseKey(db: Queryable, id: number): Promise<boolean> {
  const released = await db
    .updateTable("outbox")
    .set({ dedupeKey: null })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return released !== undefined;
}

export async function deleteMessage(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Deletes emails with any of these keys, whatever their status. */
export async function deleteByKeys(db: Queryable, dedupeKeys: readonly string[]) {
  return await db.deleteFrom("outbox").where("dedupeKey", "in", dedupeKeys).returning(["id", "payload"]).execute();
}

/** Counts the pending messages, and finds when the oldest was written. */
export async function waitingMessages(db: Queryable): Promise<{ waiting: number; oldestWaiting: Date | undefined }> {
  const pending = db.selectFrom("outbox").where("status", "=", "pending");
  const { n } = await pending.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  const oldest = await pending.select("createdAt").orderBy("id").limit(1).executeTakeFirst();
  return { waiting: Number(n), oldestWaiting: oldest?.createdAt };
}

export async function countDead(db: Queryable): Promise<number> {
  const { n } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("status", "=", "dead")
    .executeTakeFirstOrThrow();
  return n;
}

const ENTRY_COLUMNS = Object.keys(outboxEntrySchema.shape) as (keyof OutboxEntry)[];

/** Lists a page of messages, newest first; one more than `limit` if there is a next page. */
export async function listMessages(
  { kysely }: Database,
  { status, limit, cursor }: OutboxQuery,
): Promise<ListedMail[]> {
  const rows = await kysely
    .selectFrom("outbox")
    // The person's timeline records the request that an email is about.
    .leftJoin("timeline_entries as told", (join) =>
      join.on("told.ref", "=", sql<string>`'mail:' || outbox.id`).on("told.recordKind", "=", "consultation"),
    )
    .leftJoin("consultations as request", "request.id", "told.recordId")
    .select(ENTRY_COLUMNS.map((column) => `outbox.${column}` as const))
    .select(["request.id as requestId", "request.name", "request.company", "request.contactedAt"])
    .$if(status !== undefined, (query) => query.where("outbox.status", "=", status!))
    .$if(cursor !== undefined, (query) => query.where("outbox.id", "<", cursor!))
    .orderBy("outbox.id", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map(({ requestId, name, company, contactedAt, ...row }) => ({
    ...entryOf(row),
    request:
      requestId === null
        ? null
        : { id: requestId, name: name ?? "", company: company ?? "", contactedAt: contactedAt?.toISOString() ?? null },
  }));
}

export async function findMail(db: Queryable, id: number) {
  return await db
    .selectFrom("outbox")
    .select(["template", "recipient", "attempts"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findContent(db: Queryable, id: number) {
  return db.selectFrom("outbox").select(["template", "payload", "language"]).where("id", "=", id).executeTakeFirst();
}

/** Finds a message to replay, and locks it until the transaction ends. */
export function findForReplay(db: Queryable, dialect: Database["dialect"], id: number) {
  return db
    .selectFrom("outbox")
    .select(["status", "attempts", "template", "lockedUntil"])
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function makeDue(db: Queryable, id: number, now: Date): Promise<OutboxEntry> {
  const row = await db
    .updateTable("outbox")
    .set({ status: "pending", nextAttemptAt: now, lockedUntil: null })
    .where("id", "=", id)
    .returning(ENTRY_COLUMNS)
    .executeTakeFirstOrThrow();
  return entryOf(row);
}

function entryOf(row: Pick<Selectable<OutboxTable>, keyof OutboxEntry>): OutboxEntry {
  return {
    ...row,
    nextAttemptAt: row.status === "pending" ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}
