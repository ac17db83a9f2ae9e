import { createHash } from "node:crypto";

export interface ContentPolicyOptions {
  /** Text of every inline script a page may contain. Build constants only, never a page's actual content. */
  scripts: Iterable<string>;
  /** Text of every inline style sheet. */
  styles: Iterable<string>;
  /** Whether the page embeds our frame page that holds the tag. */
  frames?: boolean | undefined;
  /** Whether this is that frame page: it may load Google's tag, and be framed by us (decision 016). */
  tag?: boolean | undefined;
}

/** Hosts Google's tag loads from and reports to, for analytics and ads (its guide "Content Security Policy"). */
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
 * The content security policy of our pages: only what is named. An inline script or style runs only if its hash is
 * listed, so visitors' text that got into a page stays text.
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

/** By text: build constants, hashed once rather than for every rendering. */
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

/** Anything but a page (JSON, plain text) loads nothing and cannot be framed. */
export const POLICY_WITHOUT_CONTENT = "default-src 'none'; frame-ancestors 'none'";

/**
 * For pages that show personal data: windows of other sites lose their reference to it. Not for public pages, where
 * there is nothing to protect: browsers start a new process for it once the headers arrive, which costs the first page
 * of every visit some 40 ms.
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
