import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import pLimit from "p-limit";
import type { Logger } from "pino";
import { RETRY_AFTER_STORAGE_FAILURE } from "../../lib/http/app-error.ts";
import { type Language, languageOfPath } from "../../lib/language.ts";
import { expectedError } from "../api/problem.ts";
import { type Encoding, negotiateEncoding } from "../http/assets/content-encoding.ts";
import { MAX_QUERY_VALUE_LENGTH, RENDER_TIMEOUT, withTimeout } from "../http/limits.ts";
import { FORWARDED_HEADERS } from "../http/request-headers.ts";
import { type Exchange, HTML, type Responses, sendStored } from "../http/responses.ts";
import { OWN_WINDOW, POLICY_WITHOUT_CONTENT } from "../http/security-headers.ts";
import { cdnHeaders } from "./cdn.ts";
import type { PageCache, RenderedPage, StoredPage } from "./page-cache.ts";
import { NOT_FOUND_SECTION_HEADER, PAGE_CACHE_HEADER, queryKeysOf, readPageCacheRule } from "./page-rules.ts";
import type { PageLocals, PageRenderer } from "./pages.ts";

export interface PageHandlerOptions {
  siteUrl: URL;
  log: Logger;
  cache: PageCache;
  pages: PageRenderer;
  responses: Responses;
  constantHeaders: readonly string[];
  /** Seconds for which a CDN in front may hold pages for everybody; undefined where there is none. */
  cdnMaxAge?: number | undefined;
  locals(requestId: string): PageLocals;
  /** Where that is now which was at a path where there is no page, if it is anywhere. */
  moved(path: string): Promise<string | undefined>;
}

export interface PageHandler {
  /** A page for everybody, from the cache or rendered into it. */
  answerPublic(exchange: Exchange, path: string, query: string): Promise<void>;
  /** A page for who asks: rendered from the whole request, never kept. */
  answerPrivate(exchange: Exchange, path: string, query: string): Promise<void>;
  /**
   * Has a page for everybody in the cache, compressed as well as can be, before anybody asks.
   * @returns undefined where there is no page
   */
  warm(path: string): Promise<StoredPage | undefined>;
  /** A page drawn on behalf of the API, as a response of its own. */
  renderForApi(requestId: string, path: string, status: number, locals: Partial<App.Locals>): Promise<Response>;
}

/** A page that is not there: thrown by a rendering, so that all who wait for it get the one 404 page. */
class PageNotFound extends Error {
  /** Part of the site whose own 404 page says it better; empty for the one of the whole site. */
  readonly section: string;

  constructor(response: Response) {
    super("There is no such page");
    this.section = response.headers.get(NOT_FOUND_SECTION_HEADER) ?? "";
  }
}

