import { insertAudit } from "../../db/audit-log.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { ClaimedMessage, OutboxEntry, OutboxQuery } from "./outbox-entry.ts";

export type { Database, Queryable } from "../../db/database.ts";

export interface NewMessage {
  template: string;
  recipient: string;
  language: "fr" | "en";
  /** JSON text. */
  payload: string;
  dedupeKey: string | null;
  messageId: string;
  /** Lower ones go first. */
  lane: number;
  /** Before it nothing is tried. */
  dueAt: Date;
}

/** @returns its number; undefined when a message with the same `dedupeKey` exists already */
export async function insertMessage(
  db: Queryable,
  { dueAt, ...message }: NewMessage,
  now: Date,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto("outbox")
    .values({
      ...message,
      channel: "mail",
      status: "pending",
      attempts: 0,
      nextAttemptAt: dueAt,
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

/**
 * Claims messages that are due, by lane and then oldest first, and counts the attempt: one statement, so that of several workers each
 * message goes to one. On PostgreSQL the others step over rows that are being claimed.
 */
export async function claimDue(
  { kysely, dialect }: Database,
  limit: number,
  now: Date,
  lockedUntil: Date,
): Promise<ClaimedMessage[]> {
  return await kysely
    // Materialized, because PostgreSQL may run a subquery again for each row and then claim more than `limit`.
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

/** When the next message falls due or its claim runs out; `undefined` with nothing to do. */
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

/** What was delivered need not be kept: the payload holds personal data and one-time links. */
export async function markDelivered(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "delivered", deliveredAt: now, lockedUntil: null, lastError: null, payload: "{}" })
    .where("id", "=", id)
    .execute();
}

/** Removes what was delivered before a moment: the row still names its recipient. */
export async function deleteDelivered(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("outbox").where("status", "=", "delivered").where("deliveredAt", "<", before).execute();
}

/**
 * @param message with the attempt that failed: an answer that comes after another worker took over changes nothing
 * @returns whether it changed anything
 */
export async function markFailed(
  db: Queryable,
  message: { id: number; attempts: number },
  end: { status: "pending" | "dead"; nextAttemptAt: Date; lastError: string },
): Promise<boolean> {
  const marked = await db
    .updateTable("outbox")
    .set({ ...end, lockedUntil: null })
    .where("id", "=", message.id)
    .where("attempts", "=", message.attempts)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Takes a message out that nobody wants to be sent any more. */
export async function deleteMessage(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Takes a mail out, whatever became of it. */
export async function deleteByKey(db: Queryable, dedupeKey: string): Promise<void> {
  await db.deleteFrom("outbox").where("dedupeKey", "=", dedupeKey).execute();
}

/** How many messages wait, and since when the oldest of them does. */
export async function waitingMessages(db: Queryable): Promise<{ waiting: number; oldestWaiting: Date | undefined }> {
  const pending = db.selectFrom("outbox").where("status", "=", "pending");
  const { n } = await pending.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  const oldest = await pending.select("createdAt").orderBy("id").limit(1).executeTakeFirst();
  return { waiting: Number(n), oldestWaiting: oldest?.createdAt };
}

/** How many messages were given up. */
export async function countDead(db: Queryable): Promise<number> {
  const { n } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("status", "=", "dead")
    .executeTakeFirstOrThrow();
  return n;
}

const ENTRY_COLUMNS = [
  "id",
  "channel",
  "template",
  "recipient",
  "language",
  "messageId",
  "status",
  "attempts",
  "nextAttemptAt",
  "lastError",
  "createdAt",
  "deliveredAt",
] as const;

/** Newest first; one more than `limit` when there is a next page. */
export async function listMessages(
  { kysely }: Database,
  { status, limit, cursor }: OutboxQuery,
): Promise<OutboxEntry[]> {
  const rows = await kysely
    .selectFrom("outbox")
    .select(ENTRY_COLUMNS)
    .$if(status !== undefined, (query) => query.where("status", "=", status!))
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor!))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map(entryOf);
}

/**
 * Makes a message that was given up, or waits after a failure, due at once and writes that down.
 * @param actor id of the member of staff
 * @returns the message, `"unknown"`, or `"not-replayable"` when it was delivered, never tried, or is under way
 */
export async function replayMessage(
  { kysely, dialect }: Database,
  id: number,
  actor: string,
  now: Date,
): Promise<OutboxEntry | "unknown" | "not-replayable"> {
  return await kysely.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("outbox")
      .select(["status", "attempts", "template", "lockedUntil"])
      .where("id", "=", id)
      .$if(dialect === "postgres", (query) => query.forUpdate())
      .executeTakeFirst();
    if (!before) return "unknown";
    const underWay = before.lockedUntil !== null && before.lockedUntil > now;
    if (before.status === "delivered" || before.attempts === 0 || underWay) return "not-replayable";
    const row = await trx
      .updateTable("outbox")
      .set({ status: "pending", nextAttemptAt: now, lockedUntil: null })
      .where("id", "=", id)
      .returning(ENTRY_COLUMNS)
      .executeTakeFirstOrThrow();
    const { template, status, attempts } = before;
    const detail = { template, status, attempts };
    await insertAudit(trx, { at: now, actor, action: "outbox.replay", subject: String(id), detail });
    return entryOf(row);
  });
}

type EntryRow = Omit<OutboxEntry, "nextAttemptAt" | "createdAt" | "deliveredAt"> & {
  nextAttemptAt: Date;
  createdAt: Date;
  deliveredAt: Date | null;
};

function entryOf(row: EntryRow): OutboxEntry {
  return {
    ...row,
    nextAttemptAt: row.status === "pending" ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}
