import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Connections of one process: two cores of database work per process is plenty, and ten processes still fit in 100. */
const POOL_SIZE = 10;

/** How long a request waits for a free connection before it is told that we are unavailable, in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;

/** Longest a statement may take, in milliseconds; migrations lift it for themselves. */
const STATEMENT_TIMEOUT = 15_000;

const INT8 = 20;

/**
 * @param onIdleError told when an idle connection is lost (the pool replaces it by itself)
 */
export function openPostgres(connectionString: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    application_name: "nordet",
    types: {
      // `count(*)` is an int8, which the driver hands over as text: our counts fit a number.
      getTypeParser: ((id: number, format: "text" | "binary") =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format as "text")) as typeof pg.types.getTypeParser,
    },
  });
  pool.on("error", onIdleError);
  // A connection lost between two statements of a transaction says so on the client, where nobody listens while it is
  // in use: that would end the process. The next statement fails anyway, and whoever sent it is told.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // The server answers a commit once it is on disk.
  return {
    dialect: "postgres",
    kysely,
    flushed: () => Promise.resolve(),
    scrub: () => Promise.resolve(),
    close: () => kysely.destroy(),
  };
}
