import { articleTags, LIST_TAG } from "../../features/blog/facts.ts";

/**
 * What the front must know about a page before rendering it. A page without a rule is public: it is rendered from its
 * path alone, without cookies, headers or query, so it cannot contain anything specific to a visitor.
 */

/** Pages that depend on the visitor, and everything under them: they get the whole request and are never cached. */
const PRIVATE_PATHS = [
  "/admin",
  // One-time links: the page depends on the token in the query.
  ...["/newsletter/confirm", "/newsletter/unsubscribe", "/privacy/request"].flatMap((path) => [path, `/en${path}`]),
];

/** Pages that are public until their query says for whom, or what was chosen. */
const PRIVATE_BY_QUERY = {
  paths: ["/rendez-vous", "/en/appointment"],
  keys: ["token", "start", "zone", "kind", "from"],
};

/** Query keys a public page may read; all others (`utm_source`, `gclid`) concern only the browser. */
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

/** Header with which a page tells the page cache how to keep it; never sent to the visitor. */
export const PAGE_CACHE_HEADER = "x-nordet-cache";

/**
 * Header with which a bodiless 404 names the section (`/blog`) whose own 404 page to show instead of the site-wide one;
 * never sent to the visitor.
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
 * Value of `PAGE_CACHE_HEADER`. A page without one is cached until everything is purged.
 * @param rule `private` for a response that must not be cached
 */
export function pageCacheRule(rule: PageCacheRule | typeof NOT_KEPT): string {
  return rule === NOT_KEPT ? NOT_KEPT : JSON.stringify(rule);
}

/** @returns undefined for a response that must not be cached */
export function readPageCacheRule(header: string | null): PageCacheRule | undefined {
  if (header === null) return { tags: [] };
  if (header === NOT_KEPT) return undefined;
  const rule = JSON.parse(header) as { tags: string[]; expires?: string };
  return { tags: rule.tags, expires: rule.expires === undefined ? undefined : new Date(rule.expires) };
}

/** Tag of pages that show the next available time, which also changes by itself. */
export const NEXT_TIME_TAG = "next-time";

/** Cache rules of the blog's pages: kept until something they show changes. */

/** Of everything that lists articles: feeds, the sitemap. */
export const LIST_RULE: PageCacheRule = { tags: [LIST_TAG] };

/**
 * Header value of the list itself.
 * @param isSearch searches are unlimited in number, so none is cached
 */
export function listCacheRule(isSearch: boolean): string {
  return pageCacheRule(isSearch ? "private" : LIST_RULE);
}

/** Header value of an article. */
export function articleCacheRule(article: Parameters<typeof articleTags>[0]): string {
  return pageCacheRule({ tags: articleTags(article) });
}
