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
 * A sitemap (sitemaps.org, protocol 0.9) with the alternates of each address as Google reads them: every language version
 * is an entry of its own and lists them all, itself included. One file holds 50,000 addresses.
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
