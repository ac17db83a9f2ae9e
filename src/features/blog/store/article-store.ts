import { type Selectable, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database, Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Language } from "../../../lib/language.ts";
import type { Article, ArticleCard } from "../article.ts";
import type { BlogPostRow } from "../blog-post.ts";
import type { Category } from "../model.ts";
import type { BlogArticlesTable } from "../tables.ts";

export type { Database, Queryable } from "../../../db/database.ts";

export interface ListFilter {
  /** The reader's language. */
  language: Language;
  category: Category | undefined;
  /** Folded word prefixes; all must match. */
  words: readonly string[];
  /** Id of an article shown elsewhere on the page. */
  without?: number | undefined;
}

/** Returns the ids of a page of articles, newest first; in a search, matches in the title come first. */
export async function listArticleIds(
  database: Database,
  filter: ListFilter,
  limit: number,
  offset: number,
): Promise<number[]> {
  const rows = await listing(database, filter)
    .select("blog_listing.postId")
    .$if(filter.words.length > 0, (query) =>
      query.orderBy(sql`case when ${foundIn(database, filter.words, "title")} then 0 else 1 end`),
    )
    .orderBy("blog_listing.publishedAt", "desc")
    .orderBy("blog_listing.postId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ postId }) => postId);
}

export async function countArticles(database: Database, filter: ListFilter): Promise<number> {
  const { n } = await listing(database, filter)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

function listing(database: Database, { language, category, words, without }: ListFilter) {
  return database.kysely
    .selectFrom("blog_listing")
    .where("blog_listing.language", "=", language)
    .$if(category !== undefined, (query) => query.where("blog_listing.category", "=", category!))
    .$if(without !== undefined, (query) => query.where("blog_listing.postId", "!=", without ?? 0))
    .$if(words.length > 0, (query) => query.where(foundIn(database, words, "anywhere")));
}

/** Whether a word may match as a prefix. A single letter may not, since every article has a word starting with it. */
function isBeginning(word: string): boolean {
  return word.length > 1;
}

/** Returns the condition that an article contains all `words`, which are letters and digits and need no escaping. */
function foundIn({ dialect }: Database, words: readonly string[], place: "title" | "anywhere") {
  if (dialect === "sqlite") {
    const phrase = words.map((word) => `"${word}"${isBeginning(word) ? "*" : ""}`).join(" and ".toUpperCase());
    const query = place === "title" ? `{title} : (${phrase})` : phrase;
    return sql<SqlBool>`"blog_listing"."postId" in (select "rowid" from "blog_search" where "blog_search" match ${query})`;
  }
  const query = words.map((word) => `'${word}'${isBeginning(word) ? ":*" : ""}`).join(" & ");
  return place === "title"
    ? sql<SqlBool>`"blog_listing"."postId" in (select "postId" from "blog_search" where "title" @@ ${query}::tsquery)`
    : sql<SqlBool>`"blog_listing"."postId" in (select "blog_matches"(${query}::tsquery))`;
}

/** Finds the newest featured article in a language's list. */
export async function findLead(db: Queryable, language: Language): Promise<ArticleCard | undefined> {
  const featured = await db
    .selectFrom("blog_articles")
    .innerJoin("blog_listing", "blog_listing.postId", "blog_articles.postId")
    .select("blog_listing.postId")
    // A literal condition, because neither database would use the partial index with a parameter.
    .where(sql<SqlBool>`"blog_articles"."featured"`)
    .where("blog_listing.language", "=", language)
    .orderBy("blog_listing.publishedAt", "desc")
    .orderBy("blog_listing.postId", "desc")
    .limit(1)
    .executeTakeFirst();
  return featured && (await findCards(db, [featured.postId]))[0];
}

/** Returns the categories that have articles in a language's list. */
export async function listCategories(db: Queryable, language: Language): Promise<Category[]> {
  const rows = await db
    .selectFrom("blog_listing")
    .select("category")
    .distinct()
    .where("language", "=", language)
    .execute();
  return rows.map(({ category }) => category);
}

/** Returns the cards of articles, in the order of the ids. */
export async function findCards(db: Queryable, ids: readonly number[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const rows = await withCover(db.selectFrom("blog_articles"))
    .select(CARD_COLUMNS)
    .where("blog_articles.postId", "in", ids)
    .execute();
  const cards = new Map(rows.map((row) => [row.postId, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Returns published posts for the API, in the order of the ids. */
export async function findPublishedPosts(db: Queryable, ids: readonly number[]): Promise<BlogPostRow[]> {
  if (ids.length === 0) return [];
  const rows = await publishedPosts(db).where("postId", "in", ids).execute();
  const posts = new Map(rows.map((row) => [row.id, { ...row, published: true }]));
  return ids.flatMap((id) => posts.get(id) ?? []);
}

/** Finds a published post for the API by its slug. */
export async function findPublishedPost(db: Queryable, slug: string): Promise<BlogPostRow | undefined> {
  const row = await publishedPosts(db).where("slug", "=", slug).executeTakeFirst();
  return row && { ...row, published: true };
}

function publishedPosts(db: Queryable) {
  return db
    .selectFrom("blog_articles")
    .select([
      "postId as id",
      "title",
      "slug",
      "content",
      "excerpt",
      "metaDescription",
      "keywords",
      "author",
      "readTime",
    ])
    .select(["category", "featured", "createdAt", "updatedAt", "language", "pair", "publishedAt", "cover", "coverAlt"]);
}

/** Finds an article by its slug, in either language. */
export async function findArticle(db: Queryable, slug: string): Promise<Article | undefined> {
  const row = await withCover(db.selectFrom("blog_articles"))
    .select([...CARD_COLUMNS, "metaDescription", "keywords", "blog_articles.createdAt", "html", "toc"])
    .where("blog_articles.slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { metaDescription, keywords, html, toc } = row;
  return { ...toCard(row), metaDescription, keywords, html, toc, createdAt: row.createdAt.toISOString() };
}

/** Finds the language and current slug of the article that once had this slug. */
export async function findMovedArticle(
  db: Queryable,
  slug: string,
): Promise<{ language: Language; slug: string } | undefined> {
  return await db
    .selectFrom("blog_slugs")
    .innerJoin("blog_articles", "blog_articles.postId", "blog_slugs.postId")
    .select(["blog_articles.language", "blog_articles.slug"])
    .where("blog_slugs.slug", "=", slug)
    .executeTakeFirst();
}

/** Finds the article that had this path on its previous site. */
export async function findArticleOnceAt(
  db: Queryable,
  path: string,
): Promise<{ language: Language; slug: string } | undefined> {
  return await db
    .selectFrom("blog_addresses")
    .innerJoin("blog_articles", "blog_articles.postId", "blog_addresses.postId")
    .select(["blog_articles.language", "blog_articles.slug"])
    .where("blog_addresses.path", "=", path)
    .executeTakeFirst();
}

/** Finds the article's published version in the other language. */
export async function findTwin(
  db: Queryable,
  { id, pair }: { id: number; pair: string },
): Promise<{ language: Language; slug: string } | undefined> {
  return await db
    .selectFrom("blog_articles")
    .select(["language", "slug"])
    .where("pair", "=", pair)
    .where("postId", "!=", id)
    .executeTakeFirst();
}

/** Returns the newest articles in the category: first those in the article's language, then those only in the other. */
export async function listRelated(
  db: Queryable,
  { id, pair, language, category }: ArticleCard,
  limit: number,
): Promise<ArticleCard[]> {
  const own = await db
    .selectFrom("blog_articles")
    .select("postId")
    .where("category", "=", category)
    .where("language", "=", language)
    .where("postId", "!=", id)
    .orderBy("publishedAt", "desc")
    .orderBy("postId", "desc")
    .limit(limit)
    .execute();
  const missing = limit - own.length;
  const others =
    missing === 0
      ? []
      : await db
          .selectFrom("blog_listing")
          .innerJoin("blog_articles", "blog_articles.postId", "blog_listing.postId")
          .select("blog_listing.postId")
          .where("blog_listing.language", "=", language)
          .where("blog_listing.category", "=", category)
          .where("blog_listing.pair", "!=", pair)
          .where("blog_articles.language", "!=", language)
          .orderBy("blog_listing.publishedAt", "desc")
          .orderBy("blog_listing.postId", "desc")
          .limit(missing)
          .execute();
  return findCards(
    db,
    [...own, ...others].map(({ postId }) => postId),
  );
}

/** Returns the addresses of all articles, newest first, for the sitemap. */
export async function listAddresses(
  db: Queryable,
): Promise<{ pair: string; language: Language; slug: string; updatedAt: Date }[]> {
  return await db
    .selectFrom("blog_articles")
    .select(["pair", "language", "slug", "updatedAt"])
    .orderBy("publishedAt", "desc")
    .orderBy("postId", "desc")
    .execute();
}

/** Returns a language's newest articles, complete, for its feed. */
export async function listNewest(
  db: Queryable,
  language: Language,
  limit: number,
  category?: Category,
): Promise<Article[]> {
  const rows = await withCover(db.selectFrom("blog_articles"))
    .select([...CARD_COLUMNS, "metaDescription", "keywords", "blog_articles.createdAt", "html", "toc"])
    .where("language", "=", language)
    .$if(category !== undefined, (query) => query.where("category", "=", category!))
    .orderBy("publishedAt", "desc")
    .orderBy("postId", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { metaDescription, keywords, html, toc } = row;
    return { ...toCard(row), metaDescription, keywords, html, toc, createdAt: row.createdAt.toISOString() };
  });
}

const CARD_COLUMNS = [
  "blog_articles.postId",
  "blog_articles.pair",
  "blog_articles.language",
  "blog_articles.slug",
  "blog_articles.title",
  "blog_articles.excerpt",
  "blog_articles.author",
  "blog_articles.category",
  "blog_articles.readTime",
  "blog_articles.featured",
  "blog_articles.publishedAt",
  "blog_articles.updatedAt",
  "blog_articles.cover",
  "blog_articles.coverAlt",
  "media.width as coverWidth",
  "media.height as coverHeight",
  "media.widths as coverWidths",
] as const;

function withCover<Output>(query: SelectQueryBuilder<Tables, "blog_articles", Output>) {
  return query.leftJoin("media", "media.id", "blog_articles.cover");
}

type CardRow = Pick<
  Selectable<BlogArticlesTable>,
  | "postId"
  | "pair"
  | "language"
  | "slug"
  | "title"
  | "excerpt"
  | "author"
  | "category"
  | "readTime"
  | "featured"
  | "publishedAt"
  | "updatedAt"
  | "cover"
  | "coverAlt"
> & { coverWidth: number | null; coverHeight: number | null; coverWidths: number[] | null };

function toCard({ postId, cover, coverAlt, coverWidth, coverHeight, coverWidths, ...row }: CardRow): ArticleCard {
  const { pair, language, slug, title, excerpt, author, category, readTime, featured } = row;
  return {
    id: postId,
    pair,
    language,
    slug,
    title,
    excerpt,
    author,
    category,
    readTime,
    featured,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    cover:
      cover !== null && coverWidth !== null && coverHeight !== null && coverWidths !== null
        ? { id: cover, alt: coverAlt, width: coverWidth, height: coverHeight, widths: coverWidths }
        : null,
  };
}

/** Returns articles whose HTML an older renderer produced. */
export async function listOutdated(
  db: Queryable,
  rendererVersion: number,
  limit: number,
): Promise<{ postId: number; revision: number; content: string }[]> {
  return await db
    .selectFrom("blog_articles")
    .select(["postId", "revision", "content"])
    .where("rendererVersion", "<", rendererVersion)
    .orderBy("postId")
    .limit(limit)
    .execute();
}

/**
 * Returns articles with the fields that search covers, sorted by id.
 * @param after id of the previous batch's last article
 */
export async function listSearchable(db: Queryable, after: number, limit: number) {
  return await db
    .selectFrom("blog_articles")
    .select(["postId", "title", "excerpt", "keywords", "author", "content"])
    .where("postId", ">", after)
    .orderBy("postId")
    .limit(limit)
    .execute();
}

/** Stores a new rendering, unless another revision was published meanwhile. */
export async function updateRendering(
  db: Queryable,
  postId: number,
  revision: number,
  { toc, ...rendering }: { html: string; toc: Article["toc"]; rendererVersion: number },
): Promise<void> {
  await db
    .updateTable("blog_articles")
    .set({ ...rendering, toc: JSON.stringify(toc) })
    .where("postId", "=", postId)
    .where("revision", "=", revision)
    .execute();
}

/** Returns the category of a published post, which decides which other pages show the post. */
export async function findShown(db: Queryable, id: number): Promise<{ id: number; category: Category } | undefined> {
  return await db
    .selectFrom("blog_articles")
    .select(["postId as id", "category"])
    .where("postId", "=", id)
    .executeTakeFirst();
}

export async function updateFeatured(db: Queryable, id: number, featured: boolean): Promise<void> {
  await db.updateTable("blog_articles").set({ featured }).where("postId", "=", id).execute();
}
