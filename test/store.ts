import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Database } from "../src/db/database.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { openSqlite } from "../src/db/sqlite.ts";
import { createPostgresDatabase, testDatabaseKind } from "./databases.ts";

/** Data storage for servers that a test kills. */
export interface Store {
  /** Environment variables that point a server to this data. */
  variables: Record<string, string>;
  open: () => Database;
  /**
   * Returns the Message-IDs of undelivered emails, once the database has finished a killed server's statements. Leaves
   * the write-ahead log alone, because the next server must recover it.
   */
  undelivered: () => Promise<Set<string>>;
  drop: () => Promise<void>;
}

/**
 * Creates an empty store in the kind of database under test.
 * @param folder the server's data folder
 */
export async function createStore(folder: string): Promise<Store> {
  if (testDatabaseKind() !== "postgres") {
    const file = path.join(folder, "nordet.sqlite");
    return {
      variables: { DATA_DIR: folder },
      open: () => openSqlite(file),
      undelivered: async () => {
        const database = new DatabaseSync(file, { readOnly: true });
        const rows = database.prepare(UNDELIVERED).all();
        database.close();
        return idsOf(rows);
      },
      drop: async () => undefined,
    };
  }
  const { url, drop } = await createPostgresDatabase();
  return {
    variables: { DATA_DIR: folder, DATABASE_URL: url, AUTH_SECRET: "a secret of thirty-two characters, or more" },
    open: () =>
      openPostgres(url, (error) => {
        throw error;
      }),
    undelivered: async () => {
      const client = new pg.Client(url);
      await client.connect();
      // PostgreSQL may still execute statements that were sent before the kill.
      while ((await client.query(OTHERS)).rowCount !== 0) await sleep(5);
      const { rows } = await client.query(UNDELIVERED);
      await client.end();
      return idsOf(rows);
    },
    drop,
  };
}

const UNDELIVERED = `select "messageId" from outbox where status <> 'delivered'`;
const OTHERS = `select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

function idsOf(rows: readonly Record<string, unknown>[]): Set<string> {
  return new Set(rows.map((row) => String(row["messageId"])));
}
