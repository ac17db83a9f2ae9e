import type { Selectable } from "kysely";
import type { Database, Queryable } from "../../../db/database.ts";
import { APPOINTMENT_KINDS } from "../kinds.ts";
import { type HoursException, TEAM, type WeeklyHours } from "../model.ts";
import type { AppointmentHostsTable } from "../tables.ts";
import type { HostSettings } from "./model.ts";

export type Host = Selectable<AppointmentHostsTable> & { name: string | null };

/** Lists active hosts, sorted by id, without former staff. */
export async function listHosts(db: Queryable): Promise<Host[]> {
  return await db
    .selectFrom("appointment_hosts")
    .leftJoin("staff", "staff.id", "appointment_hosts.staffId")
    .selectAll("appointment_hosts")
    .select("staff.name")
    .where("active", "=", true)
    .where("staff.deactivatedAt", "is", null)
    .where((eb) => eb.or([eb("staff.id", "is not", null), eb("appointment_hosts.staffId", "=", TEAM)]))
    .orderBy("appointment_hosts.staffId")
    .execute();
}

/**
 * Locks hosts until the transaction ends, so that no one else can claim their time. The order is fixed, to avoid
 * deadlocks. SQLite needs no lock, since it has a single writer.
 */
export async function lockHosts(
  { dialect }: Pick<Database, "dialect">,
  db: Queryable,
  ids: readonly string[],
): Promise<void> {
  // PostgreSQL rejects an empty `in ()`.
  if (dialect === "sqlite" || ids.length === 0) return;
  await db
    .selectFrom("appointment_hosts")
    .select("staffId")
    .where("staffId", "in", [...ids])
    .orderBy("staffId")
    .forUpdate()
    .execute();
}

/** Whether any staff member was ever a host. */
export async function hasHosts(db: Queryable): Promise<boolean> {
  const host = await db
    .selectFrom("appointment_hosts")
    .select("staffId")
    .where("staffId", "!=", TEAM)
    .limit(1)
    .executeTakeFirst();
  return host !== undefined;
}

/**
 * Ensures that a host can be booked from the first start: the admin with the oldest account, since only admins see
 * requests. Until there is an admin, the host is the team, whose appointments the first admin then inherits.
 */
