import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { type Language, languageOfPath } from "../lib/language.ts";
import { accessLog } from "./access-log.ts";
import type { Asset } from "./assets.ts";
import { readTarget } from "./canonical-path.ts";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address.ts";
import { type Encoding, matchesEntityTag, negotiateEncoding } from "./content-encoding.ts";
import { isCrossSiteWrite } from "./cross-site.ts";
import {
  CONNECTIONS_CHECKING_INTERVAL,
  HEADERS_TIMEOUT,
  KEEP_ALIVE_TIMEOUT,
  MAX_BODY_BYTES,
  MAX_CONNECTIONS,
  MAX_CONNECTIONS_PER_ADDRESS,
  MAX_HEADER_BYTES,
  MAX_HEADER_COUNT,
  MAX_QUERY_VALUE_LENGTH,
  READINESS_TIMEOUT,
  RENDER_TIMEOUT,
  REQUEST_TIMEOUT,
  SOCKET_TIMEOUT,
} from "./limits.ts";
import type { PageCache, PageVariant, RenderedPage, StoredPage } from "./page-cache.ts";
import { PAGE_CACHE_HEADER, readPageCacheRule } from "./page-cache-rule.ts";
import { isPrivatePath, queryKeysOf } from "./page-rules.ts";
import type { PageLocals, PageRenderer } from "./pages.ts";
import { type PlainPageReason, plainPage } from "./plain-page.ts";
import { announcedLength, BodyTooLarge, discardBody, readBody } from "./request-body.ts";
import type { RequestContext } from "./request-context.ts";
import { createRequestIds, forwardedRequestId } from "./request-id.ts";
import { POLICY_WITHOUT_CONTENT, securityHeaders } from "./security-headers.ts";
import { withTimeout } from "./with-timeout.ts";

export interface FrontOptions {
  siteUrl: URL;
  /** Number of proxies of ours before the server (`TRUST_PROXY`). */
  trustedProxies: number;
  log: Logger;
  assets: ReadonlyMap<string, Asset>;
  cache: PageCache;
  pages: PageRenderer;
  /** The API as a whole: everything under `/api`. */
  api(request: Request, context: RequestContext): Response | Promise<Response>;
  /** What pages find in `Astro.locals`. */
  locals(requestId: string): PageLocals;
  /** Whether the process can do its work (the database answers). */
  isReady(): Promise<boolean>;
}

/** Answers requests; `stop` makes `/readyz` say so and closes each connection after its answer. */
export interface Front {
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
  stop(): void;
}

const PAGE_METHODS = "GET, HEAD";
const API_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const HTML = "text/html; charset=utf-8";
const PROBLEM = "application/problem+json";
const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded"];

/** The server as it must be set up for the bounds to hold; it answers nothing until it is given a front. */
export function createHttpServer(trustedProxies: number): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL,
  });
  server.maxHeadersCount = MAX_HEADER_COUNT;
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = SOCKET_TIMEOUT;
  if (trustedProxies === 0) limitConnectionsPerAddress(server);
  return server;
}

function limitConnectionsPerAddress(server: Server): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** A page that is not there: thrown by a rendering, so that all who wait for it get the one 404 page. */
class PageNotFound extends Error {}

