import { Feed } from "feed";
import { type Article, articlePath } from "../../features/blog/article.ts";
import { CATEGORIES, type Category } from "../../features/blog/model.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { escapeHtml } from "../../lib/text/escape-html.ts";
import { claimsEn } from "../../text/en/claims.ts";
import { claimsFr } from "../../text/fr/claims.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { BLOG_TEXT } from "./blog-text.ts";
import { categoryInAddress } from "./list/list-address.ts";

export const FEED_FORMATS = ["xml", "atom", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** RSS 2.0 (`xml`), Atom (RFC 4287) and JSON Feed 1.1. */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  xml: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
};

/** Path of a feed of a language, of all topics or of one. */
export function feedPath(language: Language, format: FeedFormat = "xml", topic?: Category): string {
  return pathIn(language, `/blog/${topic ? `topics/${categoryInAddress(topic)}/` : ""}feed.${format}`);
}

/** The topic of a path: `customer-service`. */
export function topicOf(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => categoryInAddress(category) === slug);
}

interface FeedOptions {
  language: Language;
  format: FeedFormat;
  topic?: Category | undefined;
}

/**
 * The newest articles of a language, whole.
 * @param siteUrl public origin of the site
 * @param articles newest first
 */
export function blogFeed(
  siteUrl: string,
  articles: readonly Article[],
  { language, format, topic }: FeedOptions,
): string {
  const text = BLOG_TEXT[language];
  const url = absoluteUrl(siteUrl, pathIn(language, "/blog"));
  const changed = articles.map(({ updatedAt }) => updatedAt).sort();
  const own = absoluteUrl(siteUrl, feedPath(language, format, topic));
  const feed = new Feed({
    id: topic ? own : url,
    title: topic ? `${text.feed.title} · ${text.categories[topic]}` : text.feed.title,
    description: [text.feed.description, (language === "fr" ? claimsFr : claimsEn).demonstration]
      .filter(Boolean)
      .join(" "),
    link: url,
    language: LOCALE_OF[language],
    feedLinks: { [format === "xml" ? "rss" : format]: own },
    copyright: company.legalName,
    generator: false,
    // The time of its making would change the feed without any news in it.
    updated: new Date(changed.at(-1) ?? 0),
  });
  const isRss = format === "xml";
  for (const article of articles) {
    const link = absoluteUrl(siteUrl, articlePath(article));
    feed.addItem({
      title: isRss ? titleText(article.title) : format === "atom" ? escapeHtml(article.title) : article.title,
      link,
      // Stays when the address changes: readers of the feed are not told of the same article twice.
      id: absoluteUrl(siteUrl, `/#post-${article.id}`),
      date: new Date(isRss ? article.publishedAt : article.updatedAt),
      published: new Date(article.publishedAt),
      description: format === "json" ? article.excerpt : escapeHtml(article.excerpt),
      // The library keeps only the first `]]>` from ending its CDATA section.
      content: withAbsoluteAddresses(article.html, siteUrl, link).replaceAll("]]>", "]]&gt;"),
      category: [{ name: text.categories[article.category] }],
      // RSS's own `author` is a mail address.
      ...(isRss
        ? { extensions: [{ name: "dc:creator", objects: { _text: article.author } }] }
        : { author: [{ name: article.author }] }),
    });
  }
  if (format === "json") return feed.json1();
  return (isRss ? feed.rss2() : feed.atom1()).replace(NOT_IN_XML, "");
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
