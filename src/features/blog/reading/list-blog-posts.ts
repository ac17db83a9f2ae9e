import { type BlogPost, blogPostOf } from "../blog-post.ts";
import { queryWordsOf, searchTermsOf } from "../search-words.ts";
import { SLUG } from "../slug.ts";
import {
  type Database,
  findPublishedPost,
  findPublishedPosts,
  listArticleIds,
  type Queryable,
} from "../store/article-store.ts";
import { findPostBySlug, listPosts } from "../store/post-list-store.ts";
import type { ListQuery } from "./list-articles.ts";

/** A page of the list of published posts as the API gives it: whole posts. */
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

/** Posts as they are written, drafts too: for staff. */
export async function listWrittenPosts(
  database: Database,
  { language, category, q = "", page = 1 }: Partial<ListQuery>,
  limit: number,
): Promise<BlogPost[]> {
  const rows = await listPosts(database, { language, category, terms: searchTermsOf(q) }, limit, (page - 1) * limit);
  return rows.map(blogPostOf);
}

/** The post at a slug as the API gives it, whatever its language: what is published, or for staff what is written. */
export async function findBlogPost(db: Queryable, slug: string, forStaff: boolean): Promise<BlogPost | undefined> {
  if (!SLUG.test(slug)) return undefined;
  const row = await (forStaff ? findPostBySlug(db, slug) : findPublishedPost(db, slug));
  return row && blogPostOf(row);
}
