import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/** Columns that a week's counts depend on, by table; `createdAt` determines the week. */
const COUNTED = {
  consultations: ["review", "createdAt", "leadScore", "contacted", "contactedAt", "outcome"],
  chatbot_messages: ["createdAt", "sender", "kind"],
} as const;

/**
 * Creates the tables for counts of past weeks, and for notes of later changes. Database triggers write a note of
 * each change to a counted row, so that no code path can forget to (decision 036).
 */
export async function overviewWeeks(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("overview_weeks")
    .addColumn("day", "text", (c) => c.notNull().primaryKey())
    .addColumn("counts", "jsonb", (c) => c.notNull())
    .execute();
  await withId(db.schema.createTable("overview_changes"), dialect)
    .addColumn("at", moment, (c) => c.notNull())
    .execute();
  if (dialect === "postgres") {
    await sql`create function "overview_note"() returns trigger language plpgsql as '
      begin
        if tg_op <> ''INSERT'' then
          insert into "overview_changes" ("at") values (old."createdAt");
        end if;
        if tg_op = ''INSERT'' or (tg_op = ''UPDATE'' and new."createdAt" <> old."createdAt") then
          insert into "overview_changes" ("at") values (new."createdAt");
        end if;
        return null;
      end'`.execute(db);
  }
  for (const [table, columns] of Object.entries(COUNTED)) {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    await (dialect === "sqlite" ? noteOnSqlite(db, table, named) : noteOnPostgres(db, table, named));
  }
}

async function noteOnSqlite(db: Kysely<unknown>, table: string, columns: ReturnType<typeof sql.join>): Promise<void> {
  const note = (row: "old" | "new") => sql`insert into "overview_changes" ("at") values (${sql.raw(row)}."createdAt");`;
  const on = (event: string) => sql`create trigger ${sql.ref(`${table}_overview_${event}`)} after ${sql.raw(event)}`;
  await sql`${on("insert")} on ${sql.table(table)} begin ${note("new")} end`.execute(db);
  await sql`${on("delete")} on ${sql.table(table)} begin ${note("old")} end`.execute(db);
  await sql`${on("update")} of ${columns} on ${sql.table(table)} begin ${note("old")} ${note("new")} end`.execute(db);
}

async function noteOnPostgres(db: Kysely<unknown>, table: string, columns: ReturnType<typeof sql.join>): Promise<void> {
  await sql`create trigger ${sql.ref(`${table}_overview`)} after insert or delete or update of ${columns}
    on ${sql.table(table)} for each row execute function "overview_note"()`.execute(db);
}
