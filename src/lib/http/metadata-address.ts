import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/**
 * Where cloud providers serve a machine its own credentials (AWS, Azure, Google, Oracle: link-local; Alibaba; AWS and
 * Google over IPv6). Nothing we are configured to call lives there; anyone who could direct us there would obtain the
 * credentials (OWASP SSRF cheat sheet).
 */
const METADATA = new BlockList();
for (const [network, bits] of [
  ["169.254.0.0", 16],
  ["100.100.100.200", 32],
] as const) {
  // Covers IPv4-mapped IPv6 too.
  METADATA.addSubnet(network, bits, "ipv4");
  // The other IPv6 forms of an IPv4 address: translated, compatible, behind a gateway (RFC 6052, RFC 8215).
  for (const prefix of ["::ffff:0:", "::", "64:ff9b::", "64:ff9b:1::"]) {
    METADATA.addSubnet(prefix + network, 96 + bits, "ipv6");
  }
  const hex = network.split(".").map((part) => Number(part).toString(16).padStart(2, "0"));
  const [first = "", second = "", third = "", fourth = ""] = hex;
  // 6to4, and a local gateway with a 48-bit prefix, which leaves the ninth byte empty.
  METADATA.addSubnet(`2002:${first}${second}:${third}${fourth}::`, 16 + bits, "ipv6");
  METADATA.addSubnet(`64:ff9b:1:${first}${second}:${third}:${fourth}00::`, bits > 16 ? 56 + bits : 48 + bits, "ipv6");
}
METADATA.addSubnet("fe80::", 10, "ipv6");
METADATA.addSubnet("fd00:ec2::", 32, "ipv6");
METADATA.addAddress("fd20:ce::254", "ipv6");
// Teredo obfuscates the IPv4 address it carries: refuse it all.
METADATA.addSubnet("2001::", 32, "ipv6");

/** @param address an IP address, possibly IPv4-mapped IPv6 */
export function isMetadata(address: string): boolean {
  return METADATA.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** @returns whether the host is a literal address of a metadata service */
export function namesMetadata({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return isIP(host) === 0 ? /^(?:metadata|instance-data)(?:\.|$)/i.test(host) : isMetadata(host);
}

/** Resolves a name to all its addresses. */
export type Resolve = (hostname: string) => Promise<readonly { address: string }[]>;

const resolveName: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Checked before each request, so that a name cannot be repointed later. What happens between this check and the
 * connection's own lookup is not covered.
 * @returns whether an address leads to a metadata service, literally or through DNS; an unknown name leads nowhere
 */
export async function leadsToMetadata(url: URL, resolve: Resolve = resolveName): Promise<boolean> {
  if (namesMetadata(url)) return true;
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return false;
  const addresses = await resolve(url.hostname).catch(() => []);
  return addresses.some(({ address }) => isMetadata(address));
}
