import type { Selectable } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { Span } from "../appointments/times/wall-clock.ts";
import type { CalendarKind, CalendarProblem } from "./model.ts";
import type { CalendarSourcesTable } from "./tables.ts";

export type CalendarSource = Selectable<CalendarSourcesTable>;

/** Maximum rows per statement, because SQLite limits the number of parameters. */
const ROWS_AT_ONCE = 300;

export async function listSources(db: Queryable, staffId: string): Promise<CalendarSource[]> {
  return await db.selectFrom("calendar_sources").selectAll().where("staffId", "=", staffId).orderBy("id").execute();
}

/** Lists the calendars of all active staff accounts. */
export async function listAllSources(db: Queryable): Promise<CalendarSource[]> {
  return await db
    .selectFrom("calendar_sources")
    .innerJoin("staff", "staff.id", "calendar_sources.staffId")
    .selectAll("calendar_sources")
    .where("staff.deactivatedAt", "is", null)
    .orderBy("calendar_sources.id")
    .execute();
}

/** Finds a calendar by id; undefined if it belongs to another staff member. */
export async function findSource(db: Queryable, id: number, staffId: string): Promise<CalendarSource | undefined> {
  return await db
    .selectFrom("calendar_sources")
    .selectAll()
    .where("id", "=", id)
    .where("staffId", "=", staffId)
    .executeTakeFirst();
}

export async function insertSource(
  db: Queryable,
  source: { staffId: string; kind: CalendarKind; secret: string; createdAt: Date },
): Promise<number> {
  const never = {
    holds: "[]",
    etag: null,
    lastModified: null,
    readAt: null,
    failingSince: null,
    problem: null,
    withdrawnAt: null,
  };
  const { id } = await db
    .insertInto("calendar_sources")
    .values({ ...source, ...never })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteSource(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("calendar_sources").where("id", "=", id).execute();
}

type Health = Partial<Pick<CalendarSource, "etag" | "lastModified" | "readAt" | "failingSince" | "withdrawnAt">> & {
  problem?: CalendarProblem | null;
  holds?: string;
};

/**
 * Updates the state of a calendar's readings.
 * @returns whether the calendar still exists
 */
export async function updateSource(db: Queryable, id: number, health: Health): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("calendar_sources")
    .set(health)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceSpans(db: Queryable, sourceId: number, spans: readonly Span[]): Promise<void> {
  await db.deleteFrom("busy_spans").where("sourceId", "=", sourceId).execute();
  for (let from = 0; from < spans.length; from += ROWS_AT_ONCE) {
    const rows = spans.slice(from, from + ROWS_AT_ONCE).map(({ start, end }) => ({
      sourceId,
      startsAt: new Date(start),
      endsAt: new Date(end),
    }));
    await db.insertInto("busy_spans").values(rows).execute();
  }
}

/** Returns the UIDs that belong to our own appointments, including cancelled appointments. */
export async function listOwnUids(db: Queryable, uids: readonly string[]): Promise<Set<string>> {
  const own = new Set<string>();
  for (let from = 0; from < uids.length; from += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom("appointments")
      .select("uid")
      .where("uid", "in", uids.slice(from, from + ROWS_AT_ONCE))
      .execute();
    for (const { uid } of rows) own.add(uid);
  }
  return own;
}

export async function findOwner(db: Queryable, staffId: string) {
  return await db
    .selectFrom("staff")
    .select(["id", "name", "email", "language", "deactivatedAt"])
    .where("id", "=", staffId)
    .executeTakeFirst();
}

export async function listSpans(db: Queryable, sourceId: number): Promise<Span[]> {
  const rows = await db
    .selectFrom("busy_spans")
    .select(["startsAt", "endsAt"])
    .where("sourceId", "=", sourceId)
    .orderBy("startsAt")
    .execute();
  return rows.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
}

/**
 * Sets the digest of a host's feed token; `null` revokes the feed.
 * @returns false if the host does not exist or, when revoking, if there was no feed
 */
export async function updateFeed(db: Queryable, staffId: string, feedDigest: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("appointment_hosts")
    .set({ feedDigest })
    .where("staffId", "=", staffId)
    .$if(feedDigest === null, (query) => query.where("feedDigest", "is not", null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds the staff member whose appointments a feed shows; undefined if deactivated or if there is no such feed. */
export async function findFeedOwner(db: Queryable, feedDigest: string) {
  return await db
    .selectFrom("appointment_hosts")
    .innerJoin("staff", "staff.id", "appointment_hosts.staffId")
    .select(["staff.id", "staff.language"])
    .where("feedDigest", "=", feedDigest)
    .where("staff.deactivatedAt", "is", null)
    .executeTakeFirst();
}

/** Lists a host's appointments that end after `from`, with the visitors' names. */
export async function listFeedAppointments(db: Queryable, staffId: string, from: Date) {
  return await db
    .selectFrom("appointments")
    .innerJoin("consultations", "consultations.id", "appointments.consultationId")
    .select(["uid", "sequence", "kind", "startsAt", "endsAt", "changedAt", "appointments.state", "consultations.name"])
    .where("staffId", "=", staffId)
    .where("appointments.state", "in", ["booked", "cancelled"])
    .where("endsAt", ">", from)
    .orderBy("startsAt")
    .execute();
}
