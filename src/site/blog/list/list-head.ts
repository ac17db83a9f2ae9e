import type { ArticleOverview } from "../../../features/blog/article.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { blogNode } from "../article/structured-data.ts";
import { BLOG_TEXT } from "../blog-text.ts";
import { type ListView, listAddress } from "./list-address.ts";

/** The list's head. Topics and further pages are indexed addresses; search results and empty lists are not. */
export function listHead(siteUrl: string, language: Language, view: ListView, overview: ArticleOverview) {
  const text = BLOG_TEXT[language];
  const { category, q, page = 1 } = view;
  const topic = category && text.categories[category];
  const part = page > 1 ? text.pages.page(page) : undefined;
  const narrowed = [q && text.search.found(q), topic, part].filter((words) => words);
  const description = topic ? text.descriptionOf(topic) : text.description;
  return {
    paths: Object.fromEntries(LANGUAGES.map((each) => [each, listAddress(each, view)])) as Record<Language, string>,
    title: narrowed.length === 0 ? text.title : [text.name, ...narrowed].join(" · "),
    description: part ? `${description} ${part}.` : description,
    indexed: !q && overview.total > 0,
    nodes: q ? [] : [blogNode(siteUrl, language, overview)],
  };
}
