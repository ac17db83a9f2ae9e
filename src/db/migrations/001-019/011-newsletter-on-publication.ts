import type { Kysely } from "kysely";

/** Who wants a post emailed to newsletter readers when it appears; null for nobody. */
export async function newsletterOnPublication(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("blog_posts").addColumn("newsletterBy", "text").execute();
}
