import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Media } from "../../features/media/assemble.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { createApiAnswers } from "../api/api-answers.ts";
import { createMediaHandler, MEDIA_PREFIX } from "../pages/media-handler.ts";
import type { PageCache, StoredPage } from "../pages/page-cache.ts";
import { createPageHandler } from "../pages/page-handler.ts";
import { isPrivatePage } from "../pages/page-rules.ts";
import type { PageLocals, PageRenderer } from "../pages/pages.ts";
import type { VisitCounter } from "../pages/visit-counter.ts";
import type { Asset } from "./assets.ts";
import { READINESS_TIMEOUT, withTimeout } from "./limits.ts";
import type { AccessLogEntry, Metrics } from "./metrics.ts";
import {
  clientAddress,
  createRequestIds,
  FORWARDED_HEADERS,
  forwardedRequestId,
  isRepeated,
  rawHeader,
  readTarget,
} from "./requests.ts";
import { createResponses, type Exchange, plainLine, type RequestContext, sendStored } from "./responses.ts";
import { NO_DEVICES, securityHeaders } from "./security-headers.ts";

export interface FrontOptions {
  siteUrl: URL;
  /** Number of our own proxies in front of the server (`TRUST_PROXY`). */
  trustedProxies: number;
  log: Logger;
  assets: ReadonlyMap<string, Asset>;
  cache: PageCache;
  pages: PageRenderer;
  /** Answers everything under `/api`. */
  api(request: Request, context: RequestContext): Response | Promise<Response>;
  /**
   * Counts a page rendered for one visitor against the rate limit.
   * @throws AppError `too-many-requests`
   */
  admitRead(address: string): Promise<unknown>;
  /** Whether a request carries a staff session. */
  isStaff(headers: Headers): Promise<boolean>;
  /** Finds a blog image by the last segment of its path. */
  media: Media["find"];
  /** Seconds a CDN in front may cache public pages; undefined without a CDN. */
  cdnMaxAge?: number | undefined;
  /** Called for each public page served. */
  countVisit: VisitCounter;
  /** Prometheus metrics; without them `/metrics` does not exist. */
  metrics?: Metrics | undefined;
  /** Returns the new path of an article that moved, if one was at this old path. */
  moved(path: string): Promise<string | undefined>;
  /** Returns the values that pages get as `Astro.locals`. */
  locals(requestId: string): PageLocals;
  /** Whether the process can serve, that is, whether the database answers. */
  isReady(): Promise<boolean>;
}

/** Handles requests; after `stop`, `/readyz` fails and each connection is closed after its response. */
export interface Front {
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Renders a public page into the cache before it is requested; undefined if there is no such page. */
  warm(path: string): Promise<StoredPage | undefined>;
  stop(): void;
}

