import { canonicalPath } from "../../lib/http/canonical-path.ts";
import { SLUG, slugOf } from "../blog/slug.ts";

/** Longest path that is kept: what fits a line of a search engine's report many times over. */
const MAX_PATH = 500;

/** First parts of this site's own paths, which no article can be at. */
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

/** The path of an address on the site that a post comes from, in its one form; `undefined` for the site itself. */
export function oldPathOf(address: string): string | undefined {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  const canonical = path.startsWith("/") ? canonicalPath(path) : undefined;
  return canonical === undefined || canonical === "/" || canonical.length > MAX_PATH ? undefined : canonical;
}

/** Whether a page of ours is there already: `/about`, and not `/blog/2024/about`. */
export function isOwnPath(path: string): boolean {
  const parts = path.split("/").slice(1);
  return parts.length === 1 && OWN_PATHS.has(parts[0]!);
}

/** The slug a post gets: its own where it is one, else one of its title. */
export const importedSlug = (slug: unknown, title: string): string =>
  typeof slug === "string" && SLUG.test(slug) ? slug : slugOf(title);
