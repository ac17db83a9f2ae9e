import path from "node:path";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import { openSqlite } from "../db/sqlite.ts";
import { type Clock, systemClock } from "../lib/clock.ts";
import type { Env } from "./env.ts";

/** Everything the API, the pages and the jobs work with: made once, here, and handed to them. */
export interface Services {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  readonly database: Database;
  close(): Promise<void>;
}

/** Opens and migrates the database, then puts the features together. */
export async function createServices(env: Env, log: Logger, clock: Clock = systemClock): Promise<Services> {
  const database = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, (error) => log.error({ err: error }, "an idle database connection was lost"))
    : openSqlite(path.join(env.DATA_DIR, "nordet.sqlite"));
  await migrate(database);
  return { env, log, clock, database, close: () => database.close() };
}
