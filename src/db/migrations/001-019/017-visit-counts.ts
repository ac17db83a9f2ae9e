import type { Kysely } from "kysely";

/** Creates the tables for daily counts of form progress and post views. No row is about a person. */
export async function visitCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("form_funnel_counts")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("placement", "text", (c) => c.notNull())
    .addColumn("stage", "text", (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("form_funnel_counts_key", ["day", "language", "placement", "stage"])
    .execute();
  await db.schema
    .createTable("post_view_counts")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("post_view_counts_key", ["day", "path"])
    .execute();
}
