import { createHash, timingSafeEqual } from "node:crypto";

/** A completed request, as logged, without personal data and thus without IP address, query or headers. */
export interface AccessLogEntry {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds from the request's arrival to the end of the response. */
  ms: number;
  /** Whether the client disconnected before the response was complete. */
  aborted?: true;
}

/** Values read only when metrics are requested. */
export interface MetricsSources {
  /** Emails waiting, emails given up on, and when the oldest waiting one was written. */
  outbox(): Promise<{ waiting: number; dead: number; oldestWaiting: Date | undefined }>;
  pageCache(): { pages: number; bytes: number };
  streams(): number;
  clock(): Date;
}

/** What `/metrics` serves, in Prometheus's text format. */
export interface Metrics {
  /** Counts a completed request. */
  seen(entry: AccessLogEntry): void;
  /** Whether a request's `Authorization` header has the token. */
  admits(authorization: string | undefined): boolean;
  contentType: string;
  /**
   * Returns the current metrics.
   * @throws Error if the database does not answer
   */
  text(): Promise<string>;
}

/**
 * Histogram buckets, in seconds. A cached page takes a tenth of the first; the last exceeds the timeout of rendering.
 */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/**
 * Counts a process's work. Paths are never labels, because outsiders choose them; each request falls into one of a few
 * kinds. The library is imported here, so that a site without a token does not pay for it.
 * @param token that the reader must send
 */
export async function createMetrics(token: string, sources: MetricsSources): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "nordet_requests_total",
    help: "Requests answered, by what was asked for and the class of the status.",
    labelNames: ["kind", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "nordet_request_duration_seconds",
    help: "From the arrival of a request to the end of its answer.",
    labelNames: ["kind"],
    buckets: DURATIONS,
    registers,
  });
  const mails = new Gauge({
    name: "nordet_outbox_mails",
    help: "Mails not delivered: waiting for their next attempt, or given up.",
    labelNames: ["state"],
    registers,
  });
  const age = new Gauge({
    name: "nordet_outbox_oldest_waiting_seconds",
    help: "How long the oldest waiting mail has been there; 0 without one.",
    registers,
  });
  const pages = new Gauge({ name: "nordet_page_cache_pages", help: "Pages in the cache.", registers });
  const bytes = new Gauge({ name: "nordet_page_cache_bytes", help: "Bytes of the pages in the cache.", registers });
  const streams = new Gauge({ name: "nordet_event_streams", help: "Open streams of events.", registers });
  const expected = digest(`Bearer ${token}`);
  return {
    seen({ path, status, ms }) {
      const kind = kindOf(path);
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ kind }, ms / 1000);
    },
    admits: (authorization = "") => timingSafeEqual(digest(authorization), expected),
    contentType: registry.contentType,
    async text() {
      const { waiting, dead, oldestWaiting } = await sources.outbox();
      mails.set({ state: "waiting" }, waiting);
      mails.set({ state: "dead" }, dead);
      age.set(oldestWaiting ? (sources.clock().getTime() - oldestWaiting.getTime()) / 1000 : 0);
      const cache = sources.pageCache();
      pages.set(cache.pages);
      bytes.set(cache.bytes);
      streams.set(sources.streams());
      return await registry.metrics();
    },
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

const KINDS: readonly [prefix: string, kind: string][] = [
  ["/api/", "api"],
  ["/admin", "desk"],
  ["/_assets/", "asset"],
  ["/media/", "image"],
];

function kindOf(path: string): string {
  return KINDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "page";
}