export function createFront(options: FrontOptions): Front {
  const { siteUrl, trustedProxies, log, assets, cache, pages } = options;
  const constantHeaders = securityHeaders(siteUrl);
  const nextRequestId = createRequestIds();
  const logAccess = accessLog(log);
  const contexts = new WeakMap<IncomingMessage, RequestContext>();
  let stopping = false;
  let warnedOfForwarding = false;

  const listener = getRequestListener(
    (request, env) => options.api(request, contexts.get((env as { incoming: IncomingMessage }).incoming)!),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        const isClientError = error instanceof Error && error.name === "RequestError";
        if (!isClientError) log.error({ err: error }, "the API threw");
        return problem(isClientError ? 400 : 500, isClientError ? "Bad Request" : "Internal Server Error");
      },
    },
  );

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url } = incoming;
    const requestId = trustedProxies === 0 ? nextRequestId() : idFromProxy(incoming);
    if (stopping) outgoing.shouldKeepAlive = false;
    if (method === "GET" || method === "HEAD") {
      const page = cache.get(url!);
      if (page) {
        sendStored(incoming, outgoing, page.status, page.variants, requestId);
        logAccess({ requestId, method, path: url!, status: outgoing.statusCode, ms: 0 });
        return;
      }
    }
    handleSlowly(incoming, outgoing, requestId).catch((error: unknown) => {
      log.error({ err: error, requestId }, "answering failed");
      if (!outgoing.headersSent) sendPlain(outgoing, requestId, 500, "failure");
      else outgoing.destroy();
    });
  }

  async function handleSlowly(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): Promise<void> {
    const method = incoming.method!;
    const target = readTarget(incoming.url!);
    const started = performance.now();
    const path = target.kind === "canonical" ? target.path : "(other)";
    if (path !== "/healthz" && path !== "/readyz") {
      outgoing.once("close", () => {
        const ms = Math.round(performance.now() - started);
        const aborted = !outgoing.writableFinished;
        logAccess({ requestId, method, path, status: outgoing.statusCode, ms, aborted });
      });
    }
    if (trustedProxies === 0) warnOfForwarding(incoming);
    if (target.kind === "malformed") return sendPlain(outgoing, requestId, 400, "badRequest");
    if (target.kind === "too-long") return sendPlain(outgoing, requestId, 414, "tooLong");
    if (target.kind === "redirect") {
      const status = method === "GET" || method === "HEAD" ? 301 : 308;
      return send(outgoing, requestId, status, ["Location", target.location], undefined);
    }
    if (path === "/api" || path.startsWith("/api/")) return answerApi(incoming, outgoing, requestId);
    if (method !== "GET" && method !== "HEAD") return refuseMethod(outgoing, requestId, method);
    if (path === "/healthz") return sendText(outgoing, requestId, 200, "ok");
    if (path === "/readyz") return answerReadiness(outgoing, requestId);
    const asset = assets.get(path);
    if (asset) return sendStored(incoming, outgoing, 200, asset, requestId);
    if (path.startsWith("/_assets/")) return sendText(outgoing, requestId, 404, "Not found");
    if (isPrivatePath(path)) return answerPrivatePage(incoming, outgoing, requestId, path);
    return answerPage(incoming, outgoing, requestId, path, target.query);
  }

  function idFromProxy(incoming: IncomingMessage): string {
    return forwardedRequestId(incoming.headers["x-request-id"]) ?? nextRequestId();
  }

  function warnOfForwarding({ headers }: IncomingMessage): void {
    if (warnedOfForwarding) return;
    const header = FORWARDED_HEADERS.find((name) => headers[name] !== undefined);
    if (header === undefined) return;
    warnedOfForwarding = true;
    log.warn({ header }, "a forwarded header arrived but TRUST_PROXY is 0: it is ignored");
  }

  // --- pages -------------------------------------------------------------------------------------------------------

  async function answerPage(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
    path: string,
    query: string,
  ): Promise<void> {
    const key = path + pageQuery(path, query);
    let page: StoredPage;
    try {
      page = await cache.load(key, () => renderPublic(key, requestId));
    } catch (error) {
      if (error instanceof PageNotFound) return answerError(incoming, outgoing, requestId, 404, languageOfPath(path));
      log.error({ err: error, requestId, path }, "a page threw");
      return answerError(incoming, outgoing, requestId, 500, languageOfPath(path));
    }
    sendStored(incoming, outgoing, page.status, page.variants, requestId);
  }

  /** Renders from the address alone: no header of the visitor's reaches the page. */
  async function renderPublic(key: string, requestId: string): Promise<RenderedPage> {
    const rendering = pages.render(new Request(new URL(key, siteUrl)), options.locals(requestId));
    return rendered(await withTimeout(rendering, RENDER_TIMEOUT, "The page did not render in time"));
  }

  async function rendered(response: Response): Promise<RenderedPage> {
    if (response.status === 404 && response.body === null) throw new PageNotFound();
    const rule = readPageCacheRule(response.headers.get(PAGE_CACHE_HEADER));
    const cacheable = response.status === 200 && rule !== undefined && !response.headers.has("set-cookie");
    return {
      status: response.status,
      headers: pageHeaders(response, cacheable ? "no-cache" : "no-store"),
      body: Buffer.from(await response.arrayBuffer()),
      tags: rule?.tags ?? [],
      expires: rule?.expires,
      cacheable,
    };
  }

  function pageHeaders(response: Response, cacheControl: string): string[] {
    const own = [...withCharset(response.headers)].flatMap(([name, value]) =>
      NOT_OF_THE_PAGE.has(name) ? [] : [name, value],
    );
    const defaults = { "Cache-Control": cacheControl, "Content-Security-Policy": POLICY_WITHOUT_CONTENT };
    const missing = Object.entries(defaults).filter(([name]) => !response.headers.has(name));
    return [...own, ...missing.flat(), "Vary", "Accept-Encoding", ...constantHeaders];
  }

  /** The 404 and 500 pages are drawn once per language, whatever address led to them. */
  async function answerError(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
    status: 404 | 500,
    language: Language,
  ): Promise<void> {
    let page: StoredPage;
    try {
      page = await cache.load(`${status} ${language}`, () => renderErrorPage(status, language, requestId));
    } catch (error) {
      log.error({ err: error, requestId, status }, "an error page threw");
      return sendPlain(outgoing, requestId, status, status === 404 ? "notFound" : "failure");
    }
    sendStored(incoming, outgoing, status, page.variants, requestId);
  }

  async function renderErrorPage(status: 404 | 500, language: Language, requestId: string): Promise<RenderedPage> {
    const rendering = pages.renderError(status, language, options.locals(requestId));
    const response = await withTimeout(rendering, RENDER_TIMEOUT, "The error page did not render in time");
    if (response.body === null) throw new Error("The error page is empty");
    const rule = readPageCacheRule(response.headers.get(PAGE_CACHE_HEADER));
    return {
      status,
      headers: pageHeaders(response, status === 404 ? "no-cache" : "no-store"),
      body: Buffer.from(await response.arrayBuffer()),
      tags: rule?.tags ?? [],
      expires: rule?.expires,
      cacheable: true,
    };
  }

  async function answerPrivatePage(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
    path: string,
  ): Promise<void> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (typeof value === "string" && !FORWARDED_HEADERS.includes(name)) headers.set(name, value);
    }
    let response: Response;
    try {
      const request = new Request(new URL(incoming.url!, siteUrl), { headers });
      const rendering = pages.render(request, options.locals(requestId));
      response = await withTimeout(rendering, RENDER_TIMEOUT, "The page did not render in time");
    } catch (error) {
      log.error({ err: error, requestId, path }, "a page threw");
      return answerError(incoming, outgoing, requestId, 500, languageOfPath(path));
    }
    if (response.status === 404 && response.body === null) {
      return answerError(incoming, outgoing, requestId, 404, languageOfPath(path));
    }
    const encoding = negotiateEncoding(incoming.headers["accept-encoding"]);
    const body = encodeOnce(Buffer.from(await response.arrayBuffer()), encoding);
    const encodingHeader = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    send(outgoing, requestId, response.status, [...pageHeaders(response, "no-store"), ...encodingHeader], body);
  }

  // --- the API -----------------------------------------------------------------------------------------------------

  async function answerApi(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): Promise<void> {
    const { method = "", headers } = incoming;
    setDefaults(outgoing, requestId);
    if (!API_METHODS.has(method)) return refuse(incoming, outgoing, 405, "Method Not Allowed");
    if (isCrossSiteWrite(method, headers, siteUrl.origin)) return refuse(incoming, outgoing, 403, "Forbidden");
    const address = clientAddress(
      headers["x-forwarded-for"] as string | undefined,
      trustedProxies,
      incoming.socket.remoteAddress,
    );
    contexts.set(incoming, { requestId, clientAddress: address, renderPage });
    overwriteHeader(incoming, CLIENT_ADDRESS_HEADER, address);
    if (method !== "GET" && method !== "HEAD") {
      const expectsGoAhead = headers.expect?.toLowerCase() === "100-continue";
      if (expectsGoAhead && announcedLength(incoming) <= MAX_BODY_BYTES) outgoing.writeContinue();
      try {
        Object.assign(incoming, { rawBody: await readBody(incoming, MAX_BODY_BYTES) });
      } catch (error) {
        if (error instanceof BodyTooLarge) return refuse(incoming, outgoing, 413, "Content Too Large");
        outgoing.destroy();
        return;
      }
    }
    await listener(incoming, outgoing);

    async function renderPage(path: string, status: number, locals: Partial<App.Locals>): Promise<Response> {
      const request = new Request(new URL(path, siteUrl));
      const page = await pages.render(request, { ...options.locals(requestId), ...locals });
      const headers = new Headers(page.headers);
      for (const name of NOT_OF_THE_PAGE) headers.delete(name);
      headers.set("Cache-Control", "no-store");
      return new Response(page.body, { status, headers });
    }
  }

  function setDefaults(outgoing: ServerResponse, requestId: string): void {
    for (let index = 0; index < constantHeaders.length; index += 2) {
      outgoing.setHeader(constantHeaders[index]!, constantHeaders[index + 1]!);
    }
    outgoing.setHeader("Content-Security-Policy", POLICY_WITHOUT_CONTENT);
    outgoing.setHeader("Cache-Control", "no-store");
    outgoing.setHeader("X-Request-Id", requestId);
  }

  /** Answers at once, then reads on until the client is done sending: a connection cut before loses the answer. */
  async function refuse(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    status: number,
    title: string,
  ): Promise<void> {
    sendProblem(outgoing, status, title, { Connection: "close" });
    if (incoming.headers.expect === undefined) await discardBody(incoming);
    outgoing.end();
  }

  // --- health ------------------------------------------------------------------------------------------------------

  async function answerReadiness(outgoing: ServerResponse, requestId: string): Promise<void> {
    if (stopping) return sendText(outgoing, requestId, 503, "stopping");
    const ready = await withTimeout(options.isReady(), READINESS_TIMEOUT, "Not ready in time").catch((error) => {
      log.warn({ err: error }, "not ready");
      return false;
    });
    return sendText(outgoing, requestId, ready ? 200 : 503, ready ? "ready" : "not ready");
  }

  // --- answers -----------------------------------------------------------------------------------------------------

  function send(
    outgoing: ServerResponse,
    requestId: string,
    status: number,
    headers: readonly string[],
    body: Buffer | undefined,
  ): void {
    const length = status === 204 ? [] : ["Content-Length", String(body?.byteLength ?? 0)];
    outgoing.writeHead(status, [...headers, ...length, "X-Request-Id", requestId]);
    outgoing.end(body);
  }

  function sendPlain(outgoing: ServerResponse, requestId: string, status: number, reason: PlainPageReason): void {
    sendUnkept(outgoing, requestId, status, HTML, plainPage(reason));
  }

  function sendText(outgoing: ServerResponse, requestId: string, status: number, text: string): void {
    sendUnkept(outgoing, requestId, status, "text/plain; charset=utf-8", text);
  }

  function sendUnkept(
    outgoing: ServerResponse,
    requestId: string,
    status: number,
    type: string,
    text: string,
    more: readonly string[] = [],
  ): void {
    const policy = ["Content-Security-Policy", POLICY_WITHOUT_CONTENT];
    const headers = ["Content-Type", type, "Cache-Control", "no-store", ...policy, ...constantHeaders, ...more];
    send(outgoing, requestId, status, headers, Buffer.from(text));
  }

  function refuseMethod(outgoing: ServerResponse, requestId: string, method: string): void {
    const allow = ["Allow", PAGE_METHODS];
    if (method === "OPTIONS") send(outgoing, requestId, 204, allow, undefined);
    // A body that nobody reads would hold up the connection.
    else sendUnkept(outgoing, requestId, 405, HTML, plainPage("methodNotAllowed"), [...allow, "Connection", "close"]);
  }

  return {
    handle,
    stop: () => {
      stopping = true;
    },
  };
}

