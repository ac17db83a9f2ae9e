import type { Language } from "../../../lib/language.ts";
import { type Article, type ArticleOverview, type ArticlePage, articlePath, type Found } from "../article.ts";
import { type BlogPost, blogPostOf } from "../blog-post.ts";
import { CATEGORIES, type Category } from "../model.ts";
import { queryWordsOf, searchTermsOf } from "../search-words.ts";
import { SLUG } from "../slug.ts";
import {
  countArticles,
  type Database,
  findArticle,
  findArticleOnceAt,
  findCards,
  findLead,
  findMovedArticle,
  findPublishedPost,
  findPublishedPosts,
  findTwin,
  listArticleIds,
  listCategories,
  listRelated,
  type Queryable,
} from "../store/article-store.ts";
import { findPostBySlug, listPosts } from "../store/post-list-store.ts";

/** A page of published posts as the API returns them: complete. */
export async function listPublishedPosts(
  database: Database,
  { language, category, q = "", page = 1 }: ListQuery,
  limit: number,
): Promise<BlogPost[]> {
  const words = queryWordsOf(q);
  if (q.trim() !== "" && words.length === 0) return [];
  const ids = await listArticleIds(database, { language, category, words }, limit, (page - 1) * limit);
  return (await findPublishedPosts(database.kysely, ids)).map(blogPostOf);
}

/** Working copies of posts, including drafts: for staff. */
export async function listWrittenPosts(
  database: Database,
  { language, category, q = "", page = 1 }: Partial<ListQuery>,
  limit: number,
): Promise<BlogPost[]> {
  const rows = await listPosts(database, { language, category, terms: searchTermsOf(q) }, limit, (page - 1) * limit);
  return rows.map(blogPostOf);
}

/** The post at a slug for the API, in either language: the published version, or the working copy for staff. */
export async function findBlogPost(db: Queryable, slug: string, forStaff: boolean): Promise<BlogPost | undefined> {
  if (!SLUG.test(slug)) return undefined;
  const row = await (forStaff ? findPostBySlug(db, slug) : findPublishedPost(db, slug));
  return row && blogPostOf(row);
}

/** Articles per page of the list: four rows of three. */
const PAGE_SIZE = 12;

/** A page of the list in a reader's language. */
export interface ListQuery {
  language: Language;
  category?: Category | undefined;
  /** Search words; case, accents and plurals are ignored. */
  q?: string | undefined;
  /** From 1. */
  page?: number | undefined;
}

interface ListOptions {
  pageSize?: number;
  /** An article to leave out. */
  without?: number | undefined;
}

/**
 * Every published post once: in the reader's language if available, else in the other. A page beyond the last one is
 * empty.
 */
export async function listArticles(
  database: Database,
  { language, category, q = "", page = 1 }: ListQuery,
  { pageSize = PAGE_SIZE, without }: ListOptions = {},
): Promise<ArticlePage> {
  const words = queryWordsOf(q);
  // The search contains no word, so nothing matches.
  if (q.trim() !== "" && words.length === 0) return { articles: [], page, pages: 1, total: 0 };
  const filter = { language, category, words, without };
  const [total, ids] = await Promise.all([
    countArticles(database, filter),
    listArticleIds(database, filter, pageSize, (page - 1) * pageSize),
  ]);
  const articles = await findCards(database.kysely, ids);
  return { articles, page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}

/** A page of the list with its surroundings; `total` counts the lead too. */
export async function overviewArticles(database: Database, query: ListQuery): Promise<ArticleOverview> {
  const { language, category, q = "", page = 1 } = query;
  const isWhole = category === undefined && q.trim() === "";
  const [lead, inUse] = await Promise.all([
    isWhole ? findLead(database.kysely, language) : undefined,
    listCategories(database.kysely, language),
  ]);
  const articles = await listArticles(database, query, { without: lead?.id });
  return {
    ...articles,
    total: articles.total + (lead ? 1 : 0),
    lead: page === 1 && lead ? lead : null,
    categories: CATEGORIES.filter((category) => inUse.includes(category)),
  };
}

/** SPEC §2. */
const RELATED_AT_MOST = 3;

/**
 * What the page at a slug shows.
 * @param language of the address; an article in the other language redirects
 */
export async function openArticle(db: Queryable, language: Language, slug: string): Promise<Found | undefined> {
  if (!SLUG.test(slug)) return undefined;
  const article = await findArticle(db, slug);
  if (!article) {
    const moved = await findMovedArticle(db, slug);
    return moved && { kind: "moved", path: articlePath(moved) };
  }
  if (article.language !== language) return { kind: "moved", path: articlePath(article) };
  return { kind: "article", article, ...(await surroundingsOf(db, article)) };
}

/** New address of an article that had this path on its previous site. */
export async function findMoved(db: Queryable, path: string): Promise<string | undefined> {
  const article = await findArticleOnceAt(db, path);
  return article && articlePath(article);
}

/** What an article's page shows besides it. */
export async function surroundingsOf(db: Queryable, article: Article) {
  const [other, related] = await Promise.all([findTwin(db, article), listRelated(db, article, RELATED_AT_MOST)]);
  return { other: other ?? null, related };
}
