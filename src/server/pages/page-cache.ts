import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type Clock, systemClock } from "../../lib/clock.ts";
import { type Encoding, type StoredResponse, storedResponse } from "../http/responses.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export interface RenderedPage {
  status: number;
  /**
   * The page's own headers, alternating names and values, without those specific to an encoding (length, entity tag).
   */
  headers: readonly string[];
  body: Buffer;
  /** What the page shows (`blog`, `post:12`, `blog-category:Sales`): a change to any of these purges it. */
  tags: readonly string[];
  /** When the page changes on its own, such as at midnight or when a scheduled article appears. */
  expires?: Date | undefined;
  /** If false, the page is sent to everyone waiting for this rendering, but not cached. */
  cacheable: boolean;
}

export interface StoredPage {
  status: number;
  variants: Readonly<Record<Encoding, StoredResponse>>;
  tags: readonly string[];
  /** Milliseconds since 1970; `Infinity` if only a purge removes the page. */
  expires: number;
  bytes: number;
}

export interface PageCacheOptions {
  /** Most bytes of bodies and headers, all encodings together. */
  maxBytes: number;
  /** Maximum age of a page rendered now, in ms: short while other processes cannot notify us of changes. */
  lifetime?: () => number;
  clock?: Clock;
  /** Resolves once recompression delays no request; defaults to at once. */
  untilQuiet?: () => Promise<void>;
  /** Called when background recompression fails. */
  onBackgroundError?: (error: unknown) => void;
}

/** A page compressed quickly, which may still be recompressed. */
interface Unimproved {
  rendered: RenderedPage;
  quick: StoredPage;
  done: PromiseWithResolvers<void>;
}

/**
 * Whole pages, compressed, keyed by canonical path and allow-listed query (DESIGN §2). Concurrent requests for a
 * missing page share one rendering, which is sent at once with quick compression. At its second request, the page is
 * queued for recompression at the best setting, unless it leaves the cache first. Recompression waits for quiet moments
 * and does one page at a time, because each occupies a processor for a tenth of a second. A page requested only once,
 * such as an old article by a crawler, is not worth that.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #flights = new Map<string, Promise<StoredPage>>();
  /** Pages requested once so far. */
  readonly #askedOnce = new Map<string, Unimproved>();
  /** Pages queued for recompression, oldest first. */
  readonly #unimproved = new Map<string, Unimproved>();
  #isImproving = false;
  readonly #lifetime: () => number;
  readonly #clock: Clock;
  readonly #untilQuiet: () => Promise<void>;
  readonly #onBackgroundError: (error: unknown) => void;

  constructor(options: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (page) => page.bytes,
      dispose: (page, key) => this.#forgetUnimproved(key, page),
    });
    this.#lifetime = options.lifetime ?? (() => Number.POSITIVE_INFINITY);
    this.#clock = options.clock ?? systemClock;
    this.#untilQuiet = options.untilQuiet ?? (() => Promise.resolve());
    this.#onBackgroundError = options.onBackgroundError ?? (() => undefined);
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Returns the page if it is cached and not stale. */
  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    if (page.expires === Number.POSITIVE_INFINITY || page.expires > this.#clock().getTime()) {
      if (this.#askedOnce.size > 0) this.#improveLater(key);
      return page;
    }
    this.#pages.delete(key);
    return undefined;
  }

  /**
   * Returns the page, rendered if it is not cached. Concurrent requests share the rendering, even if it fails; the next
   * request starts over. A page rendered from data that a purge has since invalidated is sent only to requests from
   * before the purge, and is not cached.
   */
  load(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const present = this.get(key);
    if (present) return Promise.resolve(present);
    const underWay = this.#flights.get(key);
    if (underWay) return underWay;
    const flight: Promise<StoredPage> = this.#render(key, render, () => this.#flights.get(key) === flight).finally(
      () => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      },
    );
    this.#flights.set(key, flight);
    return flight;
  }

  /** Recompresses a page at the best setting; resolves when done, or when the page is no longer cached. */
  async improved(key: string): Promise<void> {
    this.#improveLater(key);
    await this.#unimproved.get(key)?.done.promise;
  }

  /** Drops every page that has one of the tags, and every rendering in progress, whose tags are not known yet. */
  purge(tags: Iterable<string>): void {
    const changed = new Set(tags);
    if (changed.size === 0) return;
    this.#flights.clear();
    for (const [key, page] of this.#pages.entries()) {
      if (page.tags.some((tag) => changed.has(tag))) this.#pages.delete(key);
    }
  }

  purgeAll(): void {
    this.#flights.clear();
    this.#pages.clear();
  }

  async #render(key: string, render: () => Promise<RenderedPage>, isCurrent: () => boolean): Promise<StoredPage> {
    const rendered = await render();
    const gains = gainsFromCompression(rendered.headers);
    const page = storedPage(rendered, gains ? await compressQuickly(rendered.body) : undefined, this.#expiry(rendered));
    if (rendered.cacheable && isCurrent()) {
      this.#pages.set(key, page);
      if (gains && this.#pages.peek(key) === page) {
        this.#askedOnce.set(key, { rendered, quick: page, done: Promise.withResolvers() });
      }
    }
    return page;
  }

  /**
   * Queues a page for recompression, unless that was already done. Called at its second request, or when it is warmed.
   */
  #improveLater(key: string): void {
    const page = this.#askedOnce.get(key);
    if (!page) return;
    this.#askedOnce.delete(key);
    this.#unimproved.set(key, page);
    if (!this.#isImproving) void this.#improveAll();
  }

  /** Recompresses the newest page first, because a page just requested is likely to be requested next. */
  async #improveAll(): Promise<void> {
    this.#isImproving = true;
    while (this.#unimproved.size > 0) {
      await this.#untilQuiet();
      const newest = [...this.#unimproved].at(-1);
      if (newest) await this.#improve(...newest).catch(this.#onBackgroundError);
    }
    this.#isImproving = false;
  }

  async #improve(key: string, { rendered, quick, done }: Unimproved): Promise<void> {
    try {
      const page = storedPage(rendered, await compressWell(rendered.body), quick.expires);
      if (this.#pages.peek(key) === quick) this.#pages.set(key, page);
    } finally {
      this.#forgetUnimproved(key, quick);
      done.resolve();
    }
  }

  /** Drops the recompression state of a page that is no longer cached. */
  #forgetUnimproved(key: string, quick: StoredPage): void {
    if (this.#askedOnce.get(key)?.quick === quick) this.#askedOnce.delete(key);
    const waiting = this.#unimproved.get(key);
    if (waiting?.quick !== quick) return;
    this.#unimproved.delete(key);
    waiting.done.resolve();
  }

  #expiry(rendered: RenderedPage): number {
    const own = rendered.expires?.getTime() ?? Number.POSITIVE_INFINITY;
    return Math.min(own, this.#clock().getTime() + this.#lifetime());
  }
}

