import { createHash } from "node:crypto";

export interface ContentPolicyOptions {
  /** Text of every inline script a page may contain. Constants of the build, never what a page happens to hold. */
  scripts: Iterable<string>;
  /** Text of every inline style sheet. */
  styles: Iterable<string>;
  /** Whether the page frames another one of ours, in which the tag lives. */
  frames?: boolean | undefined;
  /** Whether this is that other one: it may load Google's tag, and be framed by us (decision 016). */
  tag?: boolean | undefined;
}

/** Where Google's tag is loaded from and reports to, for measuring and for advertisements (its guide "Content Security Policy"). */
const TAG_SCRIPTS = [
  "https://*.googletagmanager.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];
const TAG_REPORTS = [
  ...TAG_SCRIPTS,
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.g.doubleclick.net",
  "https://google.com",
  "https://www.google.ca",
];

/**
 * The policy of our pages: nothing but what is named. An inline script or style runs only if its hash is here, so text
 * of strangers that found its way into a page stays text.
 */
export function contentPolicy(options: ContentPolicyOptions): string {
  const { frames = false, tag = false } = options;
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(options.scripts), ...(tag ? TAG_SCRIPTS : [])],
    "style-src": ["'self'", ...hashes(options.styles)],
    "img-src": ["'self'", "data:", ...(tag ? TAG_REPORTS : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(tag ? TAG_REPORTS : [])],
    ...(frames ? { "frame-src": ["'self'"] } : {}),
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [tag ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** By text: constants of the build, each hashed once rather than for every rendering. */
const knownHashes = new Map<string, string>();

function hashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => {
    let hash = knownHashes.get(text);
    if (hash === undefined) {
      hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      knownHashes.set(text, hash);
    }
    return hash;
  });
}

/** What is no page (JSON, plain text) loads nothing and stands in no frame. */
export const POLICY_WITHOUT_CONTENT = "default-src 'none'; frame-ancestors 'none'";

/**
 * For what shows somebody's data: no window of another site keeps a hold on it. Not for public pages, in which there is nothing
 * to find out: browsers begin a process anew for it once the headers are there, which takes the first page of every visit some
 * 40 ms.
 */
export const OWN_WINDOW = ["Cross-Origin-Opener-Policy", "same-origin"] as const;

/** For documents; on a script, a font or an image, browsers ignore it, and a page loads a dozen of those. */
export const NO_DEVICES = ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"] as const;

/**
 * The headers every response carries, name and value in turn, without the policies of documents.
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
    "Cross-Origin-Resource-Policy",
    "same-origin",
  ];
}
