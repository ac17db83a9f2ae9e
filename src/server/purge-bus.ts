import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";

const CHANNEL = "nordet_purge";
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7_900;
/** `syntax_error` and `feature_not_supported`: how an engine without NOTIFY answers LISTEN. */
const NOT_SUPPORTED: ReadonlySet<string> = new Set(["42601", "0A000"]);
/** First pause before connecting again, doubled up to the last, in milliseconds. */
const FIRST_PAUSE = 250;
const LAST_PAUSE = 15_000;
/** A listening connection carries nothing for hours; what stands between would cut it unnoticed. */
const HEARTBEAT_INTERVAL = 30_000;

export interface PurgeBus {
  /** Purges here at once and tells the other processes; a failure to tell is logged, not thrown: the change is stored. */
  purge(tags: readonly string[]): Promise<void>;
  /** Whether other processes' changes reach us; when not, pages may only be kept for a short time. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

export interface PurgeBusOptions {
  /** PostgreSQL, or undefined where this process is the only one. */
  connectionString: string | undefined;
  /** Drops pages of this process. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
  /** Sends a notification by a connection that works, such as one of the pool. */
  notify(channel: string, payload: string): Promise<void>;
  log: Logger;
  firstPause?: number;
  heartbeatInterval?: number;
}

/**
 * Tells the page caches of all processes what changed, by LISTEN/NOTIFY. What happened while the connection was lost is
 * unknown, so everything is purged when it is lost and again when it is back. An engine without NOTIFY (CockroachDB)
 * refuses LISTEN: the bus then stays silent, and says so by `isListening`.
 */
export function createPurgeBus(options: PurgeBusOptions): PurgeBus {
  const { connectionString, purge, purgeAll, log } = options;
  if (connectionString === undefined) {
    return { purge: async (tags) => purge(tags), isListening: true, close: async () => undefined };
  }
  const { firstPause = FIRST_PAUSE, heartbeatInterval = HEARTBEAT_INTERVAL } = options;
  const sender = randomUUID();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let closed = false;

  async function connect(): Promise<void> {
    const candidate = new pg.Client({
      connectionString,
      application_name: "nordet purge",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    const lost = (error?: Error) => {
      clearInterval(heartbeat);
      candidate.removeAllListeners();
      candidate.on("error", () => undefined);
      candidate.end().catch(() => undefined);
      if (closed) return;
      if (client === candidate) {
        client = undefined;
        purgeAll();
      }
      log.warn({ err: error, retryInMs: pause }, "not listening for purges");
      retry = setTimeout(connect, pause);
      pause = Math.min(pause * 2, LAST_PAUSE);
    };
    candidate.once("error", lost);
    candidate.once("end", () => lost());
    candidate.on("notification", ({ payload }) => receive(payload));
    try {
      await candidate.connect();
      await candidate.query(`listen ${CHANNEL}`);
    } catch (error) {
      if (error instanceof pg.DatabaseError && NOT_SUPPORTED.has(error.code ?? "")) {
        log.warn("the database has no LISTEN: pages are kept for a short time only");
        candidate.removeAllListeners();
        return candidate.end().catch(() => undefined);
      }
      return lost(error as Error);
    }
    if (closed) return candidate.end();
    client = candidate;
    pause = firstPause;
    purgeAll();
    heartbeat = setInterval(() => candidate.query("select 1").catch(lost), heartbeatInterval);
    heartbeat.unref();
  }

  function receive(payload: string | undefined): void {
    const message = JSON.parse(payload ?? "null") as { from: string; tags: string[] | null } | null;
    if (message === null || message.from === sender) return;
    if (message.tags === null) purgeAll();
    else purge(message.tags);
  }

  async function tell(tags: readonly string[]): Promise<void> {
    const payload = JSON.stringify({ from: sender, tags });
    const fits = Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES;
    const text = fits ? payload : JSON.stringify({ from: sender, tags: null });
    try {
      await options.notify(CHANNEL, text);
    } catch (error) {
      log.error({ err: error }, "other processes were not told of a purge");
    }
  }

  void connect();
  return {
    async purge(tags) {
      purge(tags);
      await tell(tags);
    },
    get isListening() {
      return client !== undefined;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
