import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";
import { imageReference } from "../media/model.ts";
import {
  CATEGORIES,
  type Obstacles,
  type PairStatus,
  POST_STATES,
  type PostFields,
  type PostState,
  REQUIRED_TO_PUBLISH,
} from "./model.ts";

const READ_TIME = { fr: blogFr.readTime, en: blogEn.readTime };

const moment = z.iso.datetime();

/** A post as `GET /api/blog` returns it (SPEC §3, §7), with fields of our own. */
export const blogPostSchema = z.strictObject({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  /** Markdown. */
  content: z.string(),
  excerpt: z.string(),
  metaDescription: z.string(),
  /** Comma-separated. */
  keywords: z.string(),
  author: z.string(),
  /** Worded in the post's language: `5 min read`. */
  readTime: z.string(),
  category: z.enum(CATEGORIES),
  featured: z.boolean(),
  published: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  language: z.enum(LANGUAGES),
  /** Shared by the two language versions of a post. */
  pair: z.string(),
  publishedAt: z.nullable(moment),
  /** URL and alternative text of the cover. */
  cover: z.nullable(z.strictObject({ url: z.string(), alt: z.string() })),
});
export type BlogPost = z.output<typeof blogPostSchema>;

/** Columns shared by published articles and working copies. */
export interface BlogPostRow extends Omit<BlogPost, "readTime" | "createdAt" | "updatedAt" | "publishedAt" | "cover"> {
  /** In minutes. */
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

/**
 * Reading speed, close to the slower of both languages: adults read 238 words of English non-fiction per minute
 * (Brysbaert 2019), and 195 words of French.
 */
const WORDS_PER_MINUTE = 200;

/** Returns the reading time of Markdown in minutes, at least one. */
export function readTimeOf(markdown: string): number {
  const shown = markdown.replace(/\]\([^()\s]*(?:\s[^()]*)?\)/g, "]");
  return Math.max(1, Math.ceil(countWords(shown) / WORDS_PER_MINUTE));
}

/** Counts words as a reader would: "l’équipe" is one. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu)?.length ?? 0;
}

/** The columns that decide a version's state and staleness. */
interface Version {
  published: boolean;
  publishAt: Date | null;
  revision: number;
  publishedRevision: number | null;
  scheduledRevision: number | null;
}

export function stateOf({ published, publishAt }: Pick<Version, "published" | "publishAt">): PostState {
  const [draft, scheduled, live] = POST_STATES;
  if (published) return live;
  return publishAt === null ? draft : scheduled;
}

export function hasChanges(version: Version): boolean {
  const chosen = version.published ? version.publishedRevision : version.scheduledRevision;
  return chosen !== null && chosen !== version.revision;
}

export function pairStatusOf(french: Version | undefined, english: (Version & Basis) | undefined): PairStatus {
  if (!french) return "missing-fr";
  if (!english) return "missing-en";
  return (english.basedOnRevision ?? 0) < (french.publishedRevision ?? french.revision) ? "stale" : "current";
}

interface Basis {
  basedOnRevision: number | null;
}

/**
 * Returns what prevents a version from being published. English readers never get what French readers do not (Charter
 * of the French Language). An English version therefore needs the French revision that it is based on, or a later one,
 * to be public at the same time.
 * @param french French version of an English post
 * @param at when the version would be published; now if undefined
 */
export function obstaclesTo(
  { language, fields }: { language: Language; fields: PostFields },
  french: Version | undefined,
  at?: Date,
): Obstacles {
  const missing = REQUIRED_TO_PUBLISH.filter((field) => fields[field].trim() === "");
  return {
    ...Object.fromEntries(missing.map((field) => [field, "required"])),
    ...(fields.cover !== null && fields.coverAlt === "" ? { coverAlt: "required" } : {}),
    ...(language === "en" ? parityObstacle(fields.basedOnRevision, french, at) : {}),
  };
}

function parityObstacle(basis: number | null, french: Version | undefined, at: Date | undefined): Obstacles {
  const isDueBefore = at !== undefined && french?.publishAt != null && french.publishAt <= at;
  const shown = french?.publishedRevision ?? (isDueBefore ? french?.scheduledRevision : null) ?? null;
  if (shown === null) return { basedOnRevision: "frenchMissing" };
  if (basis === null) return { basedOnRevision: "frenchUnstated" };
  return basis > shown ? { basedOnRevision: "frenchOlder" } : {};
}
