import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/** When posts stopped using an image; null if one does, or if not checked yet. */
export async function unusedImages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("media").addColumn("unusedSince", moment).execute();
}
