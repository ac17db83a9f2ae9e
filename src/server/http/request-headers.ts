import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../lib/language.ts";

/**
 * The first header with a name. Node builds an object of all headers when `headers` is first accessed, which takes
 * longer than everything else a cached page needs.
 * @param name in lower case
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const index = indexOf(rawHeaders, name, 0);
  return index === -1 ? undefined : rawHeaders[index + 1];
}

/**
 * Whether a header occurs more than once, in which case Node silently keeps the first.
 * @param name in lower case
 */
export function isRepeated({ rawHeaders }: IncomingMessage, name: string): boolean {
  const first = indexOf(rawHeaders, name, 0);
  return first !== -1 && indexOf(rawHeaders, name, first + 2) !== -1;
}

function indexOf(rawHeaders: readonly string[], name: string, from: number): number {
  for (let index = from; index < rawHeaders.length; index += 2) {
    const own = rawHeaders[index]!;
    if (own.length === name.length && own.toLowerCase() === name) return index;
  }
  return -1;
}

/** What is accepted from a trusted proxy: short and harmless in a log line. */
const ACCEPTABLE = /^[\w.:/+=@-]{1,64}$/;

/**
 * Ids that are unique across processes: six random bytes per process, then a counter. Counting instead of generating
 * randomness keeps a cached page cheap.
 */
export function createRequestIds(processId = randomBytes(6).toString("base64url")): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count.toString(36)}`;
  };
}

/** The id from a proxy, if it is printable. Call only where a proxy is trusted (`TRUST_PROXY` above 0). */
export function forwardedRequestId(header: string | undefined): string | undefined {
  return header !== undefined && ACCEPTABLE.test(header) ? header : undefined;
}

/** Headers proxies add, which anyone else can forge. */
export const FORWARDED_HEADERS: readonly string[] = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
];

/**
 * The client's address.
 * @param forwardedFor the `X-Forwarded-For` header; each proxy appends the address it was called from
 * @param trustedProxies number of our own proxies in front of the server (`TRUST_PROXY`): the entry written by the
 *   outermost is the client's, and everything left of it was supplied by the client
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

/** Strips port, brackets, zone and the `::ffff:` that precedes IPv4 on a dual-stack socket. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const withoutZone = withoutPort.replace(/%.*$/, "");
  const address = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone.toLowerCase();
  return isIP(address) === 0 ? undefined : address;
}

/** French unless the request prefers English (RFC 9110 §12.5.4). */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: DEFAULT_LANGUAGE, weight: 0 };
  for (const entry of header?.split(",", 20) ?? []) {
    const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
    const language = tag.split("-")[0];
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((q) => q !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
