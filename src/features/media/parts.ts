import type { Database, Queryable } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { ConvertedImage } from "./image-conversion.ts";

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
