import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { application } from "./applications.ts";
import { sendCrowd } from "./crowd.ts";

/** Number of visitors that {@link visitInCrowd} sends. */
const VISITORS = 3;

/** How long a visitor waits for a response, in ms. */
const PATIENCE = 30_000;

let visitors = 0;

/** Returns a new loopback address, so that no per-address limit applies. */
function freshAddress(): string {
  visitors += 1;
  return `127.1.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends an HTTP request over a new connection from a new IP address. */
async function ask(url: string, body?: { key: string; text: string }): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const status = await new Promise<number>((resolve) => {
    const headers = body && { "Content-Type": "application/json", "Idempotency-Key": body.key };
    const method = body ? "POST" : "GET";
    const options = { agent: false, localAddress: freshAddress(), method, headers: headers ?? {}, timeout: PATIENCE };
    const outgoing = request(url, options, (incoming) => {
      incoming.resume();
      incoming.once("close", () => resolve(incoming.complete ? incoming.statusCode! : 0));
    });
    outgoing.once("timeout", () => outgoing.destroy());
    outgoing.once("error", () => resolve(0));
    outgoing.end(body?.text);
  });
  return { status, ms: performance.now() - began };
}

const PAGES = ["/", "/en/pricing", "/consultation-gratuite", "/blog"];

export interface Visits {
  /** Email addresses of the acknowledged consultation requests. */
  stored: string[];
  /** Error responses and missing ones, as text. */
  failed: string[];
  /** Durations of all HTTP requests, in ms, ascending. */
  times: number[];
}

/**
 * Alternately reads a page and sends a consultation request, until `isOver` returns true.
 * @param isOver called before each turn with the results so far
 */
export async function visitUntil(server: string, isOver: (visits: Visits) => boolean): Promise<Visits> {
  const visits: Visits = { stored: [], failed: [], times: [] };
  for (let count = 0; !isOver(visits); count += 1) {
    const page = PAGES[count % PAGES.length]!;
    const read = await ask(`${server}${page}`);
    if (read.status !== 200) visits.failed.push(`${page}: ${read.status} after ${Math.round(read.ms)} ms`);
    const email = `visitor-${visitors}@torture.example`;
    const sent = await ask(`${server}/api/consultations`, {
      key: email,
      text: JSON.stringify(application({ email, elapsedSeconds: 60 })),
    });
    if (sent.status === 201) visits.stored.push(email);
    else visits.failed.push(`request: ${sent.status} after ${Math.round(sent.ms)} ms`);
    visits.times.push(read.ms, sent.ms);
  }
  visits.times.sort((a, b) => a - b);
  return visits;
}

export interface CrowdedVisits extends Visits {
  sentAway: number;
  /** Largest number of connections that the crowd held at once. */
  most: number;
}

/**
 * Sends three visitors to a server once the whole crowd has arrived.
 * @param isOver whether a visitor with these results is done; `sentAway` counts the crowd's closed connections
 */
export async function visitInCrowd(
  url: string,
  size: { count: number; addresses: number },
  isOver: (visits: Visits, sentAway: number) => boolean,
): Promise<CrowdedVisits> {
  const crowd = sendCrowd(Number(new URL(url).port), size.count, size.addresses);
  try {
    while (crowd.now().open + crowd.now().sentAway < size.count) await sleep(50);
    let most = crowd.now().open;
    const all = await Promise.all(
      Array.from({ length: VISITORS }, () =>
        visitUntil(url, (visits) => {
          most = Math.max(most, crowd.now().open);
          return isOver(visits, crowd.now().sentAway);
        }),
      ),
    );
    return {
      stored: all.flatMap(({ stored }) => stored),
      failed: all.flatMap(({ failed }) => failed),
      times: all.flatMap(({ times }) => times).sort((a, b) => a - b),
      sentAway: crowd.now().sentAway,
      most,
    };
  } finally {
    await crowd.leave();
  }
}
