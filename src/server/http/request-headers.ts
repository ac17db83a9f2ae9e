import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../lib/language.ts";

/**
 * The first header of a name. Node makes an object of all headers when `headers` is first asked for, which takes longer than
 * all else that a cached page needs.
 * @param name in small letters
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const index = indexOf(rawHeaders, name, 0);
  return index === -1 ? undefined : rawHeaders[index + 1];
}

/**
 * Whether a header of a name came more than once, of which Node keeps the first in silence.
 * @param name in small letters
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

/** What is taken over from a trusted proxy: short and harmless in a log line. */
const ACCEPTABLE = /^[\w.:/+=@-]{1,64}$/;

/**
 * Ids that tell the requests of all processes apart: six random bytes for the process, then a counter. Counting instead
 * of drawing lots keeps it out of the cost of a cached page.
 */
export function createRequestIds(processId = randomBytes(6).toString("base64url")): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count.toString(36)}`;
  };
}

/** The id a proxy gave, if it is fit to be printed. Only to be asked where a proxy is trusted (`TRUST_PROXY` above 0). */
export function forwardedRequestId(header: string | undefined): string | undefined {
  return header !== undefined && ACCEPTABLE.test(header) ? header : undefined;
}

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

/** French unless the request says that it would rather have English (RFC 9110 §12.5.4). */
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
