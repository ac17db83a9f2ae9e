import path from "node:path";
import { isLanguage, type Language } from "../../../lib/language.ts";
import { FrontMatterTooLong, readMarkdownFile } from "../../blog/markdown/front-matter.ts";
import { MAX_LENGTHS } from "../../blog/model.ts";
import { SLUG } from "../../blog/slug.ts";
import { momentOf, named, sampleNotes, summaryOf, UNDATED } from "../imported-values.ts";
import type { ImportedPost, ImportNote, ImportReading, ImportRemark, ImportSource } from "../transfer.ts";
import { readForeignMarkdown, withoutSite } from "./foreign-markdown.ts";

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
    if (!/\.(?:mdx?|markdown)$/i.test(name)) continue;
    // A generous bound on what is parsed; the content itself is measured when it is stored.
    if (text.length > 2 * MAX_LENGTHS.content) source.remarks.push({ name, problem: "too-long" });
    else source.posts.push({ name, read: () => readPost(name, text, reading) });
  }
  return source.posts.length + source.remarks.length === 0 ? undefined : source;
}

function readPost(name: string, text: string, reading: ImportReading): ImportedPost | ImportRemark {
  try {
    const file = readMarkdownFile(text);
    return isPage(name, file.data) ? { name, problem: "page" } : postOf(name, file, reading);
  } catch (error) {
    return { name, problem: error instanceof FrontMatterTooLong ? "too-complex" : "unreadable" };
  }
}

/** What lies beside posts: notes to those who keep the folder, and the page of a section (`_index.md`) or of nothing. */
function isPage(name: string, data: Record<string, unknown>): boolean {
  const base = path.posix.basename(name).toLowerCase();
  const hasFrontMatter = Object.keys(data).length > 0;
  if (/^_index\./.test(base) || [data["layout"], data["type"]].includes("page")) return true;
  if (/^index\./.test(base)) return !hasFrontMatter || /^(?:content\/)?[^/]+$/.test(name);
  return !hasFrontMatter && /^(?:readme|changelog|contributing|license|licence|code_of_conduct|security)\./.test(base);
}

/** How Jekyll names a file: its day and its address. */
const JEKYLL = /(?:^|\/)(\d{4}-\d{2}-\d{2})-([^/]+?)(?:\.(?:fr|en))?\.\w+$/i;

/** Values of the front matter, by any of the names that programs have for them. */
type Given = (...names: string[]) => unknown;

