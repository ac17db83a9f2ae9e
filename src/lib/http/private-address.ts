import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, bits: number];

/**
 * Parses an IP address, and converts IPv4-mapped IPv6 to IPv4.
 * @returns undefined for other text, including `127.1` and `0x7f000001`
 */
const read = (text: string): Address | undefined =>
  isIP(text) === 0 ? undefined : ipaddr.process(text.replace(/%.*$/, ""));
const networks = (...texts: string[]): Network[] => texts.map((text) => ipaddr.parseCIDR(text));
const isWithin = (address: Address, among: readonly Network[]) =>
  among.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

/**
 * The networks an IP address belongs to, each with the factor by which it multiplies a single address's limit. The
 * smallest is one that a customer cannot change (an IPv4 address, an IPv6 /64). Larger ones are what a provider gives a
 * home or office (/56, /48) or spreads over neighbours (an IPv4 /24).
 */
const IPV4_NETWORKS = [
  { bytes: 4, factor: 1 },
  { bytes: 3, factor: 4 },
];
const IPV6_NETWORKS = [
  { bytes: 8, factor: 1 },
  { bytes: 7, factor: 2 },
  { bytes: 6, factor: 4 },
];

export const NETWORK_FACTORS: readonly number[] = [
  ...new Set([...IPV4_NETWORKS, ...IPV6_NETWORKS].map(({ factor }) => factor)),
];

/**
 * Returns the networks an IP address belongs to, smallest first, as text that all addresses in a network share.
 * @param address IPv4, IPv6, or IPv4-mapped IPv6 (`::ffff:192.0.2.1`); any other text if the connection is gone
 */
export function networksOf(address: string): { network: string; factor: number }[] {
  const known = read(address);
  if (!known) return [{ network: address, factor: 1 }];
  const bytes = known.toByteArray();
  if (known.kind() === "ipv4") {
    return IPV4_NETWORKS.map(({ bytes: kept, factor }) => ({ network: bytes.slice(0, kept).join("."), factor }));
  }
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0"));
  return IPV6_NETWORKS.map(({ bytes: kept, factor }) => ({ network: digits.slice(0, kept).join(""), factor }));
}

/**
 * IP addresses where cloud providers serve a machine its own credentials (AWS, Azure, Google, Oracle: link-local;
 * Alibaba; AWS and Google over IPv6). Nothing we are configured to call lives there, and anyone who could direct us
 * there would get the credentials (OWASP SSRF cheat sheet).
 */
const METADATA = networks(
  "169.254.0.0/16",
  "100.100.100.200/32",
  "fe80::/10",
  "fd00:ec2::/32",
  "fd20:ce::254/128",
  // Teredo, refused entirely because it obfuscates the IPv4 address it carries.
  "2001::/32",
);

/**
 * IPv6 forms of an IPv4 address, and which of their bytes hold it: compatible, translated, behind a gateway with a 96-
 * or 48-bit prefix (RFC 6052, RFC 8215), and 6to4. The 48-bit form leaves the ninth byte empty.
 */
const IPV4_WITHIN = [
  { forms: networks("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/96"), at: [12, 13, 14, 15] },
  { forms: networks("64:ff9b:1::/48"), at: [6, 7, 9, 10] },
  { forms: networks("2002::/16"), at: [2, 3, 4, 5] },
];

/**
 * Whether an IP address is that of a metadata service.
 * @param address possibly IPv4-mapped IPv6
 */
export function isMetadata(address: string): boolean {
  const known = read(address);
  if (!known) return false;
  const bytes = known.toByteArray();
  const within = IPV4_WITHIN.filter(({ forms }) => isWithin(known, forms)).map(({ at }) =>
    ipaddr.fromByteArray(at.map((place) => bytes[place]!)),
  );
  return [known, ...within].some((one) => isWithin(one, METADATA));
}

