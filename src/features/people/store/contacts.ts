import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { inParts } from "./people.ts";

export type ContactKind = "mail" | "phone";
export interface ContactKey {
  kind: ContactKind;
  key: string;
}

/** A literal, because with a parameter SQLite would not use the unique index over matching keys. */
const MATCHING = sql<SqlBool>`"matching"`;

const CONTACT_KINDS: readonly ContactKind[] = ["mail", "phone"];

/** Finds the people to whom new records with these keys are matched, with their names. */
export async function findOwners(
  db: Queryable,
  keys: readonly ContactKey[],
): Promise<(ContactKey & { personId: number; name: string })[]> {
  if (keys.length === 0) return [];
  return await db
    .selectFrom("person_contacts")
    .innerJoin("people", "people.id", "person_contacts.personId")
    .select(["person_contacts.kind", "person_contacts.key", "person_contacts.personId", "people.name"])
    // The condition is repeated in each branch, so that each branch uses the index.
    .where((eb) => eb.or(keys.map(({ kind, key }) => eb.and([MATCHING, eb("kind", "=", kind), eb("key", "=", key)]))))
    .execute();
}

/**
 * Stores contacts, except those that the person already has and, with `matching`, keys that already match someone.
 * @param contacts without duplicates
 * @returns the contacts stored
 */
export async function insertContacts(
  db: Queryable,
  contacts: readonly (ContactKey & { personId: number; written: string; matching: boolean; createdAt: Date })[],
): Promise<ContactKey[]> {
  if (contacts.length === 0) return [];
  return await db
    .insertInto("person_contacts")
    .values(contacts)
    // Covers both unique keys. PostgreSQL waits for a concurrent transaction that has written the same key.
    .onConflict((conflict) => conflict.doNothing())
    .returning(["kind", "key"])
    .execute();
}

/** Lists a person's emails, then phones, each newest first. */
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

/** Returns those of the keys that the person has. */
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

/** Counts a person's emails or phones, up to `limit`. */
export async function countContacts(
  db: Queryable,
  personId: number,
  kind: ContactKind,
  limit: number,
): Promise<number> {
  const contacts = db.selectFrom("person_contacts").select("id").where("personId", "=", personId);
  return (await contacts.where("kind", "=", kind).limit(limit).execute()).length;
}

/** Lists the keys by which new records are matched to a person. */
export async function listMatchingKeys(db: Queryable, personId: number): Promise<ContactKey[]> {
  return await db
    .selectFrom("person_contacts")
    .select(["kind", "key"])
    .where("personId", "=", personId)
    .where("matching", "=", true)
    .execute();
}

/**
 * Removes those of the released contacts that none of the person's records states any more.
 * @returns the removed keys by which new records were matched
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

/** If a key no longer matches anyone, makes it match the person who has had it longest. */
export async function passOnKey(db: Queryable, { kind, key }: ContactKey): Promise<void> {
  const having = db.selectFrom("person_contacts").select("id").where("kind", "=", kind).where("key", "=", key);
  await db
    .updateTable("person_contacts")
    .set({ matching: true })
    .where("id", "=", having.orderBy("id").limit(1))
    .where((eb) => eb.not(eb.exists(having.where(MATCHING))))
    .execute();
}

/** Moves all of a person's contacts to another person, who keeps their own copy of duplicates. */
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

/** Moves back the contacts that the other person's records state; a contact stated by both people stays with both. */
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

/** Selects the person's records that state the outer statement's contact. */
function linksSaying(eb: ExpressionBuilder<Tables, "person_contacts">, kind: ContactKind, personId: number) {
  return eb
    .selectFrom("person_links")
    .select("person_links.id")
    .where("person_links.personId", "=", personId)
    .whereRef(`person_links.${kind}Key`, "=", "person_contacts.key");
}
