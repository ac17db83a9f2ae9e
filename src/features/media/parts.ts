import type { Database, Queryable } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { ConvertedImage } from "./image-conversion.ts";

/** What the use cases of images work with. */
export interface MediaParts {
  database: Database;
  facts: Facts;
  clock: Clock;
  /** Where files lie while one process has the data to itself. */
  folder: string;
  /** @throws AppError `invalid` for what is no image that can be shown; `unavailable` when too many wait */
  convert: (upload: Buffer) => Promise<ConvertedImage>;
  /** Ids of all images that are named anywhere, read in the transaction of a daily job. */
  imagesInUse: (db: Queryable) => Promise<ReadonlySet<string>>;
  /** Files held in memory, by name. */
  kept: { get(name: string): Buffer | undefined; set(name: string, data: Buffer): unknown };
}
