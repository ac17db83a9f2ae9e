import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type ImageFacts, type ImageFormat, imageFallback } from "./image-address.ts";
import { type ConvertedImage, convertImage } from "./image-conversion.ts";
import {
  type Database,
  findFile,
  findImages,
  forgetUnused,
  insertFiles,
  insertImage,
  listImages,
  listUse,
  markWanted,
  type Queryable,
  setUnusedSince,
} from "./store.ts";

export { findImages } from "./store.ts";

/** Uploads that wait for the one being converted: each holds its file in memory. */
const MAX_WAITING = 6;
/** When to try again when there are more, in seconds. */
const RETRY_AFTER = 15;

/** Files held in memory, in bytes: an article's images, many times over. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Images on a page of the desk's list. */
const IMAGES_PER_PAGE = 60;

/** For so long an image is kept that nothing names, in milliseconds: as long as the bin keeps posts. */
const KEPT_UNUSED_MS = 30 * 24 * 60 * 60_000;

/** A file of an image, or what a power cut left of one. */
const FILE_NAME = /^(?<id>[0-9a-f]{24})-\d+\.(?:avif|webp)(?:\.part)?$/;

/** Last segment of the address of an image or of one of its files. */
const NAME = /^(?<id>[0-9a-f]{24})(?:-(?<width>[1-9]\d{0,4})\.(?<format>avif|webp))?$/;

/** What lies at an address of an image. */
export type MediaFile = { kind: "file"; type: string; data: Buffer } | { kind: "moved"; path: string };

export interface MediaParts {
  database: Database;
  facts: Facts;
  clock: Clock;
  /** Where files lie while one process has the data to itself. */
  folder: string;
}

export type Media = ReturnType<typeof createMedia>;

/** The images of the blog: taken from staff, given to everybody. Files never change, so they can be kept everywhere. */
export function createMedia({ database, facts, clock, folder }: MediaParts) {
  const { kysely, dialect } = database;
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (data) => data.byteLength || 1 });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a conversion takes a processor for a second, and up to 300 MB for a moment. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting > MAX_WAITING) {
      throw new AppError("unavailable", "Too many images wait", { retryAfter: RETRY_AFTER });
    }
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  }

  async function keepFiles(db: Queryable, id: string, files: ConvertedImage["files"]): Promise<void> {
    const named = files.map(({ width, format, data }) => ({ name: `${id}-${width}.${format}`, mediaId: id, data }));
    if (dialect === "postgres") return await insertFiles(db, named);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { name, data } of named) await writeDurably(path.join(folder, name), data);
  }

  async function read(name: string): Promise<Buffer | undefined> {
    if (dialect === "postgres") return await findFile(kysely, name);
    try {
      return await readFile(path.join(folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  return {
    /**
     * Takes an image in; the same file again gives the same image.
     * @param actor id of the member of staff
     * @throws AppError `invalid` for what is no image that can be shown; `unavailable` when too many wait
     */
    async store(upload: Buffer, actor: string): Promise<ImageFacts> {
      const id = createHash("sha256").update(upload).digest("hex").slice(0, 24);
      const known = (await markWanted(kysely, id)) ? (await findImages(kysely, [id])).get(id) : undefined;
      if (known) return known;
      const { files, ...image } = await inTurn(() => convertImage(upload));
      await facts.transaction(async (db) => {
        const now = clock();
        const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
        const isNew = await insertImage(db, { id, ...image, bytes, createdAt: now, uploadedBy: actor });
        // Nothing is told of an image whose files are not there: a failure here takes the row back.
        await keepFiles(db, id, files);
        if (isNew) await facts.record(db, { kind: "media.uploaded", at: now, actor, subject: id, detail: { bytes } });
      });
      return { id, ...image };
    },

    /**
     * Takes out images that nothing has named for thirty days.
     * @param inUse ids of all that are named anywhere, read in the same transaction
     */
    async forgetUnused(db: Queryable, now: Date, inUse: ReadonlySet<string>): Promise<void> {
      const images = await listUse(db);
      // Rows go first, and files at the next run: if this one is undone, no image has lost its files.
      if (dialect === "sqlite") await removeFilesExcept(folder, new Set(images.map(({ id }) => id)));
      const idsOf = (isChosen: (image: (typeof images)[number]) => boolean) =>
        images.filter(isChosen).map(({ id }) => id);
      const back = idsOf(({ id, unusedSince }) => unusedSince !== null && inUse.has(id));
      const newlyUnused = idsOf(({ id, unusedSince }) => unusedSince === null && !inUse.has(id));
      await setUnusedSince(db, back, null);
      await setUnusedSince(db, newlyUnused, now);
      await forgetUnused(db, new Date(now.getTime() - KEPT_UNUSED_MS));
    },

    /** A page of the images there are, newest first. @param page from 1 on */
    list: (page: number): Promise<ImageFacts[]> => listImages(kysely, IMAGES_PER_PAGE, (page - 1) * IMAGES_PER_PAGE),

    /** What lies at `/media/{name}`; the id alone leads to a file that every browser shows. */
    async find(name: string): Promise<MediaFile | undefined> {
      const { id, format } = NAME.exec(name)?.groups ?? {};
      if (id === undefined) return undefined;
      if (format === undefined) {
        const image = (await findImages(kysely, [id])).get(id);
        return image && { kind: "moved", path: imageFallback(image, Number.POSITIVE_INFINITY) };
      }
      const data = kept.get(name) ?? (await read(name));
      if (!data) return undefined;
      kept.set(name, data);
      return { kind: "file", type: `image/${format as ImageFormat}`, data };
    },
  };
}

/** What pages must know of the images a text names: those that exist, by id. */
export function imagesNamedIn(db: Queryable, text: string) {
  const ids = new Set([...text.matchAll(/\/media\/([0-9a-f]{24})\b/g)].map(([, id = ""]) => id));
  return findImages(db, [...ids]);
}

/**
 * Takes the files of all images from a folder into PostgreSQL, where all processes share them.
 * @returns names of the files that were not in the folder
 */
export async function takeInFiles(db: Queryable, folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (let page = 0; ; page += 1) {
    const images = await listImages(db, IMAGES_PER_PAGE, page * IMAGES_PER_PAGE);
    for (const { id, widths } of images) {
      for (const name of widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])) {
        const data = await readFile(path.join(folder, name)).catch(() => undefined);
        if (data) await insertFiles(db, [{ name, mediaId: id, data }]);
        else missing.push(name);
      }
    }
    if (images.length < IMAGES_PER_PAGE) return missing;
  }
}

/** Takes out the files of images that are no more; what has another name than ours is left alone. */
async function removeFilesExcept(folder: string, ids: ReadonlySet<string>): Promise<void> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  for (const name of names) {
    const id = FILE_NAME.exec(name)?.groups?.["id"];
    if (id !== undefined && !ids.has(id)) await rm(path.join(folder, name), { force: true });
  }
}

/** A file is there whole or not at all, also after a power cut. */
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
