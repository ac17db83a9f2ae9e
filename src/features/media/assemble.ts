import { LRUCache } from "lru-cache";
import { nightly } from "../../db/daily-job.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import { bind } from "../../lib/bind.ts";
import type { Clock } from "../../lib/clock.ts";
import { findImageFile } from "./files.ts";
import { type ConvertedImage, convertImage, inTurn, shrinkImage } from "./image-conversion.ts";
import type { ImageFacts } from "./model.ts";
import { listImages } from "./store.ts";
import { foreseeImage, forgetUnused, storeImage } from "./store-image.ts";

/** Files cached in memory, in bytes: an article's images, many times over. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Images per page of the desk's list. */
const IMAGES_PER_PAGE = 60;

export type Media = ReturnType<typeof assembleMedia>;

/** The blog's images: uploaded by staff, public. Files never change, so they can be cached anywhere. */
export function assembleMedia(base: Omit<MediaParts, "convert" | "kept">) {
  const next = inTurn();
  const parts: MediaParts = {
    ...base,
    convert: (upload) => next(() => convertImage(upload)),
    kept: new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (data) => data.byteLength || 1 }),
  };
  return {
    store: bind(storeImage, parts),
    /** A small picture that another feature keeps itself. @throws AppError as `store` does */
    shrink: (...given: Parameters<typeof shrinkImage>) => next(() => shrinkImage(...given)),
    foresee: foreseeImage,
    find: bind(findImageFile, parts),
    /** A page of images, newest first. @param page from 1 */
    list: (page: number): Promise<ImageFacts[]> =>
      listImages(parts.database.kysely, IMAGES_PER_PAGE, (page - 1) * IMAGES_PER_PAGE),
    jobs: [nightly("forget-unused-images", bind(forgetUnused, parts))],
  };
}

/** Dependencies of the image use cases. */
export interface MediaParts {
  database: Database;
  facts: Facts;
  clock: Clock;
  /** Where files are stored while a single process owns the data. */
  folder: string;
  /** @throws AppError `invalid` for anything but a displayable image; `unavailable` when the queue is full */
  convert: (upload: Buffer) => Promise<ConvertedImage>;
  /** Ids of all images in use, read in a daily job's transaction. */
  imagesInUse: (db: Queryable) => Promise<ReadonlySet<string>>;
  /** Files cached in memory, by name. */
  kept: { get(name: string): Buffer | undefined; set(name: string, data: Buffer): unknown };
}
