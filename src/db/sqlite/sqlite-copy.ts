import { rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";

/** More pages than any database has: everything in one step. */
const ALL_PAGES = 2 ** 30;

/** A consistent copy of the file, whatever is written meanwhile. */
export async function copySqlite(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { timeout: 10_000 });
  try {
    // In smaller steps, a busy site would restart it again and again.
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** @returns the file's damage, if any: to its pages, its indexes, or dangling references */
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
