import type { Queryable } from "../../db/database.ts";
import type { ImageFacts } from "./image-address.ts";

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
