import { isLanguage, type Language } from "../../../lib/language.ts";
import { articlePath } from "../../blog/article.ts";
import { MAX_LENGTHS } from "../../blog/model.ts";
import { markdownOfHtml, TooComplex } from "../html-markdown.ts";
import {
  importedSlug,
  isOwnPath,
  joined,
  momentOf,
  named,
  oldPathOf,
  sampleNotes,
  summaryOf,
  UNDATED,
} from "../imported-values.ts";
import {
  type ImportedPost,
  type ImportNote,
  type ImportReading,
  type ImportRemark,
  type ImportSource,
  MAX_IMPORTED_POSTS,
  TooManyPosts,
} from "../transfer.ts";
import { childrenOf, htmlOfWordPress, plainOf, readWxr, textOf, type WxrElement, withheldOf } from "./wxr.ts";

/** Maximum length of a post's HTML, about ten characters per character of Markdown. */
const MAX_HTML = 10 * MAX_LENGTHS.content;
/** Maximum length of a title in the report, in UTF-16 code units. */
const MAX_NAME = 300;

/**
 * Reads WordPress exports (WXR), with Polylang's languages and translations. Comments are only counted; uploads that no
 * text shows are reported as lost.
 * @param files text by path
 * @throws Error for broken XML
 */
export function readWordPressExports(
  files: ReadonlyMap<string, string>,
  reading: ImportReading,
): ImportSource | undefined {
  const sources: ImportSource[] = [];
  for (const [name, text] of files) {
    // Ignore other XML files.
    if (!/\.xml$/i.test(name) || !text.includes("wxr_version")) continue;
    try {
      const channel = readWxr(text);
      if (channel) sources.push(readExport(channel, reading));
    } catch (error) {
      if (files.size === 1 || error instanceof TooManyPosts) throw error;
      sources.push({ posts: [], remarks: [{ name, problem: "unreadable" }] });
    }
  }
  return sources.length === 0 ? undefined : joined(sources);
}

/** The parts of an export that its posts refer to. */
interface Site {
  authors: ReadonlyMap<string, string>;
  /** URL and alternative text of uploads, by attachment id. */
  attachments: ReadonlyMap<string, Attachment>;
  /** Uploads by the id of the post they were attached to. */
  attachedTo: ReadonlyMap<string, readonly Attachment[]>;
  /** New paths of the export's posts, by old path. */
  paths: ReadonlyMap<string, string>;
  /** The old site's URL. */
  base: string;
}

interface Attachment {
  address: string;
  alt: string;
  parent: string;
}

/** Item types that are revisions or internal copies. */
const INTERNAL = /^(?:revision|oembed_cache|customize_changeset|user_request)$/;

function readExport(channel: WxrElement, reading: ImportReading): ImportSource {
  const items = childrenOf(channel, "item");
  const named = (type: string) => items.filter((item) => textOf(item, "wp:post_type") === type);
  const posts = named("post");
  if (posts.length > MAX_IMPORTED_POSTS) throw new TooManyPosts();
  const authors = childrenOf(channel, "wp:author").map(
    (author) => [textOf(author, "wp:author_login"), textOf(author, "wp:author_display_name")] as const,
  );
  const attachments = named("attachment").map((item) => {
    const address = textOf(item, "wp:attachment_url") || textOf(item, "guid");
    const alt = metaOf(item).get("_wp_attachment_image_alt") ?? "";
    return [textOf(item, "wp:post_id"), { address, alt, parent: textOf(item, "wp:post_parent") }] as const;
  });
  const added = attachments.map(([, attachment]) => attachment);
  const site: Site = {
    authors: new Map(authors),
    attachments: new Map(attachments),
    attachedTo: Map.groupBy(added, ({ parent }) => parent),
    paths: new Map(
      posts
        .filter((post) => !isThrownAway(post))
        .flatMap((post) => {
          const path = oldPathOf(textOf(post, "link"));
          const slug = importedSlug(textOf(post, "wp:post_name"), titleOf(post));
          return path === undefined
            ? []
            : [[path, articlePath({ language: languageOf(post) ?? reading.language, slug })] as const];
        }),
    ),
    base: textOf(channel, "wp:base_blog_url"),
  };
  const source: ImportSource = { posts: [], remarks: [] };
  for (const post of posts) {
    const name = nameOf(post);
    if (isThrownAway(post)) {
      source.remarks.push({ name, problem: "other-kind", detail: `status: ${textOf(post, "wp:status")}` });
    } else if (textOf(post, "content:encoded").length > MAX_HTML) source.remarks.push({ name, problem: "too-long" });
    else source.posts.push({ name, read: () => readPost(name, post, site, reading) });
  }
  for (const page of named("page")) source.remarks.push({ name: nameOf(page), problem: "page" });
  const kinds = Map.groupBy(items, (item) => textOf(item, "wp:post_type"));
  for (const [kind, { length }] of kinds) {
    if (["post", "page", "attachment"].includes(kind) || INTERNAL.test(kind)) continue;
    source.remarks.push({ name: kind.slice(0, MAX_NAME), problem: "other-kind", detail: String(length) });
  }
  return source;
}

