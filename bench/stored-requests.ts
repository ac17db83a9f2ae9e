import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { application } from "../test/applications.ts";
import { startServerProcess } from "../test/torture/server-process.ts";

/** Durable consultation requests against cached pages of the same process (BARS, Speed): run it after a build. */

const CONNECTIONS = 16;
/** Until the mails of the first requests are rendered and delivered, in milliseconds. */
const MAILS_OUT_AFTER = 20_000;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 5);

interface Load {
  perSecond: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

/** Sends one request after the other on each connection. @param rate requests a second over all, as many as go when left out */
async function load(url: URL, request: (count: number) => string, rate?: number): Promise<Load> {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  let count = 0;
  const until = performance.now() + SECONDS * 1000;
  const pause = rate === undefined ? 0 : (CONNECTIONS / rate) * 1000;
  const visit = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname).setNoDelay(true);
      let received = Buffer.alloc(0);
      let sentAt = 0;
      let due = performance.now() + Math.random() * pause;
      const send = () => {
        sentAt = rate === undefined ? performance.now() : due;
        received = Buffer.alloc(0);
        count += 1;
        socket.write(request(count));
      };
      socket.on("error", reject);
      socket.on("connect", () => setTimeout(send, Math.max(0, due - performance.now())));
      socket.on("data", (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf("\r\n\r\n");
        if (end === -1) return;
        const head = received.toString("latin1", 0, end);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (received.length < end + 4 + length) return;
        const now = performance.now();
        times.push(now - sentAt);
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (now > until) {
          socket.destroy();
          resolve();
          return;
        }
        due += pause;
        if (rate === undefined || due <= now) send();
        else setTimeout(send, due - now);
      });
    });
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, statuses };
}

let sent = 0;
function postRequest(): string {
  sent += 1;
  const body = JSON.stringify(application({ email: `visitor.${sent}@bench.example`, elapsedSeconds: 90 }));
  return [
    "POST /api/consultations HTTP/1.1",
    "Host: bench",
    "Content-Type: application/json",
    `X-Forwarded-For: 10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    `Idempotency-Key: bench-${sent}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}

const folder = mkdtempSync(path.join(tmpdir(), "nordet-bench-"));
const server = await startServerProcess({ DATA_DIR: folder });
try {
  const url = new URL(server.url);
  const page = "GET / HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: br\r\n\r\n";
  await load(url, () => page);
  const pages = await load(url, () => page);
  // More than ten minutes of visitors ever send: from then on requests are stored and put aside, and no mail is written.
  // What is measured after the mails are out is the storing alone.
  await load(url, postRequest);
  await sleep(MAILS_OUT_AFTER);
  const posts = await load(url, postRequest);
  const half = await load(url, postRequest, posts.perSecond / 2);
  const show = ({ perSecond, p99, statuses }: Load) =>
    `${perSecond.toFixed(0).padStart(6)} a second, p99 ${p99.toFixed(1)} ms, ${JSON.stringify(statuses)}`;
  process.stdout.write(
    [
      `cached page          ${show(pages)}`,
      `stored request       ${show(posts)}`,
      `stored, half load    ${show(half)}`,
      `stored ÷ cached      ${(posts.perSecond / pages.perSecond).toFixed(3)} (bar: 0.05)`,
      "",
    ].join("\n"),
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
