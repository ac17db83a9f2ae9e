import { type Kysely, sql } from "kysely";

/** What an owner writes in place of the sample's texts: questions and answers, tools, case studies. */
export async function companyContent(db: Kysely<unknown>): Promise<void> {
  for (const column of ["questions", "tools", "cases"]) {
    await db.schema
      .alterTable("company")
      .addColumn(column, "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute();
  }
}
