import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/** The database: which one it is matters only to full-text search and to locks. */
export interface Database {
  readonly dialect: Dialect;
  readonly kysely: Kysely<Tables>;
  /**
   * Waits until everything that was committed before the call is on disk; nobody may be told that something was stored
   * before. Callers share a flush, and the process goes on meanwhile (docs/decisions/011-shared-flush.md).
   * @throws NotOnDisk when the disk failed: then again and again, until the process is started anew
   */
  flushed(): Promise<void>;
  /**
   * Sees that what was deleted leaves the files: SQLite overwrites it, and its log is emptied. On PostgreSQL that is the
   * business of its own upkeep (autovacuum).
   */
  scrub(): Promise<void>;
  /** Flushes, then lets go of the database. */
  close(): Promise<void>;
}

/** What a query runs on: the database itself or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
