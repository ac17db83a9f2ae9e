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
