import type { Logger } from "pino";
import { leadsToMetadata } from "../../lib/http/private-address.ts";

/**
 * Tag of every page that a CDN may cache. The tag is purged at startup, because a new build may render pages
 * differently.
 */
export const SITE_TAG = "site";

/** Most seconds a CDN may cache a page that changes on its own, such as one that says whether we are open. */
const CHANGES_BY_ITSELF = 60;

/**
 * Returns a tag in the form that CDNs accept: visible ASCII without separators. Tags that collide are purged together.
 */
export const cdnTag = (tag: string) => tag.replaceAll(/[^\w:-]/g, "-");

/**
 * Returns the headers that let a CDN cache a public page while browsers revalidate, alternating names and values:
 * lifetime (RFC 9213) and tags, comma-separated for Cloudflare and Bunny, space-separated for Fastly and Varnish.
 * @param maxAge seconds; undefined without a CDN
 */
export function cdnHeaders(maxAge: number | undefined, tags: readonly string[], expires: Date | undefined): string[] {
  if (maxAge === undefined) return [];
  const seconds = expires === undefined ? maxAge : Math.min(maxAge, CHANGES_BY_ITSELF);
  const names = [SITE_TAG, ...tags].map(cdnTag);
  return ["CDN-Cache-Control", `max-age=${seconds}`, "Cache-Tag", names.join(","), "Surrogate-Key", names.join(" ")];
}

/**
 * Debounce between a change and the CDN purge, in ms. By then, every process has dropped its own copy, and a burst of
 * changes becomes one call.
 */
const FIRST = 1_000;
/**
 * Delay before a second purge, in ms. A process that has lost its connection misses the change, keeps its stale page
 * for ten seconds, and may have given it to the CDN.
 */
const AGAIN = 15_000;
/** Backoff after failures, in ms; the last value repeats until the CDN answers or the process ends. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
/** Response timeout, in ms. */
const TIMEOUT = 10_000;

export interface CdnPurgeOptions {
  /** Receives a POST of `{"tags": ["blog", "post:12"]}`. */
  url: string;
  /** A complete header, usually `Authorization: Bearer …`. */
  header: string | undefined;
  log: Logger;
  /** Shorter delays, for tests. */
  times?: { first: number; again: number; pauses: readonly number[] };
}

/** Purges changed pages from a CDN. */
export interface CdnPurge {
  /** Returns immediately; failures are logged and retried. */
  purge(tags: readonly string[]): void;
  /** Sends the purges that are still pending. */
  close(): Promise<void>;
}

/**
 * Creates a purger. Pending purges are kept only in memory: startup purges every page, so killing the process loses
 * nothing (decision 040).
 */
export function createCdnPurge({ url, header, log, times }: CdnPurgeOptions): CdnPurge {
  const { first, again, pauses } = times ?? { first: FIRST, again: AGAIN, pauses: PAUSES };
  const [name = "", ...value] = header?.split(":") ?? [];
  const headers = { "Content-Type": "application/json", ...(header ? { [name]: value.join(":").trim() } : {}) };
  /** Tags of each change that has not been sent twice yet. */
  const open = new Set<Set<string>>();
  const timers = new Set<NodeJS.Timeout>();
  let collecting: Set<string> | undefined;

  function later(delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delay);
    timers.add(timer.unref());
  }

  async function post(tags: Iterable<string>): Promise<void> {
    if (await leadsToMetadata(new URL(url))) throw new Error("The CDN is the address of a metadata service");
    const answer = await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify({ tags: [...tags] }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`);
  }

  function tell(tags: Set<string>, done: () => void, failures = 0): void {
    post(tags).then(done, (error: unknown) => {
      log.warn({ err: error, tags: [...tags] }, "purging the CDN failed; it is tried again");
      later(pauses[Math.min(failures, pauses.length - 1)]!, () => tell(tags, done, failures + 1));
    });
  }

  return {
    purge(tags) {
      if (!collecting) {
        const mine = new Set<string>();
        collecting = mine;
        open.add(mine);
        later(first, () => {
          collecting = undefined;
          tell(mine, () => later(again, () => tell(mine, () => open.delete(mine))));
        });
      }
      for (const tag of tags) collecting.add(cdnTag(tag));
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      const left = new Set([...open].flatMap((tags) => [...tags]));
      if (left.size === 0) return;
      await post(left).catch((error: unknown) => log.warn({ err: error }, "purging the CDN failed at the end"));
    },
  };
}
