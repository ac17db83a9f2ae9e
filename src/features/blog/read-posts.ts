import type * as z from "zod/mini";
import type { Language } from "../../lib/language.ts";
import { type Article, type ArticleOverview, type ArticlePage, articlePath, type Found } from "./article.ts";
import { type BlogPost, blogPostOf, readTimeOf } from "./blog-post.ts";
import { readPost, readRevision, type WritingParts } from "./change-post.ts";
import type { FieldDifference } from "./difference.ts";
import type { ImageProblem } from "./markdown/markdown-structure.ts";
import { differenceOnThread } from "./markdown/markdown-thread.ts";
import {
  CATEGORIES,
  type Category,
  type Post,
  type PostPairPage,
  type postListQuerySchema,
  type RevisionSummary,
  type TocEntry,
} from "./model.ts";
import { findImageFacts, render } from "./rendering.ts";
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
} from "./store/article-store.ts";
import { countPairs, findPostBySlug, listPairs, listPosts } from "./store/post-list-store.ts";
import { listIds } from "./store/post-store.ts";
import { listRevisions as revisionsOf } from "./store/revision-store.ts";
import { queryWordsOf, SLUG, searchTermsOf } from "./words.ts";

/** Posts (pairs) per page in the desk's list. */
const PAIRS_PER_PAGE = 50;

/** Ids per query when all posts are streamed. */
const POSTS_READ_AT_ONCE = 100;

export async function listPostPairs(
  { database }: Pick<WritingParts, "database">,
  query: z.output<typeof postListQuerySchema>,
): Promise<PostPairPage> {
  const { page, q = "", state, status, language, category } = query;
  const filter = { state, status, language, category, terms: searchTermsOf(q) };
  const [total, pairs] = await Promise.all([
    countPairs(database, filter),
    listPairs(database, filter, PAIRS_PER_PAGE, (page - 1) * PAIRS_PER_PAGE),
  ]);
  return { pairs, page, pages: Math.max(1, Math.ceil(total / PAIRS_PER_PAGE)), total };
}

/** Streams the working copies of all posts that are not in the bin. */
export async function* allPosts({ database: { kysely } }: Pick<WritingParts, "database">): AsyncGenerator<Post> {
  for (let last = 0; ; ) {
    const ids = await listIds(kysely, last, POSTS_READ_AT_ONCE);
    for (const id of ids) yield await readPost(kysely, id);
    if (ids.length < POSTS_READ_AT_ONCE) return;
    last = ids.at(-1)!;
  }
}

type Reading = Pick<WritingParts, "database">;

/** @throws AppError `not-found` */
export async function listRevisions({ database: { kysely } }: Reading, id: number): Promise<RevisionSummary[]> {
  await readPost(kysely, id);
  return await revisionsOf(kysely, id);
}

/**
 * Returns the changes between two revisions.
 * @throws AppError `not-found`; `invalid` if the comparison takes too long
 */
export async function compareRevisions(
  { database: { kysely } }: Reading,
  id: number,
  from: number,
  to: number,
): Promise<FieldDifference[]> {
  const [before, after] = await Promise.all([readRevision(kysely, id, from), readRevision(kysely, id, to)]);
  return await differenceOnThread({ before: before.fields, after: after.fields });
}

interface Preview {
  html: string;
  toc: TocEntry[];
  /** In minutes. */
  readTime: number;
  problems: ImageProblem[];
}

/** An article as it would be published, with what its page shows around it. */
type ArticlePreview = Omit<Extract<Found, { kind: "article" }>, "kind">;

export async function previewMarkdown(
  { database: { kysely } }: Pick<WritingParts, "database">,
  content: string,
): Promise<Preview> {
  const { html, toc, problems } = await render(kysely, content);
  return { html, toc, readTime: readTimeOf(content), problems };
}

