import { BlockList, isIP } from "node:net";

/**
 * IPv4 networks outside the public internet: those in IANA's registry of special-purpose addresses that are not
 * globally reachable, plus everything that is not unicast. `private-address.test.ts` checks the registry row by row.
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
 * Covers everything IANA has allocated of IPv6; space with any other meaning, now or later, is non-public without
 * needing a row. Mapped addresses and those behind a gateway (RFC 6052) are judged by the IPv4 address they contain.
 */
const PERHAPS_PUBLIC_IPV6 = new BlockList();
PERHAPS_PUBLIC_IPV6.addSubnet("2000::", 3, "ipv6");
PERHAPS_PUBLIC_IPV6.addSubnet("::ffff:0:0", 96, "ipv6");
PERHAPS_PUBLIC_IPV6.addSubnet("64:ff9b::", 96, "ipv6");

/** Everything an address from outside must not lead us to: this machine, our network, a cloud's metadata service. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of NOT_PUBLIC_IPV4) {
  // Covers IPv4-mapped IPv6 too.
  NOT_PUBLIC.addSubnet(network, bits, "ipv4");
  NOT_PUBLIC.addSubnet(`64:ff9b::${network}`, 96 + bits, "ipv6");
}
for (const [network, bits] of [
  // Protocol assignments, including Teredo, which leads to any IPv4 address; documentation; 6to4, which does too.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");
}

/** @param address an IP address, possibly IPv4-mapped IPv6; anything else is not public */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  if (version === 4) return !NOT_PUBLIC.check(address, "ipv4");
  return PERHAPS_PUBLIC_IPV6.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
}

/** Names no public server can have (RFC 6761, RFC 6762, RFC 9476 and ICANN's `.internal`), and single-label names. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|test|internal|home\.arpa)$/;

/** Whether anyone can reach a site: by https, at an address outside this machine and private networks. */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const address = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && (isIP(address) ? isPublicAddress(address) : !LOCAL_NAME.test(hostname));
}
