import { type ExpressionBuilder, type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { PeopleTable, PersonLinksTable, TimelineEntriesTable } from "../../db/tables/people-tables.ts";
import type { Tables } from "../../db/tables/tables.ts";
import { NOT_ACTIVITY } from "./activity.ts";
import { RECORD_KINDS, type RecordKind, type RecordRef } from "./schema.ts";

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

/** A person's mails, then their phones: of each kind those that were written last, newest first. */
export async function listContacts(db: Queryable, personId: number, limitOfKind: number) {
  const contacts = [];
  for (const kind of CONTACT_KINDS) {
    const ofKind = db
      .selectFrom("person_contacts")
      .select(["kind", "key", "written"])
      .where("personId", "=", personId)
      .where("kind", "=", kind);
    contacts.push(...(await ofKind.orderBy("id", "desc").limit(limitOfKind).execute()));
  }
  return contacts;
}

const CONTACT_KINDS: readonly ContactKind[] = ["mail", "phone"];

/** Which of some keys a person has. */
export async function findContacts(
  db: Queryable,
  personId: number,
  keys: readonly ContactKey[],
): Promise<ContactKey[]> {
  return await db
    .selectFrom("person_contacts")
    .select(["kind", "key"])
    .where("personId", "=", personId)
    .where((eb) => eb.or(keys.map(({ kind, key }) => eb.and({ kind, key }))))
    .execute();
}

/** How many mails or phones a person has; counts no further than `limit`. */
export async function countContacts(
  db: Queryable,
  personId: number,
  kind: ContactKind,
  limit: number,
): Promise<number> {
  const contacts = db.selectFrom("person_contacts").select("id").where("personId", "=", personId);
  return (await contacts.where("kind", "=", kind).limit(limit).execute()).length;
}

/** By what new records are matched with a person. */
export async function listMatchingKeys(db: Queryable, personId: number): Promise<ContactKey[]> {
  return await db
    .selectFrom("person_contacts")
    .select(["kind", "key"])
    .where("personId", "=", personId)
    .where("matching", "=", true)
    .execute();
}

/**
 * Takes out of a person's contacts what records that are no longer theirs have said, unless another of their records
 * says it too.
 * @returns by what they were matched until now
 */
export async function releaseContacts(
  db: Queryable,
  personId: number,
  released: readonly ContactKey[],
): Promise<ContactKey[]> {
  const freed: ContactKey[] = [];
  for (const kind of CONTACT_KINDS) {
    const keys = [...new Set(released.filter((contact) => contact.kind === kind).map(({ key }) => key))];
    if (keys.length === 0) continue;
    const gone = await db
      .deleteFrom("person_contacts")
      .where("personId", "=", personId)
      .where("kind", "=", kind)
      .where("key", "in", keys)
      .where((eb) => eb.not(eb.exists(linksSaying(eb, kind, personId))))
      .returning(["kind", "key", "matching"])
      .execute();
    freed.push(...gone.filter(({ matching }) => matching));
  }
  return freed;
}

/** The records of a person that say the contact of the outer statement. */
function linksSaying(eb: ExpressionBuilder<Tables, "person_contacts">, kind: ContactKind, personId: number) {
  return eb
    .selectFrom("person_links")
    .select("person_links.id")
    .where("person_links.personId", "=", personId)
    .whereRef(`person_links.${kind}Key`, "=", "person_contacts.key");
}

/** Of a key by which nobody is matched any more: whoever else has it, the longest, is from now on. */
export async function passOnKey(db: Queryable, { kind, key }: ContactKey): Promise<void> {
  const having = db.selectFrom("person_contacts").select("id").where("kind", "=", kind).where("key", "=", key);
  await db
    .updateTable("person_contacts")
    .set({ matching: true })
    .where("id", "=", having.orderBy("id").limit(1))
    .where((eb) => eb.not(eb.exists(having.where(MATCHING))))
    .execute();
}

/** Gives all contacts of a person to another; what both have, the other keeps. */
export async function moveContacts(db: Queryable, from: number, to: number): Promise<void> {
  for (const kind of CONTACT_KINDS) {
    const ofKind = (personId: number) =>
      db.selectFrom("person_contacts").select("key").where("personId", "=", personId).where("kind", "=", kind);
    const both = await db
      .deleteFrom("person_contacts")
      .where("personId", "=", from)
      .where("kind", "=", kind)
      .where("key", "in", ofKind(to))
      .returning(["key", "matching"])
      .execute();
    const matching = both.filter((contact) => contact.matching).map(({ key }) => key);
    for (const keys of inParts(matching)) {
      const update = db.updateTable("person_contacts").set({ matching: true }).where("personId", "=", to);
      await update.where("kind", "=", kind).where("key", "in", keys).execute();
    }
  }
  await db.updateTable("person_contacts").set({ personId: to }).where("personId", "=", from).execute();
}

/** Gives the contacts that the records of one person say back to them; what the other's records say too, both have. */
export async function returnContacts(db: Queryable, from: number, to: number): Promise<void> {
  for (const kind of CONTACT_KINDS) {
    await db
      .updateTable("person_contacts")
      .set({ personId: to })
      .where("personId", "=", from)
      .where("kind", "=", kind)
      .where((eb) => eb.exists(linksSaying(eb, kind, to)))
      .where((eb) => eb.not(eb.exists(linksSaying(eb, kind, from))))
      .execute();
    await db
      .insertInto("person_contacts")
      .columns(["personId", "kind", "key", "written", "matching", "createdAt"])
      .expression((eb) =>
        eb
          .selectFrom("person_contacts")
          .select((shared) => [
            shared.lit(to).as("personId"),
            "kind",
            "key",
            "written",
            shared.lit(false).as("matching"),
            "createdAt",
          ])
          .where("personId", "=", from)
          .where("kind", "=", kind)
          .where((shared) => shared.exists(linksSaying(shared, kind, to))),
      )
      .execute();
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

/** @returns whose they were, and what they said */
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

/** Gives all records of a person to another. @returns the ids of their links */
export async function moveAllLinks(db: Queryable, from: number, to: number): Promise<number[]> {
  const moved = await db
    .updateTable("person_links")
    .set({ personId: to })
    .where("personId", "=", from)
    .returning("id")
    .execute();
  return moved.map(({ id }) => id);
}

/** Gives records of a person, with their entries, back to whom a merge took them from; not what is another's by now. */
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

/** Whether a person has records at all, and one that makes them one to be listed. */
export async function hasLinks(db: Queryable, personId: number): Promise<{ any: boolean; accepted: boolean }> {
  const links = db.selectFrom("person_links").select("id").where("personId", "=", personId).limit(1);
  // The kinds named, so that an index tells.
  const accepted = links.where("recordKind", "in", RECORD_KINDS).where("accepted", "=", true);
  if (await accepted.executeTakeFirst()) return { any: true, accepted: true };
  return { any: (await links.executeTakeFirst()) !== undefined, accepted: false };
}

/** Whether another record of the same person says a mail. */
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
  for (const some of inParts(ids)) {
    const update = db.updateTable("timeline_entries").set({ personId: to }).where("personId", "=", from);
    await update.where("id", "in", some).execute();
  }
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

/** Values in one statement. */
const AT_ONCE = 500;

function* inParts<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let from = 0; from < values.length; from += AT_ONCE) yield values.slice(from, from + AT_ONCE);
}
