import { AppError } from "../../lib/http/app-error.ts";
import { articlePath } from "../blog/article.ts";
import { MAX_LENGTHS, type PostFields } from "../blog/model.ts";
import { SLUG } from "../blog/slug.ts";
import { isOwnPath, oldPathOf } from "./addresses.ts";
import { importedFields, knownCategory } from "./import-fields.ts";
import { beginRow, type ImportRun, leaveAside, note } from "./import-run.ts";
import type { StoredPost } from "./import-target.ts";
import { named } from "./imported-values.ts";
import type { ReadPost } from "./read-upload.ts";
import type { ImportedRow } from "./transfer.ts";

/** Stores a post, or reports why not. */
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

/** Elsewhere the versions of a post may share an address, below a folder per language; here each needs its own. */
function ownSlug({ paired }: ImportRun, { pair, language, isOwn, editsOf }: ReadPost, slug: string): string {
  if (pair === undefined || isOwn || editsOf !== undefined) return slug;
  const other = paired.get(pair);
  paired.set(pair, slug);
  if (other !== slug || slug === "") return slug;
  const ending = `-${language}`;
  return `${slug.slice(0, MAX_LENGTHS.slug - ending.length).replace(/-$/, "")}${ending}`;
}

/** Names of the given fields that were stored, except title and address, which every post has. */
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

/** Most old addresses per post: far more than any post has had. */
const MAX_ADDRESSES = 100;

/** Publishes or schedules the post as it was there, unless something keeps it a draft. @returns the post afterwards */
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
  // The file does not say whether a scheduled time that has passed since made it public there.
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

/** Addresses of images without alternative text. */
function imagesWithoutWords({ pieces }: ReadPost): string {
  const bare = pieces.filter((_, index) => index % 2 === 1 && /!\[\s*\]\($/.test(pieces[index - 1] ?? ""));
  return named(bare.map((address) => address.replace(/^<|>$/g, "")));
}