const isThrownAway = (post: WxrElement) => ["trash", "auto-draft", "inherit"].includes(textOf(post, "wp:status"));

const titleOf = (item: WxrElement) => plainOf(textOf(item, "title"));

const nameOf = (item: WxrElement) =>
  titleOf(item).slice(0, MAX_NAME) || textOf(item, "wp:post_name") || `#${textOf(item, "wp:post_id")}`;

function metaOf(item: WxrElement): Map<string, string> {
  const pairs = childrenOf(item, "wp:postmeta");
  return new Map(pairs.map((each) => [textOf(each, "wp:meta_key"), textOf(each, "wp:meta_value")]));
}

function readPost(...[name, ...post]: Parameters<typeof postOf>): ImportedPost | ImportRemark {
  try {
    return postOf(name, ...post);
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return { name, problem: "too-complex" };
  }
}

function postOf(name: string, post: WxrElement, site: Site, { language }: ImportReading): ImportedPost {
  const meta = metaOf(post);
  const terms = (domain: string, key: "text" | "nicename" = "text") =>
    childrenOf(post, "category")
      .filter(({ attributes }) => attributes["domain"] === domain)
      .map(({ text, attributes }) => (key === "text" ? plainOf(text) : (attributes["nicename"] ?? "")));
  const {
    html: written,
    codes,
    blocks,
  } = htmlOfWordPress(textOf(post, "content:encoded"), meta.get("footnotes") ?? "");
  const { html, missed } = withOwnLinks(written, site);
  const { markdown: content, notes } = markdownOfHtml(html);
  const excerpt = summaryOf(plainOf(textOf(post, "excerpt:encoded"))) || summaryOf(content);
  const status = textOf(post, "wp:status");
  const isToAppear = status === "publish" || status === "future";
  const publishedAt = isToAppear ? dateOf(post, "wp:post_date") : undefined;
  const thumbnail = site.attachments.get(meta.get("_thumbnail_id") ?? "");
  const author = textOf(post, "dc:creator");
  return {
    name,
    language: languageOf(post) ?? language,
    pair: terms("post_translations", "nicename")[0]?.replaceAll("_", "-"),
    editsOf: undefined,
    fields: {
      title: titleOf(post),
      slug: textOf(post, "wp:post_name"),
      content,
      excerpt,
      metaDescription: DESCRIPTIONS.map((key) => meta.get(key)).find(Boolean) ?? excerpt,
      keywords: terms("post_tag").join(", "),
      category: [...terms("category"), ...terms("post_tag")]
        .filter((each) => !/^(?:uncategorized|non class[ée]e?)$/i.test(each))
        .join(", "),
      author: site.authors.get(author) || author || undefined,
      coverAlt: thumbnail?.alt ?? "",
    },
    coverSource: thumbnail?.address,
    featured: textOf(post, "wp:is_sticky") === "1",
    createdAt: dateOf(post, "wp:post_date"),
    updatedAt: dateOf(post, "wp:post_modified"),
    publishedAt,
    isScheduled: status === "future",
    withheld: [
      ...withheldOf(post, meta, codes),
      ...sampleNotes(content),
      ...(isToAppear && !publishedAt ? [UNDATED] : []),
    ],
    addresses: isToAppear ? addressesOf(post, meta) : [],
    notes: [
      ...notes,
      ...(missed.size === 0 ? [] : [{ problem: "links-lost" as const, detail: named(missed) }]),
      ...lossesOf(post, { html, blocks, meta, site, thumbnail: thumbnail?.address }),
    ],
    isOwn: false,
  };
}

