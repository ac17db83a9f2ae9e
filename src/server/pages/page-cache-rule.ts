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
