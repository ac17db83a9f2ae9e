import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/** The database: which one it is matters only to full-text search and to locks. */
export interface Database {
  readonly dialect: Dialect;
  readonly kysely: Kysely<Tables>;
  close(): Promise<void>;
}

/** What a query runs on: the database itself or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
