import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import pLimit from "p-limit";
import type { Logger } from "pino";
import { RETRY_AFTER_STORAGE_FAILURE } from "../../lib/http/app-error.ts";
import { type Language, languageOfPath } from "../../lib/language.ts";
import { expectedError } from "../api/problem.ts";
import { MAX_QUERY_VALUE_LENGTH, RENDER_TIMEOUT, withTimeout } from "../http/limits.ts";
import { FORWARDED_HEADERS } from "../http/requests.ts";
import {
  type Encoding,
  type Exchange,
  HTML,
  negotiateEncoding,
  type Responses,
  sendStored,
} from "../http/responses.ts";
import { OWN_WINDOW, POLICY_WITHOUT_CONTENT } from "../http/security-headers.ts";
import { cdnHeaders } from "./cdn.ts";
import type { PageCache, RenderedPage, StoredPage } from "./page-cache.ts";
import { NOT_FOUND_SECTION_HEADER, PAGE_CACHE_HEADER, queryRuleOf, readPageCacheRule } from "./page-rules.ts";
import type { PageLocals, PageRenderer } from "./pages.ts";

export interface PageHandlerOptions {
  siteUrl: URL;
  log: Logger;
  cache: PageCache;
  pages: PageRenderer;
  responses: Responses;
  constantHeaders: readonly string[];
  /** Seconds a CDN in front may cache public pages; undefined without a CDN. */
  cdnMaxAge?: number | undefined;
  locals(requestId: string): PageLocals;
  /** Returns the new path of content that moved, if any was at this old path. */
  moved(path: string): Promise<string | undefined>;
}

export interface PageHandler {
  /** Sends a public page, from the cache or rendered into it. */
  answerPublic(exchange: Exchange, path: string, query: string): Promise<void>;
  /** Sends a private page, rendered with the whole request and never cached. */
  answerPrivate(exchange: Exchange, path: string, query: string): Promise<void>;
  /**
   * Caches a public page at the best compression before it is requested.
   * @returns undefined if there is no such page
   */
  warm(path: string): Promise<StoredPage | undefined>;
  /** Renders a page for the API, as a separate response. */
  renderForApi(requestId: string, path: string, status: number, locals: Partial<App.Locals>): Promise<Response>;
}

/** Thrown when a rendering finds no page, so that everyone waiting for it gets the same 404 page. */
class PageNotFound extends Error {
  /** Section of the site with its own 404 page; empty for the site-wide one. */
  readonly section: string;

  constructor(response: Response) {
    super("There is no such page");
    this.section = response.headers.get(NOT_FOUND_SECTION_HEADER) ?? "";
  }
}

/** Returns 503 if the database is unavailable, which is temporary, so that search engines come back. */
function statusOf(error: unknown): 500 | 503 {
  return expectedError(error)?.code === "unavailable" ? 503 : 500;
}

/** Headers of a rendered page that we set ourselves, or that are not for the visitor. */
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

  /**
   * Redirects to moved content, or answers with a 404 page. Called only if there is no page, so that an imported path
   * never hides a page of ours.
   */
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
   * Starts one rendering per turn of the event loop, so that other requests get their turn during a flood of
   * uncacheable pages (searches). While one rendering waits, for a preview picture for example, others proceed.
   */
  async function renderPublic(key: string, requestId: string): Promise<RenderedPage> {
    await oneAfterAnother(() => setImmediate());
    return await renderNow(key, requestId);
  }

  /**
   * Renders from the URL alone: the page sees none of the visitor's headers, and the visitor none of the page's
   * cookies.
   */
  async function renderNow(key: string, requestId: string): Promise<RenderedPage> {
    const rendering = pages.render(new Request(new URL(key, siteUrl)), options.locals(requestId));
    const response = await withTimeout(rendering, RENDER_TIMEOUT, "The page did not render in time");
    if (response.status === 404 && response.body === null) throw new PageNotFound(response);
    if (response.headers.has("set-cookie")) throw new Error("A public page set a cookie: those who share it would too");
    const rule = readPageCacheRule(response.headers.get(PAGE_CACHE_HEADER));
    return renderedPage(response, response.status, rule !== undefined && response.status === 200);
  }

  /**
   * Answers with an error page, which is rendered once per language and section, whatever the path. The 500 page also
   * serves for 503, because its text fits either status.
   * @param section part of the site that has its own error page
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
      // Not the raw target, whose absolute form may name any host.
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
    // A page's own header replaces ours and may be stricter; of two referrer policies, browsers obey the last.
    const constant = constantHeaders.filter((_, index) => !response.headers.has(constantHeaders[index - (index % 2)]!));
    return [...own, ...missing.flat(), "Vary", "Accept-Encoding", ...constant];
  }

  return { answerPublic, answerPrivate, renderForApi, warm };
}

/**
 * Returns the query part of a page's cache key: allow-listed keys in their listed order, with the first value of each.
 */
function pageQuery(path: string, query: string): string {
  const { keys, values } = queryRuleOf(path);
  if (keys.length === 0 || query === "") return "";
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const key of keys) {
    const value = given.get(key);
    if (value === null || value.length > MAX_QUERY_VALUE_LENGTH) continue;
    if (values === undefined || values.includes(value)) read.set(key, value);
  }
  return read.size === 0 ? "" : `?${read}`;
}

/** Whether a page exists and leaves caching to us. */
function mayBeHeld({ status, headers }: Response): boolean {
  return status === 200 && !/no-store|private/.test(headers.get("cache-control") ?? "");
}

/** Compresses a response that is sent only once, for speed rather than size. */
function encodeOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body, { level: 5 });
  if (encoding === "br") return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return body;
}

/** Adds the charset that Astro leaves out, so that browsers do not have to find it in the document's head. */
function withCharset(headers: Headers): Headers {
  const named = new Headers(headers);
  if (headers.get("content-type") === "text/html") named.set("content-type", HTML);
  return named;
}
