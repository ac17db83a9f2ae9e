import type { ArticleCard } from "../../../features/blog/article.ts";
import { type Language, languageOfPath } from "../../../lib/language.ts";
import type { PreviewCard } from "../../sharing/preview-card.ts";
import { BLOG_TEXT } from "../blog-text.ts";

/** Text of an article's picture for social networks. */
export function articleCard({ language, title, category }: Pick<ArticleCard, "language" | "title" | "category">) {
  return { language, title, eyebrow: BLOG_TEXT[language].categories[category] } satisfies PreviewCard;
}

/** Language and slug of an article's path; undefined for any other path. */
export function readArticlePath(path: string): { language: Language; slug: string } | undefined {
  const slug = /^(?:\/en)?\/blog\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined ? undefined : { language: languageOfPath(path), slug };
}
