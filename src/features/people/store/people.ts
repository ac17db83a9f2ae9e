import type { Insertable, Selectable, Updateable } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import { RECORD_KINDS, type RecordKind, type RecordRef, type TimelineKind } from "../model.ts";
import type { PeopleTable, PersonLinksTable, TimelineEntriesTable } from "../tables.ts";

type PersonRow = Selectable<PeopleTable>;

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

/** Deletes a person with their contacts, links and entries (cascade). */
export async function deletePerson(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("people").where("id", "=", id).execute();
}

export async function findPerson(db: Queryable, id: number): Promise<PersonRow | undefined> {
  return await db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Locks a person's row until the transaction ends, so that other changes to the person wait. Writes to it, because a
 * plain read locks nothing.
 * @returns whether the person exists and has not been merged into another
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

/** Moves a person's last activity forward, never back. */
export async function raiseActivity(db: Queryable, personId: number, at: Date): Promise<void> {
  await db
    .updateTable("people")
    .set({ lastActivityAt: at })
    .where("id", "=", personId)
    .where("lastActivityAt", "<", at)
    .execute();
}

/** Maximum number of values per SQL statement. */
const AT_ONCE = 500;

/** Splits values into batches that fit one statement. */
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

/** @returns false if the merge was already undone, so that only one of two concurrent attempts succeeds */
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

export type Link = Selectable<PersonLinksTable>;

export async function findLink(db: Queryable, { kind, id }: RecordRef): Promise<Link | undefined> {
  return await db
    .selectFrom("person_links")
    .selectAll()
    .where("recordKind", "=", kind)
    .where("recordId", "=", id)
    .executeTakeFirst();
}

/** @returns false if the record already belongs to a person */
export async function insertLink(db: Queryable, link: Omit<Insertable<PersonLinksTable>, "id">): Promise<boolean> {
  const row = await db
    .insertInto("person_links")
    .values(link)
    .onConflict((conflict) => conflict.columns(["recordKind", "recordId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateLinks(
  db: Queryable,
  ids: readonly number[],
  values: Updateable<PersonLinksTable>,
): Promise<void> {
  if (ids.length > 0) await db.updateTable("person_links").set(values).where("id", "in", ids).execute();
}

/** @returns the person and keys of each deleted link */
export async function deleteLinks(
  db: Queryable,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Pick<Link, "personId" | "mailKey" | "phoneKey">[]> {
  return await db
    .deleteFrom("person_links")
    .where("recordKind", "=", kind)
    .where("recordId", "in", ids)
    .returning(["personId", "mailKey", "phoneKey"])
    .execute();
}

/**
 * Moves all of a person's records to another person.
 * @returns the ids of the moved links
 */
export async function moveAllLinks(db: Queryable, from: number, to: number): Promise<number[]> {
  const moved = await db
    .updateTable("person_links")
    .set({ personId: to })
    .where("personId", "=", from)
    .returning("id")
    .execute();
  return moved.map(({ id }) => id);
}

/** Moves records and their entries back to the person from before a merge, except those reassigned since. */
export async function returnLinks(db: Queryable, ids: readonly number[], from: number, to: number): Promise<void> {
  for (const some of inParts(ids)) {
    const update = db.updateTable("person_links").set({ personId: to }).where("personId", "=", from);
    await update.where("id", "in", some).execute();
  }
  await db
    .updateTable("timeline_entries")
    .set({ personId: to })
    .where("personId", "=", from)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("person_links as link")
          .select("link.id")
          .whereRef("link.recordKind", "=", "timeline_entries.recordKind")
          .whereRef("link.recordId", "=", "timeline_entries.recordId")
          .where("link.personId", "=", to),
      ),
    )
    .execute();
}

/** Whether a person has records, and whether any is accepted, so that the desk lists the person. */
export async function hasLinks(db: Queryable, personId: number): Promise<{ any: boolean; accepted: boolean }> {
  const links = db.selectFrom("person_links").select("id").where("personId", "=", personId).limit(1);
  // The condition on the kind allows the index to be used.
  const accepted = links.where("recordKind", "in", RECORD_KINDS).where("accepted", "=", true);
  if (await accepted.executeTakeFirst()) return { any: true, accepted: true };
  return { any: (await links.executeTakeFirst()) !== undefined, accepted: false };
}

export async function hasOtherMail(db: Queryable, { id, personId }: Pick<Link, "id" | "personId">): Promise<boolean> {
  const row = await db
    .selectFrom("person_links")
    .select("id")
    .where("personId", "=", personId)
    .where("mailKey", ">", "")
    .where("id", "!=", id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Kinds that do not count as activity: automatic events and record keeping. */
export const NOT_ACTIVITY: readonly TimelineKind[] = ["mail", "erasure", "merge", "merge-undone", "split"];

type NewEntry = Omit<Insertable<TimelineEntriesTable>, "id">;

/**
 * Inserts entries, except those whose `ref` exists already.
 * @returns whether any was inserted
 */
export async function insertEntries(db: Queryable, entries: readonly NewEntry[]): Promise<boolean> {
  if (entries.length === 0) return false;
  const row = await db
    .insertInto("timeline_entries")
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateEntryDetail(db: Queryable, ref: string, detail: string): Promise<void> {
  await db.updateTable("timeline_entries").set({ detail }).where("ref", "=", ref).execute();
}

export async function findEntryDetail(db: Queryable, ref: string): Promise<Record<string, unknown> | undefined> {
  const row = await db.selectFrom("timeline_entries").select("detail").where("ref", "=", ref).executeTakeFirst();
  return row?.detail;
}

/** Changes the time of an entry, unless it is about something that a person did. */
export async function redateEntry(db: Queryable, ref: string, at: Date): Promise<void> {
  await db.updateTable("timeline_entries").set({ at }).where("ref", "=", ref).where("actor", "=", "system").execute();
}

export async function deleteEntry(db: Queryable, ref: string): Promise<void> {
  await db.deleteFrom("timeline_entries").where("ref", "=", ref).execute();
}

export async function deleteEntriesOf(db: Queryable, kind: RecordKind, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("timeline_entries").where("recordKind", "=", kind).where("recordId", "in", ids).execute();
}

/** Moves a record's entries to its current person. */
export async function moveEntriesOf(db: Queryable, { kind, id }: RecordRef, to: number): Promise<void> {
  await db
    .updateTable("timeline_entries")
    .set({ personId: to })
    .where("recordKind", "=", kind)
    .where("recordId", "=", id)
    .execute();
}

/**
 * Moves all of a person's entries to another person.
 * @returns ids of the entries that belong to no record
 */
export async function moveAllEntries(db: Queryable, from: number, to: number): Promise<number[]> {
  const loose = await db
    .selectFrom("timeline_entries")
    .select("id")
    .where("personId", "=", from)
    .where("recordKind", "is", null)
    .execute();
  await db.updateTable("timeline_entries").set({ personId: to }).where("personId", "=", from).execute();
  return loose.map(({ id }) => id);
}

export async function moveEntries(db: Queryable, ids: readonly number[], from: number, to: number): Promise<void> {
  for (const some of inParts(ids)) {
    const update = db.updateTable("timeline_entries").set({ personId: to }).where("personId", "=", from);
    await update.where("id", "in", some).execute();
  }
}

/** Finds when a person, or staff on their behalf, was last active. */
export async function findLastActivity(db: Queryable, personId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("timeline_entries")
    .select("at")
    .where("personId", "=", personId)
    .where("kind", "not in", NOT_ACTIVITY)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
