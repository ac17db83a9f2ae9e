/**
 * Address of the next page from a `Link` header (RFC 8288), as the paged lists of the API send it.
 * @returns path and query on this site; `null` without a next page, and for an address of another site
 */
export function nextPageOf(header: string | null, base: string): string | null {
  if (!header) return null;
  for (const [, target = "", parameters = ""] of header.matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next(?=\s*[;,]|\s*$))/i.test(parameters)) continue;
    const address = URL.canParse(target, base) ? new URL(target, base) : undefined;
    if (address?.origin === new URL(base).origin) return `${address.pathname}${address.search}`;
  }
  return null;
}
