import type { Logger } from "pino";
import { leadsToMetadata } from "../../lib/http/metadata-address.ts";

/** Tag of every page that a CDN may hold: a start purges it, since another build may draw pages in another way. */
export const SITE_TAG = "site";

/** Longest time, in seconds, that a CDN may hold a page which changes by itself, such as one that says whether we are open. */
const CHANGES_BY_ITSELF = 60;

/** A tag as CDNs take them: visible ASCII without separators. Two that become one are purged together. */
export const cdnTag = (tag: string) => tag.replaceAll(/[^\w:-]/g, "-");

/**
 * What lets a CDN hold a page for everybody while browsers still ask each time, name and value in turn: how long (RFC 9213)
 * and under which tags, comma-separated as Cloudflare and Bunny read them, space-separated as Fastly and Varnish do.
 * @param maxAge seconds; undefined where there is no CDN
 */
export function cdnHeaders(maxAge: number | undefined, tags: readonly string[], expires: Date | undefined): string[] {
  if (maxAge === undefined) return [];
  const seconds = expires === undefined ? maxAge : Math.min(maxAge, CHANGES_BY_ITSELF);
  const names = [SITE_TAG, ...tags].map(cdnTag);
  return ["CDN-Cache-Control", `max-age=${seconds}`, "Cache-Tag", names.join(","), "Surrogate-Key", names.join(" ")];
}

/** Milliseconds from a change to the CDN being told: in less, all processes have dropped their own copies, and a burst is one call. */
const FIRST = 1_000;
/**
 * And to its being told again: a process that did not hear of the change (its connection was lost) keeps a page for ten
 * seconds, and could have given the CDN the old one meanwhile.
 */
const AGAIN = 15_000;
/** Pauses after failures, in milliseconds; the last one again and again, until the CDN answers or the process ends. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
/** The CDN must answer by then, in milliseconds. */
const TIMEOUT = 10_000;

export interface CdnPurgeOptions {
  /** Is posted `{"tags": ["blog", "post:12"]}`. */
  url: string;
  /** A whole header that lets us in: `Authorization: Bearer …`. */
  header: string | undefined;
  log: Logger;
  /** For tests. */
  times?: { first: number; again: number; pauses: readonly number[] };
}

/** Tells a CDN which pages have changed. */
export interface CdnPurge {
  /** At once as far as the caller is concerned; failures are logged and tried again. */
  purge(tags: readonly string[]): void;
  /** Tells what was not told yet. */
  close(): Promise<void>;
}

/**
 * What is lost with a process that is killed is made up for by the next start, which purges everything; so nothing of it
 * is stored (decision 040).
 */
export function createCdnPurge({ url, header, log, times }: CdnPurgeOptions): CdnPurge {
  const { first, again, pauses } = times ?? { first: FIRST, again: AGAIN, pauses: PAUSES };
  const [name = "", ...value] = header?.split(":") ?? [];
  const headers = { "Content-Type": "application/json", ...(header ? { [name]: value.join(":").trim() } : {}) };
  /** Tags of changes that were not told twice yet. */
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
