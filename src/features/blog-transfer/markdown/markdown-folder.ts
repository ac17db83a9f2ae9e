import path from "node:path";
import { isLanguage, type Language } from "../../../lib/language.ts";
import { FrontMatterTooLong, readMarkdownFile } from "../../blog/markdown/front-matter.ts";
import { MAX_LENGTHS } from "../../blog/model.ts";
import { SLUG, slugOf } from "../../blog/words.ts";
import { momentOf, named, sampleNotes, summaryOf, UNDATED } from "../imported-values.ts";
import type { ImportedPost, ImportNote, ImportReading, ImportRemark, ImportSource } from "../transfer.ts";
import {
  cascadesOf,
  expiryOf,
  type FrontMatter,
  type Given,
  givenIn,
  IN_DRAFTS,
  IN_POSTS,
  isNo,
  isYes,
  JEKYLL,
  line,
  list,
  type Place,
  part,
  placesOf,
  textsIn,
  withheldOf,
} from "./folder-places.ts";
import { readForeignMarkdown, withoutSite } from "./foreign-markdown.ts";
import { type SiteSettings, settingsOf } from "./site-settings.ts";

/**
 * Reads Markdown files with front matter: ours, and Hugo's, Jekyll's and Astro's with their field names. The language
 * is in the front matter, or else in a folder or suffix (`en/post.md`, `post.en.md`). Files that differ only in
 * language are versions of one post.
 * @param files text by path
 */
export function readMarkdownFolder(
  files: ReadonlyMap<string, string>,
  reading: ImportReading,
): ImportSource | undefined {
  const names = [...files.keys()].filter((name) => /\.(?:mdx?|markdown)$/i.test(name));
  const sections = cascadesOf(files);
  const settings = settingsOf(files);
  const places = placesOf(names.map((name) => settings.usualPath(name)));
  const site = { ...settings, handedDown: (name: string) => ({ ...settings.handedDown(name), ...sections(name) }) };
  const source: ImportSource = { posts: [], remarks: names.length === 0 ? [] : settings.remarks };
  for (const name of names) {
    const text = files.get(name)!;
    // A generous limit on parsing; the content's own limit applies later.
    if (text.length > 2 * MAX_LENGTHS.content) source.remarks.push({ name, problem: "too-long" });
    else
      source.posts.push({
        name,
        read: () => readPost(name, text, places.get(settings.usualPath(name))!, site, reading),
      });
  }
  return names.length === 0 ? undefined : source;
}

function readPost(
  name: string,
  text: string,
  place: Place,
  site: SiteSettings,
  reading: ImportReading,
): ImportedPost | ImportRemark {
  try {
    const { data, content } = readMarkdownFile(text);
    const isOwn = ["state", "pair", "language", "slug"].every((each) => each in data);
    if (isOwn) return postOf(name, { data, content }, { place: ANYWHERE, isOwn, site: undefined, reading });
    if (place.isPage || isPage(site.usualPath(name), data)) return { name, problem: "page" };
    // Jekyll shows posts without front matter. They have no title, so an editor must look at them first.
    const isBare = IN_POSTS.test(name) && Object.keys(data).length === 0;
    return postOf(
      name,
      { data: site.dated(name, { ...site.handedDown(name), ...data }), content },
      { place: isBare ? { ...place, hiddenBy: "_posts" } : place, isOwn, site, reading },
    );
  } catch (error) {
    return { name, problem: error instanceof FrontMatterTooLong ? "too-complex" : "unreadable" };
  }
}

/** Place of our own exports, whose front matter states everything. */
const ANYWHERE: Place = { language: undefined, pair: undefined, isPage: false, hiddenBy: undefined };

/** Whether a file is not a post, but a readme or a section page (`_index.md`), for example. */
function isPage(name: string, data: FrontMatter): boolean {
  const base = path.posix.basename(name).toLowerCase();
  const hasFrontMatter = Object.keys(data).length > 0;
  if (/^_index\./.test(base) || [data["layout"], data["type"]].includes("page")) return true;
  if (/^index\./.test(base)) return !hasFrontMatter || /^(?:content\/)?[^/]+$/.test(name);
  return !hasFrontMatter && /^(?:readme|changelog|contributing|license|licence|code_of_conduct|security)\./.test(base);
}