export async function settleFirstHost(db: Queryable, createdAt: Date): Promise<void> {
  const oldest = await db
    .selectFrom("staff")
    .select("id")
    .where("deactivatedAt", "is", null)
    .where("role", "=", "admin")
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();
  const staffId = oldest?.id ?? TEAM;
  await db
    .insertInto("appointment_hosts")
    .values({
      staffId,
      languages: JSON.stringify(["fr", "en"]),
      kinds: JSON.stringify(APPOINTMENT_KINDS),
      expertise: "[]",
      weight: 1,
      dailyCap: 8,
      pauseQuarters: 1,
      active: true,
      feedDigest: null,
      version: 1,
      createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (staffId === TEAM) return;
  await db.deleteFrom("appointment_hosts").where("staffId", "=", TEAM).execute();
  await db.updateTable("appointment_quarters").set({ staffId }).where("staffId", "=", TEAM).execute();
  await db.updateTable("appointments").set({ staffId }).where("staffId", "=", TEAM).execute();
}

/** Lists weekly hours by host. Those under `null` are the company's and apply to hosts without their own. */
export async function listHours(db: Queryable): Promise<Map<string | null, WeeklyHours[]>> {
  const rows = await db.selectFrom("appointment_hours").selectAll().orderBy("id").execute();
  return Map.groupBy(rows, ({ staffId }) => staffId);
}

/** Lists exceptions by host; those under `null` are the company's. */
export async function listExceptions(
  db: Queryable,
  from: string,
  to: string,
): Promise<Map<string | null, HoursException[]>> {
  const rows = await db
    .selectFrom("appointment_exceptions")
    .select(["staffId", "day", "hours"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("id", "desc")
    .execute();
  return Map.groupBy(rows, ({ staffId }) => staffId);
}

/** Lists active staff, sorted by name. */
export async function listMembers(db: Queryable) {
  return await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where("deactivatedAt", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export async function isMember(db: Queryable, id: string): Promise<boolean> {
  const member = await db
    .selectFrom("staff")
    .select("id")
    .where("id", "=", id)
    .where("deactivatedAt", "is", null)
    .executeTakeFirst();
  return member !== undefined;
}

export async function listAllHosts(db: Queryable) {
  return await db
    .selectFrom("appointment_hosts")
    .select(["staffId", "languages", "kinds", "dailyCap", "pauseQuarters", "active", "version"])
    .execute();
}

export async function findHost(db: Queryable, staffId: string) {
  return await db.selectFrom("appointment_hosts").selectAll().where("staffId", "=", staffId).executeTakeFirst();
}

export async function upsertHost(
  db: Queryable,
  staffId: string,
  { languages, kinds, dailyCap, pause, active }: HostSettings,
  version: number,
  createdAt: Date,
): Promise<void> {
  const changes = {
    languages: JSON.stringify(languages),
    kinds: JSON.stringify(kinds),
    dailyCap,
    pauseQuarters: pause / 15,
    active,
    version,
  };
  await db
    .insertInto("appointment_hosts")
    .values({ staffId, ...changes, expertise: "[]", weight: 1, feedDigest: null, createdAt })
    .onConflict((conflict) => conflict.column("staffId").doUpdateSet(changes))
    .execute();
}

/**
 * Replaces weekly hours.
 * @param staffId `null` for the company
 */
export async function replaceHours(
  db: Queryable,
  staffId: string | null,
  hours: readonly WeeklyHours[],
): Promise<void> {
  await db.deleteFrom("appointment_hours").where("staffId", "is not distinct from", staffId).execute();
  if (hours.length === 0) return;
  await db
    .insertInto("appointment_hours")
    .values(hours.map(({ weekday, opens, closes }) => ({ staffId, weekday, opens, closes })))
    .execute();
}

export async function deleteException(db: Queryable, staffId: string | null, day: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("appointment_exceptions")
    .where("staffId", "is not distinct from", staffId)
    .where("day", "=", day)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertException(
  db: Queryable,
  staffId: string | null,
  day: string,
  hours: readonly { opens: string; closes: string }[],
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto("appointment_exceptions")
    .values({ staffId, day, hours: JSON.stringify(hours), createdAt })
    .execute();
}

/** Lists upcoming booked appointments, earliest first. */
export async function listAhead(db: Queryable, now: Date, limit: number) {
  return await db
    .selectFrom("appointments")
    .innerJoin("consultations", "consultations.id", "appointments.consultationId")
    .leftJoin("staff", "staff.id", "appointments.staffId")
    .select([
      "appointments.id",
      "appointments.consultationId",
      "appointments.version",
      "appointments.staffId",
      "appointments.kind",
      "appointments.startsAt",
      "appointments.endsAt",
      "staff.name as hostName",
      "consultations.name",
      "consultations.company",
    ])
    .where("appointments.state", "=", "booked")
    .where("appointments.startsAt", ">", now)
    .orderBy("appointments.startsAt")
    .orderBy("appointments.id")
    .limit(limit)
    .execute();
}

/** Finds a host's name, email address and language; undefined for former staff. */
export async function findHostAddress(db: Queryable, staffId: string) {
  return await db
    .selectFrom("staff")
    .select(["name", "email", "language"])
    .where("id", "=", staffId)
    .where("deactivatedAt", "is", null)
    .executeTakeFirst();
}

/** Lists ids of the colleagues who attend besides the host. */
export async function listAttendance(db: Queryable, appointmentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("appointment_attendance")
    .select("staffId")
    .where("appointmentId", "=", appointmentId)
    .orderBy("staffId")
    .execute();
  return rows.map(({ staffId }) => staffId);
}

export async function replaceAttendance(
  db: Queryable,
  appointmentId: number,
  staffIds: readonly string[],
): Promise<void> {
  await db.deleteFrom("appointment_attendance").where("appointmentId", "=", appointmentId).execute();
  if (staffIds.length === 0) return;
  await db
    .insertInto("appointment_attendance")
    .values(staffIds.map((staffId) => ({ appointmentId, staffId })))
    .execute();
}

/** Lists the colleagues who attend besides the host, by appointment id. */
export async function listColleagues(db: Queryable, appointmentIds: readonly number[]) {
  if (appointmentIds.length === 0) return new Map<number, never[]>();
  const rows = await db
    .selectFrom("appointment_attendance")
    .leftJoin("staff", "staff.id", "appointment_attendance.staffId")
    .select(["appointmentId", "staffId as id", "staff.name"])
    .where("appointmentId", "in", appointmentIds)
    .orderBy("staffId")
    .execute();
  return Map.groupBy(rows, ({ appointmentId }) => appointmentId);
}
