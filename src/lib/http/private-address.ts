import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/**
 * The networks an address belongs to, from what one customer cannot change (an IPv4 address, an IPv6 /64) to the most a
 * provider gives one home or office (/56, /48) or shares among neighbours (an IPv4 /24), each with its multiple of a
 * single address's limit.
 */
const IPV4_NETWORKS = [
  { octets: 4, factor: 1 },
  { octets: 3, factor: 4 },
];
const IPV6_NETWORKS = [
  { hexDigits: 16, factor: 1 },
  { hexDigits: 14, factor: 2 },
  { hexDigits: 12, factor: 4 },
];

export const NETWORK_FACTORS: readonly number[] = [
  ...new Set([...IPV4_NETWORKS, ...IPV6_NETWORKS].map(({ factor }) => factor)),
];

/**
 * The networks an address belongs to, smallest first, as text that is equal for all addresses in each.
 * @param address IPv4, IPv6, or IPv4-mapped IPv6 (`::ffff:192.0.2.1`)
 */
export function networksOf(address: string): { network: string; factor: number }[] {
  const [unzoned = ""] = address.split("%");
  if (unzoned.includes(".")) return ipv4Networks(unzoned.slice(unzoned.lastIndexOf(":") + 1).split("."));
  const [head = "", tail] = unzoned.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const digits = [...before, ...zeros, ...after].map((group) => group.padStart(4, "0")).join("");
  const mapped = /^0{20}f{4}(..)(..)(..)(..)$/i.exec(digits);
  if (mapped) return ipv4Networks(mapped.slice(1).map((octet) => String(Number.parseInt(octet, 16))));
  return IPV6_NETWORKS.map(({ hexDigits, factor }) => ({ network: digits.slice(0, hexDigits), factor }));
}

function ipv4Networks(octets: string[]) {
  return IPV4_NETWORKS.map(({ octets: kept, factor }) => ({ network: octets.slice(0, kept).join("."), factor }));
}

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

/**
 * Hosts, addresses and networks (`192.168.1.0/24`) that requests to typed addresses may reach although they are private
 * (`OUTGOING_PRIVATE`), without TLS too. Empty means the public internet only.
 */
export type PrivatePlaces = readonly string[];

/** Every private network. */
export const EVERYWHERE: PrivatePlaces = ["0.0.0.0/0", "::/0"];

const HOST = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i;

/** Whether an entry of the list is a host, an address or a network. */
export function isPlace(place: string): boolean {
  const [address = "", bits] = place.split("/");
  const version = isIP(address);
  if (bits === undefined) return version !== 0 || HOST.test(address);
  return version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/**
 * Whether a connection may go to an IP address; never to a cloud's metadata service.
 * @param hostname the name that resolved to it, or the address itself
 */
export function mayReach(places: PrivatePlaces, address: string, hostname: string): boolean {
  return !isMetadata(address) && (isPublicAddress(address) || isListed(places, address, hostname));
}

/** Whether a host may be called without TLS: listed by name or address, or covered by "everywhere". */
export const mayBePlain = (places: PrivatePlaces, hostname: string): boolean =>
  places.includes("0.0.0.0/0") || isListed(places, hostname, hostname);

function isListed(places: PrivatePlaces, address: string, hostname: string): boolean {
  if (places.some((place) => place.toLowerCase() === hostname.toLowerCase())) return true;
  const version = isIP(address);
  if (version === 0) return false;
  const networks = new BlockList();
  for (const place of places) {
    const [network = "", bits] = place.split("/");
    const of = isIP(network);
    if (of === 0) continue;
    const type = of === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) networks.addAddress(network, type);
    else networks.addSubnet(network, Number(bits), type);
  }
  return networks.check(address, version === 4 ? "ipv4" : "ipv6");
}
