import type * as z from "zod/mini";
import type { Post, PostPairPage, postListQuerySchema } from "../model.ts";
import { searchTermsOf } from "../search-words.ts";
import { countPairs, listPairs } from "../store/post-list-store.ts";
import { listIds } from "../store/post-store.ts";
import { readPost, type WritingParts } from "./change-post.ts";

/** Pairs per page of the desk's list. */
const PAIRS_PER_PAGE = 50;

/** Posts read per batch of the export. */
const POSTS_READ_AT_ONCE = 100;

/** A page of the desk's list. */
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

/** The working copy of every post not in the bin. */
export async function* allPosts({ database: { kysely } }: Pick<WritingParts, "database">): AsyncGenerator<Post> {
  for (let last = 0; ; ) {
    const ids = await listIds(kysely, last, POSTS_READ_AT_ONCE);
    for (const id of ids) yield await readPost(kysely, id);
    if (ids.length < POSTS_READ_AT_ONCE) return;
    last = ids.at(-1)!;
  }
}
