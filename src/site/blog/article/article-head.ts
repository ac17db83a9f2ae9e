import { type Article, type ArticleCard, type ArticleOverview, articlePath } from "../../../features/blog/article.ts";
import { imageFallback } from "../../../features/media/image-address.ts";
import { company } from "../../../lib/company/company.ts";
import { iconAddress } from "../../../lib/company/own-pictures.ts";
import { type Language, LOCALE_OF, languageOfPath, pathIn } from "../../../lib/language.ts";
import { absoluteUrl, pathsOf } from "../../layout/alternates.ts";
import { companyReference, type StructuredNode } from "../../layout/structured-data.ts";
import { BLOG_TEXT } from "../../page-texts.ts";
import { cardPath, type PreviewCard } from "../../sharing/preview-card.ts";
import type { ArticlePageProps } from "./article-page.tsx";

/** Text of an article's picture for social networks. */
export function articleCard({ language, title, category }: Pick<ArticleCard, "language" | "title" | "category">) {
  return { language, title, eyebrow: BLOG_TEXT[language].categories[category] } satisfies PreviewCard;
}

/** Language and slug of an article's path; undefined for any other path. */
export function readArticlePath(path: string): { language: Language; slug: string } | undefined {
  const slug = /^(?:\/en)?\/blog\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined ? undefined : { language: languageOfPath(path), slug };
}

/** The company as publisher, repeated in each graph for readers that follow no references. */
function publisher(siteUrl: string) {
  return {
    "@type": "Organization",
    ...companyReference(siteUrl),
    name: company.name,
    url: absoluteUrl(siteUrl, "/"),
    logo: absoluteUrl(siteUrl, iconAddress()),
  };
}

/** The team is not a person; any other author is. */
function author(siteUrl: string, name: string) {
  return name.includes(company.name) ? { ...publisher(siteUrl), name } : { "@type": "Person", name };
}

/** The list of articles, with those on the current page. */
export function blogNode(siteUrl: string, language: Language, { lead, articles }: ArticleOverview): StructuredNode {
  const text = BLOG_TEXT[language];
  const url = absoluteUrl(siteUrl, pathIn(language, "/blog"));
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    url,
    name: text.feed.title,
    description: text.feed.description,
    inLanguage: LOCALE_OF[language],
    publisher: companyReference(siteUrl),
    blogPost: [...(lead ? [lead] : []), ...articles].map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      url: absoluteUrl(siteUrl, articlePath(article)),
    })),
  };
}

/**
 * An article (SPEC §2).
 * @param image path of a picture, if the article has none of its own
 */
export function articleNode(siteUrl: string, article: Article, image?: string): StructuredNode {
  const { language, title, metaDescription, keywords, category, readTime, publishedAt, updatedAt, cover } = article;
  const url = absoluteUrl(siteUrl, articlePath(article));
  const picture = cover ? imageFallback(cover) : image;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: metaDescription,
    author: author(siteUrl, article.author),
    publisher: publisher(siteUrl),
    datePublished: publishedAt,
    dateModified: updatedAt,
    keywords: keywords
      .split(",")
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ""),
    articleSection: BLOG_TEXT[language].categories[category],
    inLanguage: LOCALE_OF[language],
    timeRequired: `PT${readTime}M`,
    ...(picture && { image: absoluteUrl(siteUrl, picture) }),
  };
}

/**
 * An article's head; without a version in the other language, the switcher leads to that language's list.
 * @param siteUrl public origin of the site
 */
export function articleHead(siteUrl: string, { article, other }: Pick<ArticlePageProps, "article" | "other">) {
  const { language, title, metaDescription, category, publishedAt, updatedAt } = article;
  const { name, categories } = BLOG_TEXT[language];
  const paths: Record<Language, string> = { ...pathsOf("/blog"), [language]: articlePath(article) };
  if (other) paths[other.language] = articlePath(other);
  const card = articleCard(article);
  return {
    language,
    paths,
    title,
    description: metaDescription,
    hasTwin: other !== null,
    article: { publishedAt, updatedAt, section: categories[category] },
    card,
    nodes: [articleNode(siteUrl, article, cardPath(paths[language], card))],
    above: [{ name, path: pathIn(language, "/blog") }],
  };
}
