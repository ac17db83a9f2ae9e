import { type Language, pathIn } from "../../lib/language.ts";
import type { ImageFacts } from "../media/model.ts";
import type { Category, TocEntry } from "./model.ts";

/** The picture of an article. */
export interface Cover extends ImageFacts {
  /** In the article's language. */
  alt: string;
}

/** What a list shows of a published post. Moments are ISO 8601 in UTC. */
export interface ArticleCard {
  id: number;
  /** Shared by the language versions of a post. */
  pair: string;
  /** The article's own, not necessarily the reader's. */
  language: Language;
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: Category;
  /** Minutes. */
  readTime: number;
  featured: boolean;
  /** First publication: the date shown to readers. */
  publishedAt: string;
  /** When readers last got something new. */
  updatedAt: string;
  cover: Cover | null;
}

/** A complete published post. */
export interface Article extends ArticleCard {
  metaDescription: string;
  /** Separated by commas. */
  keywords: string;
  /** When it was created. */
  createdAt: string;
  /** Rendered and sanitized: safe to insert into a page. */
  html: string;
  /** Empty for a short article. */
  toc: TocEntry[];
}

/** One page of a list; `pages` is at least 1, even with no results. */
export interface ArticlePage {
  articles: ArticleCard[];
  page: number;
  pages: number;
  total: number;
}

/** The blog's first page. */
export interface ArticleOverview extends ArticlePage {
  /** The newest featured article: shown above the list on its first page, and left out of the list. */
  lead: ArticleCard | null;
  /** Those with articles, in schema order. */
  categories: Category[];
}

/** What an article's address resolves to. */
export type Found =
  | {
      kind: "article";
      article: Article;
      /** The version in the other language, if it is published. */
      other: { language: Language; slug: string } | null;
      /** Same category, same language first (SPEC §2). */
      related: ArticleCard[];
    }
  /** A redirect to another slug, or to the same one in its own language. */
  | { kind: "moved"; path: string };

export function articlePath({ language, slug }: { language: Language; slug: string }): string {
  return pathIn(language, `/blog/${slug}`);
}
