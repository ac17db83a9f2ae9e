import type { Kysely } from "kysely";

/** Who wants the readers of the newsletter to get a post when it appears; null for nobody. */
export async function newsletterOnPublication(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("blog_posts").addColumn("newsletterBy", "text").execute();
}
