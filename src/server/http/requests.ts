import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { showsKey } from "../../features/api-keys/keys.ts";
import { MAX_IMPORT_BYTES } from "../../features/blog-transfer/transfer.ts";
import { MAX_IMAGE_BYTES } from "../../features/media/image-conversion.ts";
import { canonicalPath } from "../../lib/http/canonical-path.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../lib/language.ts";
import {
  DISCARDED_BODY_BYTES,
  DISCARDED_BODY_TIMEOUT,
  MAX_AUTH_BODY_BYTES,
  MAX_BODY_BYTES,
  MAX_PATH_LENGTH,
} from "./limits.ts";

/**
 * Returns the first header with a name. On first access to `headers`, Node would build an object of all headers, which
 * takes longer than everything else a cached page needs.
 * @param name in lower case
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const index = indexOf(rawHeaders, name, 0);
  return index === -1 ? undefined : rawHeaders[index + 1];
}

/**
 * Whether a header is repeated; Node silently keeps only the first.
 * @param name in lower case
 */
export function isRepeated({ rawHeaders }: IncomingMessage, name: string): boolean {
  const first = indexOf(rawHeaders, name, 0);
  return first !== -1 && indexOf(rawHeaders, name, first + 2) !== -1;
}

function indexOf(rawHeaders: readonly string[], name: string, from: number): number {
  for (let index = from; index < rawHeaders.length; index += 2) {
    const own = rawHeaders[index]!;
    if (own.length === name.length && own.toLowerCase() === name) return index;
  }
  return -1;
}

/** Request ids accepted from a trusted proxy: short, and harmless in a log line. */
const ACCEPTABLE = /^[\w.:/+=@-]{1,64}$/;

/**
 * Returns a function that generates ids that are unique across processes: six random bytes per process, then a counter,
 * which is cheaper than new random bytes for each cached page.
 */
