import { expect, it } from "vitest";
import { SITE_ADDRESSES } from "../layout/site-pages.ts";
import { articleEntries, PAGE_ENTRIES, robots, sitemap, sitemapOrIndex, sitemapPart } from "./sitemap.ts";

const SITE = "https://nordet.example";
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

it("lists every indexed page in both languages", () => {
  const paths = SITE_ADDRESSES.map(({ path }) => new URL(path, SITE).href);
  expect(locations(sitemap(SITE, PAGE_ENTRIES))).toEqual(paths);
});

it("lists all language versions with each version of an article, and its last change", () => {
  const article = {
    paths: { fr: "/blog/un-billet", en: "/en/blog/a-post" },
    lastModified: { fr: new Date("2026-03-01T12:00:00Z"), en: new Date("2026-03-02T12:00:00Z") },
  };
  const alternates = `<xhtml:link rel="alternate" hreflang="fr-CA" href="${SITE}/blog/un-billet"/>
<xhtml:link rel="alternate" hreflang="en-CA" href="${SITE}/en/blog/a-post"/>
<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/blog/un-billet"/>`;
  expect(sitemap(SITE, [article])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>${SITE}/blog/un-billet</loc>
<lastmod>2026-03-01T12:00:00.000Z</lastmod>
${alternates}
</url>
<url>
<loc>${SITE}/en/blog/a-post</loc>
<lastmod>2026-03-02T12:00:00.000Z</lastmod>
${alternates}
</url>
</urlset>
`);
});

it("lists an article in one language once, without alternates", () => {
  const xml = sitemap(SITE, [{ paths: { en: "/en/blog/only" } }]);
  expect(locations(xml)).toEqual([`${SITE}/en/blog/only`]);
  expect(xml).not.toContain("hreflang");
});

it("is an index of several files if one would be too large, with each URL in one of them", () => {
  const entries = Array.from({ length: 2_500 }, (_, n) => ({ paths: { fr: `/blog/b-${n}`, en: `/en/blog/p-${n}` } }));
  const index = sitemapOrIndex(SITE, entries);
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const files = locations(index);
  expect(files).toEqual([1, 2, 3].map((n) => `${SITE}/sitemap-${n}.xml`));
  const listed = ["1", "2", "3"].flatMap((part) => locations(sitemapPart(SITE, entries, part)!));
  expect(listed).toEqual(entries.flatMap(({ paths }) => [SITE + paths.fr, SITE + paths.en]));
  for (const part of ["4", "0", "01", "-1", "1.5", "x", "", "999999"]) {
    expect(sitemapPart(SITE, entries, part), part).toBeUndefined();
  }
  expect(sitemapOrIndex(SITE, entries.slice(0, 1_000))).toContain("<urlset");
});

it("stays valid XML whatever a URL contains", () => {
  const [location] = locations(sitemap(SITE, [{ paths: { fr: "/blog/l'été-&-<b>" } }]));
  expect(location).toBe(`${SITE}/blog/l&apos;%C3%A9t%C3%A9-&amp;-%3Cb%3E`);
});

it("lets crawlers see everything, and names the sitemap", () => {
  expect(robots(SITE)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

it("groups a post's language versions, each with its own URL and date", () => {
  const [first, second] = [new Date("2026-03-01T12:00:00Z"), new Date("2026-03-02T12:00:00Z")];
  expect(
    articleEntries([
      { pair: "b", language: "en", slug: "alone", updatedAt: second },
      { pair: "a", language: "fr", slug: "un", updatedAt: first },
      { pair: "a", language: "en", slug: "one", updatedAt: second },
    ]),
  ).toEqual([
    { paths: { en: "/en/blog/alone" }, lastModified: { en: second } },
    { paths: { fr: "/blog/un", en: "/en/blog/one" }, lastModified: { fr: first, en: second } },
  ]);
});
