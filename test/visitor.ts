import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { application } from "./applications.ts";
import { sendCrowd } from "./crowd.ts";

/** Visitors who come while a crowd is there. */
const VISITORS = 3;

/** Longest a visitor waits, in ms. */
const PATIENCE = 30_000;

let visitors = 0;

/** An address of the loopback that nobody else has: no limit per address is met. */
function freshAddress(): string {
  visitors += 1;
  return `127.1.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** A person with a browser, who comes over a connection of their own from an address of their own. */
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
  /** Mail addresses of the requests that were answered as stored. */
  stored: string[];
  /** What was answered otherwise, or not. */
  failed: string[];
  /** How long each took, in ms, the shortest first. */
  times: number[];
}

/**
 * Reads pages and sends requests, in turn, until it is over.
 * @param isOver is asked before each turn, with what was met so far
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

/** What visitors met while a crowd was there. */
export interface CrowdedVisits extends Visits {
  sentAway: number;
  /** Most connections of the crowd at once. */
  most: number;
}

/**
 * Lets three visitors come to a server once all of a crowd have been there.
 * @param isOver whether a visitor who met so much has had enough, `sentAway` of the crowd being gone by then
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
