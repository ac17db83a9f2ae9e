import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, fail, goOnUnderPinnedNode, say } from "./toolchain.mjs";

/**
 * `npm run try-update`: updates a copy of the database as the next start will update the real one. Run it after
 * `git pull`, before restarting the server. Reports how long the update took and which tables gained or lost rows. The
 * server keeps running, and the copy is deleted. On PostgreSQL the copy is a database on the same server, so the user
 * needs CREATEDB. Also exercises backup and restore with real data.
 */

await ensureInstalled({ development: false });
await goOnUnderPinnedNode();
const { configuration, databaseOf, dumpPostgres, postgres, refuse, stamp } = await import("./database-copies.mjs");
const { sql } = await import("kysely");
const { migrate, schemaState } = await import("../src/db/migrate.ts");
const { openPostgres } = await import("../src/db/postgres.ts");
const { openSqlite } = await import("../src/db/sqlite.ts");
const { copySqlite, damageOf } = await import("../src/db/sqlite/sqlite-file.ts");

const env = await configuration();

async function tryUpdate() {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(env.DATA_DIR, "update-trial-"));
  try {
    await (env.DATABASE_URL ? onPostgres(env.DATABASE_URL, folder) : onSqlite(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onSqlite(folder) {
  const file = join(env.DATA_DIR, "nordet.sqlite");
  if (!existsSync(file)) refuse(`There is no database at ${file}.`);
  const copy = join(folder, "copy.sqlite");
  await copySqlite(file, copy);
  await applyTo(openSqlite(copy));
  const damage = damageOf(copy);
  if (damage) refuse(`The copy is damaged after the update: ${damage}`);
}

async function onPostgres(address, folder) {
  const dump = join(folder, "copy.dump");
  await dumpPostgres(address, dump);
  const name = `nordet_trial_${stamp().toLowerCase().replaceAll("-", "_")}`;
  const url = new URL(address);
  url.pathname = `/${name}`;
  await postgres(address, "createdb", [name]);
  try {
    await postgres(url.href, "pg_restore", ["--no-owner", "--exit-on-error", "--dbname", databaseOf(url.href), dump]);
    await applyTo(openPostgres(url.href, () => undefined));
  } finally {
    await postgres(address, "dropdb", ["--if-exists", "--force", name]);
  }
}

async function applyTo(database) {
  try {
    const { pending } = await schemaState(database);
    const before = await rowsOf(database);
    const began = performance.now();
    await migrate(database);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const after = await rowsOf(database);
    const all = Object.values(after).reduce((sum, rows) => sum + rows, 0);
    for (const table of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [was, is] = [before[table], after[table]];
      if (was !== is && !table.startsWith("kysely_")) say(`  ${table}: ${was ?? "new"} → ${is ?? "removed"}`);
    }
    const what = pending.length === 0 ? "There is nothing to update" : `Applied ${pending.join(", ")}`;
    say(`${what}, in ${seconds} s, on a copy of ${all} rows. The database itself was not touched.`);
  } finally {
    await database.close();
  }
}

/** Counts each table's rows, except in the internal tables of SQLite and of full-text indexes. */
async function rowsOf({ kysely }) {
  const tables = await kysely.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !/^sqlite_|_search(_\w+)?$/.test(name));
  const rows = {};
  for (const name of names) {
    const { rows: found } = await sql`select count(*) as "n" from ${sql.table(name)}`.execute(kysely);
    rows[name] = Number(found[0].n);
  }
  return rows;
}

try {
  await tryUpdate();
} catch (error) {
  fail(`The update failed on the copy; the database itself was not touched.\n${error.message}`);
}
