import { type Kysely, sql } from "kysely";

/** Adds the owner's own texts, which replace the sample's: questions and answers, tools, case studies. */
export async function companyContent(db: Kysely<unknown>): Promise<void> {
  for (const column of ["questions", "tools", "cases"]) {
    await db.schema
      .alterTable("company")
      .addColumn(column, "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute();
  }
}
