import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { fail, goOnUnderPinnedNode, say } from "./toolchain.mjs";

/**
 * `npm run restore -- FILE`: restores a copy made by `npm run backup`, with its images and the list of erasures. The
 * server must be stopped. The copy is fully checked before anything changes, and the replaced data is kept: a SQLite
 * file is moved aside, a PostgreSQL database is first dumped into DATA_DIR/backups. Restores everything or nothing.
 *
 *   npm run restore -- FILE --check     only checks the copy
 */

await goOnUnderPinnedNode();
const { addErased, configuration, copyMissingMedia, dumpPostgres, postgres, refuse, stamp } = await import(
  "./database-copies.mjs"
);
const { schemaState, migrate } = await import("../src/db/migrate.ts");
const { openSqlite } = await import("../src/db/sqlite.ts");
const { damageOf, removeSqlite } = await import("../src/db/sqlite/sqlite-file.ts");
const { claimUnused } = await import("../src/db/sqlite/sqlite-file.ts");

const { values, positionals } = parseArgs({ options: { check: { type: "boolean" } }, allowPositionals: true });
if (positionals.length !== 1) fail("Name the copy: npm run restore -- FILE");
const copy = resolve(positionals[0]);
const env = await configuration();

async function restore() {
  if (!existsSync(copy)) refuse(`There is no file ${copy}.`);
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  if (env.DATABASE_URL) await restorePostgres(env.DATABASE_URL);
  else await restoreSqlite(join(env.DATA_DIR, "nordet.sqlite"));
  if (values.check) return say(`${copy} is intact; nothing was changed.`);
  // On PostgreSQL, images are stored in the database.
  if (!env.DATABASE_URL) copyMissingMedia(join(dirname(copy), "media"), join(env.DATA_DIR, "media"));
  addErased(dirname(copy), env.DATA_DIR);
  say(`Restored ${copy}.`);
}

async function restoreSqlite(file) {
  if (copy.endsWith(".dump")) refuse(`${copy} is a PostgreSQL copy: set DATABASE_URL to restore it there.`);
  const fresh = `${file}.restoring`;
  removeSqlite(fresh);
  let giveBack;
  try {
    await pipeline(createReadStream(copy), createGunzip(), createWriteStream(fresh, { mode: 0o600 })).catch((error) =>
      refuse(`${copy} cannot be unpacked: ${error.message}`),
    );
    await checkFile(fresh);
    if (values.check) return;
    // Locked until the copy is in place, so that no server starts on the old file.
    giveBack = claimUnused(file);
    if (!giveBack) refuse("The server is running: stop it first, or its writes would be lost.");
    if (existsSync(file)) {
      const aside = join(env.DATA_DIR, `nordet.before-restore-${stamp()}.sqlite`);
      renameSync(file, aside);
      say(`The previous database is now ${aside}.`);
    }
    removeSqlite(file);
    renameSync(fresh, file);
  } finally {
    removeSqlite(fresh);
    giveBack?.();
  }
}

/** Checks an unpacked copy's pages, indexes and references, and that this release can use it. */
async function checkFile(fresh) {
  const wrong = damageOf(fresh);
  if (wrong) refuse(`${copy} is damaged, nothing was changed: ${wrong}`);
  const database = openSqlite(fresh);
  try {
    if ((await schemaState(database)).isNew) refuse(`${copy} is not a copy of this program's database.`);
    // Migrates the copy as the next start would, because an unusable copy must not replace a working database.
    await migrate(database);
  } catch (error) {
    refuse(`${copy} cannot be used, nothing was changed: ${error.message}`);
  } finally {
    await database.close();
  }
}

/** SQL that drops every table and function in the schema, except extensions' functions. */
const EMPTY_SCHEMA = `do $$ declare one record; begin
  for one in select format('drop table if exists %I.%I cascade', schemaname, tablename) as step
    from pg_tables where schemaname = 'public' loop execute one.step; end loop;
  for one in select format('drop function if exists %s cascade', oid::regprocedure) as step
    from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop execute one.step; end loop;
end $$;
`;

async function restorePostgres(address) {
  if (copy.endsWith(".sqlite.gz")) {
    refuse(`${copy} is a SQLite copy: restore it without DATABASE_URL, then npm run move-to-postgres.`);
  }
  // A dry run that reads and decompresses every row.
  await postgres(address, "pg_restore", ["--file=/dev/null", copy]);
  const contents = await postgres(address, "pg_restore", ["--list", copy]);
  if (!/ TABLE DATA \S+ kysely_migration /.test(contents)) refuse(`${copy} is not a copy of this program's database.`);
  if (values.check) return;
  const query = (text) => postgres(address, "psql", ["--no-psqlrc", "--tuples-only", "--no-align", "--command", text]);
  const others = Number(
    await query(`select count(*) from pg_stat_activity
      where datname = current_database() and application_name = 'nordet'`),
  );
  if (others > 0) refuse("A server is running on this database: stop it first, or its writes would be lost.");
  const tables = Number(await query("select count(*) from information_schema.tables where table_schema = 'public'"));
  if (tables > 0) {
    const folder = join(env.DATA_DIR, "backups");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const aside = join(folder, `nordet-${stamp()}.dump`);
    await dumpPostgres(address, aside);
    say(`The previous database is now ${aside}.`);
  }
  const folder = mkdtempSync(join(env.DATA_DIR, "restoring-"));
  try {
    // Restores SQL text, so that one transaction empties and fills the database. `pg_restore --clean` knows only the
    // copy's tables, so a newer schema's tables would stay and block the next update.
    const [emptied, text] = [join(folder, "empty.sql"), join(folder, "copy.sql")];
    writeFileSync(emptied, EMPTY_SCHEMA);
    await postgres(address, "pg_restore", ["--no-owner", `--file=${text}`, copy]);
    const options = ["--no-psqlrc", "--quiet", "--output=/dev/null", "--single-transaction", "--set=ON_ERROR_STOP=1"];
    await postgres(address, "psql", [...options, `--file=${emptied}`, `--file=${text}`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await restore();
} catch (error) {
  fail(error.message);
}
