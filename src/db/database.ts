import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/** The database, SQLite or PostgreSQL (docs/decisions/042 lists where the difference matters). */
export interface Database {
  readonly dialect: Dialect;
  readonly kysely: Kysely<Tables>;
  /**
   * Waits until everything committed before the call is on disk; nothing may be reported as stored before that. Callers
   * share a flush, and the process continues meanwhile (docs/decisions/011-shared-flush.md).
   * @throws NotOnDisk if the disk fails, and on every later call until the process is restarted
   */
  flushed(): Promise<void>;
  /**
   * Removes what remains of deleted data in SQLite's files: words in full-text indexes, and the write-ahead log. Does
   * nothing on PostgreSQL, which leaves that to autovacuum.
   * @throws Error if something remains, for example while a backup reads the log; the next call tries again
   */
  scrub(): Promise<void>;
  /** Flushes, then closes the database. */
  close(): Promise<void>;
}

/** What a query runs on: the database itself or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
