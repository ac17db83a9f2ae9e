import { articlePath } from "../../../features/blog/article.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { pathsOf } from "../../layout/alternates.ts";
import { cardPath } from "../../sharing/preview-card.ts";
import { BLOG_TEXT } from "../blog-text.ts";
import { articleCard } from "./article-card.ts";
import type { ArticlePageProps } from "./article-page.tsx";
import { articleNode } from "./structured-data.ts";

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
