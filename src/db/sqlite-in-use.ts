import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Whether another connection has the file open, such as a server that runs: SQLite lets nobody leave the write-ahead log
 * then. Without one, the log is gone afterwards and the file is the whole database.
 */
export function isInUse(file: string): boolean {
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
