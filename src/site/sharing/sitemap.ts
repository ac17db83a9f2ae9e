import { articlePath } from "../../features/blog/article.ts";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { absoluteUrl, alternateLinks, pathsOf } from "../layout/alternates.ts";
import { SITE_PAGES } from "../layout/site-pages.ts";

/** A page or an article, with its address in each available language. */
interface SitemapEntry {
  paths: Readonly<Partial<Record<Language, string>>>;
  /** When each one's content last changed; left out if unknown. */
  lastModified?: Readonly<Partial<Record<Language, Date>>>;
}

/** The site's pages; articles are added by the caller. */
export const PAGE_ENTRIES: readonly SitemapEntry[] = SITE_PAGES.map(({ path }) => ({ paths: pathsOf(path) }));

/**
 * Entries per file, each with one address or two. The protocol allows 50,000 addresses, which would be 20 MB to
 * generate, compress and cache again for each published post.
 */
const ENTRIES_PER_FILE = 1_000;

/** The response at `/sitemap.xml`: the sitemap itself or, if there is more than one file, their index. */
export function sitemapOrIndex(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return entries.length > ENTRIES_PER_FILE ? sitemapIndex(siteUrl, entries) : sitemap(siteUrl, entries);
}

/**
 * One of the index's files, `/sitemap-1.xml` being the first.
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
 * A sitemap (sitemaps.org, protocol 0.9) with each address's alternates the way Google reads them: every language
 * version is a separate entry and lists them all, including itself.
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
 * For crawlers: everything is allowed. Pages that should not be indexed say `noindex`, which crawlers would not see on
 * a disallowed page.
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
  /** Shared by the language versions of a post. */
  pair: string;
  language: Language;
  slug: string;
  updatedAt: Date;
}

/** The articles for the sitemap: a post's versions form one entry. */
export function articleEntries(addresses: readonly ArticleAddress[]): SitemapEntry[] {
  const versions = Map.groupBy(addresses, ({ pair }) => pair);
  return [...versions.values()].map((posts) => ({
    paths: Object.fromEntries(posts.map((post) => [post.language, articlePath(post)])),
    lastModified: Object.fromEntries(posts.map(({ language, updatedAt }) => [language, updatedAt])),
  }));
}