function postOf(
  name: string,
  { data, content: body }: ReturnType<typeof readMarkdownFile>,
  { language, now }: ImportReading,
): ImportedPost {
  const given: Given = (...names) => names.map((each) => data[each]).find((value) => value != null && value !== "");
  const isOwn = ["state", "pair", "language", "slug"].every((each) => each in data);
  const [, jekyllDay, jekyllSlug = ""] = JEKYLL.exec(name) ?? [];
  const state = line(given("state", "status")).toLowerCase();
  // Ours is scheduled by a date of its own, and says that it is a draft too, for those who do not know that date.
  const publishAt = state === "scheduled" ? momentOf(given("publishAt")) : undefined;
  const isDraft =
    publishAt === undefined &&
    (isYes(data["draft"]) || isNo(data["published"]) || !["", "published"].includes(state) || IN_DRAFTS.test(name));
  const createdAt = momentOf(given("date", "createdAt", "pubDate", "publishDate", "publishedAt") ?? jekyllDay);
  const publishedAt = publishAt ?? momentOf(given("publishedAt", "publishDate")) ?? createdAt;
  const pair = given("pair", "translationKey");
  const { fields, notes, codes } = isOwn
    ? ownFields(data, body)
    : foreignFields(given, body, jekyllSlug, /\.mdx$/i.test(name));
  const cover = given("cover", "image", "featured_image", "feature_image", "thumbnail");
  const lost = isOwn ? [] : Object.keys(data).filter((each) => !KNOWN.has(each));
  return {
    name,
    language: languageOf(name, given("language", "lang", "locale")) ?? language,
    pair: pair === undefined ? undefined : line(pair),
    editsOf: line(given("editsOf")) || undefined,
    fields: {
      ...fields,
      slug: line(given("slug")) || (SLUG.test(jekyllSlug) ? jekyllSlug : ""),
      coverAlt: line(given("coverAlt", "cover_alt", "imageAlt") ?? part(cover, "alt")),
    },
    coverSource: withoutSite(line(part(cover, "image", "path", "url", "src") ?? cover)) || undefined,
    featured: data["featured"] === true,
    createdAt,
    updatedAt: momentOf(given("updatedAt", "lastmod", "updated", "updatedDate", "last_modified_at", "modified")),
    publishedAt: isDraft ? undefined : publishedAt,
    isScheduled: publishAt !== undefined,
    withheld: [
      ...withheldOf(data, now),
      ...(isOwn ? [] : sampleNotes(fields.content)),
      ...(codes.length === 0 ? [] : [{ problem: "codes-left" as const, detail: named(codes) }]),
      ...(isDraft || publishedAt ? [] : [UNDATED]),
    ],
    addresses: [...listOf(given("aliases", "redirect_from")), ...(isOwn ? [] : pathsOf(name, given))],
    notes: lost.length === 0 ? notes : [...notes, { problem: "fields-lost", detail: named(lost) }],
    isOwn,
  };
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/** Where Hugo or Jekyll showed it, unless a template of theirs (`:title`) says so. */
function pathsOf(name: string, given: Given): string[] {
  const said = listOf(given("url", "permalink")).filter((each) => !each.includes(":"));
  if (said.length > 0) return said.map((each) => (each.startsWith("/") ? each : `/${each}`));
  const [, day, slug] = JEKYLL.exec(name) ?? [];
  if (day && slug) {
    const dated = `${day.replaceAll("-", "/")}/${slug}`;
    const folders = list(given("category"), given("categories")).toLowerCase().split(/,? +/).filter(Boolean).join("/");
    return [dated, ...(folders === "" ? [] : [`${folders}/${dated}`])].flatMap((each) => [`/${each}.html`, `/${each}`]);
  }
  const [, file] = /(?:^|\/)content\/(.+?)(?:\.(?:fr|en))?\.\w+$/i.exec(name) ?? [];
  if (file === undefined) return [];
  const folder = file.replace(/\/index$/, "");
  const own = line(given("slug"));
  return [`/${own === "" ? folder : path.posix.join(path.posix.dirname(folder), own)}`];
}

type Fields = { fields: ImportedPost["fields"]; notes: ImportNote[]; codes: readonly string[] };

/** As they were, with nothing made up for what was left empty. */
function ownFields(data: Record<string, unknown>, body: string): Fields {
  const text = (name: string) => (typeof data[name] === "string" ? data[name] : "");
  const names = ["title", "excerpt", "metaDescription", "keywords", "category", "author"] as const;
  const fields = Object.fromEntries(names.map((name) => [name, text(name)]));
  return { fields: { ...fields, title: text("title"), content: body.replace(/\n$/, "") }, notes: [], codes: [] };
}

function foreignFields(given: Given, body: string, jekyllSlug: string, isMdx: boolean): Fields {
  const { markdown, notes, codes } = readForeignMarkdown(body.replace(/^\n+/, ""), isMdx);
  // A title that stands in the text only, as its first heading, or in the name of the file.
  const heading = given("title") === undefined ? /^# +(.+)\n+/.exec(markdown) : null;
  const words = jekyllSlug.replaceAll("-", " ");
  const title = String(given("title") ?? heading?.[1] ?? words.charAt(0).toUpperCase() + words.slice(1));
  const content = (heading ? markdown.slice(heading[0].length) : markdown).trimEnd();
  const excerpt = line(given("excerpt", "summary", "description", "subtitle")) || summaryOf(content);
  return {
    fields: {
      title,
      content,
      excerpt,
      metaDescription: line(given("metaDescription", "meta_description", "description")) || excerpt,
      keywords: list(given("keywords"), given("tags")),
      category: list(given("category"), given("categories"), given("tags")),
      author: list(given("author"), given("authors")) || undefined,
    },
    notes,
    codes,
  };
}

/** Names in front matter that are read, or say nothing that readers see. */
const KNOWN: ReadonlySet<string> = new Set([
  ...["title", "slug", "language", "lang", "locale", "pair", "translationKey", "editsOf", "state", "status", "draft"],
  ...["date", "createdAt", "pubDate", "publishDate", "publishedAt", "publishAt", "published", "expiryDate"],
  ...["updatedAt", "lastmod", "updated", "updatedDate", "last_modified_at", "modified", "featured"],
  ...["excerpt", "summary", "description", "subtitle", "metaDescription", "meta_description", "keywords", "tags"],
  ...["category", "categories", "author", "authors", "visibility", "password", "private", "unlisted", "hidden"],
  ...["cover", "image", "featured_image", "feature_image", "thumbnail", "coverAlt", "cover_alt", "imageAlt"],
  ...["build", "_build", "headless", "layout", "type", "aliases", "redirect_from", "url", "permalink"],
]);

/** Where Jekyll keeps what is not published. */
const IN_DRAFTS = /(?:^|\/)_drafts\//;

/** YAML 1.1 takes more words for true and false than the version that is read here. */
const isYes = (value: unknown) => /^(?:true|yes|on|1)$/i.test(String(value));
const isNo = (value: unknown) => /^(?:false|no|off|0)$/i.test(String(value));

/** What other programs say in front matter of a page that visitors do not find, besides that it is a draft. */
function withheldOf(data: Record<string, unknown>, now: Date): ImportNote[] {
  const visibility = line(data["visibility"]).toLowerCase();
  const isForMembers = ["members", "paid", "tiers"].includes(visibility);
  const expiry = momentOf(data["expiryDate"]);
  const said = [
    ...(expiry && expiry <= now ? ["expiryDate"] : []),
    ...(isForMembers || visibility === "" || visibility === "public" ? [] : ["visibility"]),
    ...["private", "unlisted", "hidden", "headless"].filter((name) => isYes(data[name])),
  ].map((name) => `${name}: ${line(data[name]) || "true"}`);
  // Not what it is: it would be read in the report.
  const doors = [...said, ...hugoBuildOf(data), ...(data["password"] == null ? [] : ["password"])];
  return [
    ...(isForMembers ? [{ problem: "members-only" as const }] : []),
    ...doors.map((detail) => ({ problem: "not-public" as const, detail })),
  ];
}

/** Hugo's build options (`build`, `_build` in older sites) where they keep a page, or its place in lists, from visitors. */
function hugoBuildOf(data: Record<string, unknown>): string[] {
  return ["build", "_build"].flatMap((name) => {
    const options = data[name];
    if (options === null || typeof options !== "object") return [];
    return ["render", "list"].flatMap((option) => {
      const value = String((options as Record<string, unknown>)[option] ?? "always");
      return /^(?:always|true)$/i.test(value) ? [] : [`${name}.${option}: ${value}`];
    });
  });
}

/** A value of front matter as one line; the items of a list are joined, and of people the name is told. */
function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).join(", ");
  if (typeof value === "object") return line(part(value, "name") ?? "");
  return typeof value === "string" || typeof value === "number" ? String(value).replace(/\s+/g, " ").trim() : "";
}

const list = (...values: unknown[]) => [...new Set(values.map(line).filter((each) => each !== ""))].join(", ");

/** A part of a value that programs keep under names of their own. */
function part(value: unknown, ...names: string[]): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const parts = value as Record<string, unknown>;
  return names.map((each) => parts[each]).find((each) => typeof each === "string");
}

function languageOf(name: string, given: unknown): Language | undefined {
  const code = String(given ?? "")
    .slice(0, 2)
    .toLowerCase();
  if (isLanguage(code)) return code;
  const ending = /\.(fr|en)\.\w+$/i.exec(name)?.[1]?.toLowerCase();
  const folder = path.posix.dirname(name).split("/").reverse().find(isLanguage);
  return isLanguage(ending) ? ending : folder;
}
