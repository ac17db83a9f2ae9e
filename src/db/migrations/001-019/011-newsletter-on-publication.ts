import type { Kysely } from "kysely";

/** The member who had the post emailed to newsletter readers on publication; null if none. */
export async function newsletterOnPublication(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("blog_posts").addColumn("newsletterBy", "text").execute();
}
