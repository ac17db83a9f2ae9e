import type { Insertable } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { MediaFilesTable, MediaTable } from "../../db/media-tables.ts";
import type { ImageFacts } from "./image-address.ts";

export { insertAudit } from "../../db/audit-log.ts";
export type { Database, Queryable } from "../../db/database.ts";

/** The images among the ids that there are, by id. */
export async function findImages(db: Queryable, ids: readonly string[]): Promise<Map<string, ImageFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .select(["id", "width", "height", "widths"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Newest first. */
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

/** On PostgreSQL only. */
export async function insertFiles(db: Queryable, files: readonly Insertable<MediaFilesTable>[]): Promise<void> {
  await db
    .insertInto("media_files")
    .values([...files])
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** On PostgreSQL only. */
export async function findFile(db: Queryable, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("media_files").select("data").where("name", "=", name).executeTakeFirst();
  return row && Buffer.from(row.data);
}
