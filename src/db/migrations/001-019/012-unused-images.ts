import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/** Since when an image is unused; null if it is used, or has not been checked yet. */
export async function unusedImages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("media").addColumn("unusedSince", moment).execute();
}
