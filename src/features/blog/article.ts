import { type Language, pathIn } from "../../lib/language.ts";
import type { ImageFacts } from "../media/model.ts";
import type { Category, TocEntry } from "./model.ts";

export interface Cover extends ImageFacts {
  /** Alternative text, in the article's language. */
  alt: string;
}

/** A published post as lists show it. Instants are ISO 8601 in UTC. */
export interface ArticleCard {
  id: number;
  /** Shared by the two language versions of a post. */
  pair: string;
  /** The article's language, which may differ from the reader's. */
  language: Language;
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: Category;
  /** In minutes. */
  readTime: number;
  featured: boolean;
  /** First publication, the date shown to readers. */
  publishedAt: string;
  /** When a revision was last published. */
  updatedAt: string;
  cover: Cover | null;
}

/** A complete published post. */
export interface Article extends ArticleCard {
  metaDescription: string;
  /** Comma-separated. */
  keywords: string;
  createdAt: string;
  /** Rendered and sanitized, so it is safe to insert into a page. */
  html: string;
  /** Table of contents; empty for a short article. */
  toc: TocEntry[];
}

/** A page of a list; `pages` is at least 1, even if there are no results. */
export interface ArticlePage {
  articles: ArticleCard[];
  page: number;
  pages: number;
  total: number;
}

/** A page of the blog, with its lead and categories. */
export interface ArticleOverview extends ArticlePage {
  /** Newest featured article, shown above the unfiltered list instead of in it; `null` after the first page. */
  lead: ArticleCard | null;
  /** Categories that have articles, in the order of `CATEGORIES`. */
  categories: Category[];
}

/** What an article's URL resolves to. */
export type Found =
  | {
      kind: "article";
      article: Article;
      /** The version in the other language, if it is published. */
      other: { language: Language; slug: string } | null;
      /** Articles in the same category, those in the same language first (SPEC §2). */
      related: ArticleCard[];
    }
  /** A redirect: the slug has changed, or belongs to the other language. */
  | { kind: "moved"; path: string };

export function articlePath({ language, slug }: { language: Language; slug: string }): string {
  return pathIn(language, `/blog/${slug}`);
}
