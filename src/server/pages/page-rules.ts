/**
 * What the front must know about a page before it renders it. A page that no rule names is public: it is rendered from
 * its path alone, without cookies, headers or query, so that it cannot hold anything made for one visitor.
 */

/** Pages that depend on who asks, with everything under them: they get the whole request and are never kept. */
const PRIVATE_PATHS = [
  "/admin",
  // One-time links: what they show depends on the token in the query.
  ...["/newsletter/confirm", "/newsletter/unsubscribe", "/privacy/request"].flatMap((path) => [path, `/en${path}`]),
  ...["/rendez-vous", "/en/appointment"],
];

/** Query keys a public page may read; all others (`utm_source`, `gclid`) are for the browser alone. */
const QUERY_KEYS: ReadonlyArray<{ path: RegExp; keys: readonly string[] }> = [
  { path: /^(?:\/en)?\/blog$/, keys: ["category", "q", "page"] },
];

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

export function queryKeysOf(path: string): readonly string[] {
  return QUERY_KEYS.find((rule) => rule.path.test(path))?.keys ?? [];
}
