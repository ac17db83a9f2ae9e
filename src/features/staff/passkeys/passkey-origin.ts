import { isIP } from "node:net";

/** Whom passkeys are made for (WebAuthn, "relying party"): `id` is a domain, `origin` where they are used. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party of a site. Browsers make passkeys for domains only, never for a bare IP address: a machine that talks
 * to itself is `localhost` to them, whatever number it listens on.
 * @param siteUrl where the site is reached
 */
export function relyingPartyOf(siteUrl: string): RelyingParty {
  const url = new URL(siteUrl);
  if (/^127\.|^\[::1\]$/.test(url.hostname)) url.hostname = "localhost";
  return { id: url.hostname, origin: url.origin };
}

/** Whether a browser can make and use passkeys there: https (or this machine), and a domain. */
export function takesPasskeys({ id, origin }: RelyingParty): boolean {
  const isNumber = isIP(id.replace(/^\[|\]$/g, "")) !== 0;
  return !isNumber && (origin.startsWith("https:") || id === "localhost" || id.endsWith(".localhost"));
}
