import type { IncomingMessage, ServerResponse } from "node:http";
import { type PlainPageReason, plainPage } from "../pages/plain-page.ts";
import { type Encoding, matchesEntityTag, negotiateEncoding } from "./content-encoding.ts";
import { rawHeader } from "./raw-headers.ts";
import { POLICY_WITHOUT_CONTENT } from "./security-headers.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** One request and the answer to it, on their way through the front. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
}

export const HTML = "text/html; charset=utf-8";

/** The ways in which the front answers by itself; each sends the whole answer. */
export interface Answers {
  /** @param headers name and value in turn; length and request id are added */
  send(exchange: Exchange, status: number, headers: readonly string[], body?: Buffer): void;
  /** The page for when no page can be drawn. */
  sendPlainPage(exchange: Exchange, status: number, reason: PlainPageReason, headers?: readonly string[]): void;
  sendText(exchange: Exchange, status: number, text: string): void;
}

/** @param constantHeaders headers of every answer, name and value in turn */
export function createAnswers(constantHeaders: readonly string[]): Answers {
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
  variants: Readonly<Record<Encoding, StoredAnswer>>,
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
