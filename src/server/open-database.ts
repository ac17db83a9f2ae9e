import path from "node:path";
import type { Database } from "../db/database.ts";
import { openPostgres } from "../db/postgres.ts";
import { openSqlite } from "../db/sqlite.ts";
import type { Env } from "./env.ts";

/**
 * The configured database: PostgreSQL when `DATABASE_URL` is set, else the file in `DATA_DIR`.
 * @param onIdleError told when an idle connection to PostgreSQL is lost
 */
export function openDatabase(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
  onIdleError: (error: Error) => void,
): Database {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL, onIdleError) : openSqlite(sqliteFileOf(env));
}

/** Where the database lies when it is a file. */
export function sqliteFileOf(env: Pick<Env, "DATA_DIR">): string {
  return path.join(env.DATA_DIR, "nordet.sqlite");
}
