import * as z from "zod/mini";
import type { Language } from "../../lib/language.ts";
import { articlePath } from "../blog/article.ts";
import { MAX_LENGTHS } from "../blog/model.ts";
import { markdownOfHtml, TooComplex } from "./html-markdown.ts";
import { importedSlug, joined, momentOf, named, sampleNotes, summaryOf, UNDATED } from "./imported-values.ts";
import {
  type ImportedPost,
  type ImportNote,
  type ImportReading,
  type ImportRemark,
  type ImportSource,
  MAX_IMPORTED_POSTS,
  TooManyPosts,
} from "./transfer.ts";

/** Maximum length of a post's HTML, about ten characters per character of Markdown. */
const MAX_HTML = 10 * MAX_LENGTHS.content;
/** Maximum length of a title in the report, in UTF-16 code units. */
const MAX_NAME = 300;
/** Prefix of the hidden tag that a post's two language versions share. */
export const PAIR_TAG = "#pair-";
/** Hidden tag of every post that our blog exported. */
export const OWN_TAG = "#nordet";
/** Hidden tag of our posts whose category is also one of their keywords. */
export const OWN_KEYWORD_TAG = "#nordet-keyword";
/** Prefix of the hidden tag of a draft with a post's unpublished edits; that post's slug follows. */
export const EDITS_TAG = "#edits-";

/** Title of exported posts without a title, which Ghost requires. */
export const UNTITLED = "(Untitled)";

/** Hidden tags that our import understands. */
const OWN_TAGS = /^#(?:fr|en|nordet|nordet-keyword|(?:pair|edits)-.*)$/;

/** Tables in an export that are not about posts; they are not imported. */
const SITE_TABLES =
  /^(?:settings|comments|members|newsletters|snippets|products|offers|benefits|collections|recommendations|custom_theme_settings)$/;

/** Start of a part hidden from visitors (Ghost 5.107 and later); parts that non-members also see do not count. */
const MEMBERS_PART = /<!--\s*kg-gated-block:begin(?![^>]*\bnonMember:\s*true)/;

