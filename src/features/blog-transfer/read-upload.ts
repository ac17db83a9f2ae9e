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

/** Longer than any field besides the content may be. */
const MAX_FIELD = 1_000;
/** Of the address of an image, in the report. */
const MAX_SHOWN = 300;

/** A post that was read, its images found. */
export type ReadPost = Omit<ImportedPost, "fields" | "coverSource"> & {
  fields: Omit<ImportedPost["fields"], "content">;
  /** Its text; every second piece is the address of an image as it stands there. */
  pieces: string[];
  cover: ImageSource | undefined;
  /** By the piece that names them. */
  images: ReadonlyMap<string, ImageSource>;
};

/** An image that a post names, and the file of the archive that this is, if it is there. */
export interface ImageSource {
  source: string;
  file: string | undefined;
}

export interface Upload {
  /** Files or titles of the posts. */
  names: string[];
  /** Of what is no post that can be stored. */
  remarks: ImportRemark[];
  read(index: number): ReadPost | ImportRemark;
  /** @see Archive.file */
  file(path: string, maxBytes: number): Promise<Buffer | undefined>;
}

/**
 * What Markdown has for an image, with its address in group 2. Bounded: openings without an end would otherwise each be
 * followed to the end of the text.
 */
const MARKDOWN_IMAGE = /(!\[(?:[^\]\\]|\\.){0,500}\]\()(<[^<>\n]{0,2000}>|[^\s()<>]{1,2000})/g;

/**
 * Reads the posts of a file, or of a zip with their images, in whichever formats they are.
 * Each post is read when it is asked for. Meant for a thread of its own: see `import-reader.ts`.
 * @throws TooManyPosts; any other Error for a file that is none of these
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
      // Before it is handed over: some HTML grows as Markdown.
      if (post.fields.content.length > MAX_LENGTHS.content) return { name: post.name, problem: "too-long" };
      return withImages(post, archive);
    },
    file: async (name, maxBytes) => await archive?.file(name, maxBytes),
  };
}

/** A post, by where it lies, in a format that is not read. */
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

/** What one file is, by its beginning. */
function kindOf(text: string): "json" | "xml" | "md" {
  if (/^\s*\{/.test(text)) return hasText(text) ? "md" : "json";
  return /^\uFEFF?\s*<(?:\?xml|rss)\b/.test(text) ? "xml" : "md";
}

/** Whether a text stands below an object of JSON: the front matter of a Markdown file. */
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

/** What is too long to be stored stays so, and is no longer to be handed over than it takes to see that. */
function shortened<Fields extends object>(fields: Fields): Fields {
  const short = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? value.slice(0, MAX_FIELD) : value,
  ]);
  return Object.fromEntries(short) as Fields;
}

/** Where programs keep what a site shows from its top: Hugo, Astro, Ghost. */
const FROM_TOP = ["", "static/", "assets/", "public/", "content/images/"];
/** Folders in folders that are looked at: a site has a few. */
const MAX_DEPTH = 20;

/** @returns path of an image: beside the file that names it, else from the top of a site that holds that file */
function findImage(archive: Archive, name: string, source: string): string | undefined {
  // Of an address of the site it comes from, an archive may hold the file at the same path.
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

/** The folders that a folder lies in, itself first, each with its stroke. */
function topsOf(folder: string): string[] {
  const parts = folder === "." ? [] : folder.split("/").slice(0, MAX_DEPTH);
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join("/")}/`), ""];
}
