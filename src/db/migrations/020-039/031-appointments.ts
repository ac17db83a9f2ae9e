import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/**
 * Creates the tables for booked consultations. The primary key of `appointment_quarters` prevents double bookings: each
 * row is a quarter of an hour taken by an appointment, its pause or a hold.
 */
export async function appointments(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("appointment_hosts")
    // Id of a member of staff, or `team` while there are no members.
    .addColumn("staffId", "text", (c) => c.primaryKey())
    .addColumn("languages", "jsonb", (c) => c.notNull())
    .addColumn("expertise", "jsonb", (c) => c.notNull())
    .addColumn("weight", "integer", (c) => c.notNull().check(sql`"weight" > 0`))
    .addColumn("dailyCap", "integer", (c) => c.notNull().check(sql`"dailyCap" > 0`))
    .addColumn("pauseQuarters", "integer", (c) => c.notNull().check(sql`"pauseQuarters" >= 0`))
    .addColumn("active", "boolean", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .execute();
  // Hours are in Montréal time. Rows without a member of staff are the company's hours.
  await withId(db.schema.createTable("appointment_hours"), dialect)
    .addColumn("staffId", "text", (c) => c.references("staff.id").onDelete("cascade"))
    .addColumn("weekday", "text", (c) => c.notNull())
    .addColumn("opens", "text", (c) => c.notNull())
    .addColumn("closes", "text", (c) => c.notNull())
    .addCheckConstraint("appointment_hours_order", sql`"opens" < "closes"`)
    .execute();
  await db.schema.createIndex("appointment_hours_staff").on("appointment_hours").column("staffId").execute();
  await withId(db.schema.createTable("appointment_exceptions"), dialect)
    .addColumn("staffId", "text", (c) => c.references("staff.id").onDelete("cascade"))
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("hours", "jsonb", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("appointment_exceptions_day")
    .on("appointment_exceptions")
    .columns(["day", "staffId"])
    .execute();

  await withId(db.schema.createTable("calendar_sources"), dialect)
    .addColumn("staffId", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`"kind" in ('ics', 'caldav')`))
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("etag", "text")
    .addColumn("readAt", moment)
    .addColumn("failingSince", moment)
    .addColumn("createdAt", moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("calendar_sources_staff").on("calendar_sources").column("staffId").execute();
  await db.schema
    .createTable("busy_spans")
    .addColumn("sourceId", "integer", (c) => c.notNull().references("calendar_sources.id").onDelete("cascade"))
    .addColumn("startsAt", moment, (c) => c.notNull())
    .addColumn("endsAt", moment, (c) => c.notNull())
    .addPrimaryKeyConstraint("busy_spans_key", ["sourceId", "startsAt", "endsAt"])
    .execute();

  await withId(db.schema.createTable("appointments"), dialect)
    .addColumn("uid", "text", (c) => c.notNull().unique())
    .addColumn("consultationId", "integer", (c) => c.notNull().references("consultations.id").onDelete("cascade"))
    .addColumn("staffId", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`"kind" in ('phone', 'video', 'office')`))
    .addColumn("startsAt", moment, (c) => c.notNull())
    .addColumn("endsAt", moment, (c) => c.notNull())
    // The intended local time in Montréal, to notice when the zone's rules change.
    .addColumn("wallDay", "text", (c) => c.notNull())
    .addColumn("wallTime", "text", (c) => c.notNull())
    .addColumn("visitorZone", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`"state" in ('booked', 'cancelled')`))
    .addColumn("outcome", "text", (c) => c.check(sql`"outcome" in ('held', 'missed', 'put-off')`))
    .addColumn("sequence", "integer", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("cancelledBy", "text")
    .addColumn("reason", "text")
    .addColumn("lateMinutes", "integer")
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("changedAt", moment, (c) => c.notNull())
    .addCheckConstraint("appointments_order", sql`"startsAt" < "endsAt"`)
    .execute();
  await db.schema
    .createIndex("appointments_booked_once")
    .unique()
    .on("appointments")
    .column("consultationId")
    .where(sql.ref("state"), "=", sql.lit("booked"))
    .execute();
  await db.schema.createIndex("appointments_of_host").on("appointments").columns(["staffId", "startsAt"]).execute();
  await db.schema.createIndex("appointments_by_time").on("appointments").column("startsAt").execute();
  await db.schema
    .createTable("appointment_attendance")
    .addColumn("appointmentId", "integer", (c) => c.notNull().references("appointments.id").onDelete("cascade"))
    .addColumn("staffId", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("appointment_attendance_key", ["appointmentId", "staffId"])
    .execute();
  await db.schema
    .createTable("appointment_quarters")
    .addColumn("staffId", "text", (c) => c.notNull())
    // Quarters of an hour since 1970.
    .addColumn("quarter", "integer", (c) => c.notNull())
    .addColumn("appointmentId", "integer", (c) => c.references("appointments.id").onDelete("cascade"))
    .addColumn("heldFor", "integer", (c) => c.references("consultations.id").onDelete("cascade"))
    .addColumn("holdEndsAt", moment)
    .addPrimaryKeyConstraint("appointment_quarters_key", ["staffId", "quarter"])
    .addCheckConstraint(
      "appointment_quarters_taken_once",
      sql`("appointmentId" is null) <> ("heldFor" is null) and ("heldFor" is null) = ("holdEndsAt" is null)`,
    )
    .execute();
  await db.schema
    .createIndex("appointment_quarters_appointment")
    .on("appointment_quarters")
    .column("appointmentId")
    .execute();
  await db.schema.createIndex("appointment_quarters_hold").on("appointment_quarters").column("heldFor").execute();

  await withId(db.schema.createTable("appointment_waitlist"), dialect)
    .addColumn("consultationId", "integer", (c) =>
      c.notNull().unique().references("consultations.id").onDelete("cascade"),
    )
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("offeredAt", moment)
    .execute();
}
