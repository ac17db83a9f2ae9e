import { BlockList, isIP } from "node:net";

/** IPv4 networks that are not the public internet (RFC 6890, IANA special-purpose registry). */
const PRIVATE_IPV4: readonly [network: string, bits: number][] = [
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

/** Everything that a stranger's address must not lead us to: ourselves, our network, a cloud's metadata service. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of PRIVATE_IPV4) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv4");
  // The same behind a gateway from IPv6 (RFC 6052).
  NOT_PUBLIC.addSubnet(`64:ff9b::${network}`, 96 + bits, "ipv6");
}
for (const [network, bits] of [
  ["::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  // Teredo, documentation and 6to4 lead to any IPv4 address or nowhere.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");
}

/** @param address an IP address, also of IPv4 written as IPv6; anything else is not public */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !NOT_PUBLIC.check(address, version === 6 ? "ipv6" : "ipv4");
}
