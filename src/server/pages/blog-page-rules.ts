import { articleTags, LIST_TAG } from "../../features/blog/page-tags.ts";
import type { PageCacheRule } from "./page-cache-rule.ts";
import { pageCacheRule } from "./page-cache-rule.ts";

/** How the page cache keeps the pages of the blog: until something they show changes. */

/** Of whatever lists articles: feeds, the site map. */
export const LIST_RULE: PageCacheRule = { tags: [LIST_TAG] };

/**
 * Header value of the list itself.
 * @param isSearch there are as many searches as strangers can think of: none is kept
 */
export function listCacheRule(isSearch: boolean): string {
  return pageCacheRule(isSearch ? "private" : LIST_RULE);
}

/** Header value of an article. */
export function articleCacheRule(article: Parameters<typeof articleTags>[0]): string {
  return pageCacheRule({ tags: articleTags(article) });
}
