import path from "node:path";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../lib/language.ts";
import { readMarkdownFile } from "../blog/front-matter.ts";
import { MAX_LENGTHS } from "../blog/schema.ts";
import { momentOf } from "./ghost-export.ts";
import type { ImportedPost, ImportRemark, ImportSource } from "./transfer.ts";
import { summaryOf } from "./words-summary.ts";

/**
 * Reads Markdown files with front matter, ours and those of Hugo, Jekyll or Astro: their names for things are known too.
 * The language is told by the front matter, else by a folder or an ending (`en/post.md`, `post.en.md`).
 * @param files text by path
 */
export function readMarkdownFolder(
  files: ReadonlyMap<string, string>,
  language: Language = DEFAULT_LANGUAGE,
): ImportSource {
  const posts: ImportedPost[] = [];
  const remarks: ImportRemark[] = [];
  for (const [name, source] of files) {
    if (!/\.(?:md|markdown)$/i.test(name)) continue;
    // A generous bound on what is parsed; the content itself is measured when it is stored.
    if (source.length > 2 * MAX_LENGTHS.content) {
      remarks.push({ name, problem: "too-long" });
      continue;
    }
    try {
      posts.push(postOf(name, source, language));
    } catch {
      remarks.push({ name, problem: "unreadable" });
    }
  }
  return { posts, remarks };
}

function postOf(name: string, source: string, language: Language): ImportedPost {
  const { data, content: body } = readMarkdownFile(source);
  const given = (...names: string[]) => names.map((each) => data[each]).find((value) => value != null && value !== "");
  // A title that stands in the text only, as its first heading.
  const heading = given("title") === undefined ? /^# +(.+)\n+/.exec(body) : null;
  const title = String(given("title") ?? heading?.[1] ?? "");
  const content = (heading ? body.slice(heading[0].length) : body).trimEnd();
  const excerpt = line(given("excerpt", "summary", "description")) || summaryOf(content);
  const createdAt = momentOf(given("date", "createdAt", "pubDate", "publishDate", "publishedAt"));
  const state = given("state", "status");
  const isDraft =
    data["draft"] === true || data["published"] === false || (state !== undefined && state !== "published");
  const pair = given("pair", "translationKey");
  return {
    name,
    language: languageOf(name, given("language", "lang", "locale")) ?? language,
    pair: pair === undefined ? undefined : line(pair),
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
    publishedAt: isDraft ? undefined : (momentOf(given("publishedAt")) ?? createdAt),
  };
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
