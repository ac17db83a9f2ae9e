import { type Insertable, sql } from "kysely";
import type { Dialect, Queryable } from "../../../db/database.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import type { PostFields, Revision, RevisionSummary, TocEntry } from "../model.ts";
import type { BlogArticlesTable, BlogRevisionsTable } from "../tables.ts";

export type NewRevision = Omit<Insertable<BlogRevisionsTable>, "id" | "fields"> & { fields: PostFields };

export async function insertRevision(db: Queryable, { fields, ...revision }: NewRevision): Promise<void> {
  await db
    .insertInto("blog_revisions")
    .values({ ...revision, fields: JSON.stringify(fields) })
    .execute();
}

/** Returns a revision's origin, editor and times, which decide whether the editor's next save goes into it. */
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

/** Returns a post's revisions, newest first. */
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

/** Deletes revisions numbered up to `upTo`, except those that were public or are scheduled. */
export async function forgetRevisions(db: Queryable, postId: number, upTo: number): Promise<void> {
  await db
    .deleteFrom("blog_revisions")
    .where("postId", "=", postId)
    .where("number", "<=", upTo)
    .where("publishedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("blog_posts as post")
            .select("post.id")
            .where("post.id", "=", postId)
            .whereRef("post.scheduledRevision", "=", "blog_revisions.number"),
        ),
      ),
    )
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
      // Extracted in SQL, which both databases support, so that the full texts are not loaded.
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

export type { Database, Dialect, Queryable } from "../../../db/database.ts";

export type ShownArticle = Omit<Insertable<BlogArticlesTable>, "toc"> & { toc: readonly TocEntry[] };

/** An article's search words, folded by `wordsOf`. */
export interface SearchWords {
  title: readonly string[];
  body: readonly string[];
}

/** Publishes an article, replacing any earlier revision. */
export async function showArticle(
  db: Queryable,
  dialect: Dialect,
  { toc, ...article }: ShownArticle,
  words: SearchWords,
): Promise<void> {
  const row = { ...article, toc: JSON.stringify(toc) };
  const { postId, ...changes } = row;
  await db
    .insertInto("blog_articles")
    .values(row)
    .onConflict((conflict) => conflict.column("postId").doUpdateSet(changes))
    .execute();
  await indexArticle(db, dialect, postId, words);
  await refreshListing(db, article.pair);
}

export async function hideArticle(
  db: Queryable,
  dialect: Dialect,
  { id, pair }: { id: number; pair: string },
): Promise<void> {
  await forgetWords(db, dialect, id);
  await db.deleteFrom("blog_articles").where("postId", "=", id).execute();
  await refreshListing(db, pair);
}

/** Lists a pair once per reader language, in that language if possible, otherwise in the other. */
async function refreshListing(db: Queryable, pair: string): Promise<void> {
  await db.deleteFrom("blog_listing").where("pair", "=", pair).execute();
  const versions = await db
    .selectFrom("blog_articles")
    .select(["postId", "language", "category", "publishedAt"])
    .where("pair", "=", pair)
    .execute();
  const rows = LANGUAGES.flatMap((language) => {
    const version = versions.find((each) => each.language === language) ?? versions[0];
    return version ? [{ ...version, language, pair }] : [];
  });
  if (rows.length > 0) await db.insertInto("blog_listing").values(rows).execute();
}

/** Indexes an article under these words, replacing its earlier words. */
export async function indexArticle(
  db: Queryable,
  dialect: Dialect,
  id: number,
  { title, body }: SearchWords,
): Promise<void> {
  await forgetWords(db, dialect, id);
  if (dialect === "sqlite") {
    await sql`insert into "blog_search" ("rowid", "title", "body")
      values (${id}, ${title.join(" ")}, ${body.join(" ")})`.execute(db);
    return;
  }
  // Lexemes are written out, because `to_tsvector` splits words by rules that depend on the server's locale.
  const lexemes = (words: Iterable<string>) => [...words].map((word) => `'${word}'`).join(" ");
  await sql`insert into "blog_search" ("postId", "title", "words") values
    (${id}, ${lexemes(title)}::tsvector, ${lexemes(new Set([...title, ...body]))}::tsvector)`.execute(db);
}

async function forgetWords(db: Queryable, dialect: Dialect, id: number): Promise<void> {
  const key = sql.ref(dialect === "sqlite" ? "rowid" : "postId");
  await sql`delete from "blog_search" where ${key} = ${id}`.execute(db);
}
