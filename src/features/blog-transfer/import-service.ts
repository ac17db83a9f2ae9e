import path from "node:path";
import { AppError } from "../../lib/app-error.ts";
import { foldForSearch } from "../../lib/fold-for-search.ts";
import type { Language } from "../../lib/language.ts";
import { fieldErrors } from "../../lib/parse-fields.ts";
import { blogEn } from "../../text/en/blog.ts";
import { blogFr } from "../../text/fr/blog.ts";
import {
  CATEGORIES,
  type Category,
  DEFAULT_CATEGORY,
  emptyFields,
  type PostFields,
  postFieldsSchema,
} from "../blog/schema.ts";
import type { Posts } from "../blog/service.ts";
import { SLUG, slugOf } from "../blog/slug.ts";
import { imageReference } from "../media/image-address.ts";
import { MAX_IMAGE_BYTES } from "../media/image-conversion.ts";
import type { Media } from "../media/service.ts";
import type { Archive } from "./archive.ts";
import { isGhostExport, readGhostExport } from "./ghost-export.ts";
import { readMarkdownFolder } from "./markdown-folder.ts";
import type { ImportedPost, ImportProblem, ImportProgress, ImportReport, ImportSource } from "./transfer.ts";

export interface ImportParts {
  posts: Posts;
  media: Media;
  /** Waits until what was stored is on disk. */
  flushed: () => Promise<void>;
}

export interface ImportOrder {
  /** Of posts that do not say it. */
  language: Language;
  /** Whether what was public there is to be public here, under its date; else everything is a draft. */
  publish: boolean;
  /** Id of the member of staff. */
  actor: string;
}

type TakenImage = { id: string } | { problem: ImportProblem };

/** Remarks told at most: what a person reads. */
const MAX_REMARKS = 1_000;

/**
 * What Markdown has for an image, with its address in group 2 or 3. Bounded: openings without an end would otherwise each be
 * followed to the end of the text.
 */
const MARKDOWN_IMAGE = /(!\[(?:[^\]\\]|\\.){0,500}\]\()(?:<([^<>\n]{0,2000})>|([^\s()<>]{1,2000}))/g;

/**
 * Brings in the blog of another program: a Ghost export (JSON, or with its images in a zip), or Markdown files with front
 * matter (one, or a folder in a zip). Posts whose address there is already are left alone, so that it can be repeated.
 * @throws AppError `invalid` for a file that is none of these
 */
