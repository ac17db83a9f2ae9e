import type { Language } from "../../lib/language.ts";
import { type Article, type ArticleOverview, type ArticlePage, articlePath, type Found } from "./article.ts";
import { type BlogPost, blogPostOf } from "./blog-post.ts";
import { CATEGORIES, type Category } from "./model.ts";
import { queryWordsOf, searchTermsOf } from "./search-words.ts";
import { SLUG } from "./slug.ts";
import {
  countArticles,
  type Database,
  findArticle,
  findCards,
  findLead,
  findMovedArticle,
  findPublishedPost,
  findPublishedPosts,
  findTwin,
  listAddresses,
  listArticleIds,
  listCategories,
  listNewest,
  listRelated,
  type Queryable,
} from "./store/article-store.ts";
import { findPostBySlug, listPosts } from "./store/post-list-store.ts";

/** Articles of a page of the list: four rows of three. */
export const PAGE_SIZE = 12;

/** SPEC §2. */
const RELATED_AT_MOST = 3;

/** Articles of a feed. */
const FEED_SIZE = 20;

/** A page of the list in a reader's language. */
export interface ListQuery {
  language: Language;
  category?: Category | undefined;
  /** Words to find; case, accents and plurals do not matter. */
  q?: string | undefined;
  /** From 1 on. */
  page?: number | undefined;
}

/** What the page of an article shows besides it. */
export async function surroundingsOf(db: Queryable, article: Article) {
  const [other, related] = await Promise.all([findTwin(db, article), listRelated(db, article, RELATED_AT_MOST)]);
  return { other: other ?? null, related };
}

interface ListOptions {
  pageSize?: number;
  /** An article that the list leaves out. */
  without?: number | undefined;
}

export type BlogReading = ReturnType<typeof createBlogReading>;

/** What everybody may read of the blog: published posts only. */
export function createBlogReading({ database }: { database: Database }) {
  const { kysely } = database;

  /**
   * Every published post once: in the reader's language if it exists in it, else in the other. A page beyond the last
   * one is empty.
   */
  async function list(
    { language, category, q = "", page = 1 }: ListQuery,
    { pageSize = PAGE_SIZE, without }: ListOptions = {},
  ): Promise<ArticlePage> {
    const words = queryWordsOf(q);
    // Something was typed that holds no word: nothing has it.
    if (q.trim() !== "" && words.length === 0) return { articles: [], page, pages: 1, total: 0 };
    const filter = { language, category, words, without };
    const [total, ids] = await Promise.all([
      countArticles(database, filter),
      listArticleIds(database, filter, pageSize, (page - 1) * pageSize),
    ]);
    const articles = await findCards(kysely, ids);
    return { articles, page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
  }

  return {
    list,

    /** A page of the list with what stands around it; `total` counts the lead too. */
    async overview(query: ListQuery): Promise<ArticleOverview> {
      const { language, category, q = "", page = 1 } = query;
      const isWhole = category === undefined && q.trim() === "";
      const [lead, inUse] = await Promise.all([
        isWhole ? findLead(kysely, language) : undefined,
        listCategories(kysely, language),
      ]);
      const articles = await list(query, { without: lead?.id });
      return {
        ...articles,
        total: articles.total + (lead ? 1 : 0),
        lead: page === 1 && lead ? lead : null,
        categories: CATEGORIES.filter((known) => inUse.includes(known)),
      };
    },

    /** A page of the list as the API gives it: whole posts. */
    async posts({ language, category, q = "", page = 1 }: ListQuery, limit: number): Promise<BlogPost[]> {
      const words = queryWordsOf(q);
      if (q.trim() !== "" && words.length === 0) return [];
      const ids = await listArticleIds(database, { language, category, words }, limit, (page - 1) * limit);
      return (await findPublishedPosts(kysely, ids)).map(blogPostOf);
    },

    /** Posts as they are written, drafts too: for staff. */
    async drafts({ language, category, q = "", page = 1 }: Partial<ListQuery>, limit: number): Promise<BlogPost[]> {
      const terms = searchTermsOf(q);
      const rows = await listPosts(database, { language, category, terms }, limit, (page - 1) * limit);
      return rows.map(blogPostOf);
    },

    /** The post at a slug as the API gives it, whatever its language: what is published, or for staff what is written. */
    async post(slug: string, forStaff: boolean): Promise<BlogPost | undefined> {
      if (!SLUG.test(slug)) return undefined;
      const row = await (forStaff ? findPostBySlug(kysely, slug) : findPublishedPost(kysely, slug));
      return row && blogPostOf(row);
    },

    /** @param language of the address, which an article in the other language is not shown at */
    async find(language: Language, slug: string): Promise<Found | undefined> {
      if (!SLUG.test(slug)) return undefined;
      const article = await findArticle(kysely, slug);
      if (!article) {
        const moved = await findMovedArticle(kysely, slug);
        return moved && { kind: "moved", path: articlePath(moved) };
      }
      if (article.language !== language) return { kind: "moved", path: articlePath(article) };
      return { kind: "article", article, ...(await surroundingsOf(kysely, article)) };
    },

    /** A published post by its number. */
    card: async (postId: number) => (await findCards(kysely, [postId]))[0],

    /** Newest first, in one language. */
    feed: (language: Language): Promise<Article[]> => listNewest(kysely, language, FEED_SIZE),

    /** The same, so many. */
    newest: (language: Language, limit: number): Promise<Article[]> => listNewest(kysely, language, limit),

    /** Every published address, for the site map. */
    addresses: () => listAddresses(kysely),
  };
}