/** Headers of a rendered page that are ours to set, or not for the visitor. */
const NOT_OF_THE_PAGE: ReadonlySet<string> = new Set([
  PAGE_CACHE_HEADER,
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

/** Key of the query a page may read: allow-listed keys in the order of their list, first value of each. */
function pageQuery(path: string, query: string): string {
  const keys = queryKeysOf(path);
  if (keys.length === 0 || query === "") return "";
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const key of keys) {
    const value = given.get(key);
    if (value !== null && value.length <= MAX_QUERY_VALUE_LENGTH) read.set(key, value);
  }
  return read.size === 0 ? "" : `?${read}`;
}

/** Sends what lies ready. Nothing is allocated here that need not be: this is the path of nearly every request. */
function sendStored(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  variants: Readonly<Record<Encoding, PageVariant>>,
  requestId: string,
): void {
  const { rawHeaders } = incoming;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 15 && name.toLowerCase() === "accept-encoding") acceptEncoding = rawHeaders[index + 1];
    else if (name.length === 13 && name.toLowerCase() === "if-none-match") ifNoneMatch = rawHeaders[index + 1];
  }
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

/** For an answer that is sent once and not kept: quick rather than small. */
function encodeOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body, { level: 5 });
  if (encoding === "br") return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return body;
}

/** Sets a request header for whoever reads it next, however the client spelled or repeated it. */
function overwriteHeader(incoming: IncomingMessage, name: string, value: string): void {
  const { rawHeaders } = incoming;
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]!.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
  rawHeaders.push(name, value);
  incoming.headers[name] = value;
}

function problemBody(status: number, title: string): string {
  return JSON.stringify({ type: "about:blank", title, status });
}

function problem(status: number, title: string): Response {
  return new Response(problemBody(status, title), { status, headers: { "Content-Type": PROBLEM } });
}

function sendProblem(outgoing: ServerResponse, status: number, title: string, headers: Record<string, string> = {}) {
  const body = problemBody(status, title);
  outgoing.writeHead(status, { "Content-Type": PROBLEM, "Content-Length": Buffer.byteLength(body), ...headers });
  outgoing.write(body);
}

/** Astro names no character encoding: browsers would have to read the document's head to know. */
function withCharset(headers: Headers): Headers {
  const named = new Headers(headers);
  if (headers.get("content-type") === "text/html") named.set("content-type", HTML);
  return named;
}