export async function* importBlog(
  parts: ImportParts,
  upload: Buffer,
  order: ImportOrder,
): AsyncGenerator<ImportProgress> {
  const { source, archive } = await readUpload(upload, order.language);
  const report: ImportReport = { imported: 0, published: 0, skipped: 0, remarks: [] };
  const remark = (name: string, problem: ImportProblem, detail?: string) => {
    if (report.remarks.length < MAX_REMARKS) report.remarks.push({ name, problem, ...(detail ? { detail } : {}) });
  };
  for (const each of source.remarks) {
    report.skipped += 1;
    remark(each.name, each.problem, each.detail);
  }
  // French first: an English version may be published once its French one is.
  const posts = source.posts.sort((a, b) => b.language.localeCompare(a.language));
  /** Of each image of the archive that was looked at, its id or what is wrong, by path: one may be named a thousand times. */
  const images = new Map<string, TakenImage>();
  yield { done: 0, total: posts.length };
  for (const [index, post] of posts.entries()) {
    await importPost(post);
    yield { done: index + 1, total: posts.length };
  }
  await parts.flushed();
  yield { report };

  async function importPost(imported: ImportedPost): Promise<void> {
    const { name } = imported;
    try {
      const fields = await fieldsOf(imported);
      const { language, featured, createdAt, publishedAt } = imported;
      const pair = imported.pair && SLUG.test(imported.pair) ? imported.pair : undefined;
      const stored = await parts.posts.takeIn(
        { language, pair, fields, featured, createdAt, publishedAt },
        order.actor,
      );
      report.imported += 1;
      if (publishedAt === undefined || !order.publish) return;
      try {
        await parts.posts.setState(stored.id, { version: stored.version, state: "published" }, order.actor);
        report.published += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        remark(name, "not-published", Object.keys(error.fields).join(", "));
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report.skipped += 1;
      const { slug, language, content } = error.fields;
      if (slug === "slugTaken" || language === "versionExists") remark(name, "exists");
      else if (content === "tooLong") remark(name, "too-long");
      else remark(name, "invalid", Object.keys(error.fields).join(", "));
    }
  }

  async function fieldsOf({ name, fields, coverSource, language }: ImportedPost): Promise<PostFields> {
    const cover = coverSource === undefined ? undefined : await imageOf(name, coverSource);
    const content = await withOwnImages(name, fields.content);
    const slug = typeof fields.slug === "string" && SLUG.test(fields.slug) ? fields.slug : slugOf(fields.title);
    const candidate = {
      ...emptyFields(),
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      content,
      slug,
      category: categoryOf(fields.category),
      keywords: fields.keywords || categoryName(categoryOf(fields.category), language),
      cover: cover ?? null,
      basedOnRevision: language === "en" ? 1 : null,
    };
    const parsed = postFieldsSchema.safeParse(candidate);
    if (parsed.success) return parsed.data;
    throw new AppError("invalid", "The fields are not valid", { fields: fieldErrors(parsed.error.issues) });
  }

  /** Takes in every image of the archive that a text shows, and names it as ours. */
  async function withOwnImages(name: string, content: string): Promise<string> {
    const sources = new Set([...content.matchAll(MARKDOWN_IMAGE)].map(([, , quoted, plain]) => quoted ?? plain ?? ""));
    const own = new Map<string, string>();
    for (const each of sources) {
      const id = await imageOf(name, each);
      if (id) own.set(each, imageReference(id));
    }
    return content.replace(MARKDOWN_IMAGE, (whole, opening: string, quoted?: string, plain?: string) => {
      const reference = own.get(quoted ?? plain ?? "");
      return reference ? `${opening}${reference}` : whole;
    });
  }

  /** @returns the id of the image, once it is ours; `undefined` with a remark when it is not to be had */
  async function imageOf(name: string, source: string): Promise<string | undefined> {
    const found = archive && findImage(archive, name, source);
    const image: TakenImage =
      archive && found !== undefined
        ? (images.get(found) ?? (await takeImage(archive, found)))
        : { problem: "image-missing" };
    if (found !== undefined) images.set(found, image);
    if ("problem" in image) remark(name, image.problem, source.slice(0, 300));
    return "id" in image ? image.id : undefined;
  }

  async function takeImage(from: Archive, found: string): Promise<TakenImage> {
    const data = await from.file(found, MAX_IMAGE_BYTES);
    if (!data) return { problem: "image-missing" };
    try {
      return { id: (await parts.media.store(data, order.actor)).id };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { problem: "image-refused" };
    }
  }
}

async function readUpload(upload: Buffer, language: Language): Promise<{ source: ImportSource; archive?: Archive }> {
  try {
    if (upload.subarray(0, 2).toString("latin1") === "PK") {
      const { readArchive } = await import("./archive.ts");
      const archive = await readArchive(upload);
      const source = readMarkdownFolder(archive.texts, language);
      source.remarks.push(...archive.unreadable.map((name) => ({ name, problem: "unreadable" as const })));
      for (const [name, text] of archive.texts) {
        const value = /\.json$/i.test(name) ? jsonOf(text) : undefined;
        if (!isGhostExport(value)) continue;
        const ghost = await readGhost(value, language);
        source.posts.push(...ghost.posts);
        source.remarks.push(...ghost.remarks);
      }
      return { source, archive };
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(upload);
    if (/^\s*\{/.test(text)) return { source: await readGhost(JSON.parse(text), language) };
    return { source: readMarkdownFolder(new Map([["upload.md", text]]), language) };
  } catch (cause) {
    throw new AppError("invalid", "Not an export that is known", { fields: { file: "importUnreadable" }, cause });
  }
}

/** Other JSON than an export may lie beside it, also with comments in it: nothing is known of it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readGhost(value: unknown, language: Language): Promise<ImportSource> {
  const { markdownOfHtml } = await import("./html-markdown.ts");
  return readGhostExport(value, markdownOfHtml, language);
}

/** @returns path of an image: beside the file that names it, from the top of the archive, or where Ghost keeps its images */
function findImage(archive: Archive, name: string, source: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) return undefined;
  let relative: string;
  try {
    relative = decodeURIComponent(source.replace(/[?#].*$/s, "")).replace(/^\/+/, "");
  } catch {
    return undefined;
  }
  const beside = path.posix.join(path.posix.dirname(name), relative);
  const candidates = [beside, relative, `content/images/${relative.replace(/^content\/images\//, "")}`];
  return candidates.find((candidate) => archive.has(candidate));
}

/** The category that is named as ours, in either language; the default one for every other name. */
function categoryOf(name: unknown): Category {
  const folded = foldForSearch(String(name ?? ""));
  return (
    CATEGORIES.find((category) =>
      [category, blogFr.categories[category], blogEn.categories[category]].some(
        (each) => foldForSearch(each) === folded,
      ),
    ) ?? DEFAULT_CATEGORY
  );
}

function categoryName(category: Category, language: Language): string {
  return (language === "fr" ? blogFr : blogEn).categories[category];
}