/**
 * Returns the working copy's page as it would be published, at the scheduled time or now.
 * @throws AppError `not-found`; `invalid` if it cannot be rendered
 */
export async function previewArticle(
  { database: { kysely }, clock }: Pick<WritingParts, "database" | "clock">,
  id: number,
): Promise<ArticlePreview> {
  const post = await readPost(kysely, id);
  const { html, toc } = await render(kysely, post.content);
  const image = await findImageFacts(kysely, post.cover);
  const appearsAt = post.publishAt ?? clock().toISOString();
  const isShown = post.state === "published" && !post.hasChanges;
  const shown = isShown ? await findArticle(kysely, post.publishedSlug ?? "") : undefined;
  const article = {
    ...post,
    publishedAt: post.publishedAt ?? appearsAt,
    // Not the time of the latest edit, because readers see when a revision was published.
    updatedAt: shown?.updatedAt ?? appearsAt,
    cover: image ? { ...image, alt: post.coverAlt } : null,
    html,
    toc,
  };
  return { article, ...(await surroundingsOf(kysely, article)) };
}

/** Returns a page of complete published posts, for the API. */
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

/** Returns a page of working copies, drafts included, for staff. */
export async function listWrittenPosts(
  database: Database,
  { language, category, q = "", page = 1 }: Partial<ListQuery>,
  limit: number,
): Promise<BlogPost[]> {
  const rows = await listPosts(database, { language, category, terms: searchTermsOf(q) }, limit, (page - 1) * limit);
  return rows.map(blogPostOf);
}

/** Finds a post by its slug in either language: the published article, or the working copy for staff. */
export async function findBlogPost(db: Queryable, slug: string, forStaff: boolean): Promise<BlogPost | undefined> {
  if (!SLUG.test(slug)) return undefined;
  const row = await (forStaff ? findPostBySlug(db, slug) : findPublishedPost(db, slug));
  return row && blogPostOf(row);
}

/** Articles per page: four rows of three. */
const PAGE_SIZE = 12;

interface ListQuery {
  language: Language;
  category?: Category | undefined;
  /** Search text; case, accents and plurals are ignored. */
  q?: string | undefined;
  /** Starts at 1. */
  page?: number | undefined;
}

interface ListOptions {
  pageSize?: number;
  /** Id of an article to leave out. */
  without?: number | undefined;
}

/**
 * Returns a page of published posts, each listed once: in the reader's language if it exists, otherwise in the other. A
 * page beyond the last is empty.
 */
export async function listArticles(
  database: Database,
  { language, category, q = "", page = 1 }: ListQuery,
  { pageSize = PAGE_SIZE, without }: ListOptions = {},
): Promise<ArticlePage> {
  const words = queryWordsOf(q);
  // The search text contains no word, so nothing matches.
  if (q.trim() !== "" && words.length === 0) return { articles: [], page, pages: 1, total: 0 };
  const filter = { language, category, words, without };
  const [total, ids] = await Promise.all([
    countArticles(database, filter),
    listArticleIds(database, filter, pageSize, (page - 1) * pageSize),
  ]);
  const articles = await findCards(database.kysely, ids);
  return { articles, page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}

/** Returns a page of the list with the lead and the categories in use; `total` includes the lead. */
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

/** Maximum number of related articles (SPEC §2). */
const RELATED_AT_MOST = 3;

/**
 * Finds what a slug's page shows.
 * @param language language of the URL; an article in the other language redirects
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

/** Returns the new path of the article that had this path on its previous site. */
export async function findMoved(db: Queryable, path: string): Promise<string | undefined> {
  const article = await findArticleOnceAt(db, path);
  return article && articlePath(article);
}

/** Returns the article's other version and related articles, which its page also shows. */
async function surroundingsOf(db: Queryable, article: Article) {
  const [other, related] = await Promise.all([findTwin(db, article), listRelated(db, article, RELATED_AT_MOST)]);
  return { other: other ?? null, related };
}
