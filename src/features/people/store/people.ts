import type { Insertable, Selectable, Updateable } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { PeopleTable } from "../tables.ts";

export type PersonRow = Selectable<PeopleTable>;

export async function insertPerson(
  db: Queryable,
  person: Omit<Insertable<PeopleTable>, "id" | "mergedInto">,
): Promise<number> {
  const { id } = await db
    .insertInto("people")
    .values({ ...person, mergedInto: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePerson(db: Queryable, id: number, values: Updateable<PeopleTable>): Promise<void> {
  await db.updateTable("people").set(values).where("id", "=", id).execute();
}

/** With its contacts, links and entries. */
export async function deletePerson(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("people").where("id", "=", id).execute();
}

export async function findPerson(db: Queryable, id: number): Promise<PersonRow | undefined> {
  return await db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Locks a person until the transaction ends: other changes to them wait. Done with a write, because a plain read locks
 * nothing.
 * @returns whether the person exists and has not been merged
 */
export async function holdPerson(db: Queryable, id: number): Promise<boolean> {
  const row = await db
    .updateTable("people")
    .set((eb) => ({ listed: eb.ref("listed") }))
    .where("id", "=", id)
    .where("mergedInto", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records activity, unless something later is recorded. */
export async function raiseActivity(db: Queryable, personId: number, at: Date): Promise<void> {
  await db
    .updateTable("people")
    .set({ lastActivityAt: at })
    .where("id", "=", personId)
    .where("lastActivityAt", "<", at)
    .execute();
}

/** Values per statement. */
const AT_ONCE = 500;

/** In batches that fit one statement. */
export function* inParts<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let from = 0; from < values.length; from += AT_ONCE) yield values.slice(from, from + AT_ONCE);
}

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
