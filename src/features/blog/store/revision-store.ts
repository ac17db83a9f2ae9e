import { type Insertable, sql } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { PostFields, Revision, RevisionSummary } from "../model.ts";
import type { BlogRevisionsTable } from "../tables.ts";

export type NewRevision = Omit<Insertable<BlogRevisionsTable>, "id" | "fields"> & { fields: PostFields };

export async function insertRevision(db: Queryable, { fields, ...revision }: NewRevision): Promise<void> {
  await db
    .insertInto("blog_revisions")
    .values({ ...revision, fields: JSON.stringify(fields) })
    .execute();
}

/** Author and time of a revision, to decide whether its editor may continue in it. */
export async function findRevisionHead(db: Queryable, postId: number, number: number) {
  return await db
    .selectFrom("blog_revisions")
    .select(["origin", "editor", "createdAt", "publishedAt"])
    .where("postId", "=", postId)
    .where("number", "=", number)
    .executeTakeFirst();
}

export async function replaceRevision(
  db: Queryable,
  postId: number,
  number: number,
  fields: PostFields,
  updatedAt: Date,
): Promise<void> {
  await db
    .updateTable("blog_revisions")
    .set({ fields: JSON.stringify(fields), updatedAt })
    .where("postId", "=", postId)
    .where("number", "=", number)
    .execute();
}

export async function markRevisionPublished(db: Queryable, postId: number, number: number, at: Date): Promise<void> {
  await db
    .updateTable("blog_revisions")
    .set({ publishedAt: at })
    .where("postId", "=", postId)
    .where("number", "=", number)
    .where("publishedAt", "is", null)
    .execute();
}

/** Newest first. */
export async function listRevisions(db: Queryable, postId: number): Promise<RevisionSummary[]> {
  const rows = await withEditor(db).where("postId", "=", postId).orderBy("number", "desc").execute();
  return rows.map((row) => toSummary(row));
}

export async function findRevision(db: Queryable, postId: number, number: number): Promise<Revision | undefined> {
  const row = await withEditor(db)
    .select("blog_revisions.fields")
    .where("postId", "=", postId)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row) return undefined;
  const { fields, ...summary } = row;
  return { ...toSummary(summary), fields };
}

/** Deletes the oldest beyond a number, except those that were public. */
export async function forgetRevisions(db: Queryable, postId: number, upTo: number): Promise<void> {
  await db
    .deleteFrom("blog_revisions")
    .where("postId", "=", postId)
    .where("number", "<=", upTo)
    .where("publishedAt", "is", null)
    .execute();
}

function withEditor(db: Queryable) {
  return db
    .selectFrom("blog_revisions")
    .leftJoin("staff", "staff.id", "blog_revisions.editor")
    .select([
      "blog_revisions.number",
      "blog_revisions.origin",
      "blog_revisions.restoredFrom",
      "blog_revisions.createdAt",
      "blog_revisions.updatedAt",
      "blog_revisions.publishedAt",
      "staff.name as editor",
      // Both databases support this; the texts themselves are not read.
      sql<string>`"blog_revisions"."fields" ->> 'title'`.as("title"),
    ]);
}

interface Row extends Omit<RevisionSummary, "createdAt" | "updatedAt" | "publishedAt"> {
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
}

function toSummary(row: Row): RevisionSummary {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}
