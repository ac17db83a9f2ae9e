import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { inParts } from "./people.ts";

export type ContactKind = "mail" | "phone";
export interface ContactKey {
  kind: ContactKind;
  key: string;
}

/** Written out, not as a parameter: only so does SQLite know that the unique index over the keys that match serves. */
const MATCHING = sql<SqlBool>`"matching"`;

const CONTACT_KINDS: readonly ContactKind[] = ["mail", "phone"];

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

/** The records of a person that say the contact of the outer statement. */
function linksSaying(eb: ExpressionBuilder<Tables, "person_contacts">, kind: ContactKind, personId: number) {
  return eb
    .selectFrom("person_links")
    .select("person_links.id")
    .where("person_links.personId", "=", personId)
    .whereRef(`person_links.${kind}Key`, "=", "person_contacts.key");
}
