import { domainToASCII } from "node:url";

/**
 * One form for the spellings of an address: letters folded, the domain as the name system knows it (IDNA). What follows
 * a `+` stays: whoever subscribes with it wants to see it.
 */
export function mailKey(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).normalize("NFKC");
  return `${address.slice(0, at).normalize("NFKC").toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
