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
