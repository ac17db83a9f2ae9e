import { Feed } from "feed";
import { type Article, articlePath } from "../../features/blog/article.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { escapeHtml } from "../../lib/text/escape-html.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { BLOG_TEXT } from "./blog-text.ts";

/** Path of the feed of a language. */
export function feedPath(language: Language): string {
  return pathIn(language, "/blog/feed.xml");
}

/**
 * The newest articles of a language, whole, as RSS 2.0.
 * @param siteUrl public origin of the site
 * @param articles newest first
 */
export function rssFeed(siteUrl: string, language: Language, articles: readonly Article[]): string {
  const { title, description } = BLOG_TEXT[language].feed;
  const url = absoluteUrl(siteUrl, pathIn(language, "/blog"));
  const changed = articles.map(({ updatedAt }) => updatedAt).sort();
  const feed = new Feed({
    id: url,
    title,
    description,
    link: url,
    language: LOCALE_OF[language],
    feedLinks: { rss: absoluteUrl(siteUrl, feedPath(language)) },
    copyright: company.legalName,
    generator: false,
    // The time of its making would change the feed without any news in it.
    updated: new Date(changed.at(-1) ?? 0),
  });
  for (const article of articles) {
    const link = absoluteUrl(siteUrl, articlePath(article));
    feed.addItem({
      title: titleText(article.title),
      link,
      // Stays when the address changes: readers of the feed are not told of the same article twice.
      id: absoluteUrl(siteUrl, `/#post-${article.id}`),
      date: new Date(article.publishedAt),
      description: escapeHtml(article.excerpt),
      // The library keeps only the first `]]>` from ending its CDATA section.
      content: withAbsoluteAddresses(article.html, siteUrl, link).replaceAll("]]>", "]]&gt;"),
      category: [{ name: BLOG_TEXT[language].categories[article.category] }],
      // RSS's own `author` is a mail address.
      extensions: [{ name: "dc:creator", objects: { _text: article.author } }],
    });
  }
  return feed.rss2().replace(NOT_IN_XML, "");
}

/** What no XML document may hold, even as a reference (XML 1.0, section 2.2). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * RSS says of titles neither that they are text nor that they are HTML. What HTML would read as a tag or as a character is
 * escaped; a lone ampersand is the same in both.
 */
function titleText(title: string): string {
  return title
    .replace(/&(?=#?\w+;)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

/** Addresses within an article's HTML, which begin with a slash or a fragment, as they are read elsewhere. */
function withAbsoluteAddresses(html: string, siteUrl: string, articleUrl: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replace(/ href="#/g, ` href="${articleUrl}#`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, sources: string) => ` srcset="${sources.replace(/(^|, )\//g, `$1${siteUrl}/`)}"`,
    );
}
