import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/**
 * Creates the tables for people, their records and their timelines. The tables start empty, because existing records
 * are matched after startup, in small steps, so as not to delay it.
 */
export async function people(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("people"), dialect)
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("company", "text")
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("leadScore", "text")
    .addColumn("leadScorePercent", "integer")
    .addColumn("openRequests", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("listed", "boolean", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("lastActivityAt", moment, (c) => c.notNull())
    .addColumn("mergedInto", "integer", (c) => c.references("people.id").onDelete("cascade"))
    .addColumn("searchText", "text", (c) => c.notNull())
    .execute();
  await index(db, "people_list", "people", ["lastActivityAt", "id"], sql<boolean>`"listed"`);
  await index(db, "people_open", "people", ["lastActivityAt", "id"], sql<boolean>`"listed" and "openRequests" > 0`);
  await index(db, "people_merged", "people", ["mergedInto"], sql<boolean>`"mergedInto" is not null`);

  await withId(db.schema.createTable("person_contacts"), dialect)
    .addColumn("personId", "integer", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`"kind" in ('mail', 'phone')`))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("written", "text", (c) => c.notNull())
    .addColumn("matching", "boolean", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addUniqueConstraint("person_contacts_once", ["personId", "kind", "key"])
    .execute();
  await index(db, "person_contacts_key", "person_contacts", ["kind", "key"]);
  // Lets only one of two concurrent requests from the same new person create the person.
  await db.schema
    .createIndex("person_contacts_matching")
    .unique()
    .on("person_contacts")
    .columns(["kind", "key"])
    .where(sql<boolean>`"matching"`)
    .execute();

  await withId(db.schema.createTable("person_links"), dialect)
    .addColumn("personId", "integer", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("recordKind", "text", (c) =>
      c.notNull().check(sql`"recordKind" in ('consultation', 'conversation', 'subscription')`),
    )
    .addColumn("recordId", "integer", (c) => c.notNull())
    .addColumn("matchedBy", "text", (c) => c.notNull().check(sql`"matchedBy" in ('mail', 'phone', 'alone', 'staff')`))
    .addColumn("fixed", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("mailKey", "text")
    .addColumn("phoneKey", "text")
    .addColumn("accepted", "boolean", (c) => c.notNull())
    .addColumn("recordAt", moment, (c) => c.notNull())
    .addUniqueConstraint("person_links_record", ["recordKind", "recordId"])
    .execute();
  await index(db, "person_links_person", "person_links", ["personId", "recordKind", "recordAt"]);

  await db.schema
    .createTable("person_differences")
    .addColumn("personId", "integer", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("otherId", "integer", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("at", moment, (c) => c.notNull())
    .addPrimaryKeyConstraint("person_differences_pair", ["personId", "otherId"])
    .execute();
  await index(db, "person_differences_other", "person_differences", ["otherId"]);

  await withId(db.schema.createTable("person_merges"), dialect)
    .addColumn("keptId", "integer", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("mergedId", "integer", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("moved", "jsonb", (c) => c.notNull())
    .addColumn("at", moment, (c) => c.notNull())
    .addColumn("undoneAt", moment)
    .execute();
  await index(db, "person_merges_kept", "person_merges", ["keptId"]);
  await index(db, "person_merges_merged", "person_merges", ["mergedId"]);

  await withId(db.schema.createTable("timeline_entries"), dialect)
    .addColumn("personId", "integer", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("at", moment, (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("recordKind", "text")
    .addColumn("recordId", "integer")
    .addColumn("actor", "text")
    .addColumn("detail", "jsonb", (c) => c.notNull().defaultTo("{}"))
    .addColumn("ref", "text")
    .execute();
  // Includes the kind, so that filtering reads only the index.
  await index(db, "timeline_entries_person", "timeline_entries", ["personId", "at", "id", "kind"]);
  await index(db, "timeline_entries_record", "timeline_entries", ["recordKind", "recordId"]);
  await db.schema
    .createIndex("timeline_entries_ref")
    .unique()
    .on("timeline_entries")
    .column("ref")
    .where(sql<boolean>`"ref" is not null`)
    .execute();

  await db.schema
    .createTable("people_intake")
    .addColumn("recordKind", "text", (c) => c.primaryKey())
    .addColumn("lastId", "integer", (c) => c.notNull())
    .execute();

  await (dialect === "sqlite" ? searchInSqlite(db) : searchInPostgres(db));
}

function index(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
  where?: ReturnType<typeof sql<boolean>>,
): Promise<void> {
  const made = db.schema.createIndex(name).on(table).columns(columns);
  return (where ? made.where(where) : made).execute();
}

/** Indexes the words of `searchText`, as migration 010 does for conversations. */
async function searchInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table "people_search" using fts5(
    "words", content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
  )`.execute(db);
  await sql`create trigger "people_search_insert" after insert on "people" begin
    insert into "people_search" ("rowid", "words") values (new."id", new."searchText");
  end`.execute(db);
  await sql`create trigger "people_search_update" after update of "searchText" on "people"
    when new."searchText" <> old."searchText" begin
    delete from "people_search" where "rowid" = old."id";
    insert into "people_search" ("rowid", "words") values (new."id", new."searchText");
  end`.execute(db);
  await sql`create trigger "people_search_delete" after delete on "people" begin
    delete from "people_search" where "rowid" = old."id";
  end`.execute(db);
}

async function searchInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create table "people_search" (
    "personId" integer not null primary key references "people" ("id") on delete cascade,
    "words" tsvector not null
  )`.execute(db);
  await sql`create index "people_search_words" on "people_search" using gin ("words")`.execute(db);
  await sql`create function "people_keep_words"() returns trigger language plpgsql as '
    begin
      insert into "people_search" ("personId", "words") values (new."id", "chatbot_words"(new."searchText"))
        on conflict ("personId") do update set "words" = excluded."words";
      return null;
    end'`.execute(db);
  await sql`create trigger "people_search_insert" after insert on "people"
    for each row execute function "people_keep_words"()`.execute(db);
  await sql`create trigger "people_search_update" after update of "searchText" on "people"
    for each row when (new."searchText" <> old."searchText") execute function "people_keep_words"()`.execute(db);
  await sql`create function "people_matches"("sought" tsquery, "most" integer) returns setof integer
    language sql stable rows 1000 set enable_seqscan = off
    as 'select "personId" from "people_search" where "words" @@ "sought" limit "most"'`.execute(db);
}
