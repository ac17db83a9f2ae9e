import { isIP } from "node:net";

/** The relying party (WebAuthn): `id` is a domain, `origin` where passkeys are used. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * A site's relying party. Browsers only create passkeys for domains, never for a bare IP address: a machine talking to
 * itself is `localhost` to them, whatever address it listens on.
 * @param siteUrl public address of the site
 */
export function relyingPartyOf(siteUrl: string): RelyingParty {
  const url = new URL(siteUrl);
  if (/^127\.|^\[::1\]$/.test(url.hostname)) url.hostname = "localhost";
  return { id: url.hostname, origin: url.origin };
}

/** Whether browsers support passkeys there: https (or this machine), and a domain. */
export function takesPasskeys({ id, origin }: RelyingParty): boolean {
  const isNumber = isIP(id.replace(/^\[|\]$/g, "")) !== 0;
  return !isNumber && (origin.startsWith("https:") || id === "localhost" || id.endsWith(".localhost"));
}
