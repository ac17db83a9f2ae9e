import { copyFileSync, mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Database } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { openSqlite } from "../src/db/sqlite.ts";
import type { Tables } from "../src/db/tables.ts";

/** Kinds of database that a suite can run on; `TEST_DATABASE` chooses, SQLite by default. */
export type TestDatabaseKind = "sqlite" | "pglite" | "postgres";

export function testDatabaseKind(): TestDatabaseKind {
  const kind = process.env["TEST_DATABASE"] ?? "sqlite";
  if (kind !== "sqlite" && kind !== "pglite" && kind !== "postgres")
    throw new Error(`TEST_DATABASE=${kind} is unknown`);
  return kind;
}

export const TEST_POSTGRES_URL = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Opens an empty, migrated database; its `close` cleans up. */
export async function testDatabase(kind: TestDatabaseKind = testDatabaseKind()): Promise<Database> {
  return await openers[kind]();
}

/** Deletes all rows and resets the ids, which is faster than a new database per test. */
export async function emptyDatabase({ kysely, dialect }: Database): Promise<void> {
  const all = await kysely.introspection.getTables();
  // Skips the internal tables of SQLite's full-text index, which its virtual table maintains.
  const names = all.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_|_search_\w+$/.test(name));
  await kysely.transaction().execute(async (transaction) => {
    // Avoids `truncate`, for which PostgreSQL creates new files, because that takes longer than any test.
    const deletes = names.map((name) => sql`delete from ${sql.table(name)}`);
    const empty = async () => {
      if (dialect === "postgres") await sql`do $$ begin ${sql.join(deletes, sql`; `)}; end $$`.execute(transaction);
      else for (const each of deletes) await each.execute(transaction);
    };
    await withoutGuards(transaction, dialect, empty);
    await (dialect === "sqlite"
      ? sql`delete from sqlite_sequence`
      : sql`select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1, false)
            from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`
    ).execute(transaction);
  });
}

/** Tables whose rows a trigger protects from deletion. */
const GUARDED = ["audit_log", "consent_ledger", "consent_wordings"];

/** Runs `work` without the triggers that protect rows, which only a test may do. */
async function withoutGuards(db: Transaction<Tables>, dialect: Database["dialect"], work: () => Promise<void>) {
  if (dialect === "postgres") {
    for (const name of GUARDED) await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
    await work();
    for (const name of GUARDED) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger' and tbl_name in (${sql.join(GUARDED)})`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await work();
  for (const guard of rows) await sql.raw(guard.sql).execute(db);
}

const openers: Record<TestDatabaseKind, () => Promise<Database>> = {
  async sqlite() {
    const folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
    const file = path.join(folder, "nordet.sqlite");
    const template = process.env["TEST_SQLITE_TEMPLATE"];
    if (template) copyFileSync(template, file);
    const database = openSqlite(file);
    if (!template) await migrate(database);
    return {
      ...database,
      close: async () => {
        await database.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },

  async pglite() {
    const pglite = idlePglites.pop() ?? (await createPglite());
    const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: keptOpen(pglite) }) });
    const database: Database = {
      dialect: "postgres",
      kysely,
      flushed: async () => undefined,
      scrub: async () => undefined,
      close: async () => {
        await kysely.destroy();
        await pglite.exec("drop schema public cascade; create schema public");
        await pglite.exec("discard all");
        idlePglites.push(pglite);
      },
    };
    await migrate(database);
    return database;
  },

  async postgres() {
    for (let used = idlePostgres.pop(); used; used = idlePostgres.pop()) {
      const database = openTestPostgres(used);
      if (await isAsMade(database, used)) {
        await emptyDatabase(database);
        return database;
      }
      await database.kysely.destroy();
      await used.drop();
    }
    const made = await createPostgresDatabase(process.env["TEST_POSTGRES_TEMPLATE"]);
    const database = openTestPostgres(made);
    await migrate(database);
    made.schema = await schemaOf(database);
    return database;
  },
};

