import { AppError } from "../../lib/http/app-error.ts";
import { fieldErrors } from "../../lib/http/parse-fields.ts";
import type { Language } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";
import { articlePath } from "../blog/article.ts";
import {
  CATEGORIES,
  type Category,
  emptyFields,
  MAX_LENGTHS,
  type PostFields,
  postFieldsSchema,
} from "../blog/model.ts";
import { SLUG } from "../blog/words.ts";
import { MAX_IMAGE_BYTES } from "../media/image-conversion.ts";
import { imageReference } from "../media/model.ts";
import type { ImportReader } from "./import-reader.ts";
import type { ImportTarget, StoredPost } from "./import-target.ts";
import { importedSlug, isOwnPath, named, oldPathOf } from "./imported-values.ts";
import type { ImageSource, ReadPost } from "./read-upload.ts";
import type { ImportedRow, ImportNote, ImportProblem, ImportReport } from "./transfer.ts";

/** Stores a post, or reports why it was not stored. */
export async function importPost(run: ImportRun, imported: ReadPost): Promise<void> {
  const { now, order, report, taken, target } = run;
  const { name, language, editsOf, withheld } = imported;
  const row = beginRow(run, name);
  try {
    const fields = await importedFields(run, row, imported);
    fields.slug = ownSlug(run, imported, fields.slug);
    const edited = editsOf === undefined ? undefined : taken.get(`${language}/${editsOf}`);
    if (edited) {
      row.outcome = "edits";
      const { state } = await target.edit(edited, { fields, updatedAt: imported.updatedAt ?? now });
      if (state !== "draft") note(row, { problem: "unpublished-edits" });
      return;
    }
    const stored = await takeIn(run, row, imported, fields);
    report.imported += 1;
    row.outcome = "draft";
    row.kept = keptOf(run, imported, fields);
    for (const each of imported.notes) note(row, each);
    for (const why of withheld) if (why.problem !== "undated" || order.publish) note(row, why);
    taken.set(`${language}/${stored.slug}`, await makePublic(run, row, stored, imported));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    row.outcome = "left";
    const { slug, language: version, content } = error.fields;
    if (slug === "slugTaken" || version === "versionExists") leaveAside(run, row, { problem: "exists" });
    else if (content === "tooLong") leaveAside(run, row, { problem: "too-long" });
    else leaveAside(run, row, { problem: "invalid", detail: Object.keys(error.fields).join(", ") });
  }
}

/** Gives language versions that shared a slug on the old site (in a folder per language) distinct slugs. */
function ownSlug({ paired }: ImportRun, { pair, language, isOwn, editsOf }: ReadPost, slug: string): string {
  if (pair === undefined || isOwn || editsOf !== undefined) return slug;
  const other = paired.get(pair);
  paired.set(pair, slug);
  if (other !== slug || slug === "") return slug;
  const ending = `-${language}`;
  return `${slug.slice(0, MAX_LENGTHS.slug - ending.length).replace(/-$/, "")}${ending}`;
}

/** Returns the names of the imported fields that were stored, except title and slug, which every post has. */
function keptOf(
  run: ImportRun,
  { fields: given, cover, images, featured, publishedAt, updatedAt }: ReadPost,
  fields: PostFields,
): string[] {
  const isTaken = (file: string | undefined) => file !== undefined && "id" in (run.images.get(file) ?? {});
  const isKept = {
    content: fields.content,
    category: knownCategory(given.category),
    keywords: given.keywords,
    author: given.author,
    cover: cover && fields.cover,
    images: [...images.values()].some(({ file }) => isTaken(file)),
    featured,
    publishedAt,
    updatedAt,
  };
  return Object.entries(isKept).flatMap(([name, value]) => (value ? [name] : []));
}

