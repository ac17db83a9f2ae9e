import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_WARMED_PAGES } from "./limits.ts";
import type { StoredPage } from "./page-cache.ts";

/** How long nothing is warmed after the start or a purge: visitors who wait come first, and purges come in rows. */
const FIRST_PAUSE = 250;
/** Between two pages. */
const PAUSE = 25;
/** Above this share of the main thread's time visitors are being served, and warming waits … */
const BUSY = 0.5;
/** … but not for ever: this many pauses at most. */
const MOST_PAUSES = 80;

export interface PageWarmerOptions {
  /** Has a page in the cache, compressed as well as can be; undefined for one that is not there or not kept. */
  warm(path: string): Promise<StoredPage | undefined>;
  onError(error: unknown): void;
  firstPause?: number;
}

export interface PageWarmer {
  /** Warms what is not in the cache; while that is under way, once more afterwards. Returns at once. */
  begin(): void;
  /** Lets the page under way finish, and warms no other. */
  stop(): Promise<void>;
}

/**
 * Renders the pages that search engines are told of before anybody asks, so that the first visitor after a start or a
 * change gets the smallest page too: about 2 KB less than a page compressed while somebody waits. One page at a time, in
 * the pauses of the main thread, compressed on another.
 */
export function createPageWarmer({ warm, onError, firstPause = FIRST_PAUSE }: PageWarmerOptions): PageWarmer {
  const stopping = new AbortController();
  const { signal } = stopping;
  let underWay: Promise<void> | undefined;
  let again = false;

  async function addresses(): Promise<string[]> {
    const sitemap = await warm("/sitemap.xml");
    const xml = sitemap?.variants.identity.body.toString() ?? "";
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    return [...new Set(listed)].slice(0, MAX_WARMED_PAGES);
  }

  async function untilQuiet(): Promise<void> {
    for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
      const before = performance.eventLoopUtilization();
      await sleep(PAUSE, undefined, { signal, ref: false });
      if (performance.eventLoopUtilization(before).utilization < BUSY) return;
    }
  }

  async function warmAll(): Promise<void> {
    do {
      await sleep(firstPause, undefined, { signal, ref: false });
      again = false;
      for (const path of await addresses()) {
        await untilQuiet();
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
