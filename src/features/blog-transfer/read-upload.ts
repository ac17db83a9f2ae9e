import path from "node:path";
import { readMarkdownFile } from "../blog/markdown/front-matter.ts";
import { MAX_LENGTHS } from "../blog/model.ts";
import { type Archive, readArchive } from "./archive.ts";
import { READERS } from "./formats.ts";
import { joined } from "./imported-values.ts";
import {
  type ImportedPost,
  type ImportReading,
  type ImportRemark,
  type ImportSource,
  MAX_IMPORTED_POSTS,
  TooManyPosts,
} from "./transfer.ts";

/** Fields other than the content are cut to this length before they are sent. It is above every field's maximum. */
const MAX_FIELD = 1_000;
/** Maximum length of an image URL in the report, in UTF-16 code units. */
const MAX_SHOWN = 300;

/** An imported post with its images located. */
export type ReadPost = Omit<ImportedPost, "fields" | "coverSource"> & {
  fields: Omit<ImportedPost["fields"], "content">;
  /** The Markdown in pieces; every second piece is an image's URL, as written. */
  pieces: string[];
  cover: ImageSource | undefined;
  /** Images, by the piece that holds their URL. */
  images: ReadonlyMap<string, ImageSource>;
};

/** An image's path or URL as written in the post, and its path in the archive, if it is there. */
export interface ImageSource {
  source: string;
  file: string | undefined;
}

export interface Upload {
  /** File name or title of each post. */
  names: string[];
  /** Items of the file that cannot become posts. */
  remarks: ImportRemark[];
  read(index: number): ReadPost | ImportRemark;
  /** See `Archive.file`. */
  file(path: string, maxBytes: number): Promise<Buffer | undefined>;
}

/**
 * A Markdown image, with its URL in group 2. Lengths are bounded, because each unclosed `![` would otherwise be scanned
 * to the end of the text.
 */
const MARKDOWN_IMAGE = /(!\[(?:[^\]\\]|\\.){0,500}\]\()(<[^<>\n]{0,2000}>|[^\s()<>]{1,2000})/g;

/**
 * Reads the posts in a file, or in a zip with images, in any format; each post is parsed on demand. Run this on a
 * separate thread, see `import-reader.ts`.
 * @throws TooManyPosts; any other Error if the file is in no known format
 */
export async function readUpload(data: Buffer, reading: ImportReading): Promise<Upload> {
  const { source, archive } = await sourceOf(data, reading);
  if (source.posts.length > MAX_IMPORTED_POSTS) throw new TooManyPosts();
  return {
    names: source.posts.map(({ name }) => name),
    remarks: source.remarks,
    read: (index) => {
      const post = source.posts[index]!.read();
      if ("problem" in post) return post;
      // Check before the post is sent to the main thread, since some HTML grows when converted to Markdown.
      if (post.fields.content.length > MAX_LENGTHS.content) return { name: post.name, problem: "too-long" };
      return withImages(post, archive);
    },
    file: async (name, maxBytes) => await archive?.file(name, maxBytes),
  };
}

/** Post files in formats that we cannot read. */
const UNKNOWN_POST = /(?:^|\/)(?:_posts|_drafts|content)\/.*\.(?:html?|adoc|asciidoc|rst|org|textile)$/i;

async function sourceOf(data: Buffer, reading: ImportReading): Promise<{ source: ImportSource; archive?: Archive }> {
  const read = (files: ReadonlyMap<string, string>) => READERS.flatMap((readFiles) => readFiles(files, reading) ?? []);
  if (data.subarray(0, 2).toString("latin1") === "PK") {
    const archive = await readArchive(data);
    const unreadable = archive.unreadable.map((name) => ({ name, problem: "unreadable" as const }));
    const unknown = [...archive.paths()].filter((name) => UNKNOWN_POST.test(name));
    const remarks = [...unreadable, ...unknown.map((name) => ({ name, problem: "no-content" as const }))];
    return { source: joined([...read(archive.texts), { posts: [], remarks }]), archive };
  }
  const text = new TextDecoder("utf-8", { fatal: true }).decode(data);
  const found = read(new Map([[`upload.${kindOf(text)}`, text]]));
  if (found.length === 0) throw new Error("No format that is known");
  return { source: joined(found) };
}

/** Guesses the type of a single file from its start. */
function kindOf(text: string): "json" | "xml" | "md" {
  if (/^\s*\{/.test(text)) return hasText(text) ? "md" : "json";
  return /^\uFEFF?\s*<(?:\?xml|rss)\b/.test(text) ? "xml" : "md";
}

/** Whether text follows the JSON object, which makes the object the front matter of a Markdown file. */
function hasText(text: string): boolean {
  try {
    const { data, content } = readMarkdownFile(text);
    return Object.keys(data).length > 0 && content.trim() !== "";
  } catch {
    return false;
  }
}

function withImages({ fields, coverSource, ...post }: ImportedPost, archive: Archive | undefined): ReadPost {
  const { content, ...others } = fields;
  const imageOf = (source: string) => ({
    source: source.slice(0, MAX_SHOWN),
    file: archive && findImage(archive, post.name, source),
  });
  const pieces: string[] = [];
  const images = new Map<string, ImageSource>();
  let end = 0;
  for (const { 1: opening = "", 2: address = "", index } of content.matchAll(MARKDOWN_IMAGE)) {
    const start = index + opening.length;
    pieces.push(content.slice(end, start), address);
    end = start + address.length;
    if (!images.has(address)) images.set(address, imageOf(address.replace(/^<|>$/g, "")));
  }
  pieces.push(content.slice(end));
  const cover = coverSource === undefined ? undefined : imageOf(coverSource);
  return { ...post, pair: post.pair?.slice(0, MAX_FIELD), fields: shortened(others), pieces, cover, images };
}

/** Cuts fields that are far too long; a cut value is still too long to be stored. */
function shortened<Fields extends object>(fields: Fields): Fields {
  const short = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? value.slice(0, MAX_FIELD) : value,
  ]);
  return Object.fromEntries(short) as Fields;
}

/** Folders that Hugo, Astro and Ghost serve from the site's root. */
const FROM_TOP = ["", "static/", "assets/", "public/", "content/images/"];
/** Maximum folder depth searched; a real site has a few levels. */
const MAX_DEPTH = 20;

/** Finds an image's path: relative to the file that uses it, otherwise to the root of any folder above. */
function findImage(archive: Archive, name: string, source: string): string | undefined {
  // For a URL on the old site, the archive may have the file at the same path.
  const onSite = /^(?:https?:)?\/\/[^/]+\/(.*)$/is.exec(source)?.[1];
  if (onSite === undefined && /^[a-z][a-z0-9+.-]*:/i.test(source)) return undefined;
  let relative: string;
  try {
    relative = decodeURIComponent((onSite ?? source).replace(/[?#].*$/s, "")).replace(/^\/+/, "");
  } catch {
    return undefined;
  }
  const folder = path.posix.dirname(name);
  const beside = onSite === undefined && !source.startsWith("/") ? [path.posix.join(folder, relative)] : [];
  const fromTop = topsOf(folder).flatMap((top) =>
    FROM_TOP.map((kept) => `${top}${kept}${kept === "content/images/" ? relative.replace(kept, "") : relative}`),
  );
  return [...beside, ...fromTop].find((candidate) => archive.has(candidate));
}

/** Returns a folder and its parents, innermost first, each with a trailing slash. */
function topsOf(folder: string): string[] {
  const parts = folder === "." ? [] : folder.split("/").slice(0, MAX_DEPTH);
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join("/")}/`), ""];
}
