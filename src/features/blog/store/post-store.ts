import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { Dialect, Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import type { BlogPostsTable } from "../tables.ts";

export type { Database, Dialect, Queryable } from "../../../db/database.ts";

export type StoredPost = Selectable<BlogPostsTable>;

/** @returns the id of the new row */
export async function insertPost(db: Queryable, post: Insertable<BlogPostsTable>): Promise<number> {
  const { id } = await db.insertInto("blog_posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updatePost(db: Queryable, id: number, changes: Updateable<BlogPostsTable>): Promise<void> {
  await db.updateTable("blog_posts").set(changes).where("id", "=", id).execute();
}

export async function findPost(db: Queryable, id: number): Promise<StoredPost | undefined> {
  return await db.selectFrom("blog_posts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Finds a pair's version in a language, unless it is in the bin. */
export async function findVersion(db: Queryable, pair: string, language: Language): Promise<StoredPost | undefined> {
  return await db
    .selectFrom("blog_posts")
    .selectAll()
    .where("pair", "=", pair)
    .where("language", "=", language)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/**
 * Locks both versions of a post until the transaction ends, so that checks across them stay valid. On SQLite, which has
 * no row locks, `begin immediate` has already locked the database.
 */
export async function lockPair(db: Queryable, dialect: Dialect, id: number): Promise<void> {
  if (dialect === "sqlite") return;
  await db
    .selectFrom("blog_posts")
    .select("id")
    .where("pair", "=", (eb) => eb.selectFrom("blog_posts").select("pair").where("id", "=", id))
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function hasPosts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("blog_posts").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the ids of posts that are not in the bin, in order of creation. */
export async function listIds(db: Queryable, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("blog_posts")
    .select("id")
    .where("id", ">", after)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of due posts, in order of time. Of posts due at the same time, French ones come first, because their
 * English versions depend on them.
 */
export async function listDue(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("blog_posts")
    .select("id")
    .where("publishAt", "<=", now)
    .where("deletedAt", "is", null)
    .orderBy("publishAt")
    .orderBy("language", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns when the next post is due after `now`. */
export async function nextDueAfter(db: Queryable, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("blog_posts")
    .select("publishAt")
    .where("publishAt", ">", now)
    .where("deletedAt", "is", null)
    .orderBy("publishAt")
    .limit(1)
    .executeTakeFirst();
  return row?.publishAt ?? undefined;
}

/** Permanently deletes posts moved to the bin before `before`, with their revisions. */
export async function forgetDeleted(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("blog_posts").where("deletedAt", "<", before).execute();
}

/** Returns the slugs equal to `slug` or starting with `slug-` that belong to other posts. */
export async function takenSlugs(db: Queryable, slug: string, exceptOf: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("blog_slugs")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", slug), eb("slug", "like", `${slug}-%`)]))
    .where("postId", "!=", exceptOf)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** @returns whether the post has the slug now; false if the slug belongs to another post */
export async function claimSlug(db: Queryable, slug: string, postId: number, wasPublished = false): Promise<boolean> {
  const claimed = await db
    .insertInto("blog_slugs")
    .values({ slug, postId, wasPublished })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("slug")
    .executeTakeFirst();
  return claimed ? true : (await findSlugOwner(db, slug)) === postId;
}

/** Returns the id of the post that has a slug, or had it while public. */
export async function findSlugOwner(db: Queryable, slug: string): Promise<number | undefined> {
  const owner = await db.selectFrom("blog_slugs").select("postId").where("slug", "=", slug).executeTakeFirst();
  return owner?.postId;
}

/** Stores the paths a post had on its previous site, except those that another post already has. */
export async function insertAddresses(db: Queryable, postId: number, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const rows = paths.map((path) => ({ path, postId }));
  await db
    .insertInto("blog_addresses")
    .values(rows)
    .onConflict((conflict) => conflict.column("path").doNothing())
    .execute();
}

/** Returns the paths that a post had on its previous site. */
export async function listOldAddresses(db: Queryable, postId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("blog_addresses")
    .select("path")
    .where("postId", "=", postId)
    .orderBy("path")
    .execute();
  return rows.map(({ path }) => path);
}

/** Returns published posts whose public revision is an unmodified sample. */
export function listShownSamples(db: Queryable): Promise<Pick<StoredPost, "id" | "pair" | "version">[]> {
  return db
    .selectFrom("blog_posts")
    .innerJoin("blog_revisions", (join) =>
      join
        .onRef("blog_revisions.postId", "=", "blog_posts.id")
        .onRef("blog_revisions.number", "=", "blog_posts.publishedRevision"),
    )
    .select(["blog_posts.id", "blog_posts.pair", "blog_posts.version"])
    .where("blog_posts.published", "=", true)
    .where("blog_revisions.origin", "=", "sample")
    .execute();
}

/** Releases a post's slugs that were never public, except the current slug. */
export async function releaseSlugs(db: Queryable, postId: number, inUse: string): Promise<void> {
  await db
    .deleteFrom("blog_slugs")
    .where("postId", "=", postId)
    .where("wasPublished", "=", false)
    .where("slug", "!=", inUse)
    .execute();
}

export async function markSlugPublished(db: Queryable, slug: string): Promise<void> {
  await db.updateTable("blog_slugs").set({ wasPublished: true }).where("slug", "=", slug).execute();
}

/** Whether {@link claimOnce} ever succeeded for this name, in any process. */
export async function wasClaimed(db: Queryable, name: string): Promise<boolean> {
  const row = await db.selectFrom("job_runs").select("name").where("name", "=", name).executeTakeFirst();
  return row !== undefined;
}

/** @returns whether this is the first call with this name, across all processes */
export async function claimOnce(db: Queryable, name: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("job_runs")
    .values({ name, lastRunFor: "once", finishedAt: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns a post's public slug; undefined while the post is unpublished. */
export async function findLiveSlug(db: Queryable, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("blog_articles").select("slug").where("postId", "=", id).executeTakeFirst();
  return row?.slug;
}

/** Rows per query; each may contain 100 KB. */
const ROWS_AT_ONCE = 100;

/** An image id within text or JSON, not part of a longer hex string. */
const ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;

type Row = { id: number; text: string };

/** Queries for all texts (working copies, articles, revisions) that may reference an image, after a given id. */
const TEXTS: readonly ((after: number) => RawBuilder<Row>)[] = [
  (after) => sql`select "id", coalesce("cover", '') || ' ' || "content" as "text" from "blog_posts"
    where "id" > ${after} and ("cover" is not null or "content" like '%/media/%') order by "id" limit ${ROWS_AT_ONCE}`,
  (after) => sql`select "postId" as "id", coalesce("cover", '') || ' ' || "content" as "text" from "blog_articles"
    where "postId" > ${after} and ("cover" is not null or "content" like '%/media/%') order by "postId" limit ${ROWS_AT_ONCE}`,
  (after) => sql`select "id", cast("fields" as text) as "text" from "blog_revisions" where "id" > ${after}
    and ("fields" ->> 'cover' is not null or "fields" ->> 'content' like '%/media/%') order by "id" limit ${ROWS_AT_ONCE}`,
];

/**
 * Returns the ids of all images referenced by a post (even in the bin), revision or article. Anything that looks like
 * an id counts, because it is better to keep an image too long than to lose it.
 */
export async function imagesInUse(db: Queryable): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const textsAfter of TEXTS) {
    let rows: Row[];
    let after = 0;
    do {
      ({ rows } = await textsAfter(after).execute(db));
      for (const { text } of rows) for (const [id] of text.matchAll(ID)) ids.add(id);
      after = rows.at(-1)?.id ?? after;
    } while (rows.length === ROWS_AT_ONCE);
  }
  return ids;
}