export function createRequestIds(processId = randomBytes(6).toString("base64url")): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count.toString(36)}`;
  };
}

/**
 * Returns the proxy's request id, if it is acceptable. Call this only if a proxy is trusted (`TRUST_PROXY` above 0).
 */
export function forwardedRequestId(header: string | undefined): string | undefined {
  return header !== undefined && ACCEPTABLE.test(header) ? header : undefined;
}

/** Headers that proxies add, and that anyone else can forge. */
export const FORWARDED_HEADERS: readonly string[] = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
];

/**
 * Returns the client's IP address.
 * @param forwardedFor the `X-Forwarded-For` header, to which each proxy appends the address that called it
 * @param trustedProxies number of our own proxies (`TRUST_PROXY`): the outermost one's entry is the client's, and
 * entries to the left of it came from the client itself
 * @param socketAddress peer address of the connection
 */
export function clientAddress(
  forwardedFor: string | undefined,
  trustedProxies: number,
  socketAddress: string | undefined,
): string {
  const own = plainAddress(socketAddress ?? "") ?? "unknown";
  if (trustedProxies === 0 || forwardedFor === undefined) return own;
  const entries = forwardedFor.split(",");
  const entry = entries[Math.max(0, entries.length - trustedProxies)];
  return plainAddress(entry ?? "") ?? own;
}

/** Strips port, brackets, zone, and the `::ffff:` prefix of IPv4 on a dual-stack socket. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const withoutZone = withoutPort.replace(/%.*$/, "");
  const address = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone.toLowerCase();
  return isIP(address) === 0 ? undefined : address;
}

/** Returns French, unless `Accept-Language` prefers English (RFC 9110 §12.5.4). */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: DEFAULT_LANGUAGE, weight: 0 };
  for (const entry of header?.split(",", 20) ?? []) {
    const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
    const language = tag.split("-")[0];
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((q) => q !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}

export class BodyTooLarge extends Error {}

/**
 * Reads a request's whole body.
 * @throws BodyTooLarge as soon as `maxBytes` is exceeded, announced or received
 * @throws Error if the client disconnects before the end
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (announcedLength(incoming) > maxBytes) return Promise.reject(new BodyTooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (outcome: () => void) => {
      incoming.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onError);
      outcome();
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) settle(() => reject(new BodyTooLarge()));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const onClose = () => settle(() => reject(new Error("The client went away")));
    const onError = (error: Error) => settle(() => reject(error));
    incoming.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onError);
  });
}

/** Returns the `Content-Length`, or 0 without one. Node has already rejected anything that is not a number. */
export function announcedLength(incoming: IncomingMessage): number {
  return Number(incoming.headers["content-length"] ?? 0);
}

/** Reads and discards the rest of the body; resolves at its end, or when our limits are reached. */
export function discardBody(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (incoming.readableEnded || incoming.destroyed) return resolve();
    let bytes = 0;
    const timer = setTimeout(finish, DISCARDED_BODY_TIMEOUT);
    function finish() {
      clearTimeout(timer);
      incoming.off("data", onData).off("end", finish).off("close", finish).off("error", finish);
      resolve();
    }
    function onData(chunk: Buffer) {
      bytes += chunk.byteLength;
      if (bytes > DISCARDED_BODY_BYTES) finish();
    }
    incoming.on("data", onData).on("end", finish).on("close", finish).on("error", finish);
    incoming.resume();
  });
}

/**
 * Larger body limits for signed-in staff, by path prefix; the first match wins. A post has at most 100,000 characters,
 * and JSON may need six bytes for each.
 */
const OF_STAFF: readonly (readonly [prefix: string, bytes: number])[] = [
  ["/api/posts/import", MAX_IMPORT_BYTES],
  ["/api/posts", 1024 * 1024],
  ["/api/media", MAX_IMAGE_BYTES],
  ["/api/company/pictures", MAX_IMAGE_BYTES],
  ["/api/company", 1024 * 1024],
];

/** Larger body limits for everyone: the transcript of the longest conversation (SPEC §7). */
const OF_ALL: ReadonlyMap<string, number> = new Map([
  ["/api/chatbot/conversations", 256 * 1024],
  ["/api/chatbot/send-summary", 256 * 1024],
]);

/** Returns the body limit for staff, in bytes; `undefined` if it is the same as everyone's. */
export function staffBodyLimit(path: string): number | undefined {
  return OF_STAFF.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
}

export function bodyLimitFor(path: string, isStaff: boolean): number {
  if (path.startsWith("/api/auth/")) return MAX_AUTH_BODY_BYTES;
  return (isStaff ? staffBodyLimit(path) : undefined) ?? OF_ALL.get(path) ?? MAX_BODY_BYTES;
}

/** A request target as the front classifies it, before anything else reads it. */
export type RequestTarget =
  /** `path` is canonical; `query` excludes the question mark. */
  | { kind: "canonical"; path: string; query: string }
  /** Another spelling of a URL; redirect to `location`, which keeps the query. */
  | { kind: "redirect"; location: string }
  | { kind: "malformed" }
  | { kind: "too-long" };

/** Fast path for almost every request: plain segments, none starting with a dot, no trailing slash. */
const PLAIN_PATH = /^(?:\/|(?:\/[\w~-][\w.~-]*)+)$/;

/**
 * Parses a request target: `/path?query`, or the absolute form that a proxy may send. The canonical form has single
 * slashes, no trailing slash, no dot segments and no unnecessary percent-encoding.
 */
export function readTarget(target: string): RequestTarget {
  const relative = target.startsWith("/") ? target : withoutOrigin(target);
  if (relative === undefined) return { kind: "malformed" };
  const queryStart = relative.indexOf("?");
  const rawPath = queryStart === -1 ? relative : relative.slice(0, queryStart);
  const query = queryStart === -1 ? "" : relative.slice(queryStart + 1);
  if (rawPath.length > MAX_PATH_LENGTH) return { kind: "too-long" };
  if (PLAIN_PATH.test(rawPath)) return { kind: "canonical", path: rawPath, query };
  const path = canonicalPath(rawPath);
  if (path === undefined) return { kind: "malformed" };
  if (path === rawPath) return { kind: "canonical", path, query };
  return { kind: "redirect", location: query === "" ? path : `${path}?${printable(query)}` };
}

function withoutOrigin(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]+(\/[^#]*)?$/i.exec(target);
  return match ? (match[1] ?? "/") : undefined;
}

/** Percent-encodes anything but visible ASCII, which would not survive a `Location` header. */
function printable(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

/**
 * Actions authorized by an emailed token alone. No session is involved, so there is nothing to forge. Mail programs
 * send these POSTs from anywhere (RFC 8058), and pages behind one-time links send no origin.
 */
const BY_TOKEN: ReadonlySet<string> = new Set([
  "/api/newsletter/confirm",
  "/api/newsletter/unsubscribe",
  "/api/privacy/proofs",
  "/api/privacy/copies",
]);

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a foreign page sent a request that may change data (CSRF).
 *
 * - If the browser sends `Sec-Fetch-Site`, that decides: our own pages (`same-origin`) and direct user actions (`none`)
 *   pass, a sibling subdomain (`same-site`) does not.
 * - Older browsers send `Origin` with every form and writing fetch; it must be the site's own or match the requested
 *   host (for a site reached under another name, such as a preview).
 * - No foreign page has an API key, so a request with one passes; cookies sent with it are ignored.
 * - A request without either header is not from a browser. It passes unless it sends cookies, because only pages use
 *   sessions.
 */
export function isCrossSiteWrite(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  siteOrigin: string,
): boolean {
  if (SAFE_METHODS.has(method) || BY_TOKEN.has(path)) return false;
  if (showsKey(headers.authorization)) return false;
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  const origin = headers.origin;
  if (origin !== undefined) return origin !== siteOrigin && !namesHost(origin, headers.host);
  return headers.cookie !== undefined;
}

function namesHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
