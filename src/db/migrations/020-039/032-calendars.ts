import { type Kysely, sql } from "kysely";
import { moment } from "../column-builders.ts";

/** Adds hosts' settings, their feed, and the state of reading their own calendars. */
export async function calendars(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("appointment_hosts")
    .addColumn("kinds", "jsonb", (c) => c.notNull().defaultTo(sql`'["phone","video","office"]'`))
    .execute();
  await db.schema.alterTable("appointment_hosts").addColumn("feedDigest", "text").execute();
  await db.schema.createIndex("appointment_hosts_feed").unique().on("appointment_hosts").column("feedDigest").execute();
  // Validator of the latest response, which lets the calendar's server answer that nothing has changed.
  await db.schema.alterTable("calendar_sources").addColumn("lastModified", "text").execute();
  await db.schema.alterTable("calendar_sources").addColumn("problem", "text").execute();
  // When the host, who is then notified, stopped being offered to visitors.
  await db.schema.alterTable("calendar_sources").addColumn("withdrawnAt", moment).execute();
}
