/** Every bound the front puts on what a stranger can send or hold open, each with its reason. Times in milliseconds. */

/** Request line and headers together: cookies of a staff session and a long referrer fit well inside 16 KB. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** A browser sends about twenty; a proxy adds a handful. */
export const MAX_HEADER_COUNT = 100;
/** Longest path answered; our own longest address has under 120 characters. */
export const MAX_PATH_LENGTH = 2048;
/** Longest value of a query key that takes part in a page's key: page numbers, categories and short searches. */
export const MAX_QUERY_VALUE_LENGTH = 100;

/** Headers must be complete by then: what a phone on a bad line needs, many times over. */
export const HEADERS_TIMEOUT = 10_000;
/** The whole request must be: 64 KB in 30 s is 17 kbit/s. */
export const REQUEST_TIMEOUT = 30_000;
/** How often Node looks for requests that ran out of time (its default of 30 s would triple the two above). */
export const CONNECTIONS_CHECKING_INTERVAL = 2_000;
/**
 * Idle time between requests: longer than proxies keep upstream connections (nginx 60 s, Caddy 120 s), so that they close
 * first. Else a request could meet a connection that is just being closed.
 */
export const KEEP_ALIVE_TIMEOUT = 125_000;
/** A socket on which nothing moves, such as a client that stops reading its answer. */
export const SOCKET_TIMEOUT = 120_000;
/** Open connections in all, where the system has descriptors for so many: about 20 KB each, so 80 MB at worst. */
export const MAX_CONNECTIONS = 4_000;
/** File descriptors that connections leave to the database (thirteen connections to PostgreSQL), mails, images and the log. */
export const RESERVED_DESCRIPTORS = 100;
/** How many idle connections are closed together when all are taken: looking for them costs as much as for one. */
export const ROOM_FOR_NEWCOMERS = 64;
/** A connection is not closed for others before: by then a visitor's headers have come, also over a bad line. */
export const NEWCOMER_TIME = 3_000;
/**
 * Open connections of one address, when no proxy stands before us: a browser opens six, an office behind one address a
 * few hundred. Keeps one machine from taking all of `MAX_CONNECTIONS`.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 500;

/** Body of a request to the API: the longest consultation request has under 12 KB. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Body of a call of better-auth, which reads it by schemas of its own: an address, passwords, a token. */
export const MAX_AUTH_BODY_BYTES = 4 * 1024;
/**
 * After a 413 the rest of the body is read and thrown away, else the client would see a broken connection instead of
 * the answer. Up to this much and this long, then the connection is cut.
 */
export const DISCARDED_BODY_BYTES = 16 * 1024 * 1024;
export const DISCARDED_BODY_TIMEOUT = 5_000;

/** A page that has not rendered by then hangs on something; whoever asks next tries anew. */
export const RENDER_TIMEOUT = 10_000;
/** How long `/readyz` waits for the database. */
export const READINESS_TIMEOUT = 2_000;
/** Bytes of rendered pages kept, all encodings counted: a page has about 100 KB, so some three hundred pages. */
export const PAGE_CACHE_BYTES = 32 * 1024 * 1024;
/** Pages rendered before anybody asks: 100 KB each, so 8 MB of the idle memory at most. */
export const MAX_WARMED_PAGES = 80;
/** How long a cached page may live where no other process can tell us of a change (an engine without NOTIFY). */
export const PAGE_LIFETIME_WITHOUT_NOTIFY = 10_000;
/** How long accepted requests may take to finish once the process was told to stop. */
export const SHUTDOWN_TIMEOUT = 10_000;

/** The promise's outcome, or an error with `message` after `milliseconds`; what it works on is not stopped. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