async function takeIn(
  { now, target }: ImportRun,
  row: ImportedRow,
  imported: ReadPost,
  fields: PostFields,
): Promise<StoredPost> {
  const { language, pair, featured, createdAt, publishedAt, updatedAt } = imported;
  const past = (moment: Date | undefined) => (moment && moment <= now ? moment : undefined);
  const paths = new Set(imported.addresses.flatMap((address) => oldPathOf(address) ?? []));
  paths.delete(articlePath({ language, slug: fields.slug }));
  const lost = [...paths].filter(isOwnPath);
  if (lost.length > 0) note(row, { problem: "address-lost", detail: named(lost) });
  return await target.takeIn({
    addresses: [...paths].filter((path) => !isOwnPath(path)).slice(0, MAX_ADDRESSES),
    ...{ language, fields, featured },
    pair: pair && SLUG.test(pair) ? pair : undefined,
    createdAt: past(createdAt),
    publishedAt: past(publishedAt),
    updatedAt: past(updatedAt) ?? past(publishedAt) ?? past(createdAt),
  });
}

/** Maximum old paths stored per post; no real post has that many. */
const MAX_ADDRESSES = 100;

/**
 * Publishes or schedules a post as it was on the old site, unless it must stay a draft.
 * @returns the post afterwards
 */
async function makePublic(
  { now, order, report, target }: ImportRun,
  row: ImportedRow,
  stored: StoredPost,
  imported: ReadPost,
): Promise<StoredPost> {
  const { publishedAt, updatedAt, isScheduled, withheld } = imported;
  if (publishedAt === undefined) return stored;
  const isDue = publishedAt <= now;
  const notScheduled = { problem: "not-scheduled", detail: publishedAt.toISOString() } as const;
  const staysDraft = !order.publish || withheld.length > 0;
  // If the scheduled time has passed since the export, the file does not say whether the post was published.
  if (isDue ? isScheduled : staysDraft) note(row, notScheduled);
  if (staysDraft || (isScheduled && isDue)) return stored;
  try {
    if (isDue) {
      const readAt = updatedAt && updatedAt <= now && updatedAt > publishedAt ? updatedAt : publishedAt;
      const post = await target.publish(stored, readAt);
      row.outcome = "published";
      report.published += 1;
      return post;
    }
    const post = await target.schedule(stored, publishedAt);
    row.outcome = "scheduled";
    report.scheduled += 1;
    return post;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { content, basedOnRevision, ...others } = error.fields;
    if (basedOnRevision) note(row, { problem: "french-missing" });
    if (content === "altMissing") note(row, { problem: "alt-missing", detail: imagesWithoutWords(imported) });
    const missing = Object.keys(content === undefined || content === "altMissing" ? others : error.fields);
    if (missing.length > 0) note(row, { problem: "not-published", detail: missing.join(", ") });
    if (!isDue) note(row, notScheduled);
    return stored;
  }
}

