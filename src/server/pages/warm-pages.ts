import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_WARMED_PAGES } from "../http/limits.ts";
import type { StoredPage } from "./page-cache.ts";

/** Debounce before warming, after startup or a purge, in ms, because visitors come first, and purges come in bursts. */
const FIRST_PAUSE = 250;

interface PageWarmerOptions {
  /** Renders a page into the cache at the best compression; undefined if it does not exist or is not cached. */
  warm(path: string): Promise<StoredPage | undefined>;
  onError(error: unknown): void;
  firstPause?: number;
}

export interface PageWarmer {
  /** Warms uncached pages; if a run is under way, another follows it. Returns immediately. */
  begin(): void;
  /** Lets the page in progress finish, then stops. */
  stop(): Promise<void>;
}

/**
 * Renders the pages of the sitemap before they are requested, so that even the first visitor after a startup or a
 * change gets the smallest version, about 2 KB less than if the page were compressed while the visitor waits. Renders
 * one page at a time, when the main thread is quiet; compression runs on another thread.
 */
export function createPageWarmer({ warm, onError, firstPause = FIRST_PAUSE }: PageWarmerOptions): PageWarmer {
  const stopping = new AbortController();
  const { signal } = stopping;
  let underWay: Promise<void> | undefined;
  let again = false;

  /** Returns the sitemap's first paths: the site's pages, then the newest articles. */
  async function addresses(): Promise<string[]> {
    const { xml, listed } = await readSitemap("/sitemap.xml");
    const [first] = listed;
    // If the sitemap has several files, the first is enough.
    if (first !== undefined && xml.includes("<sitemapindex")) return (await readSitemap(first)).listed;
    return listed;
  }

  async function readSitemap(path: string): Promise<{ xml: string; listed: string[] }> {
    const page = await warm(path);
    const xml = page?.variants.identity.body.toString() ?? "";
    const listed = new Set<string>();
    for (const [, address = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      listed.add(new URL(address).pathname);
      if (listed.size === MAX_WARMED_PAGES) break;
    }
    return { xml, listed: [...listed] };
  }

  async function warmAll(): Promise<void> {
    do {
      await sleep(firstPause, undefined, { signal, ref: false });
      again = false;
      for (const path of await addresses()) {
        await untilQuiet(signal);
        await warm(path).catch(onError);
      }
    } while (again);
  }

  function begin(): void {
    again = true;
    if (signal.aborted || underWay) return;
    underWay = warmAll()
      .catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      })
      .finally(() => {
        underWay = undefined;
        if (again) begin();
      });
  }

  return {
    begin,
    async stop() {
      stopping.abort();
      await underWay;
    },
  };
}

/** How long the main thread is observed for other work, in ms. */
const PAUSE = 25;
/** Share of the main thread's time above which visitors are being served, so that deferrable work waits. */
const BUSY = 0.5;
/** Most pauses for which deferrable work waits. */
const MOST_PAUSES = 80;

/**
 * Waits for a quiet moment on the main thread, for work that no visitor is waiting for.
 * @param signal ends the wait with an error
 */
export async function untilQuiet(signal?: AbortSignal): Promise<void> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const before = performance.eventLoopUtilization();
    await sleep(PAUSE, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}

/**
 * Returns an `untilQuiet` for work done piece by piece: it resolves at once if the thread was quiet since the previous
 * call.
 */
export function quietSinceLast(): () => Promise<void> {
  let last = performance.eventLoopUtilization();
  return async () => {
    const { utilization } = performance.eventLoopUtilization(last);
    if (utilization >= BUSY) await untilQuiet();
    last = performance.eventLoopUtilization();
  };
}
