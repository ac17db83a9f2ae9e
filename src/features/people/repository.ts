import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { PeopleTable, PersonLinksTable, TimelineEntriesTable } from "../../db/people-tables.ts";
import { NOT_ACTIVITY } from "./activity.ts";
import type { RecordKind, RecordRef } from "./schema.ts";

export { insertAudit } from "../../db/audit-log.ts";
export type { Database, Queryable } from "../../db/database.ts";

export type ContactKind = "mail" | "phone";
export interface ContactKey {
  kind: ContactKind;
  key: string;
}
export type Link = Selectable<PersonLinksTable>;
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

/** With all that hangs on it: contacts, links, entries. */
export async function deletePerson(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("people").where("id", "=", id).execute();
}

export async function findPerson(db: Queryable, id: number): Promise<PersonRow | undefined> {
  return await db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Holds a person until the transaction ends: whoever else changes what is known of them waits. A write, because a plain
 * read holds nothing.
 * @returns whether the person is there, and is not another by now
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

/** Written out, not as a parameter: only so does SQLite know that the unique index over the keys that match serves. */
const MATCHING = sql<SqlBool>`"matching"`;

/** The people by whose contacts new records with such keys are matched, with the names they go by. */
export async function findOwners(
  db: Queryable,
  keys: readonly ContactKey[],
): Promise<(ContactKey & { personId: number; name: string })[]> {
  if (keys.length === 0) return [];
  return await db
    .selectFrom("person_contacts")
    .innerJoin("people", "people.id", "person_contacts.personId")
    .select(["person_contacts.kind", "person_contacts.key", "person_contacts.personId", "people.name"])
    // In each branch, so that each is answered by that index.
    .where((eb) => eb.or(keys.map(({ kind, key }) => eb.and([MATCHING, eb("kind", "=", kind), eb("key", "=", key)]))))
    .execute();
}

/**
 * @param contacts none twice
 * @returns those that were written: not what the person has already, nor, with `matching`, by what somebody is matched
 */
export async function insertContacts(
  db: Queryable,
  contacts: readonly (ContactKey & { personId: number; written: string; matching: boolean; createdAt: Date })[],
): Promise<ContactKey[]> {
  if (contacts.length === 0) return [];
  return await db
    .insertInto("person_contacts")
    .values(contacts)
    // Of both unique keys: PostgreSQL waits for a transaction under way that has written the same.
    .onConflict((conflict) => conflict.doNothing())
    .returning(["kind", "key"])
    .execute();
}

/** Mails first, then phones; of each what was written last first. */
export async function listContacts(db: Queryable, personId: number) {
  return await db
    .selectFrom("person_contacts")
    .select(["id", "kind", "key", "written", "matching"])
    .where("personId", "=", personId)
    .orderBy("kind")
    .orderBy("id", "desc")
    .execute();
}

/** Takes out what no record of the person says any more. @returns what it was */
export async function deleteLooseContacts(db: Queryable, personId: number): Promise<ContactKey[]> {
  return await db
    .deleteFrom("person_contacts")
    .where("personId", "=", personId)
    .where((eb) => {
      const saying = eb.selectFrom("person_links").select("person_links.id").where("personId", "=", personId);
      const byMail = saying.whereRef("person_links.mailKey", "=", "person_contacts.key");
      const byPhone = saying.whereRef("person_links.phoneKey", "=", "person_contacts.key");
      return eb.and([
        eb.or([eb("kind", "!=", "mail"), eb.not(eb.exists(byMail))]),
        eb.or([eb("kind", "!=", "phone"), eb.not(eb.exists(byPhone))]),
      ]);
    })
    .returning(["kind", "key"])
    .execute();
}

/** Of a key by which nobody is matched any more: whoever else has it, the longest, is from now on. */
export async function passOnKey(db: Queryable, { kind, key }: ContactKey): Promise<void> {
  const heir = await db
    .selectFrom("person_contacts")
    .select(["id", "matching"])
    .where("kind", "=", kind)
    .where("key", "=", key)
    .orderBy("matching", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (heir && !heir.matching) {
    await db.updateTable("person_contacts").set({ matching: true }).where("id", "=", heir.id).execute();
  }
}

/** Gives all contacts of a person to another; what both have, the other keeps. */
export async function moveContacts(db: Queryable, from: number, to: number): Promise<void> {
  const [own, others] = [await listContacts(db, to), await listContacts(db, from)];
  for (const { id, kind, key, matching } of others) {
    const same = own.find((contact) => contact.kind === kind && contact.key === key);
    if (!same) {
      await db.updateTable("person_contacts").set({ personId: to }).where("id", "=", id).execute();
      continue;
    }
    await db.deleteFrom("person_contacts").where("id", "=", id).execute();
    if (matching) await db.updateTable("person_contacts").set({ matching: true }).where("id", "=", same.id).execute();
  }
}

export async function findLink(db: Queryable, { kind, id }: RecordRef): Promise<Link | undefined> {
  return await db
    .selectFrom("person_links")
    .selectAll()
    .where("recordKind", "=", kind)
    .where("recordId", "=", id)
    .executeTakeFirst();
}

/** @returns false when the record belongs to somebody already */
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

/** @returns the people whose records they were, each once */
export async function deleteLinks(db: Queryable, kind: RecordKind, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .deleteFrom("person_links")
    .where("recordKind", "=", kind)
    .where("recordId", "in", ids)
    .returning("personId")
    .execute();
  return [...new Set(rows.map(({ personId }) => personId))];
}

export async function listLinks(db: Queryable, personId: number): Promise<Link[]> {
  return await db.selectFrom("person_links").selectAll().where("personId", "=", personId).orderBy("id").execute();
}

/** Whether a person has records at all, and one that makes them one to be listed. */
export async function hasLinks(db: Queryable, personId: number): Promise<{ any: boolean; accepted: boolean }> {
  const row = await db
    .selectFrom("person_links")
    .select("accepted")
    .where("personId", "=", personId)
    .orderBy("accepted", "desc")
    .limit(1)
    .executeTakeFirst();
  return { any: row !== undefined, accepted: row?.accepted ?? false };
}

export type NewEntry = Omit<Insertable<TimelineEntriesTable>, "id">;

/** What is written down already under the same `ref` stays as it is. @returns whether anything was written */
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

/** Gives the entries of a record to the person it belongs to now. */
export async function moveEntriesOf(db: Queryable, { kind, id }: RecordRef, to: number): Promise<void> {
  await db
    .updateTable("timeline_entries")
    .set({ personId: to })
    .where("recordKind", "=", kind)
    .where("recordId", "=", id)
    .execute();
}

/** Gives all entries of a person to another. @returns those that hang on no record */
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
  if (ids.length === 0) return;
  await db
    .updateTable("timeline_entries")
    .set({ personId: to })
    .where("id", "in", ids)
    .where("personId", "=", from)
    .execute();
}

/** Notes that something happened, unless something later did. */
export async function raiseActivity(db: Queryable, personId: number, at: Date): Promise<void> {
  await db
    .updateTable("people")
    .set({ lastActivityAt: at })
    .where("id", "=", personId)
    .where("lastActivityAt", "<", at)
    .execute();
}

/** When a person, or staff for them, last did something. */
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

/** @returns false when it is undone already: of two at once, one succeeds */
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
