import { canonicalPath } from "../../lib/http/canonical-path.ts";
import { MAX_PATH_LENGTH } from "./limits.ts";

/** What the front makes of a request target before anything else looks at it. */
export type RequestTarget =
  /** `path` is the only form of this address; `query` is without its question mark. */
  | { kind: "canonical"; path: string; query: string }
  /** The same address in another form: `location` is the one to use, query kept. */
  | { kind: "redirect"; location: string }
  | { kind: "malformed" }
  | { kind: "too-long" };

/** Nearly every request: one or more plain segments, none beginning with a dot, no slash at the end. */
const PLAIN_PATH = /^(?:\/|(?:\/[\w~-][\w.~-]*)+)$/;

/**
 * Reads a request target (`/path?query`, or the absolute form a proxy may send). There is one form of each address:
 * single slashes, none at the end, no dot segments, nothing percent-encoded that need not be.
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
