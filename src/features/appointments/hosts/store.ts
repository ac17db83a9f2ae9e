import type { Queryable } from "../../../db/database.ts";
import type { WeeklyHours } from "../model.ts";
import type { HostSettings } from "./model.ts";

/** Everyone with an active account, by name. */
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

/** @param staffId `null` for the company */
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

/** Upcoming appointments, earliest first. */
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

/** A host's email address; none for former staff. */
export async function findHostAddress(db: Queryable, staffId: string) {
  return await db
    .selectFrom("staff")
    .select(["name", "email", "language"])
    .where("id", "=", staffId)
    .where("deactivatedAt", "is", null)
    .executeTakeFirst();
}

/** The attendees of an appointment besides its host. */
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

/** Attendees besides the host, by appointment. */
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
