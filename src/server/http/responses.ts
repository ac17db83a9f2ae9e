import type { IncomingMessage, ServerResponse } from "node:http";
import { httpErrors as en } from "../../text/en/problems.ts";
import { httpErrors as fr } from "../../text/fr/problems.ts";
import { rawHeader } from "./requests.ts";
import { POLICY_WITHOUT_CONTENT } from "./security-headers.ts";

/** A page or asset in one encoding, ready to send. */
export interface StoredResponse {
  body: Buffer;
  entityTag: string;
  /** Every header of the response, alternating names and values; the last value is a placeholder for the request id. */
  headers: string[];
  /** Headers of a 304: the above without content type, language, encoding and length. */
  notModifiedHeaders: string[];
}

/**
 * Builds the response to store for a body.
 * @param aboutBody headers that a 304 omits, such as the content type; alternating names and values
 * @param always headers that a 304 has too
 */
export function storedResponse(
  encoding: Encoding,
  body: Buffer,
  entityTag: string,
  aboutBody: readonly string[],
  always: readonly string[],
): StoredResponse {
  const both = [...always, "ETag", entityTag];
  const encodingHeader = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const length = ["Content-Length", String(body.byteLength)];
  return {
    body,
    entityTag,
    headers: [...aboutBody, ...both, ...encodingHeader, ...length, "X-Request-Id", ""],
    notModifiedHeaders: [...both, "X-Request-Id", ""],
  };
}

/** A request and its response on their way through the front. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
}

export const HTML = "text/html; charset=utf-8";

/** The front's own responses. Each call sends a complete response. */
export interface Responses {
  /**
   * Sends a response.
   * @param headers alternating names and values; length and request id are added
   */
  send(exchange: Exchange, status: number, headers: readonly string[], body?: Buffer): void;
  /** Sends the static fallback page, for when no page can be rendered. */
  sendPlainPage(exchange: Exchange, status: number, reason: PlainPageReason, headers?: readonly string[]): void;
  sendText(exchange: Exchange, status: number, text: string): void;
}

/**
 * Creates the functions that send the front's own responses.
 * @param constantHeaders headers added to pages and texts, as alternating names and values; callers of `send` pass all
 *   of theirs
 */
export function createResponses(constantHeaders: readonly string[]): Responses {
  const unkept = ["Cache-Control", "no-store", "Content-Security-Policy", POLICY_WITHOUT_CONTENT, ...constantHeaders];

  function send({ outgoing, requestId }: Exchange, status: number, headers: readonly string[], body?: Buffer): void {
    const length = status === 204 ? [] : ["Content-Length", String(body?.byteLength ?? 0)];
    outgoing.writeHead(status, [...headers, ...length, "X-Request-Id", requestId]);
    outgoing.end(body);
  }

  return {
    send,
    sendPlainPage(exchange, status, reason, headers = []) {
      send(exchange, status, ["Content-Type", HTML, ...unkept, ...headers], Buffer.from(plainPage(reason)));
    },
    sendText(exchange, status, text) {
      send(exchange, status, ["Content-Type", "text/plain; charset=utf-8", ...unkept], Buffer.from(text));
    },
  };
}

/** Sends a stored response. This is the hot path for nearly every request, so it allocates as little as possible. */
export function sendStored(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  variants: Readonly<Record<Encoding, StoredResponse>>,
  requestId: string,
): void {
  const acceptEncoding = rawHeader(incoming, "accept-encoding");
  const ifNoneMatch = rawHeader(incoming, "if-none-match");
  // HTTP/1.1 connections persist by default (RFC 9112 §9.3), so the header is only needed to announce a close.
  if (outgoing.shouldKeepAlive && incoming.httpVersionMinor === 1) outgoing.removeHeader("Connection");
  const variant = variants[negotiateEncoding(acceptEncoding)];
  if (ifNoneMatch !== undefined && status === 200 && matchesEntityTag(ifNoneMatch, variant.entityTag)) {
    variant.notModifiedHeaders[variant.notModifiedHeaders.length - 1] = requestId;
    outgoing.writeHead(304, variant.notModifiedHeaders);
    outgoing.end();
    return;
  }
  variant.headers[variant.headers.length - 1] = requestId;
  outgoing.writeHead(status, variant.headers);
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(variant.body);
}

/** What the front passes to the API with each request; Hono exposes it as `c.env`. */
export interface RequestContext {
  requestId: string;
  /** The client's IP address given `TRUST_PROXY`; for rate limits only, never logged or shown. */
  clientAddress: string;
  /**
   * Renders a page as this request's response, such as a form with its errors after a POST without JavaScript. The page
   * gets `locals` in `Astro.locals`. The response has this status and is never cached.
   */
  renderPage(path: string, status: number, locals: Partial<App.Locals>): Promise<Response>;
}

type PlainPageReason = Exclude<keyof typeof fr, "home">;

/** Returns an error in one line, for requests whose response is not viewed as a page, such as an image or a script. */
export function plainLine(reason: PlainPageReason): string {
  return `${fr[reason].title} – ${en[reason].title}`;
}

/**
 * Returns the fallback page for when no other page can be rendered. It is bilingual and built from constants alone,
 * without style, script or anything else that could fail.
 */
export function plainPage(reason: PlainPageReason): string {
  return `<!doctype html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${fr[reason].title} – ${en[reason].title}</title></head>
<body><main><h1>${fr[reason].title}</h1><p>${fr[reason].text}</p><p><a href="/">${fr.home}</a></p>
<section lang="en-CA"><h2>${en[reason].title}</h2><p>${en[reason].text}</p><p><a href="/en">${en.home}</a></p></section></main></body></html>
`;
}

/** Encodings stored for a body, best first. If a client accepts several equally, the first of them is sent. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bound of the cache of parsed headers: browsers send a handful of values, but an attacker may send any number. */
const REMEMBERED_VALUES = 200;
const remembered = new Map<string, Encoding>();

/**
 * Picks the response encoding (RFC 9110 §12.5.3). If the client rules out everything we have, it gets `identity`,
 * because an unwanted response beats none.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === "") return "identity";
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const chosen = choose(acceptEncoding);
  if (remembered.size >= REMEMBERED_VALUES) remembered.clear();
  remembered.set(acceptEncoding, chosen);
  return chosen;
}

function choose(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    weights.set(name === "x-gzip" ? "gzip" : name, Number.isFinite(value) ? value : 0);
  }
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of ENCODINGS) {
    // `identity` is acceptable even if unmentioned, but only as a last resort.
    const unmentioned = encoding === "identity" ? Number.MIN_VALUE : 0;
    const weight = weights.get(encoding) ?? weights.get("*") ?? unmentioned;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

/** Whether `If-None-Match` matches this entity tag, or is `*` (RFC 9110 §13.1.2: weak comparison). */
export function matchesEntityTag(ifNoneMatch: string, entityTag: string): boolean {
  if (ifNoneMatch === entityTag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === entityTag);
}
