import { BlockList, isIP } from "node:net";

/**
 * IPv4 networks that are not the public internet: those of IANA's registry of special-purpose addresses that are not globally
 * reachable, and what is no unicast. `private-address.test.ts` goes through the registry row by row.
 */
const NOT_PUBLIC_IPV4: readonly [network: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/**
 * All that IANA has given out of IPv6 is in here; whatever has a meaning of its own elsewhere, today or one day, is not public
 * without a row. And IPv4 written as IPv6, and behind a gateway (RFC 6052): these are what the IPv4 address in them is.
 */
const PERHAPS_PUBLIC_IPV6 = new BlockList();
PERHAPS_PUBLIC_IPV6.addSubnet("2000::", 3, "ipv6");
PERHAPS_PUBLIC_IPV6.addSubnet("::ffff:0:0", 96, "ipv6");
PERHAPS_PUBLIC_IPV6.addSubnet("64:ff9b::", 96, "ipv6");

/** Everything that a stranger's address must not lead us to: ourselves, our network, a cloud's metadata service. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of NOT_PUBLIC_IPV4) {
  // Also of IPv4 written as IPv6.
  NOT_PUBLIC.addSubnet(network, bits, "ipv4");
  NOT_PUBLIC.addSubnet(`64:ff9b::${network}`, 96 + bits, "ipv6");
}
for (const [network, bits] of [
  // Protocols, Teredo among them, which leads to any IPv4 address; documentation; 6to4, which does too.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");
}

/** @param address an IP address, also of IPv4 written as IPv6; anything else is not public */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  if (version === 4) return !NOT_PUBLIC.check(address, "ipv4");
  return PERHAPS_PUBLIC_IPV6.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
}

/** Names that no public server has (RFC 6761, RFC 6762, RFC 9476 and ICANN's `.internal`), and those without a dot. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|test|internal|home\.arpa)$/;

/** Whether everybody can reach a site: by https, at an address that is neither this machine's nor a private network's. */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const address = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && (isIP(address) ? isPublicAddress(address) : !LOCAL_NAME.test(hostname));
}
