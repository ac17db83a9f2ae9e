import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";

/** Lets 10,000 posts be searched and listed from indexes alone. */
export async function blogSearch(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  // Ordered by pair, because the desk's list groups posts by it. Includes every filter column.
  await db.schema.dropIndex("blog_posts_list").execute();
  await db.schema
    .createIndex("blog_posts_list")
    .on("blog_posts")
    .columns(["pair", "language", "deletedAt", "updatedAt", "id", "published", "publishAt", "category"])
    .columns(["basedOnRevision", "publishedRevision", "revision", "searchText"])
    .execute();
  if (dialect === "sqlite") return;

  // Title words get their own column, which is short enough to scan, unlike `words` when searched by weight.
  await sql`alter table "blog_search" add column "title" tsvector not null default ''::tsvector`.execute(db);
  await sql`update "blog_search" set "title" = strip(ts_filter("words", '{a}'))`.execute(db);
  // PostgreSQL underestimates the cost of unpacking 10,000 long word lists, and would read them all instead of using
  // the index.
  await sql`create function "blog_matches"("sought" tsquery) returns setof integer
    language sql stable rows 200 set enable_seqscan = off
    as 'select "postId" from "blog_search" where "words" @@ "sought"'`.execute(db);
}
