import { request } from "node:http";
import { application } from "../applications.ts";

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

/** Reads pages and sends requests, in turn, until it is over. */
export async function visitUntil(server: string, isOver: () => boolean): Promise<Visits> {
  const visits: Visits = { stored: [], failed: [], times: [] };
  for (let count = 0; !isOver(); count += 1) {
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
