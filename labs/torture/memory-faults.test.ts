import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "../../src/db/sqlite.ts";
import { rawConnection } from "../../test/front-server.ts";
import { type FaultTrial, startFaultTrial } from "./fault-trial.ts";
import { createMemoryLimit, type MemoryLimit, noMemoryLimit } from "./memory-limit.ts";
import { SITE } from "./mixed-writes.ts";

const SECONDS = 1000;
const KILOBYTES = 1024;

/** Memory limit for the whole process, in MB: twice what it needs when idle. */
const ENOUGH = 320;
/** JavaScript heap limit within that memory, in MB. */
const HEAP = 160;
/** Concurrent clients that send large inputs. */
const STRANGERS = 24;
/** Number of HTTP requests whose body is held back just before its end. */
const HELD_BACK = 500;

if (noMemoryLimit) process.stdout.write(`skipped: memory limits: ${noMemoryLimit}\n`);

const deep = (depth: number) => `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`;
const wide = (bytes: number) => `{${Array.from({ length: bytes / 12 }, (_, i) => `"k${i}":${i}`).join()}}`;
const long = (bytes: number) => JSON.stringify({ name: "é".repeat(bytes / 2 - 20) });

/** Inputs of the largest allowed size, and larger ones; `count` makes each page's URL different. */
const LARGE: readonly ((count: number) => [route: string, init: RequestInit])[] = [
  () => ["/api/consultations", post(deep(32 * KILOBYTES - 20))],
  () => ["/api/consultations", post(wide(60 * KILOBYTES))],
  () => ["/api/consultations", post(long(64 * KILOBYTES))],
  () => ["/api/consultations", post("x".repeat(4 * KILOBYTES * KILOBYTES))],
  () => ["/api/chatbot/send-summary", post(transcript(250 * KILOBYTES))],
  () => ["/api/chatbot/messages", post(long(60 * KILOBYTES))],
  (count) => [`/blog?search=${count}${"a".repeat(90)}`, {}],
  (count) => [`/${count}${"b".repeat(2000)}`, {}],
  () => ["/", { headers: Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`x-${i}`, "y".repeat(150)])) }],
];

function post(body: string): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json", Origin: SITE }, body };
}

function transcript(bytes: number): string {
  const message = { id: "m", sender: "user", content: "x".repeat(1_000), timestamp: new Date(0).toISOString() };
  return JSON.stringify({ messages: Array.from({ length: bytes / 1_100 }, () => message) });
}

/**
 * Sends large inputs until `isOver` returns true.
 * @returns number of responses by status; status 0 means no response
 */
async function besiege(url: string, isOver: () => boolean): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  let sent = 0;
  const held = Array.from({ length: HELD_BACK }, () => {
    const { socket, send } = rawConnection(Number(new URL(url).port));
    const length = `Content-Type: application/json\r\nContent-Length: ${64 * KILOBYTES}\r\n`;
    send(
      `POST /api/consultations HTTP/1.1\r\nHost: x\r\nOrigin: ${SITE}\r\n${length}\r\n${"x".repeat(63 * KILOBYTES)}`,
    );
    return socket;
  });
  const stranger = async () => {
    while (!isOver()) {
      sent += 1;
      const [route, init] = LARGE[sent % LARGE.length]!(sent);
      const status = await fetch(`${url}${route}`, { ...init, signal: AbortSignal.timeout(20 * SECONDS) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 0) await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: STRANGERS }, stranger));
  for (const socket of held) socket.destroy();
  return answers;
}

describe.runIf(!noMemoryLimit)("memory", { timeout: 240 * SECONDS }, () => {
  let folder: string;
  let limit: MemoryLimit;
  let trial: FaultTrial | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-fault-"));
    limit = createMemoryLimit(ENOUGH);
  });
  afterEach(async () => {
    await trial?.end();
    trial = undefined;
    limit.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async () => {
    const open = () => openSqlite(path.join(folder, "nordet.sqlite"));
    const options = { under: limit.under, flags: [`--max-old-space-size=${HEAP}`] };
    trial = await startFaultTrial({ variables: { DATA_DIR: folder }, open, options });
    return trial;
  };
  /**
   * Reads the server's memory in MB.
   * @param name `VmRSS` for current use, `VmHWM` for the peak
   */
  const megabytes = (name: string) => {
    const text = readFileSync(`/proc/${trial!.server.process.pid}/status`, "utf8");
    return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)![1]) / KILOBYTES);
  };

  it("that is scarce withstands the largest inputs", async () => {
    const { server, load, recover, finish } = await start();
    await load(2 * SECONDS);
    let isOver = false;
    const siege = besiege(server.url, () => isOver);
    const { unread, slowest } = await load(20 * SECONDS);
    isOver = true;
    const answers = await siege;
    const recoveredAfter = await recover();
    expect(unread).toEqual([]);
    expect([...answers.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(limit.kills()).toBe(0);
    const most = megabytes("VmHWM");
    const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
    await finish({
      fault: `${ENOUGH} MB of memory, large inputs`,
      done: `${total} of the largest bodies, headers and URLs in 20 s, ${HELD_BACK} bodies held back before their end`,
      recoveredAfter,
      result: `never killed, at most ${most} MB; every page read, the slowest in ${Math.round(slowest)} ms`,
    });
  });

  it("that runs out makes the system kill the process, and no stored data is lost", async () => {
    await start();
    let ended = 0;
    let seconds = 0;
    for (; ended < 3; ended += 1) {
      const { server, writes, load, restart, recover } = trial!;
      await load(2 * SECONDS);
      // Sets the limit just above the process's current use.
      limit.set(megabytes("VmRSS") + 8);
      let isOver = false;
      const siege = besiege(server.url, () => isOver);
      const work = Promise.all(Array.from({ length: 6 }, () => writes.writeUntil(server.url, () => isOver)));
      const { signal } = await server.ended;
      isOver = true;
      await Promise.all([siege, work]);
      expect(signal).toBe("SIGKILL");
      limit.set(ENOUGH);
      const began = performance.now();
      await restart();
      await recover();
      seconds = Math.max(seconds, Math.round((performance.now() - began) / 100) / 10);
    }
    expect(limit.kills()).toBeGreaterThanOrEqual(ended);
    await trial!.finish({
      fault: "out of memory",
      done: `${ended} times: limit set to current use, under load and large inputs, until the system killed the process`,
      recoveredAfter: seconds,
      result: "killed with -9; restarted on the same data",
    });
  });
});