function postOf(
  name: string,
  { data, content: body }: ReturnType<typeof readMarkdownFile>,
  {
    place,
    isOwn,
    site,
    reading: { language: ofReading, now },
  }: { place: Place; isOwn: boolean; site: SiteSettings | undefined; reading: ImportReading },
): ImportedPost {
  const given = givenIn(data);
  const language = site?.language ?? ofReading;
  const zone = site?.zone;
  const [, jekyllDay, jekyllSlug = ""] = JEKYLL.exec(name) ?? [];
  const state = line(given("state", "status")).toLowerCase();
  // Our scheduled posts have `publishAt`, and also `draft` for programs that do not know `publishAt`.
  const publishAt = state === "scheduled" ? momentOf(given("publishAt")) : undefined;
  const isDraft =
    publishAt === undefined &&
    (isYes(given("draft")) || isNo(given("published")) || !["", "published"].includes(state) || IN_DRAFTS.test(name));
  const createdAt = momentOf(given("date", "createdAt", "pubDate", "publishDate", "publishedAt") ?? jekyllDay, zone);
  const publishedAt =
    publishAt ?? momentOf(given("publishedAt", "publishDate", "pubDate", "published"), zone) ?? createdAt;
  const pair = given("pair", "translationKey");
  const { fields, notes, codes } = isOwn
    ? ownFields(data, body)
    : foreignFields(given, body, jekyllSlug, /\.mdx$/i.test(name));
  const cover = given("cover", "image", "featured_image", "feature_image", "thumbnail");
  const lost = isOwn ? [] : lostNames(data, given, now);
  const saidLanguage = languageOf(given("language", "lang", "locale")) ?? place.language;
  const hiddenBy = place.hiddenBy ?? site?.hiddenBy(name, saidLanguage);
  return {
    name,
    language: saidLanguage ?? language,
    pair: pair === undefined ? place.pair : isOwn ? line(pair) : slugOf(line(pair)),
    editsOf: line(given("editsOf")) || undefined,
    fields: {
      ...fields,
      slug: line(given("slug")) || (SLUG.test(jekyllSlug) ? jekyllSlug : ""),
      coverAlt: line(given("coverAlt", "cover_alt", "imageAlt") ?? part(cover, "alt")),
    },
    coverSource: withoutSite(line(part(cover, "image", "path", "url", "src") ?? cover)) || undefined,
    featured: given("featured") === true,
    createdAt,
    updatedAt: momentOf(given("updatedAt", "lastmod", "updated", "updatedDate", "last_modified_at", "modified"), zone),
    publishedAt: isDraft ? undefined : publishedAt,
    isScheduled: publishAt !== undefined,
    withheld: [
      ...withheldOf(given, now, zone),
      ...(hiddenBy === undefined ? [] : [{ problem: "not-public" as const, detail: hiddenBy }]),
      ...(isOwn ? [] : sampleNotes(fields.content)),
      ...(codes.length === 0 ? [] : [{ problem: "codes-left" as const, detail: named(codes) }]),
      ...(isDraft || publishedAt ? [] : [UNDATED]),
    ],
    addresses: [
      ...textsIn(given("aliases", "redirect_from")),
      ...(isOwn ? [] : pathsOf(site?.usualPath(name) ?? name, given, place, language)),
      ...(site ? templated(site.permalink(name), site.usualPath(name), given) : []),
    ],
    notes: lost.length === 0 ? notes : [...notes, { problem: "fields-lost", detail: named(lost) }],
    isOwn,
  };
}

/** Fills in the site's permalink template; a template with an unknown placeholder is ignored. */
function templated(template: string | undefined, name: string, given: Given): string[] {
  if (template === undefined) return [];
  const [, jekyllDay = "", jekyllSlug] = JEKYLL.exec(name) ?? [];
  const file =
    jekyllSlug ?? path.posix.basename(name.replace(/\/index(?=(?:\.(?:fr|en))?\.\w+$)/i, "")).replace(/\..*$/, "");
  const [year = "", month = "", day = ""] = (line(given("date")) || jekyllDay).slice(0, 10).split("-");
  const title = jekyllSlug ?? slugOf(line(given("title")));
  const slug = line(given("slug")) || (jekyllSlug ?? title);
  const categories = list(given("category"), given("categories")).toLowerCase().split(/,? +/).filter(Boolean).join("/");
  const [, section = ""] = /(?:^|\/)content\/(?:(?:fr|en)\/)?([^/]+)\//i.exec(name) ?? [];
  const parts: Record<string, string> = {
    ...{ year, month, day, title, slug, categories, section, filename: file, contentbasename: file },
    ...{ slugorfilename: line(given("slug")) || file, slugorcontentbasename: line(given("slug")) || file },
    ...{ i_month: String(Number(month)), i_day: String(Number(day)), short_year: year.slice(2), output_ext: ".html" },
  };
  const written = (STYLES[template] ?? template).replace(/:(\w+)/g, (all, part: string) => parts[part] ?? all);
  return /[:[\]]/.test(written) ? [] : [`/${written}`.replace(/\/{2,}/g, "/")];
}

