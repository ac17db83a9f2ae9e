import type { Insertable } from "kysely";
import type { BlogPostsTable, BlogRevisionsTable } from "../../db/blog-tables.ts";
import type { Queryable } from "../../db/database.ts";
import type { PostFields } from "./schema.ts";

export type { Database, Dialect, Queryable } from "../../db/database.ts";

/** @returns the number of the new row */
export async function insertPost(db: Queryable, post: Insertable<BlogPostsTable>): Promise<number> {
  const { id } = await db.insertInto("blog_posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}

export type NewRevision = Omit<Insertable<BlogRevisionsTable>, "id" | "fields"> & { fields: PostFields };

export async function insertRevision(db: Queryable, { fields, ...revision }: NewRevision): Promise<void> {
  await db
    .insertInto("blog_revisions")
    .values({ ...revision, fields: JSON.stringify(fields) })
    .execute();
}

export async function insertSlug(db: Queryable, slug: string, postId: number, wasPublished: boolean): Promise<void> {
  await db
    .insertInto("blog_slugs")
    .values({ slug, postId, wasPublished })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ wasPublished }))
    .execute();
}

export async function hasPosts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("blog_posts").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Whether {@link claimOnce} was done, at any time in any process. */
export async function wasClaimed(db: Queryable, name: string): Promise<boolean> {
  const row = await db.selectFrom("job_runs").select("name").where("name", "=", name).executeTakeFirst();
  return row !== undefined;
}

/** @returns whether nobody, in no process, had done it before */
export async function claimOnce(db: Queryable, name: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("job_runs")
    .values({ name, lastRunFor: "once", finishedAt: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}