/** Paths of files rather than posts. */
const NO_POST = /^\/wp-(?:content|includes)\//;

/**
 * Points links between the export's posts to their new paths.
 * @returns `missed`: paths on the old site that are not in the export
 */
function withOwnLinks(html: string, { base, paths }: Site): { html: string; missed: Set<string> } {
  const missed = new Set<string>();
  const ownHost = hostOf(base);
  const linked = html.replace(/(\shref=["'])([^"'<>]+)/g, (all, before: string, address: string) => {
    const isOnSite = /^\/(?!\/)/.test(address) || (ownHost !== "" && hostOf(address) === ownHost);
    const path = isOnSite ? oldPathOf(address) : undefined;
    if (path === undefined) return all;
    const moved = paths.get(path);
    if (moved === undefined && !NO_POST.test(path) && !isOwnPath(path)) missed.add(path);
    return moved === undefined ? all : `${before}${moved}`;
  });
  return { html: linked, missed };
}

/** Returns a URL's host in lower case, without `www.`; empty if there is no host. */
const hostOf = (address: string) => /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";

/** Returns the language set by Polylang, which stores it as a term of the post. */
function languageOf(post: WxrElement): Language | undefined {
  const term = childrenOf(post, "category").find(({ attributes }) => attributes["domain"] === "language");
  const code = term?.attributes["nicename"]?.slice(0, 2);
  return isLanguage(code) ? code : undefined;
}

/** Returns the post's URL, and the URL with its former slug, if any. */
function addressesOf(post: WxrElement, meta: ReadonlyMap<string, string>): string[] {
  const link = textOf(post, "link");
  const before = meta.get("_wp_old_slug");
  const name = textOf(post, "wp:post_name");
  return before && name && link.includes(name) ? [link, link.replace(name, before)] : [link];
}

/** Reads a date, preferably from its UTC field; WordPress writes zeros for no date. */
function dateOf(post: WxrElement, name: string): Date | undefined {
  const utc = textOf(post, `${name}_gmt`);
  return /^[1-9]/.test(utc) ? momentOf(`${utc.replace(" ", "T")}Z`) : momentOf(textOf(post, name));
}

const DESCRIPTIONS = ["_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description"];

/** WordPress's internal fields, and those that we read. */
const INTERNAL_META =
  /^_(?:edit_l|thumbnail_id|wp_old_|wp_page_template|wp_trash|pingme|encloseme|oembed_)|^footnotes$/;

interface Losses {
  html: string;
  blocks: string[];
  meta: ReadonlyMap<string, string>;
  site: Site;
  thumbnail: string | undefined;
}

function lossesOf(post: WxrElement, { html, blocks, meta, site, thumbnail }: Losses): ImportNote[] {
  const id = textOf(post, "wp:post_id");
  const comments = childrenOf(post, "wp:comment").length;
  const fields = [...meta].filter(([key, value]) => value && !INTERNAL_META.test(key) && !DESCRIPTIONS.includes(key));
  const attached = (site.attachedTo.get(id) ?? []).filter(({ address }) => address !== thumbnail);
  const unseen = attached.filter(({ address }) => !html.includes(stemOf(address))).map(({ address }) => address);
  const notes: ImportNote[] = [
    { problem: "elements-lost", detail: named(blocks) },
    { problem: "fields-lost", detail: named(fields.map(([key]) => key)) },
    { problem: "file-lost", detail: named(unseen) },
    { problem: "comments-lost", detail: comments === 0 ? "" : String(comments) },
  ];
  return notes.filter(({ detail }) => detail !== "");
}

/** Returns an image's path without extension, which also matches smaller sizes in a text (`a-300x200.jpg`). */
const stemOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, "").replace(/\.\w+$/, "");