/** Jekyll's built-in permalink styles. */
const STYLES: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};

/** Returns the paths in a post's front matter, otherwise those that Hugo or Jekyll gives the post by default. */
function pathsOf(name: string, given: Given, { language }: Place, ofSite: Language): string[] {
  const said = textsIn(given("url", "permalink")).filter((each) => !each.includes(":"));
  if (said.length > 0) return said.map((each) => (each.startsWith("/") ? each : `/${each}`));
  const [, day, slug] = JEKYLL.exec(name) ?? [];
  const [, file] = /(?:^|\/)content\/(?:(?:fr|en)\/)?(.+?)(?:\.(?:fr|en))?\.\w+$/i.exec(name) ?? [];
  if (file === undefined && day && slug) {
    const dated = `${day.replaceAll("-", "/")}/${slug}`;
    const folders = list(given("category"), given("categories")).toLowerCase().split(/,? +/).filter(Boolean).join("/");
    return [dated, ...(folders === "" ? [] : [`${folders}/${dated}`])].flatMap((each) => [`/${each}.html`, `/${each}`]);
  }
  if (file === undefined) return [];
  const folder = file.replace(/\/index$/, "");
  const own = line(given("slug"));
  const beside = (last: string) => path.posix.join(path.posix.dirname(folder), last);
  // If Hugo takes the date from the file name, the URL lacks it.
  const places = own === "" ? [folder, ...(slug ? [beside(slug)] : [])] : [beside(own)];
  const addresses = places.map((each) => `/${each}`);
  if (language === undefined) return addresses;
  // The site's default language has no folder in URLs, unless configured.
  return [...addresses.map((each) => `/${language}${each}`), ...(language === ofSite ? addresses : [])];
}

type Fields = { fields: ImportedPost["fields"]; notes: ImportNote[]; codes: readonly string[] };

/** Returns the fields as we exported them; empty fields stay empty. */
function ownFields(data: Record<string, unknown>, body: string): Fields {
  const text = (name: string) => (typeof data[name] === "string" ? data[name] : "");
  const names = ["title", "excerpt", "metaDescription", "keywords", "category", "author"] as const;
  const fields = Object.fromEntries(names.map((name) => [name, text(name)]));
  return { fields: { ...fields, title: text("title"), content: body.replace(/\n$/, "") }, notes: [], codes: [] };
}

function foreignFields(given: Given, body: string, jekyllSlug: string, isMdx: boolean): Fields {
  const { markdown, notes, codes } = readForeignMarkdown(body.replace(/^\n+/, ""), isMdx);
  // Without a title in the front matter, use the first heading, or else the file name.
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

/** Front-matter keys that we read, or that never affect what readers see; any other is reported as lost. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...["title", "slug", "language", "lang", "locale", "pair", "translationKey", "editsOf", "state", "status", "draft"],
    ...["date", "createdAt", "pubDate", "publishDate", "publishedAt", "publishAt", "published", "expiryDate"],
    ...["unpublishDate", "outputs"],
    ...["updatedAt", "lastmod", "updated", "updatedDate", "last_modified_at", "modified", "featured"],
    ...["excerpt", "summary", "description", "subtitle", "metaDescription", "meta_description", "keywords", "tags"],
    ...["category", "categories", "author", "authors", "visibility", "password", "private", "unlisted", "hidden"],
    ...["cover", "image", "featured_image", "feature_image", "thumbnail", "coverAlt", "cover_alt", "imageAlt"],
    ...["build", "_build", "headless", "layout", "type", "aliases", "redirect_from", "url", "permalink"],
  ].map((name) => name.toLowerCase()),
);

/** Returns the names of lost fields, including an expiry date in the future. */
function lostNames(data: FrontMatter, given: Given, now: Date): string[] {
  const unknown = Object.keys(data).filter((each) => !KNOWN.has(each.toLowerCase()));
  const expiry = expiryOf(given);
  return expiry && expiry > now ? [...unknown, "expiryDate"] : unknown;
}

function languageOf(given: unknown): Language | undefined {
  const code = String(given ?? "")
    .slice(0, 2)
    .toLowerCase();
  return isLanguage(code) ? code : undefined;
}
