import { type Kysely, sql } from "kysely";

/** Adds the legal facts about the owner's company for documents, and the day since which their wording applies. */
export async function companyLegal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("company")
    .addColumn("legal", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
  await db.schema.alterTable("company_versions").addColumn("wordedOn", "text").execute();
}
