import { canonicalPath } from "../../lib/http/canonical-path.ts";
import { MAX_PATH_LENGTH } from "./limits.ts";

/** A request target as the front classifies it, before anything else reads it. */
export type RequestTarget =
  /** `path` is canonical; `query` excludes the question mark. */
  | { kind: "canonical"; path: string; query: string }
  /** The same address in another form: redirect to `location`, which keeps the query. */
  | { kind: "redirect"; location: string }
  | { kind: "malformed" }
  | { kind: "too-long" };

/** Fast path for nearly every request: plain segments, none starting with a dot, no trailing slash. */
const PLAIN_PATH = /^(?:\/|(?:\/[\w~-][\w.~-]*)+)$/;

/**
 * Reads a request target (`/path?query`, or the absolute form a proxy may send). Each address has one canonical form:
 * single slashes, no trailing one, no dot segments, and no unnecessary percent-encoding.
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

/** Bytes outside visible ASCII would not survive in a `Location` header. */
function printable(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}
