import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Database } from "../../db/database.ts";
import { openPostgres } from "../../db/postgres.ts";
import { claimSqlite } from "../../db/sqlite/sqlite-file.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { StartFailure } from "../../lib/start-failure.ts";
import type { Env } from "../env.ts";

/**
 * How long a server waits for its predecessor to end, in ms, which is longer than most restarts overlap. After that,
 * the operator or supervisor must try again.
 */
const CLAIM_PATIENCE = 5_000;

/** Pause between attempts, in ms. */
const CLAIM_PAUSE = 50;

/**
 * Opens the configured database: PostgreSQL if `DATABASE_URL` is set, otherwise the file in `DATA_DIR`.
 * @param onIdleError called when an idle PostgreSQL connection is lost
 */
export function openDatabase(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
  onIdleError: (error: Error) => void,
): Database {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL, onIdleError) : openSqlite(sqliteFileOf(env));
}

/**
 * Opens the configured database for a server. On SQLite, only one server may run, because pages, live events and rate
 * limits are kept in its process. Closing the database releases the lock.
 * @throws StartFailure if another server holds the lock
 */
export async function openServedDatabase(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
  onIdleError: (error: Error) => void,
  patience = CLAIM_PATIENCE,
): Promise<Database> {
  if (env.DATABASE_URL) return openDatabase(env, onIdleError);
  const giveBack = await claimPatiently(sqliteFileOf(env), patience);
  if (!giveBack) {
    throw new StartFailure(
      `Another server runs on this data folder: ${env.DATA_DIR}.\n` +
        "End it first, or give this one a DATA_DIR of its own; a restore or a move to PostgreSQL holds it as well. Several " +
        "servers on the same data need PostgreSQL (docs/operations.md, Several processes).",
    );
  }
  try {
    const database = openDatabase(env, onIdleError);
    return { ...database, close: () => database.close().finally(giveBack) };
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function claimPatiently(file: string, patience: number): Promise<(() => void) | undefined> {
  for (const end = performance.now() + patience; ; await setTimeout(CLAIM_PAUSE)) {
    const giveBack = claimSqlite(file);
    if (giveBack || performance.now() >= end) return giveBack;
  }
}

export function sqliteFileOf(env: Pick<Env, "DATA_DIR">): string {
  return path.join(env.DATA_DIR, "nordet.sqlite");
}
