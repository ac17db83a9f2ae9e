import { articlePath } from "../../features/blog/article.ts";
import type { Language } from "../../lib/language.ts";
import type { SitemapEntry } from "../sharing/sitemap.ts";

interface ArticleAddress {
  /** Shared by the language versions of a post. */
  pair: string;
  language: Language;
  slug: string;
  updatedAt: Date;
}

/** The articles for the sitemap: a post's versions form one entry. */
export function articleEntries(addresses: readonly ArticleAddress[]): SitemapEntry[] {
  const versions = Map.groupBy(addresses, ({ pair }) => pair);
  return [...versions.values()].map((posts) => ({
    paths: Object.fromEntries(posts.map((post) => [post.language, articlePath(post)])),
    lastModified: Object.fromEntries(posts.map(({ language, updatedAt }) => [language, updatedAt])),
  }));
}
