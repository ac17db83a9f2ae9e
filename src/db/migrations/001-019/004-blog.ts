import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, now, withId } from "../column-builders.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const language = (column: ColumnDefinitionBuilder) => column.notNull().check(sql`"language" in ('fr', 'en')`);

/** Creates the tables for posts (working copies, revisions and published articles) and their images. */
export async function blog(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await images(db, dialect);
  await writing(db, dialect);
  await reading(db);
  await search(db, dialect);
}

async function images(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("media")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("widths", "jsonb", required)
    .addColumn("bytes", "integer", required)
    .addColumn("createdAt", moment, required)
    .addColumn("uploadedBy", "text", required)
    .execute();
  // Processes on several machines share only the database; a single process keeps files in its data folder.
  if (dialect === "postgres") {
    await db.schema
      .createTable("media_files")
      .addColumn("name", "text", (c) => c.notNull().primaryKey())
      .addColumn("mediaId", "text", (c) => c.notNull().references("media.id").onDelete("cascade"))
      .addColumn("data", "bytea", required)
      .execute();
    await db.schema.createIndex("media_files_media").on("media_files").column("mediaId").execute();
    // Not compressed, because AVIF and WebP already are.
    await sql`alter table "media_files" alter column "data" set storage external`.execute(db);
  }
}

async function writing(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("blog_posts"), dialect)
    .addColumn("pair", "text", required)
    .addColumn("language", "text", language)
    .addColumn("title", "text", required)
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("excerpt", "text", required)
    .addColumn("metaDescription", "text", required)
    .addColumn("keywords", "text", required)
    .addColumn("author", "text", required)
    .addColumn("readTime", "integer", (c) => c.notNull().defaultTo(5))
    .addColumn("category", "text", (c) => c.notNull().defaultTo("Automation"))
    .addColumn("featured", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("published", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("createdAt", moment, (c) => c.notNull().defaultTo(now(dialect)))
    .addColumn("updatedAt", moment, (c) => c.notNull().defaultTo(now(dialect)))
    .addColumn("cover", "text", (c) => c.references("media.id"))
    .addColumn("coverAlt", "text", required)
    .addColumn("basedOnRevision", "integer")
    .addColumn("version", "integer", required)
    .addColumn("revision", "integer", required)
    .addColumn("publishedRevision", "integer")
    .addColumn("publishedAt", moment)
    .addColumn("publishAt", moment)
    .addColumn("scheduledRevision", "integer")
    .addColumn("deletedAt", moment)
    .addColumn("searchText", "text", required)
    // The last column, so that the other columns can be read without it.
    .addColumn("content", "text", required)
    .execute();
  await sql`create unique index "blog_posts_pair" on "blog_posts" ("pair", "language") where "deletedAt" is null`.execute(
    db,
  );
  await sql`create index "blog_posts_due" on "blog_posts" ("publishAt") where "publishAt" is not null`.execute(db);
  // Covers the filter and sort columns of the desk's list, so that 10,000 posts are filtered from the index alone.
  await db.schema
    .createIndex("blog_posts_list")
    .on("blog_posts")
    .columns(["updatedAt", "id", "deletedAt", "language", "published", "publishAt", "category", "pair", "searchText"])
    .execute();

  await withId(db.schema.createTable("blog_revisions"), dialect)
    .addColumn("postId", "integer", (c) => c.notNull().references("blog_posts.id").onDelete("cascade"))
    .addColumn("number", "integer", required)
    .addColumn("origin", "text", required)
    .addColumn("restoredFrom", "integer")
    .addColumn("editor", "text", required)
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .addColumn("publishedAt", moment)
    .addColumn("fields", "jsonb", required)
    .addUniqueConstraint("blog_revisions_number", ["postId", "number"])
    .execute();

  await db.schema
    .createTable("blog_slugs")
    .addColumn("slug", "text", (c) => c.notNull().primaryKey())
    .addColumn("postId", "integer", (c) => c.notNull().references("blog_posts.id").onDelete("cascade"))
    .addColumn("wasPublished", "boolean", required)
    .execute();
  await db.schema.createIndex("blog_slugs_post").on("blog_slugs").column("postId").execute();
}

async function reading(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("blog_articles")
    .addColumn("postId", "integer", (c) => c.notNull().primaryKey().references("blog_posts.id").onDelete("cascade"))
    .addColumn("pair", "text", required)
    .addColumn("language", "text", language)
    .addColumn("title", "text", required)
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("excerpt", "text", required)
    .addColumn("metaDescription", "text", required)
    .addColumn("keywords", "text", required)
    .addColumn("author", "text", required)
    .addColumn("readTime", "integer", required)
    .addColumn("category", "text", required)
    .addColumn("featured", "boolean", required)
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .addColumn("publishedAt", moment, required)
    .addColumn("revision", "integer", required)
    .addColumn("cover", "text", (c) => c.references("media.id"))
    .addColumn("coverAlt", "text", required)
    .addColumn("rendererVersion", "integer", required)
    .addColumn("toc", "jsonb", required)
    .addColumn("html", "text", required)
    .addColumn("content", "text", required)
    .execute();
  await db.schema
    .createIndex("blog_articles_language")
    .on("blog_articles")
    .columns(["language", "publishedAt", "postId"])
    .execute();
  await db.schema
    .createIndex("blog_articles_related")
    .on("blog_articles")
    .columns(["category", "language", "publishedAt", "postId"])
    .execute();
  await db.schema.createIndex("blog_articles_pair").on("blog_articles").columns(["pair", "language"]).execute();

  await db.schema
    .createTable("blog_listing")
    .addColumn("language", "text", language)
    .addColumn("pair", "text", required)
    .addColumn("postId", "integer", (c) => c.notNull().references("blog_articles.postId").onDelete("cascade"))
    .addColumn("category", "text", required)
    .addColumn("publishedAt", moment, required)
    .addPrimaryKeyConstraint("blog_listing_pair", ["language", "pair"])
    .execute();
  await db.schema
    .createIndex("blog_listing_newest")
    .on("blog_listing")
    .columns(["language", "publishedAt", "postId"])
    .execute();
  await db.schema
    .createIndex("blog_listing_category")
    .on("blog_listing")
    .columns(["language", "category", "publishedAt", "postId"])
    .execute();
  await db.schema.createIndex("blog_listing_post").on("blog_listing").column("postId").execute();
}

/** Creates the index of articles' words, which our code folds so that both databases find the same articles. */
async function search(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === "sqlite") {
    await sql`create virtual table "blog_search" using fts5(
      "title", "body", content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
    )`.execute(db);
    return;
  }
  await db.schema
    .createTable("blog_search")
    .addColumn("postId", "integer", (c) =>
      c.notNull().primaryKey().references("blog_articles.postId").onDelete("cascade"),
    )
    .addColumn("words", sql`tsvector`, required)
    .execute();
  await db.schema.createIndex("blog_search_words").on("blog_search").using("gin").column("words").execute();
}
