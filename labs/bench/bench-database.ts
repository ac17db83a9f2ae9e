import { join } from "node:path";
import type { Database } from "../../src/db/database.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import { openSqlite } from "../../src/db/sqlite.ts";

/**
 * Fills a database for a server under test: SQLite in `data`, or the empty PostgreSQL database at `BENCH_DATABASE_URL`.
 * @returns environment variables that point a server to the database
 */
export async function filledDatabase(data: string, fill: (database: Database) => Promise<unknown>) {
  const url = process.env["BENCH_DATABASE_URL"];
  const database = url
    ? openPostgres(url, (error) => {
        throw error;
      })
    : openSqlite(join(data, "nordet.sqlite"));
  await migrate(database);
  await fill(database);
  await database.close();
  const shared = url ? { DATABASE_URL: url, AUTH_SECRET: "of-the-bench-and-of-nothing-else-in-the-world" } : {};
  return { ...shared, DATA_DIR: data };
}
