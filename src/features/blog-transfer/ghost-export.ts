import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, type Language } from "../../lib/language.ts";
import { MAX_LENGTHS } from "../blog/schema.ts";
import type { ImportedPost, ImportRemark, ImportSource } from "./transfer.ts";
import { summaryOf } from "./words-summary.ts";

/** Longest HTML of a post that is converted: some ten characters for each one of the Markdown. */
const MAX_HTML = 10 * MAX_LENGTHS.content;
/** Elements within elements: beyond, each level costs the conversion more than the one before it, up to hours. */
const MAX_DEPTH = 100;
/** What holds nothing, or ends without saying so. */
const UNCOUNTED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|tr|td|th|dt|dd|option)$/i;

/** Begins a hidden tag that the language versions of a post share. */
export const PAIR_TAG = "#pair-";

/** Ghost writes the address of the site it was exported from as this. */
const GHOST_URL = /__GHOST_URL__/g;

const text = z.optional(z.nullable(z.string()));
const ghostPost = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  slug: text,
  html: text,
  plaintext: text,
  type: text,
  status: text,
  featured: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
  feature_image: text,
  custom_excerpt: text,
  created_at: text,
  published_at: text,
});
const row = z.record(z.string(), z.unknown());
const rows = z._default(z.array(row), []);
const ghostData = z.object({
  posts: z.array(z.unknown()),
  tags: rows,
  posts_tags: rows,
  posts_meta: rows,
  users: rows,
  posts_authors: rows,
});

/** Is this what Ghost calls its export? */
export function isGhostExport(value: unknown): boolean {
  return dataOf(value) !== undefined;
}

function dataOf(value: unknown): unknown {
  const root = value as { db?: { data?: unknown }[]; data?: unknown } | null;
  const data = root?.db?.[0]?.data ?? root?.data;
  return Array.isArray((data as { posts?: unknown } | undefined)?.posts) ? data : undefined;
}

/**
 * Reads the export of Ghost 1 to 6. A post tagged `#en` or `#fr` is in that language (Ghost has none of its own), and
 * those that share a tag `#pair-…` are versions of one post.
 * @param toMarkdown makes Markdown of the HTML that Ghost keeps beside its own format
 * @throws Error for what is no such export
 */
export function readGhostExport(
  value: unknown,
  toMarkdown: (html: string) => string,
  language: Language = DEFAULT_LANGUAGE,
): ImportSource {
  const data = z.parse(ghostData, dataOf(value));
  const tagNames = new Map(data.tags.map((tag) => [String(tag["id"]), String(tag["name"] ?? "")]));
  const authors = new Map(data.users.map((user) => [String(user["id"]), String(user["name"] ?? "")]));
  const tagsOf = grouped(data.posts_tags, (tag) => tagNames.get(String(tag["tag_id"])));
  const authorsOf = grouped(data.posts_authors, (author) => authors.get(String(author["author_id"])));
  const metaOf = new Map(data.posts_meta.map((meta) => [String(meta["post_id"]), meta]));
  const posts: ImportedPost[] = [];
  const remarks: ImportRemark[] = [];
  for (const [index, candidate] of data.posts.entries()) {
    const parsed = z.safeParse(ghostPost, candidate);
    if (!parsed.success) {
      remarks.push({ name: `posts[${index}]`, problem: "unreadable" });
      continue;
    }
    const post = parsed.data;
    const name = post.title || `posts[${index}]`;
    if (post.type === "page") remarks.push({ name, problem: "page" });
    else if (!post.html) remarks.push({ name, problem: "no-content" });
    else if (post.html.length > MAX_HTML || isDeeperThan(MAX_DEPTH, post.html))
      remarks.push({ name, problem: "too-long" });
    else {
      const id = String(post.id);
      const tags = tagsOf.get(id) ?? [];
      const meta = metaOf.get(id) ?? {};
      const content = toMarkdown(post.html.replace(GHOST_URL, ""));
      const excerpt = post.custom_excerpt || summaryOf(post.plaintext ?? content);
      posts.push({
        name,
        language: languageOfTags(tags) ?? language,
        pair: tags.find((tag) => tag.startsWith(PAIR_TAG))?.slice(PAIR_TAG.length),
        fields: {
          title: post.title,
          slug: post.slug ?? "",
          content,
          excerpt,
          metaDescription: meta["meta_description"] || excerpt,
          keywords: tags.filter((tag) => !tag.startsWith("#")).join(", "),
          category: tags[0],
          author: authorsOf.get(id)?.join(", "),
          coverAlt: meta["feature_image_alt"] ?? "",
        },
        coverSource: post.feature_image?.replace(GHOST_URL, "") || undefined,
        featured: Boolean(post.featured),
        createdAt: momentOf(post.created_at),
        publishedAt: post.status === "published" ? momentOf(post.published_at) : undefined,
      });
    }
  }
  return { posts, remarks };
}

/** Counts tags as they stand; those that need not be closed (a paragraph, an item) hold the others only for a moment. */
function isDeeperThan(most: number, html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (UNCOUNTED.test(name)) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > most) return true;
  }
  return false;
}

/** Names by post. */
function grouped(
  links: readonly Record<string, unknown>[],
  nameOf: (link: Record<string, unknown>) => string | undefined,
) {
  const found = new Map<string, string[]>();
  for (const link of links) {
    const name = nameOf(link);
    if (!name) continue;
    const id = String(link["post_id"]);
    const names = found.get(id);
    if (names) names.push(name);
    else found.set(id, [name]);
  }
  return found;
}

function languageOfTags(tags: readonly string[]): Language | undefined {
  return tags.includes("#en") ? "en" : tags.includes("#fr") ? "fr" : undefined;
}

/** A moment there is, in a year that both databases know. */
export function momentOf(value: unknown): Date | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  return year >= 1900 && year <= 9999 ? moment : undefined;
}
