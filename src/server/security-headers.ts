import { createHash } from "node:crypto";

export interface ContentPolicyOptions {
  /** Text of every inline script a page may contain. Constants of the build, never what a page happens to hold. */
  scripts: Iterable<string>;
  /** Text of every inline style sheet. */
  styles: Iterable<string>;
  /** Hosts of the analytics tag; only with `ANALYTICS_ID`. */
  analytics?: boolean;
}

/** Where Google's tag is loaded from and reports to (its guide "Use Tag Manager with a CSP"). */
const TAG_SCRIPTS = "https://*.googletagmanager.com";
const TAG_REPORTS = "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";

/**
 * The policy of our pages: nothing but what is named. An inline script or style runs only if its hash is here, so text
 * of strangers that found its way into a page stays text.
 */
export function contentPolicy(options: ContentPolicyOptions): string {
  const analytics = options.analytics === true;
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(options.scripts), ...(analytics ? [TAG_SCRIPTS] : [])],
    "style-src": ["'self'", ...hashes(options.styles)],
    "img-src": ["'self'", "data:", ...(analytics ? [TAG_REPORTS] : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(analytics ? [TAG_REPORTS] : [])],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function hashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** What is no page (JSON, plain text) loads nothing and stands in no frame. */
export const POLICY_WITHOUT_CONTENT = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers every answer carries, name and value in turn, without the content policy.
 * @param siteUrl where the site is reached; over https it asks browsers to stay there for a year (preloading is the
 *   owner's decision and is not asked for)
 */
export function securityHeaders(siteUrl: URL): string[] {
  return [
    ...(siteUrl.protocol === "https:" ? ["Strict-Transport-Security", "max-age=31536000"] : []),
    "X-Content-Type-Options",
    "nosniff",
    "Referrer-Policy",
    "strict-origin",
    "Permissions-Policy",
    "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy",
    "same-origin",
    "Cross-Origin-Resource-Policy",
    "same-origin",
  ];
}
