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

/**
 * When a statement is given up that has no answer, in milliseconds: the server would have ended it before. Its connection
 * leads nowhere then, and whoever had it next would wait behind that statement for ever.
 */
const SILENCE_TIMEOUT = STATEMENT_TIMEOUT + 3_000;

const INT8 = 20;

/** What a migration says that may take longer (`migrate.ts`). */
const LIFTED = /^set local statement_timeout = 0$/;
/** Milliseconds: the longest that a timer of Node takes, 24 days. */
const NO_TIMEOUT = 2 ** 31 - 1;

/** A client that ends its connection once a statement on it had no answer. */
class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...words: unknown[]) => unknown;
    let isLifted = false;
    const ask = (text: unknown, ...words: unknown[]) => {
      if (typeof text !== "string" || !Array.isArray(words[0])) return query(text, ...words);
      isLifted = LIFTED.test(text) || (isLifted && !/^(commit|rollback)$/.test(text));
      const answer = query({ text, values: words[0], ...(isLifted ? { query_timeout: NO_TIMEOUT } : {}) });
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          // With a statement under way it is cut at once.
          if (error.message === "Query read timeout") void this.end();
        });
      }
      return answer;
    };
    Object.assign(this, { query: ask });
  }
}

/**
 * @param onIdleError told when an idle connection is lost (the pool replaces it by itself)
 * @param silenceTimeout in ms; only a test has less time
 */
export function openPostgres(
  connectionString: string,
  onIdleError: (error: Error) => void,
  silenceTimeout = SILENCE_TIMEOUT,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: silenceTimeout,
    keepAlive: true,
    Client: ImpatientClient,
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
