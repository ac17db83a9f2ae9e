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
  /** Its own, which is not always the reader's. */
  language: Language;
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: Category;
  /** Minutes. */
  readTime: number;
  featured: boolean;
  /** First publication: the date readers see. */
  publishedAt: string;
  /** When readers last got something new. */
  updatedAt: string;
  cover: Cover | null;
}

/** A published post whole. */
export interface Article extends ArticleCard {
  metaDescription: string;
  /** Separated by commas. */
  keywords: string;
  /** When it was begun. */
  createdAt: string;
  /** Rendered and sanitised: safe to be put into a page as it is. */
  html: string;
  /** Empty for a short article. */
  toc: TocEntry[];
}

/** One page of a list; `pages` is at least 1, also where nothing was found. */
export interface ArticlePage {
  articles: ArticleCard[];
  page: number;
  pages: number;
  total: number;
}

/** The blog as its first page shows it. */
export interface ArticleOverview extends ArticlePage {
  /** The newest featured article: above the others on the first page of the whole list, and in none of its pages. */
  lead: ArticleCard | null;
  /** Those that have articles, in the order of the schema. */
  categories: Category[];
}

/** What an address of an article leads to. */
export type Found =
  | {
      kind: "article";
      article: Article;
      /** The version in the other language, if it is published. */
      other: { language: Language; slug: string } | null;
      /** Same category, same language first (SPEC §2). */
      related: ArticleCard[];
    }
  /** To another slug, or to the same one in its own language. */
  | { kind: "moved"; path: string };

export function articlePath({ language, slug }: { language: Language; slug: string }): string {
  return pathIn(language, `/blog/${slug}`);
}
