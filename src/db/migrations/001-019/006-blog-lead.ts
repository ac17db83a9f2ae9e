import { type Kysely, sql } from "kysely";

/** The few featured articles, so that the one that leads the blog is found without walking all of them. */
export async function blogLead(db: Kysely<unknown>): Promise<void> {
  await sql`create index "blog_articles_featured" on "blog_articles" ("postId") where "featured"`.execute(db);
}
