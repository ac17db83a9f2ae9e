import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StartFailure } from "../../lib/start-failure.ts";
import { isLocked } from "../storage-failure.ts";

/** More pages than any database has, to copy everything in one step. */
const ALL_PAGES = 2 ** 30;

/** Copies the file consistently, even while it is being written. */
export async function copySqlite(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { timeout: 10_000 });
  try {
    // With smaller steps, the writes of a busy site would make the backup start over again and again.
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/**
 * Checks a database file.
 * @returns a description of its damage, if any: broken pages or indexes, or dangling references
 */
export function damageOf(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const verdict = database.prepare("pragma integrity_check").get()?.["integrity_check"];
    if (verdict !== "ok") return String(verdict);
    const lost = database.prepare("pragma foreign_key_check").all();
    return lost.length === 0
      ? undefined
      : `${lost.length} rows refer to others that are missing, of ${lost[0]!["table"]}`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}

/** Removes a database file with SQLite's files beside it. */
export function removeSqlite(file: string): void {
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(file + ending, { force: true });
}

/**
 * Claims a database file for the one process that may serve or replace it. The claim is an exclusive SQLite lock on an
 * empty file beside the database, which the system releases when the process ends, even after `kill -9`. Commands that
 * only read or write rows (`npm run staff`, `npm run backup`) do not need the claim.
 * @returns a function that releases the claim, or undefined while another process holds it
 * @throws StartFailure if something else is in the empty file's place
 */
export function claimSqlite(file: string): (() => void) | undefined {
  const lock = `${file}.lock`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Only created if missing, because closing a file releases all of the process's locks on it (POSIX).
  if (!existsSync(lock)) closeSync(openSync(lock, "a", 0o600));
  const found = statSync(lock);
  if (!found.isFile() || found.size > 0) {
    throw new StartFailure(`${lock} is not the empty file that should lie there: move it away, then start again.`);
  }
  const holder = new DatabaseSync(lock, { timeout: 0 });
  try {
    holder.exec("begin exclusive");
  } catch (error) {
    holder.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
  return () => holder.close();
}

/**
 * Claims a database that is to be replaced or moved, and merges its write-ahead log, so that the file is the whole
 * database.
 * @returns a function that releases the claim, or undefined while a server runs or anything else has the file open
 */
export function claimUnused(file: string): (() => void) | undefined {
  const giveBack = claimSqlite(file);
  if (!giveBack || !isOpen(file)) return giveBack;
  giveBack();
  return undefined;
}

/** Whether another connection has the file open, in which case SQLite cannot leave write-ahead mode. */
function isOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma journal_mode = delete");
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}