interface TestPostgres {
  url: string;
  drop: () => Promise<void>;
  /** The database's `schemaOf` digest when it was created. */
  schema?: string;
}

/**
 * Idle databases, reused within a process and dropped with their template at the end of the run, because creating one
 * takes hundreds of milliseconds and emptying one about ten.
 */
const idlePostgres: TestPostgres[] = [];

function openTestPostgres(server: TestPostgres): Database {
  const database = openPostgres(server.url, (error) => {
    throw error;
  });
  let isClosed = false;
  return {
    ...database,
    close: async () => {
      await database.close();
      if (!isClosed) await (process.env["TEST_POSTGRES_TEMPLATE"] ? idlePostgres.push(server) : server.drop());
      isClosed = true;
    },
  };
}

/** Whether a database can be reused: no test is connected to it, and its schema is unchanged. */
async function isAsMade(database: Database, { url, schema }: TestPostgres): Promise<boolean> {
  const name = new URL(url).pathname.slice(1);
  // This function's own connection counts too.
  for (let i = 0; (await connectionsTo(name, database)) > 1; i += 1) {
    if (i === 100) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return (await schemaOf(database)) === schema;
}

/** Returns a digest of a database's columns, triggers, constraints, functions and migrations. */
async function schemaOf({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(part, ' ' order by part)) as digest from (
      select concat(c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull, a.attidentity, pg_get_expr(d.adbin, d.adrelid)) as part
        from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where c.relnamespace = 'public'::regnamespace and not a.attisdropped
      union all select concat(tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select concat(conrelid::regclass, conname) from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat(proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select name from kysely_migration
    ) parts`.execute(kysely);
  return rows[0]?.digest ?? "";
}

/** Idle PGlites, reused within a process, because copying one takes 500 ms and emptying one 100 ms. */
const idlePglites: PGlite[] = [];

async function createPglite(): Promise<PGlite> {
  const template = process.env["TEST_PGLITE_TEMPLATE"];
  const parsers = { 20: Number };
  return await PGlite.create(template ? { parsers, loadDataDir: await openAsBlob(template) } : { parsers });
}

/** Wraps a PGlite so that closing it has no effect, because it is reused. */
function keptOpen(pglite: PGlite): PGlite {
  return new Proxy(pglite, {
    get(target, property) {
      if (property === "close") return async () => undefined;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * Creates a database on the test server, for tests that need a URL rather than a connection.
 * @param template database to copy, whose name becomes the new name's prefix; without it, the new database is empty
 */
export async function createPostgresDatabase(template?: string): Promise<TestPostgres> {
  const name = `${template ?? `nordet_test_${process.pid}`}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(`create database ${name} template ${template ?? "template1"}`);
  // Tests never kill this PostgreSQL server, so commits need not wait for its disk.
  await onServer(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(TEST_POSTGRES_URL);
  url.pathname = `/${name}`;
  const drop = async () => {
    // Waits, because a closed pool's connections linger, and dropping the database under one would raise an error.
    for (let i = 0; i < 100 && (await connectionsTo(name)) > 0; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await onServer(`drop database if exists ${name} with (force)`);
  };
  return { url: url.href, drop };
}

/** Drops a template and all its copies. */
export async function dropPostgresDatabases(template: string): Promise<void> {
  const rows = await onServer(`select datname from pg_database where starts_with(datname, '${template}')`);
  for (const { datname } of rows) await onServer(`drop database if exists ${datname} with (force)`);
}

async function connectionsTo(name: string, { kysely }: Partial<Database> = {}): Promise<number> {
  const question = `select count(*)::int as n from pg_stat_activity where datname = '${name}'`;
  const rows = kysely ? (await sql.raw<{ n: number }>(question).execute(kysely)).rows : await onServer(question);
  return rows[0]?.["n"] ?? 0;
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: TEST_POSTGRES_URL });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
