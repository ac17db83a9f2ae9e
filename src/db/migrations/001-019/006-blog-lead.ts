import { type Kysely, sql } from "kysely";

/** Indexes the few featured articles, to find the blog's lead article without scanning all of them. */
export async function blogLead(db: Kysely<unknown>): Promise<void> {
  await sql`create index "blog_articles_featured" on "blog_articles" ("postId") where "featured"`.execute(db);
}
