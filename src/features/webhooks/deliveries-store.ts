import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database, Queryable } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { readMakers } from "./makers.ts";
import type { DeliveriesQuery, Delivery, WebhookEvent } from "./model.ts";
import type { WebhookDeliveriesTable } from "./tables.ts";

type DeliveryRow = Selectable<WebhookDeliveriesTable>;

/** A delivery claimed for an attempt, which no other worker sends until the claim expires. */
export type ClaimedDelivery = Pick<DeliveryRow, "id" | "endpointId" | "eventId" | "subject" | "body" | "attempts">;

interface NewDelivery extends Pick<DeliveryRow, "endpointId" | "eventId" | "type" | "subject" | "body"> {
  /** Set for a delivery that the caller sends at once, so that no worker claims it before this instant. */
  lockedUntil?: Date;
}

export async function insertDelivery(
  db: Queryable,
  { lockedUntil, ...delivery }: NewDelivery,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("webhook_deliveries")
    .values({
      ...delivery,
      status: "pending",
      attempts: lockedUntil ? 1 : 0,
      nextAttemptAt: now,
      lockedUntil: lockedUntil ?? null,
      answerStatus: null,
      answer: null,
      problem: null,
      createdAt: now,
      deliveredAt: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the condition that a delivery is a test, without personal data, or reports an event the caller may read. */
const isSeen = (seen: readonly WebhookEvent[] | "all") => (eb: ExpressionBuilder<Tables, "webhook_deliveries">) =>
  seen === "all"
    ? eb.lit(true)
    : eb.or([eb("subject", "=", eb.ref("eventId")), ...seen.map((event) => eb("type", "=", event))]);

/** Returns the condition that no worker has a valid claim on a delivery. */
const isFree = (now: Date) => (eb: ExpressionBuilder<Tables, "webhook_deliveries">) =>
  eb.or([eb("lockedUntil", "is", null), eb("lockedUntil", "<=", now)]);

/** Returns the condition that no earlier delivery to the same endpoint about the same subject is waiting. */
const isNext = (eb: ExpressionBuilder<Tables, "webhook_deliveries">) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom("webhook_deliveries as earlier")
        .select("earlier.id")
        .whereRef("earlier.endpointId", "=", "webhook_deliveries.endpointId")
        .whereRef("earlier.subject", "=", "webhook_deliveries.subject")
        .whereRef("earlier.id", "<", "webhook_deliveries.id")
        .where("earlier.status", "=", "pending"),
    ),
  );

/** Lists endpoints that are on and whose key, if any, still works, each with the time of its next delivery, if any. */
export async function listWaiting(db: Queryable, now: Date) {
  const rows = await db
    .selectFrom("webhook_endpoints")
    .select(["id", "failingSince", "restsUntil", "createdBy"])
    .select((eb) =>
      eb
        .selectFrom("webhook_deliveries")
        .select("nextAttemptAt")
        .whereRef("endpointId", "=", "webhook_endpoints.id")
        .where("status", "=", "pending")
        .where(isFree(now))
        .where(isNext)
        .orderBy("nextAttemptAt")
        .orderBy("webhook_deliveries.id")
        .limit(1)
        .as("nextAttemptAt"),
    )
    .where("active", "=", true)
    .execute();
  const makers = rows.map(({ createdBy }) => createdBy);
  const { isOver } = await readMakers(db, makers, now);
  return rows.filter(({ createdBy }) => !isOver(createdBy));
}

/**
 * Claims an endpoint's due deliveries, oldest first and one per subject, and counts the attempt. A single statement
 * ensures that only one worker claims a delivery.
 */
export async function claimDue(
  { kysely, dialect }: Database,
  endpointId: number,
  limit: number,
  now: Date,
  lockedUntil: Date,
): Promise<ClaimedDelivery[]> {
  return await kysely
    // Materialized, because PostgreSQL might otherwise run the subquery per row and claim more than `limit`.
    .with(
      (cte) => cte("due").materialized(),
      (db) =>
        db
          .selectFrom("webhook_deliveries")
          .select("id")
          .where("endpointId", "=", endpointId)
          .where("status", "=", "pending")
          .where("nextAttemptAt", "<=", now)
          .where(isFree(now))
          .where(isNext)
          .orderBy("nextAttemptAt")
          .orderBy("id")
          .limit(limit)
          .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .updateTable("webhook_deliveries")
    .set((eb) => ({ lockedUntil, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    .returning(["id", "endpointId", "eventId", "subject", "body", "attempts"])
    .execute();
}

/**
 * Records an attempt's outcome.
 * @param attempts number of the attempt; nothing changes if another worker has claimed the delivery since
 */
export async function settleDelivery(
  db: Queryable,
  { id, attempts }: Pick<ClaimedDelivery, "id" | "attempts">,
  end: Pick<DeliveryRow, "status" | "answerStatus" | "answer" | "problem"> &
    Partial<Pick<DeliveryRow, "nextAttemptAt" | "deliveredAt">>,
): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ ...end, lockedUntil: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** @param seen events whose deliveries are listed; tests are always listed */
export async function listDeliveries(
  db: Queryable,
  endpointId: number,
  { status, limit, cursor }: DeliveriesQuery,
  seen: readonly WebhookEvent[] | "all" = "all",
): Promise<Delivery[]> {
  const rows = await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("endpointId", "=", endpointId)
    .$if(status !== undefined, (query) => query.where("status", "=", status!))
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor!))
    .where(isSeen(seen))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map(deliveryOf);
}

export async function findDelivery(
  db: Queryable,
  endpointId: number,
  id: number,
  seen: readonly WebhookEvent[] | "all" = "all",
) {
  return await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("endpointId", "=", endpointId)
    .where("id", "=", id)
    .where(isSeen(seen))
    .executeTakeFirst();
}

export async function makeDue(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ status: "pending", nextAttemptAt: now, lockedUntil: null, deliveredAt: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Makes all of an endpoint's waiting deliveries due now, except those in progress.
 * @returns the number of these deliveries
 */
export async function makeWaitingDue(db: Queryable, endpointId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set({ nextAttemptAt: now })
    .where("endpointId", "=", endpointId)
    .where("status", "=", "pending")
    .where((eb) => eb.or([eb("lockedUntil", "is", null), eb("lockedUntil", "<=", now)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteOld(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("webhook_deliveries").where("createdAt", "<", before).execute();
}

/** Deletes all deliveries about these subjects, even if sent. */
export async function deleteAbout(db: Queryable, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await db.deleteFrom("webhook_deliveries").where("subject", "in", subjects).execute();
}

/** Whether a delivery is a test, whose subject is its own event id. */
export const isTest = ({ subject, eventId }: Pick<DeliveryRow, "subject" | "eventId">): boolean => subject === eventId;

export function deliveryOf({ endpointId, lockedUntil, ...row }: DeliveryRow): Delivery {
  return {
    ...row,
    test: isTest(row),
    nextAttemptAt: row.status === "pending" ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}
