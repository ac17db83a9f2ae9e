import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/** Adds the time at which posts stopped using an image; null while a post uses it, or until that is checked. */
export async function unusedImages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("media").addColumn("unusedSince", moment).execute();
}
