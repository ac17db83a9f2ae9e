import type { Insertable } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { RecordKind, RecordRef, TimelineKind } from "../model.ts";
import type { TimelineEntriesTable } from "../tables.ts";
import { inParts } from "./people.ts";

/** What does not count as activity: automatic events, and record keeping. */
export const NOT_ACTIVITY: readonly TimelineKind[] = ["mail", "erasure", "merge", "merge-undone", "split"];

export type NewEntry = Omit<Insertable<TimelineEntriesTable>, "id">;

/** Existing entries with the same `ref` stay. @returns whether anything was written */
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

/** Moves all of a person's entries to another. @returns those without a record */
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

/** When a person, or staff on their behalf, last did something. */
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
