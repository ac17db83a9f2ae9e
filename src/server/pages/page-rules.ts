import { articleTags, LIST_TAG } from "../../features/blog/page-tags.ts";

/**
 * What the front must know about a page before it renders it. A page that no rule names is public: it is rendered from
 * its path alone, without cookies, headers or query, so that it cannot hold anything made for one visitor.
 */

/** Pages that depend on who asks, with everything under them: they get the whole request and are never kept. */
const PRIVATE_PATHS = [
  "/admin",
  // One-time links: what they show depends on the token in the query.
  ...["/newsletter/confirm", "/newsletter/unsubscribe", "/privacy/request"].flatMap((path) => [path, `/en${path}`]),
];

/** Pages that are public until their address says for whom, or what was chosen. */
const PRIVATE_BY_QUERY = {
  paths: ["/rendez-vous", "/en/appointment"],
  keys: ["token", "start", "zone", "kind", "from"],
};

/** Query keys a public page may read; all others (`utm_source`, `gclid`) are for the browser alone. */
const QUERY_KEYS: ReadonlyArray<{ path: RegExp; keys: readonly string[] }> = [
  { path: /^(?:\/en)?\/consultation-result$/, keys: ["time"] },
  { path: /^(?:\/en)?\/blog$/, keys: ["category", "q", "page"] },
];

/** @param query of the address, without its question mark */
export function isPrivatePage(path: string, query: string): boolean {
  if (PRIVATE_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return true;
  if (!PRIVATE_BY_QUERY.paths.includes(path)) return false;
  const given = new URLSearchParams(query);
  return PRIVATE_BY_QUERY.keys.some((key) => given.has(key));
}

export function queryKeysOf(path: string): readonly string[] {
  return QUERY_KEYS.find((rule) => rule.path.test(path))?.keys ?? [];
}

/** Header by which a page tells the page cache how to keep it; never sent to the visitor. */
export const PAGE_CACHE_HEADER = "x-nordet-cache";

/**
 * Header by which a 404 without a body names the part of the site (`/blog`) whose 404 page says it better than the one of
 * the whole site; never sent to the visitor.
 */
export const NOT_FOUND_SECTION_HEADER = "x-nordet-not-found";

export interface PageCacheRule {
  /** What the page shows; a change to any of them drops it: `blog`, `post:12`, `blog-category:Sales`. */
  tags: readonly string[];
  /** When it changes by itself. */
  expires?: Date | undefined;
}

const NOT_KEPT = "private";

/**
 * Value of `PAGE_CACHE_HEADER`. A page that sets none is kept until everything is purged.
 * @param rule `private` for an answer that must not be kept
 */
export function pageCacheRule(rule: PageCacheRule | typeof NOT_KEPT): string {
  return rule === NOT_KEPT ? NOT_KEPT : JSON.stringify(rule);
}

/** @returns undefined for an answer that must not be kept */
export function readPageCacheRule(header: string | null): PageCacheRule | undefined {
  if (header === null) return { tags: [] };
  if (header === NOT_KEPT) return undefined;
  const rule = JSON.parse(header) as { tags: string[]; expires?: string };
  return { tags: rule.tags, expires: rule.expires === undefined ? undefined : new Date(rule.expires) };
}

/** Of a page that names the next time somebody could book; it changes by itself too. */
export const NEXT_TIME_TAG = "next-time";

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
