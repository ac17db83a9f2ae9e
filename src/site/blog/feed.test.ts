import { expect, it } from "vitest";
import type { Article } from "../../features/blog/article.ts";
import { blogFeed, FEED_FORMATS, feedPath, topicOf } from "./feed.ts";

const SITE = "https://nordet.example";
const rssFeed = (site: string, language: "fr" | "en", articles: readonly Article[]) =>
  blogFeed(site, articles, { language, format: "xml" });

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

it("is RSS with its own URL, language and last change", () => {
  const xml = rssFeed(SITE, "fr", [article]);
  expect(xml).toContain(
    '<atom:link href="https://nordet.example/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(xml).toContain("<language>fr-CA</language>");
  expect(xml).toContain("<lastBuildDate>Mon, 01 Jun 2026 14:00:00 GMT</lastBuildDate>");
  expect(rssFeed(SITE, "en", [])).toContain("<link>https://nordet.example/en/blog</link>");
});

it("contains each article in full, with absolute URLs", () => {
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

/** Returns an element's text from every feed item, as a feed reader decodes it. */
function read(xml: string, element: string): string[] {
  const items = xml.slice(xml.indexOf("<item>"));
  const found = [...items.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"))].map(([, text = ""]) => text);
  return found.map((text) =>
    text.startsWith("<![CDATA[")
      ? text.replace(/<!\[CDATA\[(.*?)\]\]>/gs, "$1")
      : text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  );
}

it("lets no text escape its element", () => {
  const hostile = "]]> a ]]>]]> </title><script>alert(1)</script> <![CDATA[ &lt;b> R&D & co. &#60;i>";
  const xml = rssFeed(SITE, "fr", [
    article,
    { ...article, title: hostile, excerpt: hostile, author: hostile, html: `${article.html} ]]> ]]> ]]]]>>` },
  ]);
  expect(xml).toContain("A &lt; B &amp; C");
  expect(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, "")).not.toMatch(/\]\]>|<script|<!\[CDATA\[/);
  expect(read(xml, "title")).toHaveLength(2);
  expect(read(xml, "content:encoded")[1]).toContain(" ]]&gt; ]]&gt; ]]]]&gt;>");
});

it("has titles that mean the same as text and as HTML", () => {
  const titles = ["Calcul & rendement <vite>", "R&D: 5 > 4", "La balise &lt;title&gt;", "<script>alert(1)</script>"];
  const xml = rssFeed(
    SITE,
    "fr",
    titles.map((title) => ({ ...article, title })),
  );
  expect(read(xml, "title")).toEqual([
    "Calcul & rendement &lt;vite&gt;",
    "R&D: 5 &gt; 4",
    "La balise &amp;lt;title&amp;gt;",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  ]);
});

it("drops what XML cannot contain, and keeps all other characters", () => {
  const illegal = String.fromCodePoint(0, 1, 8, 0x0b, 0x0c, 0x1f, 0xdfff, 0xd800, 0xfffe, 0xffff);
  const text = `a${illegal}b\u2028\u0085é😀\t`;
  const xml = rssFeed(SITE, "fr", [{ ...article, title: text, excerpt: text, author: text, html: `<p>${text}</p>` }]);
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
  for (const element of ["title", "description", "dc:creator", "content:encoded"]) {
    expect(read(xml, element)[0], element).toContain("ab\u2028\u0085é😀\t");
  }
});

it("exists as Atom and JSON Feed too, with plain-text titles and two times per article", () => {
  const atom = blogFeed(SITE, [article], { language: "fr", format: "atom" });
  expect(atom).toContain('<link rel="self" href="https://nordet.example/blog/feed.atom"/>');
  expect(atom).toContain('<title type="html"><![CDATA[Calcul &amp; rendement &lt;vite&gt;]]></title>');
  expect(atom).toContain("<updated>2026-06-01T14:00:00.000Z</updated>");
  expect(atom).toContain("<published>2026-05-01T14:00:00.000Z</published>");
  const json = JSON.parse(blogFeed(SITE, [article], { language: "fr", format: "json" })) as Record<string, unknown>;
  expect(json).toMatchObject({
    version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
    feed_url: "https://nordet.example/blog/feed.json",
    items: [
      {
        id: "https://nordet.example/#post-12",
        title: "Calcul & rendement <vite>",
        summary: "A < B & C",
        date_published: "2026-05-01T14:00:00.000Z",
        tags: ["Données"],
      },
    ],
  });
});

it("has a separate URL for each topic and format", () => {
  expect(FEED_FORMATS.map((format) => feedPath("en", format, "Customer service"))).toEqual(
    FEED_FORMATS.map((format) => `/en/blog/topics/customer-service/feed.${format}`),
  );
  expect(topicOf("customer-service")).toBe("Customer service");
  expect(topicOf("nothing")).toBeUndefined();
  expect(blogFeed(SITE, [], { language: "en", format: "xml", topic: "Sales" })).toContain(
    "/en/blog/topics/sales/feed.xml",
  );
});
