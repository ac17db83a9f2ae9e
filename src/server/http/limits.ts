/**
 * Every limit the front imposes on what outsiders can send or hold open, each with its reason. Times in milliseconds.
 */

/** Request line and headers together: a staff session's cookies and a long referrer fit well within 16 KB. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** A browser sends about twenty; a proxy adds a handful. */
export const MAX_HEADER_COUNT = 100;
/** Longest path answered; our own longest address has under 120 characters. */
export const MAX_PATH_LENGTH = 2048;
/** Longest query value that is part of a page's cache key: page numbers, categories and short searches. */
export const MAX_QUERY_VALUE_LENGTH = 100;

/** Deadline for complete headers: many times what a phone on a bad connection needs. */
export const HEADERS_TIMEOUT = 10_000;
/** Deadline for the whole request: 64 KB in 30 s is 17 kbit/s. */
export const REQUEST_TIMEOUT = 30_000;
/** How often Node checks for timed-out requests (its default of 30 s would triple the two above). */
export const CONNECTIONS_CHECKING_INTERVAL = 2_000;
/**
 * Idle time between requests: longer than proxies keep upstream connections (nginx 60 s, Caddy 120 s), so that the
 * proxy closes first. Otherwise a request could hit a connection that is just being closed.
 */
export const KEEP_ALIVE_TIMEOUT = 125_000;
/** Timeout of a stalled socket, such as a client that stops reading its response. */
export const SOCKET_TIMEOUT = 120_000;
/** Total open connections, if there are enough file descriptors: about 20 KB each, so 80 MB at worst. */
export const MAX_CONNECTIONS = 4_000;
/** File descriptors reserved for the database (thirteen connections to PostgreSQL), emails, images and the log. */
export const RESERVED_DESCRIPTORS = 100;
/** How many idle connections are closed together when all are taken: finding them costs as much as finding one. */
export const ROOM_FOR_NEWCOMERS = 64;
/**
 * Minimum age before a connection may be closed for others: enough for a visitor's headers to arrive, even over a bad
 * connection.
 */
export const NEWCOMER_TIME = 3_000;
/**
 * Open connections per address, without a proxy in front: a browser opens six, an office behind one address a few
 * hundred. Keeps one machine from taking all of `MAX_CONNECTIONS`.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 500;

/** Body of an API request: the longest consultation request is under 12 KB. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Body of a better-auth call, which better-auth validates with its own schemas: an address, passwords, a token. */
export const MAX_AUTH_BODY_BYTES = 4 * 1024;
/**
 * After a 413 the rest of the body is read and discarded, or the client would see a broken connection instead of the
 * response. Beyond this size or time, the connection is closed.
 */
export const DISCARDED_BODY_BYTES = 16 * 1024 * 1024;
export const DISCARDED_BODY_TIMEOUT = 5_000;

/** A page that takes longer is stuck on something; the next request gets a fresh attempt. */
export const RENDER_TIMEOUT = 10_000;
/** How long `/readyz` waits for the database. */
export const READINESS_TIMEOUT = 2_000;
/** Bytes of rendered pages kept, all encodings counted: at about 100 KB each, some three hundred pages. */
export const PAGE_CACHE_BYTES = 32 * 1024 * 1024;
/** Pages rendered ahead of any request: 100 KB each, so at most 8 MB of idle memory. */
export const MAX_WARMED_PAGES = 80;
/** How long a page is cached where other processes cannot notify us of changes (an engine without NOTIFY). */
export const PAGE_LIFETIME_WITHOUT_NOTIFY = 10_000;
/** How long accepted requests may take to finish once the process has been told to stop. */
export const SHUTDOWN_TIMEOUT = 10_000;

/** The promise's result, or an error with `message` after `milliseconds`; the underlying work is not cancelled. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
