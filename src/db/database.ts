import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/** The database. Only full-text search and locks depend on which one it is. */
export interface Database {
  readonly dialect: Dialect;
  readonly kysely: Kysely<Tables>;
  /**
   * Waits until everything committed before the call is on disk; nothing may be reported as stored before that. Callers
   * share a flush, and the process continues meanwhile (docs/decisions/011-shared-flush.md).
   * @throws NotOnDisk when the disk failed, and on every later call until the process is restarted
   */
  flushed(): Promise<void>;
  /**
   * Removes deleted data from the files: overwrites it and empties SQLite's log. On PostgreSQL, autovacuum does that.
   */
  scrub(): Promise<void>;
  /** Flushes, then closes the database. */
  close(): Promise<void>;
}

/** What a query runs on: the database itself or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
