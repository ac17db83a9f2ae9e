import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/** Since when nothing names an image; null for one that is named, or not looked at yet. */
export async function unusedImages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("media").addColumn("unusedSince", moment).execute();
}
