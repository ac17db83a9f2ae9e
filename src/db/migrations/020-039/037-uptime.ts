import type { Kysely } from "kysely";

/** Creates the table of minutes per day during which the site was up. */
export async function uptime(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("uptime_days")
    .addColumn("day", "text", (c) => c.primaryKey())
    .addColumn("minutes", "integer", (c) => c.notNull())
    .addColumn("lastMinute", "integer", (c) => c.notNull())
    .execute();
}
