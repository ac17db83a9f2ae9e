import { type Kysely, sql } from "kysely";

/** Legal facts about the owner's company for documents, and since when they apply. */
export async function companyLegal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("company")
    .addColumn("legal", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
  await db.schema.alterTable("company_versions").addColumn("wordedOn", "text").execute();
}