/** Paths that monitoring polls every few seconds, and that the access log therefore omits. */
const WATCHED: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Routes each request (DESIGN §2): to the page cache, then redirects to canonical URLs, then API, assets and pages. */
export function createFront(options: FrontOptions): Front {
  const { siteUrl, trustedProxies, log, assets, cache, countVisit, metrics } = options;
  const constantHeaders = [...securityHeaders(siteUrl), ...NO_DEVICES];
  const responses = createResponses(constantHeaders);
  const pageHandler = createPageHandler({ ...options, responses, constantHeaders });
  const apiAnswers = createApiAnswers({ ...options, constantHeaders, renderForApi: pageHandler.renderForApi });
  const handleMedia = createMediaHandler(options.media, responses, constantHeaders);
  const nextRequestId = createRequestIds();
  const logAccess = (entry: AccessLogEntry) => {
    log.info(entry);
    metrics?.seen(entry);
  };
  let stopping = false;
  let warnedOfForwarding = false;

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url } = incoming;
    const requestId = trustedProxies === 0 ? nextRequestId() : idFromProxy(incoming);
    if (stopping) outgoing.shouldKeepAlive = false;
    const namesSeveralHosts = isRepeated(incoming, "host");
    if (!namesSeveralHosts && (method === "GET" || method === "HEAD")) {
      const page = cache.get(url!);
      if (page) {
        sendStored(incoming, outgoing, page.status, page.variants, requestId);
        const path = url!.split("?", 1)[0]!;
        logAccess({ requestId, method, path, status: outgoing.statusCode, ms: 0 });
        countVisit(incoming, path, outgoing.statusCode);
        return;
      }
    }
    const exchange = { incoming, outgoing, requestId };
    const answered = namesSeveralHosts ? refuseHosts(exchange) : dispatch(exchange);
    answered.catch((error: unknown) => {
      log.error({ err: error, requestId }, "answering failed");
      if (outgoing.headersSent) outgoing.destroy();
      else responses.sendPlainPage(exchange, 500, "failure");
    });
  }

  async function dispatch(exchange: Exchange): Promise<void> {
    const { incoming, outgoing, requestId } = exchange;
    const method = incoming.method!;
    const target = readTarget(incoming.url!);
    const path = target.kind === "canonical" ? target.path : "(other)";
    if (!WATCHED.has(path)) logWhenDone(exchange, path);
    if (trustedProxies === 0) warnOfForwarding(incoming);
    if (target.kind === "malformed" || target.kind === "too-long") return refuseAddress(exchange, target.kind);
    const isRead = method === "GET" || method === "HEAD";
    if (target.kind === "redirect") {
      return responses.send(exchange, isRead ? 301 : 308, ["Location", target.location, ...constantHeaders]);
    }
    if (path === "/api" || path.startsWith("/api/")) return apiAnswers.answer(exchange);
    if (!isRead) return refuseMethod(exchange);
    if (path === "/healthz") return responses.sendText(exchange, 200, "ok");
    if (path === "/readyz") return answerReadiness(exchange);
    if (path === "/metrics" && metrics) return answerMetrics(exchange, metrics);
    const asset = assets.get(path);
    if (asset) return sendStored(incoming, outgoing, 200, asset, requestId);
    if (path.startsWith(MEDIA_PREFIX)) return handleMedia(exchange, path);
    // Also closes Astro's own endpoints with this prefix (`/_image`, `/_server-islands`), which we do not use.
    if (path.startsWith("/_")) return responses.sendText(exchange, 404, plainLine("notFound"));
    if (isPrivatePage(path, target.query)) return await answerPrivate(exchange, path, target.query);
    await pageHandler.answerPublic(exchange, path, target.query);
    countVisit(incoming, path, outgoing.statusCode);
  }

  async function answerPrivate(exchange: Exchange, path: string, query: string): Promise<void> {
    const { headers, socket } = exchange.incoming;
    const forwardedFor = headers["x-forwarded-for"] as string | undefined;
    try {
      await options.admitRead(clientAddress(forwardedFor, trustedProxies, socket.remoteAddress));
    } catch (error) {
      if (!(error instanceof AppError && error.code === "too-many-requests")) throw error;
      const retryAfter = ["Retry-After", String(error.retryAfter)];
      return responses.sendPlainPage(exchange, 429, "tooMany", retryAfter);
    }
    await pageHandler.answerPrivate(exchange, path, query);
  }

  /**
   * Refuses a request with two hosts (RFC 9112, section 3.2), because a proxy in front may have routed by the other
   * host.
   */
  async function refuseHosts(exchange: Exchange): Promise<void> {
    logWhenDone(exchange, "(other)");
    if (exchange.incoming.url!.startsWith("/api/")) return apiAnswers.refuseAddress(exchange, "several-hosts");
    responses.sendPlainPage(exchange, 400, "severalHosts", ["Connection", "close"]);
  }

  async function refuseAddress(exchange: Exchange, reason: "malformed" | "too-long"): Promise<void> {
    // API clients get an API error, even for an unreadable URL.
    if (exchange.incoming.url!.startsWith("/api/")) return apiAnswers.refuseAddress(exchange, reason);
    if (reason === "malformed") responses.sendPlainPage(exchange, 400, "badRequest");
    else responses.sendPlainPage(exchange, 414, "tooLong");
  }

  function logWhenDone({ incoming, outgoing, requestId }: Exchange, path: string): void {
    const started = performance.now();
    outgoing.once("close", () => {
      const ms = Math.round(performance.now() - started);
      const entry = { requestId, method: incoming.method!, path, status: outgoing.statusCode, ms };
      logAccess(outgoing.writableFinished ? entry : { ...entry, aborted: true });
    });
  }

  function idFromProxy(incoming: IncomingMessage): string {
    return forwardedRequestId(rawHeader(incoming, "x-request-id")) ?? nextRequestId();
  }

  function warnOfForwarding({ headers }: IncomingMessage): void {
    if (warnedOfForwarding) return;
    const header = FORWARDED_HEADERS.find((name) => headers[name] !== undefined);
    if (header === undefined) return;
    warnedOfForwarding = true;
    log.warn({ header }, "a forwarded header arrived but TRUST_PROXY is 0: it is ignored");
  }

  function refuseMethod(exchange: Exchange): void {
    const allow = ["Allow", "GET, HEAD"];
    if (exchange.incoming.method === "OPTIONS") responses.send(exchange, 204, [...allow, ...constantHeaders]);
    // Closes the connection, because the unread body would block it.
    else responses.sendPlainPage(exchange, 405, "methodNotAllowed", [...allow, "Connection", "close"]);
  }

  async function answerMetrics(exchange: Exchange, { admits, text, contentType }: Metrics): Promise<void> {
    if (!admits(exchange.incoming.headers.authorization)) {
      return responses.send(exchange, 401, ["WWW-Authenticate", "Bearer", ...constantHeaders]);
    }
    const headers = ["Content-Type", contentType, "Cache-Control", "no-store", ...constantHeaders];
    return responses.send(exchange, 200, headers, Buffer.from(await text()));
  }

  async function answerReadiness(exchange: Exchange): Promise<void> {
    if (stopping) return responses.sendText(exchange, 503, "stopping");
    const ready = await withTimeout(options.isReady(), READINESS_TIMEOUT, "Not ready in time").catch((error) => {
      log.warn({ err: error }, "not ready");
      return false;
    });
    return responses.sendText(exchange, ready ? 200 : 503, ready ? "ready" : "not ready");
  }

  return {
    handle,
    warm: pageHandler.warm,
    stop: () => {
      stopping = true;
    },
  };
}
