import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Database } from "../src/db/database.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { openSqlite } from "../src/db/sqlite.ts";
import { createPostgresDatabase, testDatabaseKind } from "./databases.ts";

/** Where servers that a test kills keep their data. */
export interface Store {
  /** Environment that points a server to this data. */
  variables: Record<string, string>;
  /** Opens the database for inspection. */
  open: () => Database;
  /**
   * Message-IDs of unsent emails, once whatever a killed server began has ended. It does not touch the write-ahead log,
   * because recovering that is the next server's job.
   */
  undelivered: () => Promise<Set<string>>;
  drop: () => Promise<void>;
}

/** Empty storage in the kind of database that the test runs on. @param folder of the server's files */
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
