/** Tag of every page that a CDN may hold: a start purges it, since another build may draw pages in another way. */
export const SITE_TAG = "site";

/** Longest time, in seconds, that a CDN may hold a page which changes by itself, such as one that says whether we are open. */
const CHANGES_BY_ITSELF = 60;

/** A tag as CDNs take them: visible ASCII without separators. Two that become one are purged together. */
export const cdnTag = (tag: string) => tag.replaceAll(/[^\w:-]/g, "-");

/**
 * What lets a CDN hold a page for everybody while browsers still ask each time, name and value in turn: how long (RFC 9213)
 * and under which tags, comma-separated as Cloudflare and Bunny read them, space-separated as Fastly and Varnish do.
 * @param maxAge seconds; undefined where there is no CDN
 */
export function cdnHeaders(maxAge: number | undefined, tags: readonly string[], expires: Date | undefined): string[] {
  if (maxAge === undefined) return [];
  const seconds = expires === undefined ? maxAge : Math.min(maxAge, CHANGES_BY_ITSELF);
  const names = [SITE_TAG, ...tags].map(cdnTag);
  return ["CDN-Cache-Control", `max-age=${seconds}`, "Cache-Tag", names.join(","), "Surrogate-Key", names.join(" ")];
}
