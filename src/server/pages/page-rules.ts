import { articleTags, LIST_TAG } from "../../features/blog/facts.ts";

/**
 * What the front must know about a page before rendering it. A page without a rule is public: it is rendered from its
 * path and the query keys listed for it, without cookies or headers, so it cannot contain anything specific to a
 * visitor.
 */

/** Pages that depend on the visitor, with everything below them: they get the whole request and are never cached. */
const PRIVATE_PATHS = [
  "/admin",
  // One-time links, whose page depends on the token in the query.
  ...["/newsletter/confirm", "/newsletter/unsubscribe", "/privacy/request"].flatMap((path) => [path, `/en${path}`]),
];

/** Pages that are public until their query identifies a visitor or a choice. */
const PRIVATE_BY_QUERY = {
  paths: ["/rendez-vous", "/en/appointment"],
  keys: ["token", "start", "chosen", "zone", "kind", "from"],
};

interface QueryRule {
  keys: readonly string[];
  /**
   * The only values that make a difference; undefined if the page itself redirects from any other, or is not cached.
   * Otherwise copies of the page under made-up values would drive all others out of the cache.
   */
  values?: readonly string[];
}

/** Query keys that a public page reads; all others (`utm_source`, `gclid`) are for scripts in the browser. */
const QUERY_KEYS: ReadonlyArray<QueryRule & { path: RegExp }> = [
  { path: /^(?:\/en)?\/consultation-result$/, keys: ["time"], values: ["requested"] },
  { path: /^(?:\/en)?\/blog$/, keys: ["category", "q", "page"] },
];

/**
 * Whether a page depends on the visitor.
 * @param query without its question mark
 */
export function isPrivatePage(path: string, query: string): boolean {
  if (PRIVATE_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return true;
  if (!PRIVATE_BY_QUERY.paths.includes(path)) return false;
  const given = new URLSearchParams(query);
  return PRIVATE_BY_QUERY.keys.some((key) => given.has(key));
}

export function queryRuleOf(path: string): QueryRule {
  return QUERY_KEYS.find((rule) => rule.path.test(path)) ?? { keys: [] };
}

/** Header with which a page tells the page cache how to keep it; never sent to the visitor. */
export const PAGE_CACHE_HEADER = "x-nordet-cache";

/**
 * Header with which a bodiless 404 names the section (`/blog`) whose 404 page replaces the site-wide one; never sent to
 * the visitor.
 */
export const NOT_FOUND_SECTION_HEADER = "x-nordet-not-found";

export interface PageCacheRule {
  /** What the page shows (`blog`, `post:12`, `blog-category:Sales`): a change to any of these purges it. */
  tags: readonly string[];
  /** When the page changes on its own. */
  expires?: Date | undefined;
}

const NOT_KEPT = "private";

/**
 * Returns the value of `PAGE_CACHE_HEADER`. A page without that header is cached until everything is purged.
 * @param rule `private` for a response that must not be cached
 */
export function pageCacheRule(rule: PageCacheRule | typeof NOT_KEPT): string {
  return rule === NOT_KEPT ? NOT_KEPT : JSON.stringify(rule);
}

/**
 * Reads the value of `PAGE_CACHE_HEADER`.
 * @returns undefined for a response that must not be cached
 */
export function readPageCacheRule(header: string | null): PageCacheRule | undefined {
  if (header === null) return { tags: [] };
  if (header === NOT_KEPT) return undefined;
  const rule = JSON.parse(header) as { tags: string[]; expires?: string };
  return { tags: rule.tags, expires: rule.expires === undefined ? undefined : new Date(rule.expires) };
}

/** Tag of pages that show the next available time, which also changes on its own. */
export const NEXT_TIME_TAG = "next-time";

/** Rule for pages that list articles, including feeds and the sitemap. */
export const LIST_RULE: PageCacheRule = { tags: [LIST_TAG] };

/**
 * Returns the header value for the article list.
 * @param isSearch whether the list is a search, which is not cached, because searches are unlimited
 */
export function listCacheRule(isSearch: boolean): string {
  return pageCacheRule(isSearch ? "private" : LIST_RULE);
}

/** Returns the header value for an article page. */
export function articleCacheRule(article: Parameters<typeof articleTags>[0]): string {
  return pageCacheRule({ tags: articleTags(article) });
}
