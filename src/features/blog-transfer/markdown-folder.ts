import path from "node:path";
import { isLanguage, type Language } from "../../lib/language.ts";
import { FrontMatterTooLong, readMarkdownFile, writeMarkdownFile } from "../blog/markdown/front-matter.ts";
import { MAX_LENGTHS } from "../blog/model.ts";
import type { ArchiveEntry } from "./archive.ts";
import { asReadersKnow, type ExportedPost, type ExportParts, imageEntries, OWN_IMAGE } from "./exported-posts.ts";
import { momentOf, summaryOf } from "./imported-values.ts";
import type { ImportedPost, ImportReading, ImportRemark, ImportSource } from "./transfer.ts";

/**
 * Reads Markdown files with front matter, ours and those of Hugo, Jekyll or Astro: their names for things are known too.
 * The language is told by the front matter, else by a folder or an ending (`en/post.md`, `post.en.md`).
 * @param files text by path
 */
export function readMarkdownFolder(
  files: ReadonlyMap<string, string>,
  reading: ImportReading,
): ImportSource | undefined {
  const source: ImportSource = { posts: [], remarks: [] };
  for (const [name, text] of files) {
    if (!/\.(?:md|markdown)$/i.test(name)) continue;
    // A generous bound on what is parsed; the content itself is measured when it is stored.
    if (text.length > 2 * MAX_LENGTHS.content) source.remarks.push({ name, problem: "too-long" });
    else source.posts.push({ name, read: () => readPost(name, text, reading) });
  }
  return source.posts.length + source.remarks.length === 0 ? undefined : source;
}

function readPost(name: string, text: string, reading: ImportReading): ImportedPost | ImportRemark {
  try {
    return postOf(name, text, reading);
  } catch (error) {
    return { name, problem: error instanceof FrontMatterTooLong ? "too-complex" : "unreadable" };
  }
}

function postOf(name: string, source: string, { language, now }: ImportReading): ImportedPost {
  const { data, content: body } = readMarkdownFile(source);
  const given = (...names: string[]) => names.map((each) => data[each]).find((value) => value != null && value !== "");
  // A title that stands in the text only, as its first heading.
  const heading = given("title") === undefined ? /^# +(.+)\n+/.exec(body) : null;
  const title = String(given("title") ?? heading?.[1] ?? "");
  const content = (heading ? body.slice(heading[0].length) : body).trimEnd();
  const excerpt = line(given("excerpt", "summary", "description")) || summaryOf(content);
  const createdAt = momentOf(given("date", "createdAt", "pubDate", "publishDate", "publishedAt"));
  const state = line(given("state", "status")).toLowerCase();
  // Ours is scheduled by a date of its own, and says that it is a draft too, for those who do not know that date.
  const publishAt = state === "scheduled" ? momentOf(given("publishAt")) : undefined;
  const isDraft =
    publishAt === undefined &&
    (isYes(data["draft"]) || isNo(data["published"]) || !["", "published"].includes(state) || IN_DRAFTS.test(name));
  const publishedAt = publishAt ?? momentOf(given("publishedAt", "publishDate")) ?? createdAt;
  const pair = given("pair", "translationKey");
  return {
    name,
    language: languageOf(name, given("language", "lang", "locale")) ?? language,
    pair: pair === undefined ? undefined : line(pair),
    editsOf: line(given("editsOf")) || undefined,
    fields: {
      title,
      slug: line(given("slug")),
      content,
      excerpt,
      metaDescription: line(given("metaDescription", "meta_description", "description")) || excerpt,
      keywords: line(given("keywords", "tags")),
      category: line(given("category", "categories")),
      author: line(given("author", "authors")) || undefined,
      coverAlt: line(given("coverAlt", "cover_alt", "imageAlt")),
    },
    coverSource: line(given("cover", "image", "featured_image")) || undefined,
    featured: data["featured"] === true,
    createdAt,
    updatedAt: momentOf(given("updatedAt", "lastmod", "updated", "updatedDate", "last_modified_at")),
    publishedAt: isDraft ? undefined : publishedAt,
    isScheduled: publishAt !== undefined,
    withheld: withheldOf(data, now) ?? (isDraft || publishedAt ? undefined : { problem: "undated" }),
    notes: [],
  };
}

/** Where Jekyll keeps what is not published. */
const IN_DRAFTS = /(?:^|\/)_drafts\//;

/** YAML 1.1 takes more words for true and false than the version that is read here. */
const isYes = (value: unknown) => /^(?:true|yes|on|1)$/i.test(String(value));
const isNo = (value: unknown) => /^(?:false|no|off|0)$/i.test(String(value));

/** What other programs say in front matter of a page that visitors do not find, besides that it is a draft. */
function withheldOf(data: Record<string, unknown>, now: Date): ImportedPost["withheld"] {
  const said = (name: string) => ({ problem: "not-public", detail: `${name}: ${line(data[name])}` }) as const;
  const expiry = momentOf(data["expiryDate"]);
  if (expiry && expiry <= now) return said("expiryDate");
  const visibility = line(data["visibility"]).toLowerCase();
  if (["members", "paid", "tiers"].includes(visibility)) return { problem: "members-only" };
  if (visibility !== "" && visibility !== "public") return said("visibility");
  const flag = ["private", "unlisted", "hidden", "headless"].find((name) => isYes(data[name]));
  if (flag) return said(flag);
  // Not what it is: it would be read in the report.
  return data["password"] == null ? undefined : { problem: "not-public", detail: "password" };
}

/** A value of YAML as one line; the items of a list are joined. */
function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value).replace(/\s+/g, " ").trim() : "";
}

function languageOf(name: string, given: unknown): Language | undefined {
  const named = String(given ?? "")
    .slice(0, 2)
    .toLowerCase();
  if (isLanguage(named)) return named;
  const ending = /\.(fr|en)\.\w+$/i.exec(name)?.[1]?.toLowerCase();
  const folder = path.posix.dirname(name).split("/").reverse().find(isLanguage);
  return isLanguage(ending) ? ending : folder;
}

/** The blog as a folder for each language, with a file for each post, which any program reads that reads Markdown. */
export async function* markdownEntries({ posts, media }: ExportParts): AsyncGenerator<ArchiveEntry> {
  const images = new Set<string>();
  for await (const post of asReadersKnow(posts)) {
    const file = fileOf(post);
    for (const [, id = ""] of file.matchAll(OWN_IMAGE)) images.add(id);
    yield {
      path: `${post.language}/${post.editsOf === undefined ? post.slug : `${post.editsOf}.edits`}.md`,
      content: file.replace(OWN_IMAGE, "../media/$1.webp"),
      modifiedAt: new Date(post.updatedAt),
    };
  }
  yield* imageEntries(media, images, "media");
}

function fileOf(post: ExportedPost): string {
  const { title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state } = post;
  const data = {
    ...{ title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state },
    // Other programs know no state.
    ...(state === "published" ? {} : { draft: true }),
    ...(post.editsOf === undefined ? {} : { editsOf: post.editsOf }),
    date: post.createdAt,
    updatedAt: post.updatedAt,
    ...(post.publishedAt === null ? {} : { publishedAt: post.publishedAt }),
    ...(post.publishAt === null ? {} : { publishAt: post.publishAt }),
    ...(post.cover === null ? {} : { cover: `/media/${post.cover}`, coverAlt: post.coverAlt }),
  };
  return writeMarkdownFile({ data, content: post.content });
}