/** Returns the comma-separated URLs of images without alternative text. */
function imagesWithoutWords({ pieces }: ReadPost): string {
  const bare = pieces.filter((_, index) => index % 2 === 1 && /!\[\s*\]\($/.test(pieces[index - 1] ?? ""));
  return named(bare.map((address) => address.replace(/^<|>$/g, "")));
}

/**
 * Stores an imported post's images.
 * @returns the post's fields
 * @throws AppError `invalid`
 */
async function importedFields(run: ImportRun, row: ImportedRow, post: ReadPost): Promise<PostFields> {
  const { fields, pieces, cover, images, isOwn, language } = post;
  const coverId = cover && (await imageOf(run, row, cover));
  const own = new Map<string, string>();
  for (const [piece, source] of images) {
    const id = await imageOf(run, row, source);
    if (id) own.set(piece, imageReference(id));
  }
  const known = knownCategory(fields.category);
  const category = known ?? run.order.category;
  if (!known) note(row, { problem: "category-chosen", detail: category });
  const unknown = lines(fields.category).filter((name) => !isCategory(name, category));
  const missing = unknown.filter((name) => !lines(fields.keywords).includes(name));
  if (missing.length > 0) note(row, { problem: "category-as-keyword", detail: named(missing) });
  const given = [...lines(fields.keywords), ...missing].join(", ");
  const keywords = isOwn ? fields.keywords : given || NAMES[language][category];
  if (!isOwn && given === "") note(row, { problem: "keyword-chosen", detail: NAMES[language][category] });
  const candidate = {
    ...emptyFields(),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    content: pieces.map((piece) => own.get(piece) ?? piece).join(""),
    slug: importedSlug(fields.slug, fields.title),
    category,
    keywords,
    cover: coverId ?? null,
    basedOnRevision: language === "en" ? 1 : null,
  };
  const parsed = postFieldsSchema.safeParse(candidate);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid", "The fields are not valid", { fields: fieldErrors(parsed.error.issues) });
}

const MISSING = { problem: "image-missing" } as const;

/** @returns the stored image's id; `undefined`, with a remark, if it is unavailable */
async function imageOf(run: ImportRun, row: ImportedRow, { source, file }: ImageSource): Promise<string | undefined> {
  const { images } = run;
  const image: TakenImage = file === undefined ? MISSING : (images.get(file) ?? (await takeImage(run, file)));
  if (file !== undefined) images.set(file, image);
  if ("problem" in image) note(row, { problem: image.problem, detail: source });
  return "id" in image ? image.id : undefined;
}

/** Path of an image in our own export. The image keeps its id, so that references to it stay valid. */
const OWN_FILE = /(?:^|\/)(?:media|content\/images)\/([0-9a-f]{24})\.webp$/;

async function takeImage({ reader, target }: ImportRun, file: string): Promise<TakenImage> {
  const data = await reader.file(file, MAX_IMAGE_BYTES);
  if (!data) return MISSING;
  try {
    return { id: await target.image(data, OWN_FILE.exec(file)?.[1]) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: "image-refused" };
  }
}

const NAMES: Record<Language, Readonly<Record<Category, string>>> = { fr: blogFr.categories, en: blogEn.categories };

/**
 * Returns the first of our categories that is among the names, in either language.
 * @param names comma-separated
 */
function knownCategory(names: unknown): Category | undefined {
  const given = lines(names);
  return CATEGORIES.find((category) => given.some((name) => isCategory(name, category)));
}

function isCategory(name: string, category: Category): boolean {
  const folded = foldForSearch(name);
  return [category, NAMES.fr[category], NAMES.en[category]].some((each) => foldForSearch(each) === folded);
}

/** Splits comma-separated names. */
function lines(names: unknown): string[] {
  const all = typeof names === "string" ? names.split(",") : [];
  return all.map((name) => name.trim()).filter((name) => name !== "");
}

export interface ImportOrder {
  /** Language of posts that state none. */
  language: Language;
  /** Whether to publish posts that were public, under their original date; otherwise all stay drafts. */
  publish: boolean;
  /** Category of posts whose topics match none of ours. */
  category: Category;
  /** Id of the staff member. */
  actor: string;
  /** Dry run: reports what would happen and writes nothing. */
  isRehearsal: boolean;
}

/** State of a running import. */
export interface ImportRun {
  now: Date;
  order: ImportOrder;
  reader: ImportReader;
  target: ImportTarget;
  report: ImportReport;
  /** Id or problem of each image read so far, by path, because a thousand posts may use the same image. */
  images: Map<string, TakenImage>;
  /** Posts stored by this import, by `language/slug`. */
  taken: Map<string, StoredPost>;
  /** Slugs of posts that have another language version, by `pair`. */
  paired: Map<string, string>;
}

type TakenImage = { id: string } | { problem: ImportProblem };

/** Maximum posts in the report, and remarks per post; no one would read more. */
const MAX_ROWS = 1_000;
const MAX_NOTES = 50;

/** Adds a post or file to the report, initially as `left`. */
export function beginRow({ report }: Pick<ImportRun, "report">, name: string): ImportedRow {
  const row: ImportedRow = { name, outcome: "left", kept: [], notes: [] };
  if (report.rows.length < MAX_ROWS) report.rows.push(row);
  return row;
}

function note({ notes }: ImportedRow, { problem, detail }: ImportNote): void {
  if (notes.length < MAX_NOTES) return void notes.push({ problem, ...(detail ? { detail } : {}) });
  const last = notes.at(-1);
  const more = last?.problem === "more" ? Number(last.detail) : 1;
  notes[MAX_NOTES - 1] = { problem: "more", detail: String(more + 1) };
}

/** Reports why a post or file was not stored. */
export function leaveAside({ report }: ImportRun, row: ImportedRow, why: ImportNote): void {
  report.skipped += 1;
  note(row, why);
}
