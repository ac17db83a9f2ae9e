import { isIP } from "node:net";

/** What proxies add to a request, and anybody else can invent. */
export const FORWARDED_HEADERS: readonly string[] = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
];

/**
 * The address a request came from.
 * @param forwardedFor the `X-Forwarded-For` header; each proxy appends the address it was called from
 * @param trustedProxies how many proxies of ours stand before the server (`TRUST_PROXY`): the entry that the outermost
 *   of them wrote is the client's, everything left of it was invented by the client
 * @param socketAddress the address at the other end of the connection
 */
export function clientAddress(
  forwardedFor: string | undefined,
  trustedProxies: number,
  socketAddress: string | undefined,
): string {
  const own = plainAddress(socketAddress ?? "") ?? "unknown";
  if (trustedProxies === 0 || forwardedFor === undefined) return own;
  const entries = forwardedFor.split(",");
  const entry = entries[Math.max(0, entries.length - trustedProxies)];
  return plainAddress(entry ?? "") ?? own;
}

/** An address without port, brackets, zone and the `::ffff:` that stands before IPv4 on a dual-stack socket. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const withoutZone = withoutPort.replace(/%.*$/, "");
  const address = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone.toLowerCase();
  return isIP(address) === 0 ? undefined : address;
}
