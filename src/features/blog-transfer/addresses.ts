import { canonicalPath } from "../../lib/http/canonical-path.ts";
import { SLUG, slugOf } from "../blog/slug.ts";

/** Longest path stored: many times what a search engine shows on a line. */
const MAX_PATH = 500;

/** First segments of this site's own paths, which no article can use. */
export const OWN_PATHS: ReadonlySet<string> = new Set([
  ...["about", "admin", "api", "blog", "careers", "case-studies", "compliance", "consent", "consultation-gratuite"],
  ...[
    "consultation-result",
    "contact",
    "documents",
    "download",
    "en",
    "file",
    "media",
    "newsletter",
    "pricing",
    "privacy",
  ],
  ...["rendez-vous", "services", "share", "terms"],
]);

/** Canonical path of an address on the source site; `undefined` for its home page. */
export function oldPathOf(address: string): string | undefined {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  const canonical = path.startsWith("/") ? canonicalPath(path) : undefined;
  return canonical === undefined || canonical === "/" || canonical.length > MAX_PATH ? undefined : canonical;
}

/** Whether one of our pages has the path: `/about`, but not `/blog/2024/about`. */
export function isOwnPath(path: string): boolean {
  const parts = path.split("/").slice(1);
  return parts.length === 1 && OWN_PATHS.has(parts[0]!);
}

/** A post's slug: its own if valid, otherwise made from its title. */
export const importedSlug = (slug: unknown, title: string): string =>
  typeof slug === "string" && SLUG.test(slug) ? slug : slugOf(title);
