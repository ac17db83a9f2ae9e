import { Feed } from "feed";
import { type Article, articlePath } from "../../features/blog/article.ts";
import { CATEGORIES, type Category } from "../../features/blog/model.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { escapeHtml } from "../../lib/text/clean-text.ts";
import { claimsEn } from "../../text/en/claims.ts";
import { claimsFr } from "../../text/fr/claims.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { BLOG_TEXT } from "../page-texts.ts";
import { categoryInAddress } from "./list/list-address.ts";

export const FEED_FORMATS = ["xml", "atom", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Content types of RSS 2.0 (`xml`), Atom (RFC 4287) and JSON Feed 1.1. */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  xml: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
};

/** Returns the path of a language's feed, for all topics or a single topic. */
export function feedPath(language: Language, format: FeedFormat = "xml", topic?: Category): string {
  return pathIn(language, `/blog/${topic ? `topics/${categoryInAddress(topic)}/` : ""}feed.${format}`);
}

/** Returns the topic with this slug, such as `customer-service`; undefined if there is none. */
export function topicOf(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => categoryInAddress(category) === slug);
}

interface FeedOptions {
  language: Language;
  format: FeedFormat;
  topic?: Category | undefined;
}

/**
 * Returns the feed of a language's newest articles, in full.
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
    // The latest change instead of the time of generation, so that the feed changes only with its articles.
    updated: new Date(changed.at(-1) ?? 0),
  });
  const isRss = format === "xml";
  for (const article of articles) {
    const link = absoluteUrl(siteUrl, articlePath(article));
    feed.addItem({
      title: isRss ? titleText(article.title) : format === "atom" ? escapeHtml(article.title) : article.title,
      link,
      // The id does not contain the slug, so that feed readers do not show a renamed article twice.
      id: absoluteUrl(siteUrl, `/#post-${article.id}`),
      date: new Date(isRss ? article.publishedAt : article.updatedAt),
      published: new Date(article.publishedAt),
      description: format === "json" ? article.excerpt : escapeHtml(article.excerpt),
      // The library escapes only the first `]]>`, but each one would end the CDATA section.
      content: withAbsoluteAddresses(article.html, siteUrl, link).replaceAll("]]>", "]]&gt;"),
      category: [{ name: text.categories[article.category] }],
      // The `author` of RSS must be an email address, so use Dublin Core.
      ...(isRss
        ? { extensions: [{ name: "dc:creator", objects: { _text: article.author } }] }
        : { author: [{ name: article.author }] }),
    });
  }
  if (format === "json") return feed.json1();
  return (isRss ? feed.rss2() : feed.atom1()).replace(NOT_IN_XML, "");
}

/** Characters that XML 1.0 forbids, even as references (section 2.2). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes a title for RSS, which does not say whether titles are text or HTML. Escapes only what HTML would read as a
 * tag or character reference; a lone ampersand means the same in both.
 */
function titleText(title: string): string {
  return title
    .replace(/&(?=#?\w+;)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

/** Makes paths and fragments in an article's HTML absolute, because feed readers show the article elsewhere. */
function withAbsoluteAddresses(html: string, siteUrl: string, articleUrl: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replace(/ href="#/g, ` href="${articleUrl}#`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, sources: string) => ` srcset="${sources.replace(/(^|, )\//g, `$1${siteUrl}/`)}"`,
    );
}
