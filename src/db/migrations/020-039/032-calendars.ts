import { type Kysely, sql } from "kysely";
import { moment } from "../column-builders.ts";

/** What each host does, the calendar they subscribe to, and how the reading of their own calendars goes. */
export async function calendars(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("appointment_hosts")
    .addColumn("kinds", "jsonb", (c) => c.notNull().defaultTo(sql`'["phone","video","office"]'`))
    .execute();
  await db.schema.alterTable("appointment_hosts").addColumn("feedDigest", "text").execute();
  await db.schema.createIndex("appointment_hosts_feed").unique().on("appointment_hosts").column("feedDigest").execute();
  // Of the last response: asked again, a server says whether anything has changed since.
  await db.schema.alterTable("calendar_sources").addColumn("lastModified", "text").execute();
  await db.schema.alterTable("calendar_sources").addColumn("problem", "text").execute();
  // Since when its host is not offered any more, and has been told.
  await db.schema.alterTable("calendar_sources").addColumn("withdrawnAt", moment).execute();
}