interface Compressed {
  br: Buffer;
  /** Compresses on demand, because nearly every browser accepts `br`. */
  gzip(): Buffer;
  /** Part of the entity tag, because each compression setting yields different bytes. */
  quality: string;
}

/** Whether compression helps. Images and PDFs are compressed already, so a second pass would waste time and memory. */
function gainsFromCompression(headers: readonly string[]): boolean {
  const type = headers[headers.findIndex((name, index) => index % 2 === 0 && /^content-type$/i.test(name)) + 1] ?? "";
  return !/^(?:image\/(?!svg)|application\/pdf)/i.test(type);
}

/** Compresses a page of 60 KB in half a millisecond, off the main thread, while the visitor waits. */
async function compressQuickly(body: Buffer): Promise<Compressed> {
  const br = await brotliAsync(body, brotliOptions(body, 4));
  return { br, gzip: () => gzipSync(body, { level: 5 }), quality: "q" };
}

/** Compresses a page of 60 KB in about 100 ms, off the main thread, and saves some 15% of the bytes. */
async function compressWell(body: Buffer): Promise<Compressed> {
  const [br, gzip] = await Promise.all([brotliAsync(body, brotliOptions(body, 11)), gzipAsync(body, { level: 9 })]);
  return { br, gzip: () => gzip, quality: "" };
}

/**
 * Limits the window to the page's size, because brotli's default of 4 MB costs 30 MB of memory and most of the time.
 */
function brotliOptions(body: Buffer, quality: number) {
  const window = Math.ceil(Math.log2(body.byteLength + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_MAX_WINDOW_BITS,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, window),
      ),
    },
  };
}

/**
 * Builds a page to store, in each encoding.
 * @param compressed undefined for content that is never sent compressed
 */
function storedPage(rendered: RenderedPage, compressed: Compressed | undefined, expires: number): StoredPage {
  const { status, headers, body, tags } = rendered;
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(body).digest("base64url").slice(0, 16);
  const aboutBody = headers.flatMap((_, index) => headerPair(headers, index, isAboutBody, true));
  const always = headers.flatMap((_, index) => headerPair(headers, index, isAboutBody, false));
  const variant = (encoding: Encoding, encoded: Buffer, mark: string) =>
    storedResponse(encoding, encoded, `"${hash}${mark}"`, aboutBody, always);
  const identity = variant("identity", body, "");
  if (!compressed) {
    const variants = { br: identity, gzip: identity, identity };
    return { status, variants, tags, expires, bytes: bytesOf(identity) };
  }
  const br = variant("br", compressed.br, `-b${compressed.quality}`);
  let gzip: StoredResponse | undefined;
  const variants = {
    br,
    get gzip() {
      gzip ??= variant("gzip", compressed.gzip(), `-g${compressed.quality}`);
      return gzip;
    },
    identity,
  };
  // `gzip`, which may not exist yet, counts as much as `br`, because their sizes are similar.
  return { status, variants, tags, expires, bytes: bytesOf(identity) + 2 * bytesOf(br) };
}

function bytesOf({ body, headers, notModifiedHeaders }: StoredResponse): number {
  return [...headers, ...notModifiedHeaders].reduce((sum, text) => sum + text.length, body.byteLength);
}

const isAboutBody = (name: string) => /^content-(type|language)$/i.test(name);

function headerPair(
  headers: readonly string[],
  index: number,
  test: (name: string) => boolean,
  wanted: boolean,
): string[] {
  const [name, value] = [headers[index], headers[index + 1]];
  return index % 2 === 0 && name !== undefined && value !== undefined && test(name) === wanted ? [name, value] : [];
}
