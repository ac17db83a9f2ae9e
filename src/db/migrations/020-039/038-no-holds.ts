import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";

/**
 * Drops holds, because times are no longer held while a visitor is choosing. A quarter of an hour is now either free or
 * taken by an appointment.
 */
export async function noHolds(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const db = kysely as Kysely<{ appointment_quarters: { appointmentId: number | null } }>;
  await db.deleteFrom("appointment_quarters").where("appointmentId", "is", null).execute();
  if (dialect === "postgres") {
    await db.schema.alterTable("appointment_quarters").dropConstraint("appointment_quarters_taken_once").execute();
    for (const column of ["heldFor", "holdEndsAt"]) {
      await db.schema.alterTable("appointment_quarters").dropColumn(column).execute();
    }
    await db.schema
      .alterTable("appointment_quarters")
      .alterColumn("appointmentId", (c) => c.setNotNull())
      .execute();
    return;
  }
  // SQLite cannot drop a column named in a table constraint.
  await db.schema.alterTable("appointment_quarters").renameTo("former_quarters").execute();
  await db.schema.dropIndex("appointment_quarters_hold").execute();
  await db.schema.dropIndex("appointment_quarters_appointment").execute();
  await db.schema
    .createTable("appointment_quarters")
    .addColumn("staffId", "text", (c) => c.notNull())
    .addColumn("quarter", "integer", (c) => c.notNull())
    .addColumn("appointmentId", "integer", (c) => c.notNull().references("appointments.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("appointment_quarters_key", ["staffId", "quarter"])
    .execute();
  await sql`insert into "appointment_quarters" select "staffId", "quarter", "appointmentId" from "former_quarters"`.execute(
    db,
  );
  await db.schema.dropTable("former_quarters").execute();
  await db.schema
    .createIndex("appointment_quarters_appointment")
    .on("appointment_quarters")
    .column("appointmentId")
    .execute();
}
