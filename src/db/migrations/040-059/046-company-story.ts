import { type Kysely, sql } from "kysely";

/** Adds the founding story of the owner's company, in their words. */
export async function companyStory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("company")
    .addColumn("story", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
}
