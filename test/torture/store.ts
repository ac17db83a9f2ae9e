import path from "node:path";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import { openSqlite } from "../../src/db/sqlite.ts";
import { createPostgresDatabase, testDatabaseKind } from "../databases.ts";

/** A place for the data of servers that a test kills. */
export interface Store {
  /** Environment of every server that works on it. */
  variables: Record<string, string>;
  /** How the test looks into it. */
  open: () => Database;
  drop: () => Promise<void>;
}

/** A new place, in the kind of database the test runs on. @param folder of the server's files */
export async function createStore(folder: string): Promise<Store> {
  if (testDatabaseKind() !== "postgres") {
    return {
      variables: { DATA_DIR: folder },
      open: () => openSqlite(path.join(folder, "nordet.sqlite")),
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
    drop,
  };
}
