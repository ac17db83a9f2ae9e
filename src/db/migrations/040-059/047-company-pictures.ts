import { type Kysely, sql } from "kysely";

/** Adds the owner's logo, and the founder's portrait and signature. */
export async function companyPictures(db: Kysely<unknown>): Promise<void> {
  for (const column of ["look", "founder"]) {
    await db.schema
      .alterTable("company")
      .addColumn(column, "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute();
  }
}
