import { articlePath } from "../../features/blog/article.ts";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { absoluteUrl, alternateLinks, pathsOf } from "../layout/alternates.ts";
import { SITE_PAGES } from "../layout/site-pages.ts";

/** A page or article, with its path in each of its languages. */
interface SitemapEntry {
  paths: Readonly<Partial<Record<Language, string>>>;
  /** When each language version last changed, if known. */
  lastModified?: Readonly<Partial<Record<Language, Date>>>;
}

/** Entries of the site's pages; callers add the articles. */
export const PAGE_ENTRIES: readonly SitemapEntry[] = SITE_PAGES.map(({ path }) => ({ paths: pathsOf(path) }));

/**
 * Entries per file, with one or two URLs each. The protocol allows 50,000 URLs, but then each published post would
 * cause 20 MB to be regenerated, compressed and cached.
 */
const ENTRIES_PER_FILE = 1_000;

/** Returns the response at `/sitemap.xml`: the sitemap or, if it needs several files, their index. */
export function sitemapOrIndex(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return entries.length > ENTRIES_PER_FILE ? sitemapIndex(siteUrl, entries) : sitemap(siteUrl, entries);
}

/**
 * Returns one file of the index, starting with `/sitemap-1.xml`.
 * @returns undefined if it does not exist
 */
export function sitemapPart(siteUrl: string, entries: readonly SitemapEntry[], part: string): string | undefined {
  if (!/^[1-9]\d{0,4}$/.test(part)) return undefined;
  const first = (Number(part) - 1) * ENTRIES_PER_FILE;
  return first < entries.length ? sitemap(siteUrl, entries.slice(first, first + ENTRIES_PER_FILE)) : undefined;
}

function sitemapIndex(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const files = Array.from({ length: Math.ceil(entries.length / ENTRIES_PER_FILE) }, (_, index) => {
    const location = absoluteUrl(siteUrl, `/sitemap-${index + 1}.xml`);
    return `<sitemap>\n<loc>${escaped(location)}</loc>\n</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join("\n")}
</sitemapindex>
`;
}

/**
 * Returns a sitemap (sitemaps.org, protocol 0.9) with alternates as Google expects them: each language version has its
 * own entry, which lists all versions including itself.
 * @param siteUrl public origin of the site
 */
export function sitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ paths, lastModified }) => {
    const { fr, en } = paths;
    const alternates = fr !== undefined && en !== undefined ? alternateLinks(siteUrl, { fr, en }) : [];
    const links = alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
    );
    return LANGUAGES.flatMap((language) => {
      const [path, changed] = [paths[language], lastModified?.[language]];
      if (path === undefined) return [];
      const location = `<loc>${escaped(absoluteUrl(siteUrl, path))}</loc>`;
      const moment = changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : [];
      return ["<url>", location, ...moment, ...links, "</url>"].join("\n");
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/**
 * Returns a robots file that allows everything. Pages that must not be indexed say `noindex`, which crawlers could not
 * see if the pages were disallowed.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, "/sitemap.xml")}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

interface ArticleAddress {
  /** Id shared by a post's language versions. */
  pair: string;
  language: Language;
  slug: string;
  updatedAt: Date;
}

/** Returns the sitemap entries of articles, one per pair of language versions. */
export function articleEntries(addresses: readonly ArticleAddress[]): SitemapEntry[] {
  const versions = Map.groupBy(addresses, ({ pair }) => pair);
  return [...versions.values()].map((posts) => ({
    paths: Object.fromEntries(posts.map((post) => [post.language, articlePath(post)])),
    lastModified: Object.fromEntries(posts.map(({ language, updatedAt }) => [language, updatedAt])),
  }));
}
