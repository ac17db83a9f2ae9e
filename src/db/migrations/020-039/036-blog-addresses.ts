import type { Kysely } from "kysely";

/** Creates the table of articles' URLs on their previous site. */
export async function blogAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("blog_addresses")
    .addColumn("path", "text", (c) => c.notNull().primaryKey())
    .addColumn("postId", "integer", (c) => c.notNull().references("blog_posts.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("blog_addresses_post").on("blog_addresses").column("postId").execute();
}
