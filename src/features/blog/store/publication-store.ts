import { type Insertable, sql } from "kysely";
import type { Dialect, Queryable } from "../../../db/database.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import type { TocEntry } from "../model.ts";
import type { BlogArticlesTable } from "../tables.ts";

export type { Database, Dialect, Queryable } from "../../../db/database.ts";

export type ShownArticle = Omit<Insertable<BlogArticlesTable>, "toc"> & { toc: readonly TocEntry[] };

/** An article's search words, folded by `wordsOf`. */
export interface SearchWords {
  title: readonly string[];
  body: readonly string[];
}

/** Publishes an article, replacing what readers saw of it. */
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

/** Unpublishes an article. */
export async function hideArticle(
  db: Queryable,
  dialect: Dialect,
  { id, pair }: { id: number; pair: string },
): Promise<void> {
  await forgetWords(db, dialect, id);
  await db.deleteFrom("blog_articles").where("postId", "=", id).execute();
  await refreshListing(db, pair);
}

/** Lists a pair once for each reader language: in its own version, else in the other. */
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

/** Indexes an article under these words only. */
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
  // Written out because the parser of `to_tsvector` splits words by its own rules, which depend on the server's locale.
  const lexemes = (words: Iterable<string>) => [...words].map((word) => `'${word}'`).join(" ");
  await sql`insert into "blog_search" ("postId", "title", "words") values
    (${id}, ${lexemes(title)}::tsvector, ${lexemes(new Set([...title, ...body]))}::tsvector)`.execute(db);
}

async function forgetWords(db: Queryable, dialect: Dialect, id: number): Promise<void> {
  const key = sql.ref(dialect === "sqlite" ? "rowid" : "postId");
  await sql`delete from "blog_search" where ${key} = ${id}`.execute(db);
}
