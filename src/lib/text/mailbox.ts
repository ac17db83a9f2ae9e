import { domainToASCII } from "node:url";

/** Google ignores dots before the `@`, and both domains lead to the same mailbox. */
const GOOGLE_MAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * Identifies a mailbox, however it is spelled: case and `+` suffixes reach the same person nearly everywhere, and mail
 * programs fold the letters of a domain (full-width, mathematical) before looking it up.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const asWritten = address.slice(at + 1);
  const domain = domainToASCII(asWritten.normalize("NFKC")) || asWritten.toLowerCase();
  const name = address.slice(0, at).normalize("NFKC").toLowerCase().replace(/\+.*$/, "");
  return GOOGLE_MAIL.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
