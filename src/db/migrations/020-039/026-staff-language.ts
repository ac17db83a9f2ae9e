import { type Kysely, sql } from "kysely";

/** The language in which a member of staff reads the desk, and so their mails; none is known until they open it. */
export async function staffLanguage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("language", "text", (c) => c.check(sql`"language" in ('fr', 'en')`))
    .execute();
}
