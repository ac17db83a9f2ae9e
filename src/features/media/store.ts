import type { Insertable } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { ImageFacts } from "./model.ts";
import type { MediaFilesTable, MediaTable } from "./tables.ts";

/** Returns the existing images with these ids, by id. */
export async function findImages(db: Queryable, ids: readonly string[]): Promise<Map<string, ImageFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .select(["id", "width", "height", "widths"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the existing images that a text references, by id. */
export function findImagesNamedIn(db: Queryable, text: string): Promise<Map<string, ImageFacts>> {
  const ids = new Set([...text.matchAll(/\/media\/([0-9a-f]{24})\b/g)].map(([, id = ""]) => id));
  return findImages(db, [...ids]);
}

/**
 * Marks an image as in use again.
 * @returns whether the image exists
 */
export async function markWanted(db: Queryable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("media")
    .set({ unusedSince: null })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function listUse(db: Queryable): Promise<{ id: string; unusedSince: Date | null }[]> {
  return await db.selectFrom("media").select(["id", "unusedSince"]).execute();
}

/** Ids per statement; databases accept some thousands of values. */
const IDS_AT_ONCE = 500;

export async function setUnusedSince(db: Queryable, ids: readonly string[], unusedSince: Date | null): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    await db.updateTable("media").set({ unusedSince }).where("id", "in", some).execute();
  }
}

/** Deletes images unused since before `before`, on PostgreSQL with their files. */
export async function deleteUnused(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("media").where("unusedSince", "<", before).execute();
}

/** Returns a page of images, newest first. */
export async function listImages(db: Queryable, limit: number, offset: number): Promise<ImageFacts[]> {
  return await db
    .selectFrom("media")
    .select(["id", "width", "height", "widths"])
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export type NewImage = Omit<Insertable<MediaTable>, "widths"> & { widths: readonly number[] };

/** @returns whether the image was new */
export async function insertImage(db: Queryable, { widths, ...image }: NewImage): Promise<boolean> {
  const inserted = await db
    .insertInto("media")
    .values({ ...image, widths: JSON.stringify(widths) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** For PostgreSQL only. */
export async function insertFiles(db: Queryable, files: readonly Insertable<MediaFilesTable>[]): Promise<void> {
  await db
    .insertInto("media_files")
    .values([...files])
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** For PostgreSQL only. */
export async function findFile(db: Queryable, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("media_files").select("data").where("name", "=", name).executeTakeFirst();
  return row && Buffer.from(row.data);
}
