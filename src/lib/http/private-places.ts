import { BlockList, isIP } from "node:net";
import { isMetadata } from "./metadata-address.ts";
import { isPublicAddress } from "./private-address.ts";

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
