/** Limits on the size and number of what outsiders send or hold open; rates are in `rate-limits.ts`. Times in ms. */

/** Request line and headers together: a staff session's cookies and a long referrer fit well within 16 KB. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** Headers per request: a browser sends about twenty, a proxy adds a handful. */
export const MAX_HEADER_COUNT = 100;
/** Longest path we answer; our own longest has under 120 characters. */
export const MAX_PATH_LENGTH = 2048;
/** Longest query value in a page's cache key: page numbers, categories and short searches. */
export const MAX_QUERY_VALUE_LENGTH = 100;

/** Deadline for the headers: many times what a phone on a bad connection needs. */
export const HEADERS_TIMEOUT = 10_000;
/** Deadline for the whole request: 64 KB in 30 s needs just 17 kbit/s. */
export const REQUEST_TIMEOUT = 30_000;
/** How often Node looks for timed-out requests; its default of 30 s could add as much to both deadlines above. */
export const CONNECTIONS_CHECKING_INTERVAL = 2_000;
/**
 * Keep-alive timeout: longer than proxies keep upstream connections (nginx 60 s, Caddy 120 s), so that the proxy closes
 * first. Otherwise it could send a request just as we close.
 */
export const KEEP_ALIVE_TIMEOUT = 125_000;
/** Timeout for a stalled socket, such as that of a client which stops reading. */
export const SOCKET_TIMEOUT = 120_000;
/** Open connections in all, if there are enough file descriptors: about 20 KB each, so 80 MB at worst. */
export const MAX_CONNECTIONS = 4_000;
/** File descriptors reserved for the database (thirteen connections to PostgreSQL), emails, images and the log. */
export const RESERVED_DESCRIPTORS = 100;
/**
 * How many idle connections are closed at once when all are taken, because finding many costs no more than finding one.
 */
export const ROOM_FOR_NEWCOMERS = 64;
/**
 * Minimum age at which a connection may be closed to make room: long enough for a visitor's headers to arrive over a
 * slow line.
 */
export const NEWCOMER_TIME = 3_000;
/**
 * Open connections per IP address, if no proxy is in front: a browser opens six, an office behind one address a few
 * hundred. Keeps one machine from taking all of `MAX_CONNECTIONS`.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 500;

/** Body of an API request: the longest consultation request has under 12 KB. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Body of a better-auth call (an email address, passwords, a token), which better-auth validates itself. */
export const MAX_AUTH_BODY_BYTES = 4 * 1024;
/**
 * After a 413 the rest of the body is read and discarded; otherwise the client would see a broken connection instead of
 * the response. Beyond this size or time, we close the connection anyway.
 */
export const DISCARDED_BODY_BYTES = 16 * 1024 * 1024;
export const DISCARDED_BODY_TIMEOUT = 5_000;

/** Time to render a page; a rendering that takes longer is stuck, and the next request starts afresh. */
export const RENDER_TIMEOUT = 10_000;
/** How long `/readyz` waits for the database. */
export const READINESS_TIMEOUT = 2_000;
/** Rendered pages kept in memory, all encodings counted: at about 100 KB each, some three hundred. */
export const PAGE_CACHE_BYTES = 32 * 1024 * 1024;
/** Pages rendered ahead of requests: 100 KB each, so at most 8 MB while idle. */
export const MAX_WARMED_PAGES = 80;
/** How long a page is cached on an engine without NOTIFY, where other processes cannot notify us of changes. */
export const PAGE_LIFETIME_WITHOUT_NOTIFY = 10_000;
/** How long accepted requests may take to finish once the process is stopping. */
export const SHUTDOWN_TIMEOUT = 10_000;

/** Returns the promise's result, or throws an error with `message` after `milliseconds`. The work itself continues. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
