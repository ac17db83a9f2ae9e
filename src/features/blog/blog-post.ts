import * as z from "zod/mini";
import { LANGUAGES } from "../../lib/language.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";
import { imageReference } from "../media/image-address.ts";
import { CATEGORIES } from "./model.ts";

const READ_TIME = { fr: blogFr.readTime, en: blogEn.readTime };

const moment = z.iso.datetime();

/**
 * A post as `GET /api/blog` returns it (SPEC §3, §7), with the product's additions. The public gets published posts,
 * staff the working copies.
 */
export const blogPostSchema = z.strictObject({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  /** Markdown. */
  content: z.string(),
  excerpt: z.string(),
  metaDescription: z.string(),
  /** Separated by commas. */
  keywords: z.string(),
  author: z.string(),
  /** In the post's language: `5 min read`. */
  readTime: z.string(),
  category: z.enum(CATEGORIES),
  featured: z.boolean(),
  published: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  language: z.enum(LANGUAGES),
  /** Shared by the language versions of a post. */
  pair: z.string(),
  publishedAt: z.nullable(moment),
  /** Address and alternative text of its picture. */
  cover: z.nullable(z.strictObject({ url: z.string(), alt: z.string() })),
});
export type BlogPost = z.output<typeof blogPostSchema>;

/** Columns common to both sources of such posts, published articles and working copies. */
export interface BlogPostRow extends Omit<BlogPost, "readTime" | "createdAt" | "updatedAt" | "publishedAt" | "cover"> {
  /** Minutes. */
  readTime: number;
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
    category: row.category,
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
