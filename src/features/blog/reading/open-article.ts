import type { Language } from "../../../lib/language.ts";
import { type Article, articlePath, type Found } from "../article.ts";
import { SLUG } from "../slug.ts";
import {
  findArticle,
  findArticleOnceAt,
  findMovedArticle,
  findTwin,
  listRelated,
  type Queryable,
} from "../store/article-store.ts";

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
