import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/**
 * Where clouds tell a machine its own keys (AWS, Azure, Google, Oracle: link-local; Alibaba; AWS by IPv6). Nothing that we
 * are configured to ask lives there; whoever could lead us there would be handed the keys (OWASP SSRF cheat sheet).
 */
const METADATA = new BlockList();
METADATA.addSubnet("169.254.0.0", 16, "ipv4");
METADATA.addAddress("100.100.100.200", "ipv4");
METADATA.addSubnet("fe80::", 10, "ipv6");
METADATA.addSubnet("fd00:ec2::", 32, "ipv6");
// The same behind a gateway from IPv6 (RFC 6052).
METADATA.addSubnet("64:ff9b::169.254.0.0", 112, "ipv6");
METADATA.addAddress("64:ff9b::100.100.100.200", "ipv6");

/** @param address an IP address, also of IPv4 written as IPv6 */
export function isMetadata(address: string): boolean {
  return METADATA.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** @returns whether an address says by itself that it leads to a metadata service */
export function namesMetadata({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return isIP(host) === 0 ? /^(?:metadata|instance-data)(?:\.|$)/i.test(host) : isMetadata(host);
}

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly { address: string }[]>;

const resolveName: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Looked at before each request, so that a name cannot be turned around later. What happens between this look and the one
 * of the connection itself nobody sees.
 * @returns whether an address leads to a metadata service, by itself or by its name; a name that is not known leads nowhere
 */
export async function leadsToMetadata(url: URL, resolve: Resolve = resolveName): Promise<boolean> {
  if (namesMetadata(url)) return true;
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return false;
  const addresses = await resolve(url.hostname).catch(() => []);
  return addresses.some(({ address }) => isMetadata(address));
}
