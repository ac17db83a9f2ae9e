import type { Kysely } from "kysely";

/**
 * Adds the member of staff who had the post emailed to newsletter readers on publication; null if it was not emailed.
 */
export async function newsletterOnPublication(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("blog_posts").addColumn("newsletterBy", "text").execute();
}
