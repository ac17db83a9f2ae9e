import { domainToASCII } from "node:url";

/**
 * One form for all spellings of an address: letters folded, the domain in its DNS form (IDNA). A `+` suffix stays:
 * people who subscribe with one want to see it.
 */
export function mailKey(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).normalize("NFKC");
  return `${address.slice(0, at).normalize("NFKC").toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
