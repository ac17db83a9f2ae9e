import type { IncomingMessage, ServerResponse } from "node:http";
import { type PlainPageReason, plainPage } from "../pages/plain-page.ts";
import { type Encoding, matchesEntityTag, negotiateEncoding } from "./assets/content-encoding.ts";
import { rawHeader } from "./request-headers.ts";
import { POLICY_WITHOUT_CONTENT } from "./security-headers.ts";

/** A page or an asset in one encoding, ready to be sent. */
export interface StoredResponse {
  body: Buffer;
  entityTag: string;
  /** Every header of the response, name and value in turn; the last value is the request id's place, to be filled in. */
  headers: string[];
  /** The headers of a 304: the same without type, encoding and length; the last value again is for the request id. */
  notModifiedHeaders: string[];
}

/**
 * @param aboutBody headers that a 304 leaves out, such as the type; name and value in turn
 * @param always headers that a 304 carries too
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

/** One request and the response to it, on their way through the front. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
}

export const HTML = "text/html; charset=utf-8";

/** The ways in which the front responds by itself; each sends the whole response. */
export interface Responses {
  /** @param headers name and value in turn; length and request id are added */
  send(exchange: Exchange, status: number, headers: readonly string[], body?: Buffer): void;
  /** The page for when no page can be drawn. */
  sendPlainPage(exchange: Exchange, status: number, reason: PlainPageReason, headers?: readonly string[]): void;
  sendText(exchange: Exchange, status: number, text: string): void;
}

/** @param constantHeaders headers of every response, name and value in turn */
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

/** Sends what lies ready. Nothing is allocated here that need not be: this is the path of nearly every request. */
export function sendStored(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  variants: Readonly<Record<Encoding, StoredResponse>>,
  requestId: string,
): void {
  const acceptEncoding = rawHeader(incoming, "accept-encoding");
  const ifNoneMatch = rawHeader(incoming, "if-none-match");
  // What HTTP/1.1 takes for granted (RFC 9112 §9.3) need not be said; Node still says when it closes.
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

/** What the front tells the API about one request; Hono hands it over as `c.env`. */
export interface RequestContext {
  requestId: string;
  /** By the configured number of proxies; for limits only, never to be logged or shown. */
  clientAddress: string;
  /**
   * Draws a page as the answer to this request, such as a form with its errors after a post without JavaScript. The page
   * finds `locals` in `Astro.locals`; it is sent with the status it gets here and is never kept.
   */
  renderPage(path: string, status: number, locals: Partial<App.Locals>): Promise<Response>;
}
