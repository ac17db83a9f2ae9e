import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment } from "../column-builders.ts";

/** Adds the desk's side of the assistant: waiting visitors, take-overs, and a search over 100,000 conversations. */
export async function chatDesk(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const conversations = db.schema.alterTable("chatbot_conversations");
  await conversations.addColumn("waitingSince", moment).execute();
  await conversations.addColumn("staffUntil", moment).execute();
  await conversations.addColumn("contacted", "boolean", (c) => c.notNull().defaultTo(false)).execute();

  // Newest first, with every filter column, so that filtering reads only the index.
  await db.schema.dropIndex("chatbot_conversations_newest").execute();
  await db.schema
    .createIndex("chatbot_conversations_list")
    .on("chatbot_conversations")
    .columns(["lastMessageAt", "id", "mode", "waitingSince", "contacted", "leadId", "language"])
    .execute();
  for (const column of ["waitingSince", "staffUntil"]) {
    await db.schema
      .createIndex(`chatbot_conversations_${column === "staffUntil" ? "staff" : "waiting"}`)
      .on("chatbot_conversations")
      .column(column)
      .where(sql.ref(column), "is not", null)
      .execute();
  }
  await db.schema
    .createIndex("chatbot_unanswered_question")
    .on("chatbot_unanswered")
    .columns(["questionKey"])
    .execute();

  // Finds a chat visitor's requests by email or phone.
  await sql`create index "consultations_email" on "consultations" (lower("email"))`.execute(db);
  await sql`create index "consultations_phone" on "consultations" ("phone") where "phone" is not null`.execute(db);
  await sql`create index "chatbot_leads_phone" on "chatbot_leads" ("phone") where "phone" is not null`.execute(db);

  await (dialect === "sqlite" ? searchInSqlite(db) : searchInPostgres(db));
}

/** Indexes the words of `searchText`, which is already folded. Triggers keep the index up to date. */
async function searchInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table "chatbot_search" using fts5(
    "words", content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
  )`.execute(db);
  await sql`insert into "chatbot_search" ("rowid", "words")
    select "id", "searchText" from "chatbot_conversations"`.execute(db);
  await sql`create trigger "chatbot_search_insert" after insert on "chatbot_conversations" begin
    insert into "chatbot_search" ("rowid", "words") values (new."id", new."searchText");
  end`.execute(db);
  await sql`create trigger "chatbot_search_update" after update of "searchText" on "chatbot_conversations"
    when new."searchText" <> old."searchText" begin
    delete from "chatbot_search" where "rowid" = old."id";
    insert into "chatbot_search" ("rowid", "words") values (new."id", new."searchText");
  end`.execute(db);
  await sql`create trigger "chatbot_search_delete" after delete on "chatbot_conversations" begin
    delete from "chatbot_search" where "rowid" = old."id";
  end`.execute(db);
}

async function searchInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create table "chatbot_search" (
    "conversationId" integer not null primary key references "chatbot_conversations" ("id") on delete cascade,
    "words" tsvector not null
  )`.execute(db);
  // Splits at everything but letters and digits, so that addresses and numbers yield the same words as in SQLite. The
  // cut keeps the result below 1 MB, the limit of a `tsvector`.
  await sql`create function "chatbot_words"("text" text) returns tsvector language sql immutable
    as 'select to_tsvector(''simple'', regexp_replace(left("text", 200000), ''[^[:alnum:]]+'', '' '', ''g''))'`.execute(
    db,
  );
  await sql`insert into "chatbot_search" select "id", "chatbot_words"("searchText") from "chatbot_conversations"`.execute(
    db,
  );
  await sql`create index "chatbot_search_words" on "chatbot_search" using gin ("words")`.execute(db);
  await sql`create function "chatbot_keep_words"() returns trigger language plpgsql as '
    begin
      insert into "chatbot_search" ("conversationId", "words") values (new."id", "chatbot_words"(new."searchText"))
        on conflict ("conversationId") do update set "words" = excluded."words";
      return null;
    end'`.execute(db);
  await sql`create trigger "chatbot_search_insert" after insert on "chatbot_conversations"
    for each row execute function "chatbot_keep_words"()`.execute(db);
  await sql`create trigger "chatbot_search_update" after update of "searchText" on "chatbot_conversations"
    for each row when (new."searchText" <> old."searchText") execute function "chatbot_keep_words"()`.execute(db);
  // As with the blog's posts, PostgreSQL underestimates the cost of unpacking word lists, and would read them all
  // instead of using the index.
  await sql`create function "chatbot_matches"("sought" tsquery, "most" integer) returns setof integer
    language sql stable rows 1000 set enable_seqscan = off
    as 'select "conversationId" from "chatbot_search" where "words" @@ "sought" limit "most"'`.execute(db);
}
