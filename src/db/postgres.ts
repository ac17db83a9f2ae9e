import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Connections per process. Ten keep two cores busy, and ten processes still fit PostgreSQL's default limit of 100. */
const POOL_SIZE = 10;

/** Milliseconds that a request waits for a free connection before it fails as unavailable. */
const CONNECTION_TIMEOUT = 5_000;

/** Statement timeout, in milliseconds; migrations lift it for themselves. */
const STATEMENT_TIMEOUT = 15_000;

/**
 * Milliseconds without a response after which a statement is abandoned. The server would have ended it by then, so the
 * connection must be dead, and its next user would wait behind that statement forever.
 */
const SILENCE_TIMEOUT = STATEMENT_TIMEOUT + 3_000;

const INT8 = 20;

/** The statement by which a migration lifts the timeout (`migrate.ts`). */
const LIFTED = /^set local statement_timeout = 0$/;
/** Node's longest timer, in milliseconds: 24 days. */
const NO_TIMEOUT = 2 ** 31 - 1;

/** A client that closes its connection when a statement gets no response. */
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
          // With a statement in progress, `end` closes the connection at once.
          if (error.message === "Query read timeout") void this.end();
        });
      }
      return answer;
    };
    Object.assign(this, { query: ask });
  }
}

/**
 * Opens a pool of connections.
 * @param onIdleError called when an idle connection is lost (the pool replaces it)
 * @param silenceTimeout in ms; shortened only by tests
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
      // The driver returns `count(*)`, an int8, as text; our counts fit a number.
      getTypeParser: ((id: number, format: "text" | "binary") =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format as "text")) as typeof pg.types.getTypeParser,
    },
  });
  pool.on("error", onIdleError);
  // If a connection is lost between two statements of a transaction, the client emits an error, which would end the
  // process, because a client in use has no listener. The next statement fails anyway, which informs the caller.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Nothing to flush, because the server confirms a commit once it is on disk.
  return {
    dialect: "postgres",
    kysely,
    flushed: () => Promise.resolve(),
    scrub: () => Promise.resolve(),
    close: () => kysely.destroy(),
  };
}
