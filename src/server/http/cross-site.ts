import type { IncomingHttpHeaders } from "node:http";
import { showsKey } from "../../features/api-keys/keys.ts";

/**
 * What a token in a mail allows, and nothing else does: a session plays no part, so there is nothing to be misused. Mail
 * programs press for their reader from wherever they run (RFC 8058), and pages of one-time links send no origin.
 */
const BY_TOKEN: ReadonlySet<string> = new Set([
  "/api/newsletter/confirm",
  "/api/newsletter/unsubscribe",
  "/api/privacy/proofs",
  "/api/privacy/copies",
]);

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something was sent by somebody else's page.
 *
 * - `Sec-Fetch-Site` decides where a browser sends it: our own pages (`same-origin`) and what a person did themselves
 *   (`none`) pass; a neighbouring sub-domain (`same-site`) does not.
 * - Older browsers send `Origin` with every form and fetch that writes; it must be the site's own, or name the very
 *   host that was asked (a site reached under another name, such as a preview).
 * - A key says who asks, and no page of somebody else has one; cookies beside it count for nothing.
 * - Neither: no browser. It passes, unless it carries cookies: a session is only ever used from a page.
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

/** An opaque origin (`null`: a sandboxed frame, a local file) names no host. */
function namesHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
