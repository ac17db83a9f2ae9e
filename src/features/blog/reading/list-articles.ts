import type { Language } from "../../../lib/language.ts";
import type { ArticleOverview, ArticlePage } from "../article.ts";
import { CATEGORIES, type Category } from "../model.ts";
import { queryWordsOf } from "../search-words.ts";
import {
  countArticles,
  type Database,
  findCards,
  findLead,
  listArticleIds,
  listCategories,
} from "../store/article-store.ts";

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
