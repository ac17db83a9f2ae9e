import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { createLiveEvents, type LiveEvents } from "../../lib/live-events.ts";

/** PostgreSQL rejects a NOTIFY payload of 8000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7_900;
/** `syntax_error` and `feature_not_supported`: how an engine without NOTIFY rejects LISTEN. */
const NOT_SUPPORTED: ReadonlySet<string> = new Set(["42601", "0A000"]);
/** Backoff before reconnecting, in ms, which doubles from the first to the last. */
const FIRST_PAUSE = 250;
const LAST_PAUSE = 15_000;
/**
 * Interval of heartbeats, in ms. A listening connection may be idle for hours, and middleboxes silently drop idle
 * connections.
 */
const HEARTBEAT_INTERVAL = 30_000;

export interface NotifyChannel {
  /** Sends to the other processes. A failure is logged rather than thrown, because the event itself has happened. */
  send(content: unknown): Promise<void>;
  /** Whether messages from other processes reach us. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

export interface NotifyChannelOptions {
  /** URL of the PostgreSQL database; undefined if this process is the only one. */
  connectionString: string | undefined;
  /** An SQL identifier, in lower case. */
  channel: string;
  /** Called with content that another process sent, parsed from JSON. */
  receive(content: unknown): void;
  /**
   * Called when messages may have been missed: the connection was lost or is back, or a message did not fit a
   * notification. Also called for the first connection.
   */
  gap(): void;
  /** Sends a notification over a working connection, such as one from the pool. */
  notify(channel: string, payload: string): Promise<void>;
  log: Logger;
  firstPause?: number;
  heartbeatInterval?: number;
}

/**
 * Creates a channel for messages between processes over PostgreSQL's LISTEN/NOTIFY. A process does not get its own
 * messages. An engine without NOTIFY (CockroachDB) rejects LISTEN; the channel then receives nothing, and `isListening`
 * is false.
 */
export function createNotifyChannel(options: NotifyChannelOptions): NotifyChannel {
  const { connectionString, channel, gap, log } = options;
  if (connectionString === undefined) {
    return { send: async () => undefined, isListening: true, close: async () => undefined };
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
      application_name: channel,
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
        gap();
      }
      log.warn({ err: error, channel, retryInMs: pause }, "not listening to the other processes");
      retry = setTimeout(connect, pause);
      pause = Math.min(pause * 2, LAST_PAUSE);
    };
    candidate.once("error", lost);
    candidate.once("end", () => lost());
    candidate.on("notification", ({ payload }) => receive(payload));
    try {
      await candidate.connect();
      await candidate.query(`listen ${channel}`);
    } catch (error) {
      if (error instanceof pg.DatabaseError && NOT_SUPPORTED.has(error.code ?? "")) {
        log.warn({ channel }, "the database has no LISTEN: other processes are not heard");
        candidate.removeAllListeners();
        return candidate.end().catch(() => undefined);
      }
      return lost(error as Error);
    }
    if (closed) return candidate.end();
    client = candidate;
    pause = firstPause;
    gap();
    heartbeat = setInterval(() => candidate.query("select 1").catch(lost), heartbeatInterval);
    heartbeat.unref();
  }

  function receive(payload: string | undefined): void {
    const message = JSON.parse(payload ?? "null") as { from: string; content?: unknown } | null;
    if (message === null || message.from === sender) return;
    if (message.content === undefined) gap();
    else options.receive(message.content);
  }

  void connect();
  return {
    async send(content) {
      const payload = JSON.stringify({ from: sender, content });
      const fits = Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES;
      try {
        await options.notify(channel, fits ? payload : JSON.stringify({ from: sender }));
      } catch (error) {
        log.error({ err: error, channel }, "the other processes were not told");
      }
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

/** Creates live events that processes share, with one channel per kind. */
export const sharedLiveEvents =
  (database: Database, options: Pick<NotifyChannelOptions, "connectionString" | "log">) =>
  <Event>(channel: string): LiveEvents<Event> =>
    createLiveEvents((receive, gap) =>
      createNotifyChannel({ ...options, channel, receive, gap, notify: notifyThrough(database) }),
    );

export function notifyThrough({ kysely }: Database): NotifyChannelOptions["notify"] {
  return async (channel, payload) => {
    await sql`select pg_notify(${channel}, ${payload})`.execute(kysely);
  };
}
