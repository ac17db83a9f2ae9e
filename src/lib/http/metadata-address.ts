import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/**
 * Where clouds tell a machine its own keys (AWS, Azure, Google, Oracle: link-local; Alibaba; AWS and Google by IPv6). Nothing
 * that we are configured to ask lives there; whoever could lead us there would be handed the keys (OWASP SSRF cheat sheet).
 */
const METADATA = new BlockList();
for (const [network, bits] of [
  ["169.254.0.0", 16],
  ["100.100.100.200", 32],
] as const) {
  // Also of IPv4 written as IPv6.
  METADATA.addSubnet(network, bits, "ipv4");
  // The same in the other forms in which IPv6 carries IPv4: translated, compatible, behind a gateway (RFC 6052, RFC 8215).
  for (const prefix of ["::ffff:0:", "::", "64:ff9b::", "64:ff9b:1::"]) {
    METADATA.addSubnet(prefix + network, 96 + bits, "ipv6");
  }
  const hex = network.split(".").map((part) => Number(part).toString(16).padStart(2, "0"));
  const [first = "", second = "", third = "", fourth = ""] = hex;
  // 6to4, and a local gateway's prefix of 48 bits, which leaves the ninth byte empty.
  METADATA.addSubnet(`2002:${first}${second}:${third}${fourth}::`, 16 + bits, "ipv6");
  METADATA.addSubnet(`64:ff9b:1:${first}${second}:${third}:${fourth}00::`, bits > 16 ? 56 + bits : 48 + bits, "ipv6");
}
METADATA.addSubnet("fe80::", 10, "ipv6");
METADATA.addSubnet("fd00:ec2::", 32, "ipv6");
METADATA.addAddress("fd20:ce::254", "ipv6");
// Teredo scrambles the IPv4 address behind it: none is asked.
METADATA.addSubnet("2001::", 32, "ipv6");

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
