import { createHash } from "node:crypto";

export interface ContentPolicyOptions {
  /** Text of every inline script a page may contain: build constants only, never read from the rendered page. */
  scripts: Iterable<string>;
  /** Text of every inline style sheet. */
  styles: Iterable<string>;
  /** Whether the page embeds our frame with the analytics tag. */
  frames?: boolean | undefined;
  /**
   * Whether this page is that frame, which means that it may load Google's tag, and only we may frame it (decision
   * 016).
   */
  tag?: boolean | undefined;
}

/** Hosts from which Google's tag loads and to which it reports, for analytics and ads (Google's CSP guide). */
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
 * Returns the content security policy of our pages, an allow-list. Inline scripts and styles run only if their hash is
 * listed, so that visitors' text in a page stays text.
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

/** Hashes by text. The texts are build constants, so each is hashed once rather than per rendering. */
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

/** Policy for anything but a page (JSON, plain text), which loads nothing and cannot be framed. */
export const POLICY_WITHOUT_CONTENT = "default-src 'none'; frame-ancestors 'none'";

/**
 * For pages with personal data, so that other sites' windows lose their reference to the page. Not sent with public
 * pages, which have nothing to protect, because browsers would start a new process for each, at a cost of some 40 ms on
 * the first page of every visit.
 */
export const OWN_WINDOW = ["Cross-Origin-Opener-Policy", "same-origin"] as const;

/**
 * Sent with documents only, because browsers ignore it on scripts, fonts and images, and a page loads a dozen of those.
 */
export const NO_DEVICES = ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"] as const;

/**
 * Returns the headers of every response, alternating names and values. Documents get further policies.
 * @param siteUrl public URL; if it is https, HSTS keeps browsers on https for a year (no preload, which is for the
 * owner to decide)
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
