import { type Kysely, sql } from "kysely";

/** Adds the calendars behind a source: their names, and a digest of each URL, so that none is connected twice. */
export async function calendarNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("calendar_sources")
    .addColumn("holds", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
}
