import { setTimeout as sleep } from "node:timers/promises";
import { MAX_WARMED_PAGES } from "../http/limits.ts";
import { untilQuiet } from "../jobs/quiet.ts";
import type { StoredPage } from "./page-cache.ts";

/** How long nothing is warmed after the start or a purge: visitors who wait come first, and purges come in rows. */
const FIRST_PAUSE = 250;

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

  /** The first ones of the sitemap: the pages of the site, then the newest articles. */
  async function addresses(): Promise<string[]> {
    const { xml, listed } = await readSitemap("/sitemap.xml");
    const [first] = listed;
    // Its first file is enough of a site that has several.
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
