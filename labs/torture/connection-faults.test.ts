import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "../../src/db/sqlite.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "../../test/server-process.ts";
import { type Visits, visitInCrowd, visitUntil } from "../../test/visitor.ts";
import { report } from "./fault-report.ts";
import { type FaultTrial, startFaultTrial } from "./fault-trial.ts";

const SECONDS = 1000;

/** Longest time a visitor may wait for a page or a response in any crowd, in ms. */
const SERVED_WITHIN = 5 * SECONDS;

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;
if (!hasPrlimit) process.stdout.write("skipped: file descriptors: prlimit (util-linux) is not installed\n");

let folder: string;
let server: ServerProcess | undefined;
let trial: FaultTrial | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-fault-"));
});
afterEach(async () => {
  if (server && server.process.exitCode === null && server.process.signalCode === null) await server.kill();
  await trial?.end();
  [server, trial] = [undefined, undefined];
  rmSync(folder, { recursive: true, force: true });
});

const open = () => openSqlite(path.join(folder, "nordet.sqlite"));

/** Reads a named value from one of the server's `/proc` files. */
function proc(file: string, name: string): number {
  const text = readFileSync(`/proc/${server!.process.pid}/${file}`, "utf8");
  return Number(new RegExp(`^${name}:?\\s+(\\d+)`, "m").exec(text)?.[1]);
}

/** Stops the server, and checks that it has stored exactly the acknowledged requests. */
async function expectStored(emails: readonly string[]): Promise<void> {
  await server!.stop();
  expect(server!.said()).not.toContain("crashed");
  expect(server!.said()).not.toContain('"level":50');
  const database = open();
  const rows = await database.kysely.selectFrom("consultations").select("email").execute();
  await database.close();
  expect(rows.map(({ email }) => email).sort()).toEqual([...emails].sort());
}

const start = async (options: ServerOptions = {}) => {
  // Without a proxy, clients are counted by their own IP address.
  server = await startServerProcess({ DATA_DIR: folder, TRUST_PROXY: "0" }, options);
};

/** Returns a function that returns whether `milliseconds` have passed since its first call. */
function isOverAfter(milliseconds: number): () => boolean {
  let end: number | undefined;
  return () => {
    end ??= performance.now() + milliseconds;
    return performance.now() > end;
  };
}

const inWords = ({ times }: Visits) =>
  `visitors were served in ${Math.round(times[Math.floor(times.length / 2)]!)} ms, the slowest in ${Math.round(times.at(-1)!)} ms`;

describe("idle and slow connections", { timeout: 180 * SECONDS }, () => {
  it.runIf(hasPrlimit)("leave room for visitors even with few file descriptors", async () => {
    await start({ under: ["prlimit", "--nofile=256:256"] });
    const visits = await visitInCrowd(server!.url, { count: 600, addresses: 4 }, isOverAfter(10 * SECONDS));
    expect(visits.failed).toEqual([]);
    expect(visits.times.at(-1)).toBeLessThan(SERVED_WITHIN);
    expect(visits.stored.length).toBeGreaterThan(3);
    // The server does not close the whole crowd's connections at once.
    expect(visits.most).toBeGreaterThan(50);
    expect(visits.sentAway).toBeGreaterThan(300);
    await expectStored(visits.stored);
    report({
      fault: "idle and slow connections, 256 file descriptors",
      done: "600 from 4 addresses: silent, slow headers, slow bodies, kept open, responses not read",
      acknowledged: visits.stored.length,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: `${inWords(visits)}; the longest idle were closed`,
    });
  });

  it("delay no visitor, even ten thousand of them", async () => {
    await start();
    const visits = await visitInCrowd(server!.url, { count: 10_000, addresses: 25 }, isOverAfter(40 * SECONDS));
    const megabytes = Math.round(proc("status", "VmHWM") / 1024);
    expect(visits.failed).toEqual([]);
    expect(visits.times.at(-1)).toBeLessThan(SERVED_WITHIN);
    expect(visits.stored.length).toBeGreaterThan(20);
    expect(visits.most).toBeGreaterThan(3_000);
    expect(server!.said()).toContain("all connections are taken");
    const later = await visitUntil(server!.url, isOverAfter(2 * SECONDS));
    expect(later.failed).toEqual([]);
    await expectStored([...visits.stored, ...later.stored]);
    report({
      fault: "10,000 idle and slow connections",
      done: "from 25 addresses for 40 s: silent, slow headers, slow bodies, kept open, responses not read; each reconnects",
      acknowledged: visits.stored.length + later.stored.length,
      lost: 0,
      doubled: 0,
      recoveredAfter: 0,
      result: `${inWords(visits)}; at most ${visits.most} open at once, ${visits.sentAway} closed, ${megabytes} MB of memory`,
    });
  });
});

describe.runIf(hasPrlimit)("file descriptors", { timeout: 180 * SECONDS }, () => {
  it("that run out keep new clients out, lose no stored data, and let service resume once some are free", async () => {
    trial = await startFaultTrial({ variables: { DATA_DIR: folder }, open });
    const { writes, load, recover, finish } = trial;
    await load(2 * SECONDS);
    const { pid } = trial.server.process;
    const limit = (soft: number | string) => {
      const { status, stderr } = spawnSync("prlimit", [`--pid=${pid}`, `--nofile=${soft}:`], { encoding: "utf8" });
      if (status !== 0) throw new Error(`prlimit: ${stderr}`);
    };
    const before = /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))![1]!;
    // Leaves no descriptor free; open ones stay open.
    limit(freeDescriptor(pid!));
    const unanswered = writes.count("unanswered");
    await load(6 * SECONDS);
    const turnedAway = writes.count("unanswered") - unanswered;
    limit(before);
    const recoveredAfter = await recover();
    const { unread } = await load(2 * SECONDS);
    expect(unread).toEqual([]);
    await finish({
      fault: "no file descriptor left",
      done: "the limit set to the number open, under load for 6 s",
      recoveredAfter,
      result: `${turnedAway} could not connect; connected clients were served; database and log kept working`,
    });
  });
});

function freeDescriptor(pid: number): number {
  const taken = new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
  let number = 0;
  while (taken.has(number)) number += 1;
  return number;
}
