import { type Kysely, sql } from "kysely";
import { moment } from "../column-builders.ts";

/** Lets emails about appointments be batched: counts those sent, and records who was notified of which appointment. */
export async function gatheredMails(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("mail_limits").addColumn("countedFrom", moment).execute();
  await db.schema
    .alterTable("mail_limits")
    .addColumn("count", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("mail_limits").addColumn("messageId", "integer").execute();
  await db.schema
    .createTable("appointment_announcements")
    .addColumn("appointmentId", "integer", (c) => c.notNull().references("appointments.id").onDelete("cascade"))
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("messageId", "integer")
    .addPrimaryKeyConstraint("appointment_announcements_key", ["appointmentId", "recipient"])
    .execute();
  // Until now, everyone was notified of every appointment immediately.
  await sql`insert into appointment_announcements ("appointmentId", "recipient")
    select id, 'visitor' from appointments
    union select id, 'team' from appointments
    union select id, "staffId" from appointments where "staffId" not in ('visitor', 'team')
    union select "appointmentId", "staffId" from appointment_attendance`.execute(db);
}