/** Ghost's placeholder for the site's URL, perhaps followed by a path. */
const GHOST_URL = /__GHOST_URL__(\/[^"'\s<>?#]*)?/g;

/** Paths that cannot be posts: files, and the home page. */
const NO_POST = /^\/(?:content\/|$)/;

const text = z.optional(z.nullable(z.string()));
const ghostPost = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  slug: text,
  html: text,
  plaintext: text,
  type: text,
  status: text,
  visibility: text,
  featured: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
  feature_image: text,
  custom_excerpt: text,
  created_at: text,
  updated_at: text,
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

type GhostData = z.output<typeof ghostData> & { tables: Readonly<Record<string, readonly unknown[]>> };

function dataOf(value: unknown): unknown {
  const root = value as { db?: { data?: unknown }[]; data?: unknown } | null;
  const data = root?.db?.[0]?.data ?? root?.data;
  return Array.isArray((data as { posts?: unknown } | undefined)?.posts) ? data : undefined;
}

/**
 * Reads exports from Ghost 1 to 6, and ignores other JSON files, even invalid ones. Ghost has no languages, so the tags
 * `#en` and `#fr` set a post's language, and posts that share a `#pair-…` tag are versions of one post.
 * @param files text by path
 * @returns undefined if there is no export
 * @throws TooManyPosts; any other Error for an unreadable export
 */
export function readGhostExports(files: ReadonlyMap<string, string>, reading: ImportReading): ImportSource | undefined {
  const sources: ImportSource[] = [];
  for (const [name, content] of files) {
    const data = /\.json$/i.test(name) ? dataOf(jsonOf(content)) : undefined;
    if (data !== undefined) {
      const tables = Object.entries(data as object).filter(([, rows]) => Array.isArray(rows));
      sources.push(readExport({ ...z.parse(ghostData, data), tables: Object.fromEntries(tables) }, reading));
    }
  }
  return sources.length === 0 ? undefined : joined(sources);
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function readExport({ tables, ...data }: GhostData, { language }: ImportReading): ImportSource {
  if (data.posts.length > MAX_IMPORTED_POSTS) throw new TooManyPosts();
  const beside = Object.entries(tables).filter(([name, rows]) => SITE_TABLES.test(name) && rows.length > 0);
  const tagNames = new Map(data.tags.map((tag) => [String(tag["id"]), String(tag["name"] ?? "")]));
  const authors = new Map(data.users.map((user) => [String(user["id"]), String(user["name"] ?? "")]));
  const tagsOf = grouped(data.posts_tags, (tag) => tagNames.get(String(tag["tag_id"])));
  const authorsOf = grouped(data.posts_authors, (author) => authors.get(String(author["author_id"])));
  const metaOf = new Map(data.posts_meta.map((meta) => [String(meta["post_id"]), meta]));
  const source: ImportSource = { posts: [], remarks: [] };
  if (beside.length > 0) {
    const detail = named(beside.map(([name, rows]) => `${name} (${rows.length})`));
    source.remarks.push({ name: "Ghost", problem: "other-kind", detail });
  }
  const paths = new Map<string, string>();
  for (const [index, candidate] of data.posts.entries()) {
    const parsed = z.safeParse(ghostPost, candidate);
    if (!parsed.success) {
      source.remarks.push({ name: `posts[${index}]`, problem: "unreadable" });
      continue;
    }
    const post = parsed.data;
    const name = post.title.slice(0, MAX_NAME) || `posts[${index}]`;
    const { html } = post;
    if (post.type === "page") source.remarks.push({ name, problem: "page" });
    else if (!html) source.remarks.push({ name, problem: "no-content" });
    else if (html.length > MAX_HTML) source.remarks.push({ name, problem: "too-long" });
    else {
      const id = String(post.id);
      // Before Ghost 2, the meta fields were columns of the post itself.
      const meta = { ...(candidate as Record<string, unknown>), ...metaOf.get(id) };
      const author = authors.get(String(meta["author_id"]));
      const others = {
        tags: tagsOf.get(id) ?? [],
        authors: authorsOf.get(id) ?? (author ? [author] : []),
        meta,
        paths,
      };
      const slug = importedSlug(post.slug, post.title);
      if (post.slug)
        paths.set(`/${post.slug}`, articlePath({ language: languageOfTags(others.tags) ?? language, slug }));
      source.posts.push({ name, read: () => readPost(name, post, html, others, language) });
    }
  }
  return source;
}

interface Joined {
  tags: readonly string[];
  authors: readonly string[];
  /** Raw columns of the post and its meta row. */
  meta: Record<string, unknown>;
  /** New paths of the export's posts, by old path. */
  paths: ReadonlyMap<string, string>;
}

function readPost(...[name, ...post]: Parameters<typeof postOf>): ImportedPost | ImportRemark {
  try {
    return postOf(name, ...post);
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return { name, problem: "too-complex" };
  }
}

function postOf(
  name: string,
  post: z.output<typeof ghostPost>,
  html: string,
  { tags, authors, meta, paths }: Joined,
  language: Language,
): ImportedPost {
  const missed = new Set<string>();
  const { markdown: content, notes } = markdownOfHtml(
    html.replace(GHOST_URL, (_address, path = "") => {
      const moved = paths.get(path.replace(/\/$/, ""));
      if (moved === undefined && path !== "" && !NO_POST.test(path)) missed.add(path);
      return moved ?? path;
    }),
  );
  const isOwn = tags.includes(OWN_TAG);
  const hidden = tags.filter((tag) => tag.startsWith("#") && !OWN_TAGS.test(tag));
  const lost = [...lostOf(meta), ...hidden];
  const excerpt = post.custom_excerpt || (isOwn ? "" : summaryOf(post.plaintext ?? content));
  const shown = tags.filter((tag) => !tag.startsWith("#"));
  const isToAppear = post.status === "published" || post.status === "scheduled";
  const publishedAt = isToAppear ? momentOf(post.published_at) : undefined;
  return {
    name,
    language: languageOfTags(tags) ?? language,
    pair: tags.find((tag) => tag.startsWith(PAIR_TAG))?.slice(PAIR_TAG.length),
    editsOf: tags.find((tag) => tag.startsWith(EDITS_TAG))?.slice(EDITS_TAG.length),
    fields: {
      title: isOwn && post.title === UNTITLED ? "" : post.title,
      slug: post.slug ?? "",
      content,
      excerpt,
      metaDescription: meta["meta_description"] || (isOwn ? "" : excerpt),
      keywords: shown.slice(isOwn && !tags.includes(OWN_KEYWORD_TAG) ? 1 : 0).join(", "),
      category: shown.join(", "),
      author: authors.join(", ") || (isOwn ? "" : undefined),
      coverAlt: meta["feature_image_alt"] ?? "",
    },
    coverSource: post.feature_image?.replaceAll("__GHOST_URL__", "") || undefined,
    featured: Boolean(post.featured),
    createdAt: momentOf(post.created_at),
    updatedAt: momentOf(post.updated_at),
    publishedAt,
    isScheduled: post.status === "scheduled",
    withheld: [
      ...withheldOf(post, html, meta),
      ...sampleNotes(content),
      ...(isToAppear && !publishedAt ? [UNDATED] : []),
    ],
    addresses: isOwn || !post.slug || !isToAppear ? [] : [`/${post.slug}/`],
    notes: [
      ...notes,
      ...(lost.length === 0 ? [] : [{ problem: "fields-lost" as const, detail: named(lost) }]),
      ...(missed.size === 0 ? [] : [{ problem: "links-lost" as const, detail: named(missed) }]),
    ],
    isOwn,
  };
}

/** Ghost fields that our blog lacks or derives itself. */
const FIELDS_LOST =
  /^(?:canonical_url|codeinjection_(?:head|foot)|custom_template|meta_title|(?:og|twitter)_(?:image|title|description)|frontmatter|feature_image_caption|email_subject)$/;

function lostOf(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((name) => FIELDS_LOST.test(name) && row[name] != null && row[name] !== "");
}

/**
 * Returns the reasons why Ghost did not show a post to everyone: it was restricted (`visibility`), had gated blocks, or
 * was only sent by email.
 */
function withheldOf(
  { visibility, status }: z.output<typeof ghostPost>,
  html: string,
  meta: Record<string, unknown>,
): ImportNote[] {
  const isForMembers = (visibility && visibility !== "public") || MEMBERS_PART.test(html);
  return [
    ...(isForMembers ? [{ problem: "members-only" as const }] : []),
    ...(status === "sent" ? [{ problem: "not-public" as const, detail: "status: sent" }] : []),
    ...(meta["email_only"] ? [{ problem: "not-public" as const, detail: "email_only" }] : []),
  ];
}

/** Groups names by post id. */
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
