import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { mayBePlain, mayReach, type PrivatePlaces } from "./private-address.ts";

/**
 * Requests to URLs that a person typed. Each IP address is checked as the connection is made, so that a name cannot
 * resolve differently between check and connection (DNS rebinding).
 */

/** The URL, or one that it redirects to, is not https, or leads to an IP address that we may not connect to. */
export class RefusedAddress extends Error {}

/** The body is longer than allowed. */
export class OversizedBody extends Error {}

const MOST_REDIRECTS = 4;

export interface GuardedFetchOptions {
  /** Most bytes per response body. */
  maxBytes: number;
  /** Keeps the received part of a body that is too long or breaks off, rather than failing. */
  cutsBody?: boolean;
  /** Aborts the request at any stage. */
  signal: AbortSignal;
  /** Private hosts that may be reached, even without TLS. */
  privatePlaces?: PrivatePlaces | undefined;
}

/**
 * Returns a `fetch` whose request body must be text. It follows redirects unless `redirect` is `manual`, and never
 * sends the `Authorization` header to another origin.
 * @throws RefusedAddress, OversizedBody, or the error of the connection
 */
export function guardedFetch({ maxBytes, cutsBody = false, signal, privatePlaces = [] }: GuardedFetchOptions) {
  const isAllowed = (address: string, hostname: string) => mayReach(privatePlaces, address, hostname);

  return async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    let url = new URL(address instanceof Request ? address.url : address);
    const headers = new Headers(init.headers);
    headers.set("accept-encoding", "identity");
    for (let redirects = 0; ; redirects += 1) {
      const host = url.hostname.replace(/^\[|\]$/g, "");
      const isSafe = url.protocol === "https:" || (url.protocol === "http:" && mayBePlain(privatePlaces, host));
      if (!isSafe) throw new RefusedAddress(`${url.protocol} is not allowed`);
      if (isIP(host) !== 0 && !isAllowed(host, host)) throw new RefusedAddress("The address is not public");
      const message = await send(url, { ...init, headers }, { signal, lookup: guardedLookup(isAllowed) });
      const next = redirectOf(message, url);
      if (!next || init.redirect === "manual") return await responseOf(message, url, { maxBytes, cutsBody });
      message.destroy();
      if (redirects === MOST_REDIRECTS) throw new Error("Too many redirects");
      if (next.origin !== url.origin) headers.delete("authorization");
      url = next;
    }
  };
}

/** Returns a DNS lookup that refuses a name if any of its IP addresses is one that we may not connect to. */
function guardedLookup(isAllowed: (address: string, hostname: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address, hostname))) {
        return callback(new RefusedAddress("The name leads to an address that is not public"), "");
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function send(
  url: URL,
  { method = "GET", headers, body }: RequestInit & { headers: Headers },
  { signal, lookup }: { signal: AbortSignal; lookup: LookupFunction },
): Promise<IncomingMessage> {
  const start = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // Opens a new connection each time, never reusing one made under other rules.
    const request = start(url, { method, headers: Object.fromEntries(headers), signal, lookup, agent: false }, resolve);
    request.on("error", reject);
    request.end(typeof body === "string" ? body : undefined);
  });
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, base: URL): URL | undefined {
  if (statusCode < 300 || statusCode > 399 || !location || !URL.canParse(location, base)) return undefined;
  return new URL(location, base);
}

/** Statuses for which `Response` allows no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

async function responseOf(
  message: IncomingMessage,
  url: URL,
  { maxBytes, cutsBody }: { maxBytes: number; cutsBody: boolean },
): Promise<Response> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > maxBytes) throw new OversizedBody(`${url.host} sends more than ${maxBytes} bytes`);
    }
  } catch (error) {
    message.destroy();
    if (!cutsBody) throw error;
  }
  const status = message.statusCode ?? 0;
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const response = new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(chunks).subarray(0, maxBytes), {
    status,
    headers,
  });
  Object.defineProperty(response, "url", { value: url.href });
  return response;
}
