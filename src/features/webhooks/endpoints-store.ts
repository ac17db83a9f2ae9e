import { type Selectable, sql } from "kysely";
import type { Queryable } from "../../db/database.ts";
import { type Makers, readMakers } from "./makers.ts";
import type { Endpoint, EndpointFields, OffReason, WebhookDetail, WebhookEvent } from "./model.ts";
import type { WebhookEndpointsTable } from "./tables.ts";

export type EndpointRow = Selectable<WebhookEndpointsTable>;

/** Column values for an endpoint without failures. */
const WELL = { failures: 0, failingSince: null, restsUntil: null } as const;

const endpoints = (db: Queryable) =>
  db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("webhook_deliveries")
        .select((waiting) => waiting.fn.countAll<number>().as("n"))
        .whereRef("endpointId", "=", "webhook_endpoints.id")
        .where("status", "=", "pending")
        .as("waiting"),
    )
    .select((eb) =>
      eb
        .selectFrom("webhook_deliveries")
        .select("webhook_deliveries.createdAt")
        .whereRef("endpointId", "=", "webhook_endpoints.id")
        .where("status", "=", "pending")
        .orderBy("webhook_deliveries.createdAt")
        .limit(1)
        .as("waitingSince"),
    );

function endpointOf(
  row: EndpointRow & { waiting: number | null; waitingSince: Date | null },
  makers: Makers,
): Endpoint {
  const { secret, failures, waiting, waitingSince, failingSince, restsUntil, createdAt, ...rest } = row;
  return {
    ...rest,
    ...(makers.isOver(row.createdBy) ? { active: false, offReason: "key" as const } : {}),
    waiting: Number(waiting),
    waitingSince: waitingSince?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    restsUntil: restsUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const makersOf = (db: Queryable, rows: readonly Pick<EndpointRow, "createdBy">[], now: Date) =>
  readMakers(
    db,
    rows.map(({ createdBy }) => createdBy),
    now,
  );

export async function listEndpoints(db: Queryable, now: Date): Promise<Endpoint[]> {
  const rows = await endpoints(db).orderBy("id").execute();
  const makers = await makersOf(db, rows, now);
  return rows.map((row) => endpointOf(row, makers));
}

export async function findEndpoint(db: Queryable, id: number, now: Date): Promise<Endpoint | undefined> {
  const row = await endpoints(db).where("id", "=", id).executeTakeFirst();
  return row && endpointOf(row, await makersOf(db, [row], now));
}

/** Finds an endpoint as stored, with its encrypted secret. */
export async function findEndpointRow(db: Queryable, id: number): Promise<EndpointRow | undefined> {
  return await db.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Lists endpoints subscribed to an event, each with the detail that its maker may receive. */
export async function listSubscribed(
  db: Queryable,
  type: WebhookEvent,
  now: Date,
): Promise<{ id: number; detail: WebhookDetail }[]> {
  const rows = await db
    .selectFrom("webhook_endpoints")
    .select(["id", "events", "detail", "createdBy"])
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  const subscribed = rows.filter(({ events }) => events.includes(type));
  const { mayHear } = await makersOf(db, subscribed, now);
  return subscribed.flatMap(({ id, detail, createdBy }) => {
    if (mayHear(createdBy, type, detail)) return [{ id, detail }];
    return mayHear(createdBy, type, "thin") ? [{ id, detail: "thin" as const }] : [];
  });
}

export async function countEndpoints(db: Queryable): Promise<number> {
  const { n } = await db
    .selectFrom("webhook_endpoints")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

const columnsOf = ({ events, active, ...rest }: EndpointFields) => ({
  ...rest,
  events: JSON.stringify(events),
  active,
  offReason: active ? null : ("staff" as const),
});

export async function insertEndpoint(
  db: Queryable,
  fields: EndpointFields,
  made: { secret: string; createdBy: string; createdAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("webhook_endpoints")
    .values({ ...columnsOf(fields), ...WELL, ...made })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes an endpoint and clears its failures, so that it gets another chance.
 * @returns whether the endpoint exists
 */
export async function updateEndpoint(db: Queryable, id: number, fields: EndpointFields): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_endpoints")
    .set({ ...columnsOf(fields), ...WELL })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateSecret(db: Queryable, id: number, secret: string): Promise<void> {
  await db.updateTable("webhook_endpoints").set({ secret }).where("id", "=", id).execute();
}

/**
 * Deletes an endpoint with its deliveries.
 * @returns whether the endpoint existed
 */
export async function deleteEndpoint(db: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("webhook_endpoints").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Clears an endpoint's failures, after a success or before a manual retry. */
export async function noteWell(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable("webhook_endpoints")
    .set(WELL)
    .where("id", "=", id)
    .where("failingSince", "is not", null)
    .execute();
}

/**
 * Records a failed attempt.
 * @param rest returns until when an unreachable endpoint rests, given the number of failures in a row; concurrent
 * failures count once
 * @returns since when the endpoint has been failing
 */
export async function noteFailing(
  db: Queryable,
  { id, failures, restsUntil }: Pick<EndpointRow, "id" | "failures" | "restsUntil">,
  now: Date,
  rest: ((failures: number) => Date) | undefined,
): Promise<Date> {
  const rests = rest && (restsUntil === null || restsUntil <= now);
  const { failingSince } = await db
    .updateTable("webhook_endpoints")
    .set({
      failingSince: sql<Date>`coalesce(${sql.ref("failingSince")}, ${now})`,
      ...(rests ? { failures: failures + 1, restsUntil: rest(failures + 1) } : {}),
    })
    .where("id", "=", id)
    .returning("failingSince")
    .executeTakeFirstOrThrow();
  return failingSince!;
}

/** @returns whether the endpoint was on */
export async function switchOff(db: Queryable, id: number, reason: OffReason): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_endpoints")
    .set({ active: false, offReason: reason })
    .where("id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds the staff member who made an endpoint, unless deactivated. */
export async function findOwner(db: Queryable, staffId: string) {
  return await db
    .selectFrom("staff")
    .select(["name", "email", "language"])
    .where("id", "=", staffId)
    .where("deactivatedAt", "is", null)
    .executeTakeFirst();
}
