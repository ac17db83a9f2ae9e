import type { IncomingHttpHeaders } from "node:http";
import { showsKey } from "../../features/api-keys/keys.ts";

/**
 * Actions authorized by an emailed token alone: no session is involved, so there is nothing to forge. Mail programs
 * post them for their reader from wherever they run (RFC 8058), and pages behind one-time links send no origin.
 */
const BY_TOKEN: ReadonlySet<string> = new Set([
  "/api/newsletter/confirm",
  "/api/newsletter/unsubscribe",
  "/api/privacy/proofs",
  "/api/privacy/copies",
]);

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something was sent by a foreign page.
 *
 * - If the browser sends `Sec-Fetch-Site`, it decides: our own pages (`same-origin`) and direct user actions (`none`)
 *   pass; a sibling subdomain (`same-site`) does not.
 * - Older browsers send `Origin` with every form and writing fetch; it must be the site's own, or match the requested
 *   host (a site reached under another name, such as a preview).
 * - An API key identifies the caller, and no foreign page has one; cookies sent with it are ignored.
 * - With neither, it is not a browser. It passes unless it carries cookies: sessions are only ever used from a page.
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
