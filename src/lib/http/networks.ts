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
