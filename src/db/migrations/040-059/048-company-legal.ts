import { type Kysely, sql } from "kysely";

/** What documents say of the owner's company, and since when. */
export async function companyLegal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("company")
    .addColumn("legal", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
  await db.schema.alterTable("company_versions").addColumn("wordedOn", "text").execute();
}
