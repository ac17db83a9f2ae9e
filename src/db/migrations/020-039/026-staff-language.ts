import { type Kysely, sql } from "kysely";

/** Adds the language of a member's desk and emails; null until they open the desk. */
export async function staffLanguage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("language", "text", (c) => c.check(sql`"language" in ('fr', 'en')`))
    .execute();
}
