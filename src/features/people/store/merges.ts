import type { Queryable } from "../../../db/database.ts";

export async function insertDifference(db: Queryable, one: number, other: number, at: Date): Promise<void> {
  await db
    .insertInto("person_differences")
    .values({ personId: Math.min(one, other), otherId: Math.max(one, other), at })
    .onConflict((conflict) => conflict.columns(["personId", "otherId"]).doNothing())
    .execute();
}

export async function insertMerge(
  db: Queryable,
  merge: { keptId: number; mergedId: number; moved: { links: number[]; entries: number[] }; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("person_merges")
    .values({ ...merge, moved: JSON.stringify(merge.moved), undoneAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findMerge(db: Queryable, id: number) {
  return await db.selectFrom("person_merges").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @returns false when it was already undone: of two concurrent attempts, one succeeds */
export async function markMergeUndone(db: Queryable, id: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("person_merges")
    .set({ undoneAt: at })
    .where("id", "=", id)
    .where("undoneAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
