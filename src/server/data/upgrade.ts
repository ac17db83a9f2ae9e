import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "../../db/database.ts";
import { MIGRATIONS, migrate, schemaState } from "../../db/migrate.ts";
import { copySqlite, damageOf, removeSqlite } from "../../db/sqlite/sqlite-file.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { StartFailure } from "../../lib/start-failure.ts";

/** Prefix of the copy on which an update is tried. A copy found at startup was left by a killed process. */
const TRIAL = "nordet.update-trial-";

/**
 * Brings the schema up to date. An SQLite file with data is copied twice first: one copy is the backup, the other tries
 * the migrations, which are applied for good only if the result passes the checks (decision 039). On PostgreSQL they
 * run in one transaction; `npm run try-update` tries them on a copy.
 * @param file the SQLite database; undefined on PostgreSQL
 * @param tell logs progress
 * @throws StartFailure if a migration fails; the database is then unchanged
 */
export async function upgrade(
  database: Database,
  file: string | undefined,
  tell: (facts: object, message: string) => void,
  steps = MIGRATIONS,
): Promise<void> {
  const { pending, isNew } = await schemaState(database, steps);
  if (file === undefined || isNew || pending.length === 0) return migrate(database, steps);
  const folder = path.dirname(file);
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const trial = path.join(folder, `${TRIAL}${stamp}.sqlite`);
  // Named and compressed like any backup, so that `restore` and `--keep` handle it too.
  const before = path.join(folder, "backups", `nordet-${stamp}.sqlite.gz`);
  for (const name of readdirSync(folder).filter((name) => name.startsWith(TRIAL))) rmSync(path.join(folder, name));
  tell({ pending }, "an update of the database is tried on a copy");
  try {
    await copySqlite(file, trial);
    mkdirSync(path.dirname(before), { recursive: true, mode: 0o700 });
    await pipeline(createReadStream(trial), createGzip(), createWriteStream(before, { mode: 0o600 }));
    await tryOn(trial, steps);
  } catch (error) {
    rmSync(before, { force: true });
    throw new StartFailure(
      `The update of the database failed on a copy; the database itself is as it was: ${(error as Error).message}`,
      error,
    );
  } finally {
    removeSqlite(trial);
  }
  await migrate(database, steps);
  tell({ pending, before }, "the database is up to date; what it was before lies among the backups");
}

async function tryOn(file: string, steps: typeof MIGRATIONS): Promise<void> {
  const copy = openSqlite(file);
  try {
    await migrate(copy, steps);
  } finally {
    await copy.close();
  }
  const damage = damageOf(file);
  if (damage) throw new Error(damage);
}