/** 503 while the database is away: it passes by itself, and search engines come back. */
function statusOf(error: unknown): 500 | 503 {
  return expectedError(error)?.code === "unavailable" ? 503 : 500;
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

export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { siteUrl, log, cache, pages, responses, constantHeaders, cdnMaxAge } = options;
  const oneAfterAnother = pLimit(1);

  async function answerPublic(exchange: Exchange, path: string, query: string): Promise<void> {
    const { incoming, outgoing, requestId } = exchange;
    const key = path + pageQuery(path, query);
    let page: StoredPage;
    try {
      page = await cache.load(key, () => renderPublic(key, requestId));
    } catch (error) {
      if (error instanceof PageNotFound) return answerMissing(exchange, path, error.section);
      log.error({ err: error, requestId, path }, "a page threw");
      return answerError(exchange, statusOf(error), languageOfPath(path));
    }
    sendStored(incoming, outgoing, page.status, page.variants, requestId);
  }

  /** Looked up only where there is no page: none of ours is ever hidden by an address of another site. */
  async function answerMissing(exchange: Exchange, path: string, section: string): Promise<void> {
    const location = await options.moved(path).catch((err: unknown) => {
      log.error({ err, requestId: exchange.requestId, path }, "an old address could not be looked up");
      return undefined;
    });
    if (location === undefined) return answerError(exchange, 404, languageOfPath(path), section);
    const policy = ["Cache-Control", "no-cache", "Content-Security-Policy", POLICY_WITHOUT_CONTENT];
    responses.send(exchange, 301, ["Location", location, ...policy, ...constantHeaders]);
  }

  async function warm(path: string): Promise<StoredPage | undefined> {
    try {
      await cache.load(path, () => renderPublic(path, "warming"));
    } catch (error) {
      if (error instanceof PageNotFound) return undefined;
      throw error;
    }
    await cache.improved(path);
    return cache.get(path);
  }

  /**
   * One page begins in a turn of the event loop, so that a flood of what is not kept (searches) lets everything else be
   * answered in between. Whatever a page waits for itself, such as the drawing of a card, holds up no other.
   */
  async function renderPublic(key: string, requestId: string): Promise<RenderedPage> {
    await oneAfterAnother(() => setImmediate());
    return await renderNow(key, requestId);
  }

  /** Renders from the address alone: no header of the visitor's reaches the page, and none of its cookies the visitor. */
  async function renderNow(key: string, requestId: string): Promise<RenderedPage> {
    const rendering = pages.render(new Request(new URL(key, siteUrl)), options.locals(requestId));
    const response = await withTimeout(rendering, RENDER_TIMEOUT, "The page did not render in time");
    if (response.status === 404 && response.body === null) throw new PageNotFound(response);
    if (response.headers.has("set-cookie")) throw new Error("A public page set a cookie: those who share it would too");
    const rule = readPageCacheRule(response.headers.get(PAGE_CACHE_HEADER));
    return renderedPage(response, response.status, rule !== undefined && response.status === 200);
  }

  /**
   * The pages of errors are drawn once per language, whatever address led to them; ours has the same words whether it
   * passes by itself (503) or not.
   * @param section part of the site that has one of its own
   */
  async function answerError(
    exchange: Exchange,
    status: 404 | 500 | 503,
    language: Language,
    section = "",
  ): Promise<void> {
    const { incoming, outgoing, requestId } = exchange;
    const drawn = status === 404 ? 404 : 500;
    const render = () => renderError(drawn, language, section, requestId);
    if (status === 503) outgoing.setHeader("Retry-After", String(RETRY_AFTER_STORAGE_FAILURE));
    let page: StoredPage;
    try {
      page = await cache.load(`${drawn} ${language} ${section}`, render);
    } catch (error) {
      log.error({ err: error, requestId, status }, "an error page threw");
      return responses.sendPlainPage(exchange, status, status === 404 ? "notFound" : "failure");
    }
    sendStored(incoming, outgoing, status, page.variants, requestId);
  }

  async function renderError(
    status: 404 | 500,
    language: Language,
    section: string,
    requestId: string,
  ): Promise<RenderedPage> {
    const rendering = pages.renderError(status, language, section, options.locals(requestId));
    const response = await withTimeout(rendering, RENDER_TIMEOUT, "The error page did not render in time");
    if (response.body === null) throw new Error("The error page is empty");
    return renderedPage(response, status, true);
  }

  async function renderedPage(response: Response, status: number, cacheable: boolean): Promise<RenderedPage> {
    const rule = readPageCacheRule(response.headers.get(PAGE_CACHE_HEADER));
    return {
      status,
      headers: [
        ...pageHeaders(response, cacheable && status !== 500 ? "no-cache" : "no-store"),
        ...(cacheable && mayBeHeld(response) ? cdnHeaders(cdnMaxAge, rule?.tags ?? [], rule?.expires) : []),
      ],
      body: Buffer.from(await response.arrayBuffer()),
      tags: rule?.tags ?? [],
      expires: rule?.expires,
      cacheable,
    };
  }

  async function answerPrivate(exchange: Exchange, path: string, query: string): Promise<void> {
    const { incoming, requestId } = exchange;
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (typeof value === "string" && !FORWARDED_HEADERS.includes(name)) headers.set(name, value);
    }
    let response: Response;
    try {
      // Not the target as it was sent: in its absolute form it may name any host.
      const address = new URL(query === "" ? path : `${path}?${query}`, siteUrl);
      const request = new Request(address, { headers });
      const rendering = pages.render(request, options.locals(requestId));
      response = await withTimeout(rendering, RENDER_TIMEOUT, "The page did not render in time");
    } catch (error) {
      log.error({ err: error, requestId, path }, "a page threw");
      return answerError(exchange, statusOf(error), languageOfPath(path));
    }
    if (response.status === 404 && response.body === null) return answerError(exchange, 404, languageOfPath(path));
    const encoding = negotiateEncoding(incoming.headers["accept-encoding"]);
    const body = encodeOnce(Buffer.from(await response.arrayBuffer()), encoding);
    const encodingHeader = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const sent = [...pageHeaders(response, "no-store"), ...OWN_WINDOW, ...encodingHeader];
    responses.send(exchange, response.status, sent, body);
  }

  async function renderForApi(
    requestId: string,
    path: string,
    status: number,
    locals: Partial<App.Locals>,
  ): Promise<Response> {
    const rendering = pages.render(new Request(new URL(path, siteUrl)), { ...options.locals(requestId), ...locals });
    const page = await withTimeout(rendering, RENDER_TIMEOUT, "The page did not render in time");
    const headers = withCharset(page.headers);
    for (const name of NOT_OF_THE_PAGE) headers.delete(name);
    headers.set("Cache-Control", "no-store");
    return new Response(page.body, { status, headers });
  }

  function pageHeaders(response: Response, cacheControl: string): string[] {
    const own = [...withCharset(response.headers)].flatMap(([name, value]) =>
      NOT_OF_THE_PAGE.has(name) ? [] : [name, value],
    );
    const defaults = { "Cache-Control": cacheControl, "Content-Security-Policy": POLICY_WITHOUT_CONTENT };
    const missing = Object.entries(defaults).filter(([name]) => !response.headers.has(name));
    // A page may be stricter than the rest of the site: of two referrer policies browsers obey the last.
    const constant = constantHeaders.filter((_, index) => !response.headers.has(constantHeaders[index - (index % 2)]!));
    return [...own, ...missing.flat(), "Vary", "Accept-Encoding", ...constant];
  }

  return { answerPublic, answerPrivate, renderForApi, warm };
}

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

/** Whether a page that is there leaves it to us how it is kept. */
function mayBeHeld({ status, headers }: Response): boolean {
  return status === 200 && !/no-store|private/.test(headers.get("cache-control") ?? "");
}

/** For an answer that is sent once and not kept: quick rather than small. */
function encodeOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body, { level: 5 });
  if (encoding === "br") return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return body;
}

/** Astro names no character encoding: browsers would have to read the document's head to know. */
function withCharset(headers: Headers): Headers {
  const named = new Headers(headers);
  if (headers.get("content-type") === "text/html") named.set("content-type", HTML);
  return named;
}
