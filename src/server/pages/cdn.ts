import type { Logger } from "pino";
import { leadsToMetadata } from "../../lib/http/private-address.ts";

/** Tag of every page a CDN may hold: startup purges it, since another build may render pages differently. */
export const SITE_TAG = "site";

/**
 * Longest time, in seconds, that a CDN may hold a page that changes by itself, such as one showing whether we are open.
 */
const CHANGES_BY_ITSELF = 60;

/** A tag in the form CDNs accept: visible ASCII without separators. Tags that end up equal are purged together. */
export const cdnTag = (tag: string) => tag.replaceAll(/[^\w:-]/g, "-");

/**
 * Headers that let a CDN hold a public page while browsers still revalidate, alternating names and values: how long
 * (RFC 9213) and under which tags, comma-separated for Cloudflare and Bunny, space-separated for Fastly and Varnish.
 * @param maxAge seconds; undefined without a CDN
 */
export function cdnHeaders(maxAge: number | undefined, tags: readonly string[], expires: Date | undefined): string[] {
  if (maxAge === undefined) return [];
  const seconds = expires === undefined ? maxAge : Math.min(maxAge, CHANGES_BY_ITSELF);
  const names = [SITE_TAG, ...tags].map(cdnTag);
  return ["CDN-Cache-Control", `max-age=${seconds}`, "Cache-Tag", names.join(","), "Surrogate-Key", names.join(" ")];
}

/**
 * Milliseconds from a change to purging the CDN: by then all processes have dropped their own copies, and a burst has
 * become one call.
 */
const FIRST = 1_000;
/**
 * Delay before purging again: a process that missed the change (its connection was lost) keeps a page for ten seconds,
 * and may have given the CDN the old one meanwhile.
 */
const AGAIN = 15_000;
/** Pauses after failures, in milliseconds; the last one repeats until the CDN answers or the process ends. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
/** Response timeout, in milliseconds. */
const TIMEOUT = 10_000;

export interface CdnPurgeOptions {
  /** Receives a POST of `{"tags": ["blog", "post:12"]}`. */
  url: string;
  /** A complete authorization header: `Authorization: Bearer …`. */
  header: string | undefined;
  log: Logger;
  /** For tests. */
  times?: { first: number; again: number; pauses: readonly number[] };
}

/** Purges changed pages from a CDN. */
export interface CdnPurge {
  /** Returns immediately; failures are logged and retried. */
  purge(tags: readonly string[]): void;
  /** Sends the remaining purges. */
  close(): Promise<void>;
}

/**
 * Purges lost when a process is killed are covered by the next startup, which purges everything; so nothing is stored
 * (decision 040).
 */
export function createCdnPurge({ url, header, log, times }: CdnPurgeOptions): CdnPurge {
  const { first, again, pauses } = times ?? { first: FIRST, again: AGAIN, pauses: PAUSES };
  const [name = "", ...value] = header?.split(":") ?? [];
  const headers = { "Content-Type": "application/json", ...(header ? { [name]: value.join(":").trim() } : {}) };
  /** Tags of changes not yet sent twice. */
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
