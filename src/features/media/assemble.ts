import { LRUCache } from "lru-cache";
import { nightly } from "../../db/daily-job.ts";
import { bind } from "../../lib/bind.ts";
import { convertImage, inTurn, shrinkImage } from "./image-conversion.ts";
import { findImageFile, foreseeImage, forgetUnused, type MediaParts, storeImage } from "./images.ts";
import type { ImageFacts } from "./model.ts";
import { listImages } from "./store.ts";

/** Maximum bytes of files cached in memory, many times an article's images. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Images per page in the desk's list. */
const IMAGES_PER_PAGE = 60;

export type Media = ReturnType<typeof assembleMedia>;

/** Assembles the blog's images, which staff upload and anyone may see. Files never change, so they can be cached. */
export function assembleMedia(base: Omit<MediaParts, "convert" | "kept">) {
  const next = inTurn();
  const parts: MediaParts = {
    ...base,
    convert: (upload) => next(() => convertImage(upload)),
    kept: new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (data) => data.byteLength || 1 }),
  };
  return {
    store: bind(storeImage, parts),
    /**
     * Creates a small picture for another feature to store.
     * @throws AppError as `store` does
     */
    shrink: (...given: Parameters<typeof shrinkImage>) => next(() => shrinkImage(...given)),
    foresee: foreseeImage,
    find: bind(findImageFile, parts),
    /**
     * Returns a page of images, newest first.
     * @param page number of the page, from 1
     */
    list: (page: number): Promise<ImageFacts[]> =>
      listImages(parts.database.kysely, IMAGES_PER_PAGE, (page - 1) * IMAGES_PER_PAGE),
    jobs: [nightly("forget-unused-images", bind(forgetUnused, parts))],
  };
}
