import { LANGUAGES, type Language } from "../../lib/language.ts";
import { absoluteUrl, alternateLinks, pathsOf } from "../layout/alternates.ts";
import { SITE_PAGES } from "../layout/site-pages.ts";

/** A page or an article, with its address in each language it exists in. */
export interface SitemapEntry {
  paths: Readonly<Partial<Record<Language, string>>>;
  /** When the content of each last changed; left out where nobody keeps count. */
  lastModified?: Readonly<Partial<Record<Language, Date>>>;
}

/** The pages of the site; articles are added by whoever knows them. */
export const PAGE_ENTRIES: readonly SitemapEntry[] = SITE_PAGES.map(({ path }) => ({ paths: pathsOf(path) }));

/**
 * Entries of one file, each with one address or two. The protocol allows 50,000 addresses, which would be 20 MB: made,
 * compressed and kept anew with each published post.
 */
const ENTRIES_PER_FILE = 1_000;

/** What `/sitemap.xml` answers: the sitemap itself, or where there is more than one file, their index. */
export function sitemapOrIndex(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return entries.length > ENTRIES_PER_FILE ? sitemapIndex(siteUrl, entries) : sitemap(siteUrl, entries);
}

/**
 * One of the files of the index, `/sitemap-1.xml` being the first.
 * @returns undefined for one that there is not
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
 * A sitemap (sitemaps.org, protocol 0.9) with the alternates of each address as Google reads them: every language version
 * is an entry of its own and lists them all, itself included.
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
 * For crawlers: everything may be looked at. What is not to be found says so itself by `noindex`, which nobody would see
 * on a page that is disallowed here.
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
