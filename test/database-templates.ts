import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { TestProject } from "vitest/node";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { openSqlite } from "../src/db/sqlite.ts";
import type { Tables } from "../src/db/tables.ts";
import { createPostgresDatabase, dropPostgresDatabases } from "./databases.ts";

/**
 * Global setup: creates a migrated database for each test file to copy, because migrating takes longer than copying
 * (seconds of processor time on PGlite, a second of disk time on PostgreSQL, a tenth on SQLite). Test files find it
 * through `TEST_SQLITE_TEMPLATE` or `TEST_PGLITE_TEMPLATE` (a file), or `TEST_POSTGRES_TEMPLATE` (a database name).
 */
export default async function makeTemplate({ config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const kind = config.env?.["TEST_DATABASE"];
  if (kind === "pglite") return await makePgliteTemplate();
  if (kind === "postgres") return await makePostgresTemplate();
  if (kind === "sqlite") return await makeSqliteTemplate();
  return undefined;
}

async function makeSqliteTemplate() {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-test-template-"));
  const file = path.join(folder, "nordet.sqlite");
  const database = openSqlite(file);
  await migrate(database);
  await database.close();
  process.env["TEST_SQLITE_TEMPLATE"] = file;
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function makePgliteTemplate() {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-test-template-"));
  const file = path.join(folder, "pglite.tar");
  const pglite = await PGlite.create({ parsers: { 20: Number } });
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const nothing = async () => undefined;
  await migrate({ dialect: "postgres", kysely, flushed: nothing, scrub: nothing, close: nothing });
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await kysely.destroy();
  process.env["TEST_PGLITE_TEMPLATE"] = file;
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function makePostgresTemplate() {
  const { url } = await createPostgresDatabase();
  const database = openPostgres(url, (error) => {
    throw error;
  });
  await migrate(database);
  await database.close();
  const name = new URL(url).pathname.slice(1);
  process.env["TEST_POSTGRES_TEMPLATE"] = name;
  return () => dropPostgresDatabases(name);
}
