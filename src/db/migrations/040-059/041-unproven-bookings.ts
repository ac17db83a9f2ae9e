import type { Kysely } from "kysely";

/**
 * Creates the table of networks that booked appointments with unproven email addresses. Such appointments may fill only
 * part of each day.
 */
export async function unprovenBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unproven_bookings")
    .addColumn("appointmentId", "integer", (c) => c.notNull().references("appointments.id").onDelete("cascade"))
    .addColumn("network", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("unproven_bookings_key", ["appointmentId", "network"])
    .execute();
  await db.schema.createIndex("unproven_bookings_network").on("unproven_bookings").column("network").execute();
}