/** Whether a URL's host is itself the IP address or a usual name of a metadata service. */
export function namesMetadata({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return isIP(host) === 0 ? /^(?:metadata|instance-data)(?:\.|$)/i.test(host) : isMetadata(host);
}

/** Resolves a name to all its addresses. */
export type Resolve = (hostname: string) => Promise<readonly { address: string }[]>;

const resolveName: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Whether a URL leads to a metadata service, literally or through DNS; an unknown name leads nowhere. Check before each
 * request, because a name can be repointed later. Changes between this check and the connection's own lookup are not
 * covered.
 */
export async function leadsToMetadata(url: URL, resolve: Resolve = resolveName): Promise<boolean> {
  if (namesMetadata(url)) return true;
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return false;
  const addresses = await resolve(url.hostname).catch(() => []);
  return addresses.some(({ address }) => isMetadata(address));
}

/**
 * The IPv6 space from which IANA allocates public addresses. All other space is not public, whatever it may be used
 * for.
 */
const ALLOCATED_IPV6 = networks("2000::/3");
/** Prefix in front of an IPv4 address (RFC 6052), which then decides. */
const GATEWAY = networks("64:ff9b::/96");

/**
 * Whether an IP address is on the public internet, that is, globally reachable according to IANA's registries of
 * special-purpose addresses, which `private-address.test.ts` checks row by row.
 * @param address possibly IPv4-mapped IPv6; anything but an IP address is not public
 */
export function isPublicAddress(address: string): boolean {
  const known = read(address);
  if (!known) return false;
  if (isWithin(known, GATEWAY)) return isPublicAddress(ipaddr.fromByteArray(known.toByteArray().slice(12)).toString());
  if (known.kind() === "ipv6" && !isWithin(known, ALLOCATED_IPV6)) return false;
  return known.range() === "unicast";
}

/** Names no public server can have (RFC 6761, RFC 6762, RFC 9476 and ICANN's `.internal`), and single-label names. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|test|internal|home\.arpa)$/;

/** Whether a site is public: it uses https, on a host outside this machine and private networks. */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const address = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && (isIP(address) ? isPublicAddress(address) : !LOCAL_NAME.test(hostname));
}

/**
 * Private hosts, IP addresses and networks (`192.168.1.0/24`) that requests to typed URLs may reach anyway
 * (`OUTGOING_PRIVATE`), even without TLS. If the list is empty, only the public internet can be reached.
 */
export type PrivatePlaces = readonly string[];

/** Allows every private network. */
export const EVERYWHERE: PrivatePlaces = ["0.0.0.0/0", "::/0"];

const HOST = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i;

/** Whether an entry of the list is a valid host, IP address or network. */
export const isPlace = (place: string): boolean =>
  place.includes("/")
    ? isIP(place.split("/")[0]!) !== 0 && ipaddr.isValidCIDR(place)
    : read(place) !== undefined || HOST.test(place);

/**
 * Whether a connection may go to an IP address. A cloud's metadata service is never allowed.
 * @param hostname the name that resolved to it, or the address itself
 */
export function mayReach(places: PrivatePlaces, address: string, hostname: string): boolean {
  return !isMetadata(address) && (isPublicAddress(address) || isListed(places, address, hostname));
}

/** Whether a host may be called without TLS, because it is listed by name or address, or everything is allowed. */
export const mayBePlain = (places: PrivatePlaces, hostname: string): boolean =>
  places.includes("0.0.0.0/0") || isListed(places, hostname, hostname);

function isListed(places: PrivatePlaces, address: string, hostname: string): boolean {
  if (places.some((place) => place.toLowerCase() === hostname.toLowerCase())) return true;
  const known = read(address);
  const listed = places.filter((place) => isIP(place.split("/")[0]!) !== 0);
  const asNetwork = (place: string) => (place.includes("/") ? place : `${place}/${isIP(place) === 4 ? 32 : 128}`);
  return known !== undefined && isWithin(known, networks(...listed.map(asNetwork)));
}
