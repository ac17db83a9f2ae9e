import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Database, Queryable } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { type ConvertedFile, type ConvertedImage, checkImage } from "./image-conversion.ts";
import { type ImageFacts, type ImageFormat, imageFallback } from "./model.ts";
import {
  deleteUnused,
  findFile,
  findImages,
  insertFiles,
  insertImage,
  listImages,
  listUse,
  markWanted,
  setUnusedSince,
} from "./store.ts";

export interface MediaParts {
  database: Database;
  facts: Facts;
  clock: Clock;
  /** Folder for the files on SQLite, where a single process owns the data. */
  folder: string;
  /** @throws AppError `invalid` unless the upload is a displayable image; `unavailable` if the queue is full */
  convert: (upload: Buffer) => Promise<ConvertedImage>;
  /** Ids of all images in use, read in a daily job's transaction. */
  imagesInUse: (db: Queryable) => Promise<ReadonlySet<string>>;
  /** In-memory cache of files, by name. */
  kept: { get(name: string): Buffer | undefined; set(name: string, data: Buffer): unknown };
}

/** Name of an image file, or of a partial file left by a power cut. */
const FILE_NAME = /^(?<id>[0-9a-f]{24})-\d+\.(?:avif|webp)(?:\.part)?$/;

/** Images per query when files are copied into PostgreSQL. */
const IMAGES_AT_ONCE = 60;

type Place = Pick<MediaParts, "database" | "folder">;

/** Stores an image's files in the folder or, on PostgreSQL, in the database, where all processes share them. */
async function keepFiles(
  { database: { dialect }, folder }: Place,
  db: Queryable,
  id: string,
  files: readonly ConvertedFile[],
): Promise<void> {
  const named = files.map(({ width, format, data }) => ({ name: `${id}-${width}.${format}`, mediaId: id, data }));
  if (dialect === "postgres") return await insertFiles(db, named);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name, data } of named) await writeDurably(path.join(folder, name), data);
}

export async function readImageFile(
  { database: { dialect, kysely }, folder }: Place,
  name: string,
): Promise<Buffer | undefined> {
  return dialect === "postgres" ? await findFile(kysely, name) : await unlessAbsent(readFile(path.join(folder, name)));
}

/**
 * Copies all image files from a folder into PostgreSQL.
 * @returns names of the files missing from the folder
 */
export async function takeInFiles(db: Queryable, folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (let page = 0; ; page += 1) {
    const images = await listImages(db, IMAGES_AT_ONCE, page * IMAGES_AT_ONCE);
    for (const { id, widths } of images) {
      for (const name of widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])) {
        const data = await readFile(path.join(folder, name)).catch(() => undefined);
        if (data) await insertFiles(db, [{ name, mediaId: id, data }]);
        else missing.push(name);
      }
    }
    if (images.length < IMAGES_AT_ONCE) return missing;
  }
}

/** Deletes the files of images that no longer exist, but no files with other names. */
async function removeFilesExcept(folder: string, ids: ReadonlySet<string>): Promise<void> {
  for (const name of (await unlessAbsent(readdir(folder))) ?? []) {
    const id = FILE_NAME.exec(name)?.groups?.["id"];
    if (id !== undefined && !ids.has(id)) await rm(path.join(folder, name), { force: true });
  }
}

async function unlessAbsent<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes a file atomically, even across a power cut. */
async function writeDurably(file: string, data: Buffer): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, "w", 0o600);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
  const folder = await open(path.dirname(file), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Last path segment of an image, or of one of its files. */
const NAME = /^(?<id>[0-9a-f]{24})(?:-(?<width>[1-9]\d{0,4})\.(?<format>avif|webp))?$/;

export type MediaFile = { kind: "file"; type: string; data: Buffer } | { kind: "moved"; path: string };

/** Finds what `/media/{name}` resolves to. A bare id redirects to a file that every browser can show. */
export async function findImageFile(parts: MediaParts, name: string): Promise<MediaFile | undefined> {
  const { id, format } = NAME.exec(name)?.groups ?? {};
  if (id === undefined) return undefined;
  if (format === undefined) {
    const image = (await findImages(parts.database.kysely, [id])).get(id);
    return image && { kind: "moved", path: imageFallback(image, Number.POSITIVE_INFINITY) };
  }
  const data = parts.kept.get(name) ?? (await readImageFile(parts, name));
  if (!data) return undefined;
  parts.kept.set(name, data);
  return { kind: "file", type: `image/${format as ImageFormat}`, data };
}

/**
 * Stores an image; storing the same file again returns the same image.
 * @param actor id of the staff member
 * @param id the image's id in the export it comes from; derived from the file by default
 * @throws AppError `invalid` unless the upload is a displayable image; `unavailable` if the queue is full
 */
export async function storeImage(
  parts: MediaParts,
  upload: Buffer,
  actor: string,
  id = imageIdOf(upload),
): Promise<ImageFacts> {
  const { clock, convert, database, facts } = parts;
  const { kysely } = database;
  const stored = (await markWanted(kysely, id)) ? (await findImages(kysely, [id])).get(id) : undefined;
  if (stored) return stored;
  const { files, ...image } = await convert(upload);
  await facts.transaction(async (db) => {
    const now = clock();
    const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
    const isNew = await insertImage(db, { id, ...image, bytes, createdAt: now, uploadedBy: actor });
    // In the transaction, so that a failure here rolls the row back, and no image lacks its files.
    await keepFiles(parts, db, id, files);
    if (isNew) await facts.record(db, { kind: "media.uploaded", at: now, actor, subject: id, detail: { bytes } });
  });
  return { id, ...image };
}

/**
 * Performs a dry run of {@link storeImage}.
 * @returns the image's id
 * @throws AppError `invalid` unless the upload appears to be a displayable image
 */
export async function foreseeImage(upload: Buffer, id = imageIdOf(upload)): Promise<string> {
  await checkImage(upload);
  return id;
}

const imageIdOf = (upload: Buffer) => createHash("sha256").update(upload).digest("hex").slice(0, 24);

/** How long an unused image is kept, in ms; as long as the bin keeps posts. */
const KEPT_UNUSED_MS = 30 * 24 * 60 * 60_000;

/** Deletes images unused for thirty days. Called by a job. */
export async function forgetUnused(
  { database: { dialect }, folder, imagesInUse }: MediaParts,
  db: Queryable,
  now: Date,
): Promise<void> {
  const images = await listUse(db);
  const inUse = await imagesInUse(db);
  // Deletes only files whose rows earlier runs deleted, so that rolling this run back leaves no image without files.
  if (dialect === "sqlite") await removeFilesExcept(folder, new Set(images.map(({ id }) => id)));
  const idsOf = (isChosen: (image: (typeof images)[number]) => boolean) => images.filter(isChosen).map(({ id }) => id);
  const back = idsOf(({ id, unusedSince }) => unusedSince !== null && inUse.has(id));
  const newlyUnused = idsOf(({ id, unusedSince }) => unusedSince === null && !inUse.has(id));
  await setUnusedSince(db, back, null);
  await setUnusedSince(db, newlyUnused, now);
  await deleteUnused(db, new Date(now.getTime() - KEPT_UNUSED_MS));
}
