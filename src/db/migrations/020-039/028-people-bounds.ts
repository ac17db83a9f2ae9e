import type { Kysely } from "kysely";

/**
 * Adds indexes for queries about one person's records and contacts, so that a thousand messages under one email or
 * phone slow nothing down.
 */
export async function peopleBounds(db: Kysely<unknown>): Promise<void> {
  // Finds the newest accepted records of a kind, and whether any is accepted.
  await replace(db, "person_links_person", "person_links", ["personId", "recordKind", "accepted", "recordAt", "id"]);
  // Finds whether another of the person's records has the same email or phone.
  await index(db, "person_links_mail", "person_links", ["personId", "mailKey"]);
  await index(db, "person_links_phone", "person_links", ["personId", "phoneKey"]);
  // Finds the most recent contacts of a kind.
  await index(db, "person_contacts_newest", "person_contacts", ["personId", "kind", "id"]);
  // Finds other people with an email or phone, earliest first.
  await replace(db, "person_contacts_key", "person_contacts", ["kind", "key", "id"]);
}

async function replace(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.dropIndex(name).execute();
  await index(db, name, table, columns);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
