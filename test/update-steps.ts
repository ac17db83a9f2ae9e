import { type Kysely, sql } from "kysely";
import type { Database } from "../src/db/database.ts";

/** Migrations for a made-up update, and queries that show their effect. */
export const addNotes = async (db: Kysely<unknown>) => {
  await sql`create table notes (id integer primary key, said text not null)`.execute(db);
  await sql`insert into notes (id, said) values (1, 'first')`.execute(db);
};

export const breaksInTheMiddle = async (db: Kysely<unknown>) => {
  await sql`update notes set said = 'half done'`.execute(db);
  await sql`insert into audit_log (at, actor, action, subject, detail)
    values ('2026-01-01T00:00:00.000Z', 'system', 'test', 'of the update', '{}')`.execute(db);
  await sql`insert into notes (id, said) values (1, 'twice')`.execute(db);
};

export const tables = async ({ kysely }: Database) => (await kysely.introspection.getTables()).map(({ name }) => name);

export const subjects = async ({ kysely }: Database) =>
  (await kysely.selectFrom("audit_log").select("subject").orderBy("id").execute()).map(({ subject }) => subject);

export const write = ({ kysely }: Database, subject: string) =>
  kysely
    .insertInto("audit_log")
    .values({ at: new Date(), actor: "system", action: "test", subject, detail: "{}" })
    .execute();
