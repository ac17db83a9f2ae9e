import { expect, it } from "vitest";
import type { Article } from "../../features/blog/article.ts";
import { rssFeed } from "./feed.ts";

const SITE = "https://nordet.example";

const article: Article = {
  id: 12,
  pair: "pair",
  language: "fr",
  slug: "un-billet",
  title: "Calcul & rendement <vite>",
  excerpt: "A < B & C",
  author: "L’équipe Nordet",
  category: "Data",
  readTime: 5,
  featured: false,
  publishedAt: "2026-05-01T14:00:00.000Z",
  updatedAt: "2026-06-01T14:00:00.000Z",
  createdAt: "2026-04-01T14:00:00.000Z",
  cover: null,
  metaDescription: "",
  keywords: "",
  toc: [],
  html:
    '<p><a href="/pricing">Tarifs</a> <a href="#h-un">Un</a> <a href="https://a.example/">A</a> ]]></p>' +
    '<picture><source srcset="/media/a-1.avif 1w, /media/a-2.avif 2w"><img src="/media/a-2.webp" alt=""></picture>',
};

it("is RSS that names itself, its language and when it last changed", () => {
  const xml = rssFeed(SITE, "fr", [article]);
  expect(xml).toContain(
    '<atom:link href="https://nordet.example/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(xml).toContain("<language>fr-CA</language>");
  expect(xml).toContain("<lastBuildDate>Mon, 01 Jun 2026 14:00:00 GMT</lastBuildDate>");
  expect(rssFeed(SITE, "en", [])).toContain("<link>https://nordet.example/en/blog</link>");
});

it("gives each article whole, with addresses that hold elsewhere", () => {
  const xml = rssFeed(SITE, "fr", [article]);
  expect(xml).toContain("<link>https://nordet.example/blog/un-billet</link>");
  expect(xml).toContain('<guid isPermaLink="false">https://nordet.example/#post-12</guid>');
  expect(xml).toContain("<pubDate>Fri, 01 May 2026 14:00:00 GMT</pubDate>");
  expect(xml).toContain("<dc:creator>L’équipe Nordet</dc:creator>");
  expect(xml).toContain("<category>Données</category>");
  expect(xml).toContain(`<a href="${SITE}/pricing">`);
  expect(xml).toContain(`<a href="${SITE}/blog/un-billet#h-un">`);
  expect(xml).toContain('<a href="https://a.example/">');
  expect(xml).toContain(`srcset="${SITE}/media/a-1.avif 1w, ${SITE}/media/a-2.avif 2w"`);
  expect(xml).toContain(`src="${SITE}/media/a-2.webp"`);
});

it("lets no text out of its element", () => {
  const xml = rssFeed(SITE, "fr", [article]);
  expect(xml).toContain("A &lt; B &amp; C");
  expect(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, "")).not.toContain("]]>");
});
