import type { Language } from "../../lib/language.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";
import { imageReference } from "../media/image-address.ts";
import type { Category } from "./schema.ts";

const READ_TIME = { fr: blogFr.readTime, en: blogEn.readTime };

/**
 * A post as `GET /api/blog` gives it (SPEC §3, §7), and what the product adds to it. Moments are ISO 8601 in UTC. Strangers
 * get what is published, staff what is written.
 */
export interface BlogPost {
  id: number;
  title: string;
  slug: string;
  /** Markdown. */
  content: string;
  excerpt: string;
  metaDescription: string;
  /** Separated by commas. */
  keywords: string;
  author: string;
  /** In the post's language: `5 min read`. */
  readTime: string;
  category: Category;
  featured: boolean;
  published: boolean;
  createdAt: string;
  updatedAt: string;

  language: Language;
  /** Shared by the language versions of a post. */
  pair: string;
  publishedAt: string | null;
  /** Address of its picture, with its words for those who do not see it. */
  cover: { url: string; alt: string } | null;
}

/** What both sources of such posts hold, the published articles and the working copies. */
export interface BlogPostRow
  extends Omit<BlogPost, "readTime" | "category" | "createdAt" | "updatedAt" | "publishedAt" | "cover"> {
  /** Minutes. */
  readTime: number;
  category: string;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  cover: string | null;
  coverAlt: string;
}

export function blogPostOf(row: BlogPostRow): BlogPost {
  const { id, title, slug, content, excerpt, metaDescription, keywords, author, language, pair } = row;
  return {
    id,
    title,
    slug,
    content,
    excerpt,
    metaDescription,
    keywords,
    author,
    readTime: READ_TIME[language](row.readTime),
    category: row.category as Category,
    featured: row.featured,
    published: row.published,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    language,
    pair,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    cover: row.cover === null ? null : { url: imageReference(row.cover), alt: row.coverAlt },
  };
}
