import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../../src/db/postgres.ts";
import { refusedStart } from "../../test/server-process.ts";
import { startTcpProxy, type TcpProxy } from "../../test/tcp-proxy.ts";
import { report } from "./fault-report.ts";
import { type FaultTrial, startFaultTrial } from "./fault-trial.ts";
import { type Cluster, createCluster, noCluster } from "./postgres-cluster.ts";

const SECONDS = 1000;

/** Connection limit, low enough for a test to exhaust. */
const MAX_CONNECTIONS = 24;

if (noCluster) process.stdout.write(`skipped: PostgreSQL faults: ${noCluster}\n`);

describe.runIf(!noCluster)("PostgreSQL", { timeout: 180 * SECONDS }, () => {
  let cluster: Cluster;
  let folder: string;
  let trial: FaultTrial | undefined;
  let proxy: TcpProxy | undefined;
  let count = 0;

  beforeAll(async () => {
    cluster = await createCluster(MAX_CONNECTIONS);
  }, 60 * SECONDS);
  afterAll(() => cluster.remove());
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-fault-"));
  });
  afterEach(async () => {
    await trial?.end();
    await proxy?.close();
    [trial, proxy] = [undefined, undefined];
    rmSync(folder, { recursive: true, force: true });
  });

  /**
   * Starts a trial on a new database.
   * @param port a proxy's port, if the server reaches PostgreSQL through one
   */
  const start = async (port = cluster.port) => {
    count += 1;
    const name = `trial_${count}`;
    const admin = new pg.Client(cluster.url);
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const direct = new URL(cluster.url);
    direct.pathname = `/${name}`;
    const url = new URL(direct);
    url.port = String(port);
    trial = await startFaultTrial({
      variables: { DATA_DIR: folder, DATABASE_URL: url.href },
      // Bypasses the proxy, because creating the account blocks this process, in which the proxy runs.
      staffVariables: { DATABASE_URL: direct.href },
      open: () =>
        openPostgres(direct.href, (error) => {
          throw error;
        }),
    });
    return trial;
  };

  for (const how of ["fast", "kill"] as const) {
    it(
      how === "fast"
        ? "is stopped under load, and its restart ends the outage"
        : "is killed under load, and its restart ends the outage",
      async () => {
        const { writes, load, status, recover, finish } = await start();
        await load(2 * SECONDS);
        const before = writes.count("refused");
        const during = load(8 * SECONDS);
        await sleep(SECONDS);
        await cluster.stop(how);
        await sleep(4 * SECONDS);
        expect(await status("/readyz")).toBe(503);
        expect(await status("/healthz")).toBe(200);
        await cluster.start();
        const recoveredAfter = await recover();
        const { unread } = await during;
        expect(unread).toEqual([]);
        await finish({
          fault: how === "fast" ? "PostgreSQL stopped" : "PostgreSQL killed with -9",
          done: "under load, for some 5 s, then started again",
          recoveredAfter,
          result: `${writes.count("refused") - before} refused politely, every page read, /readyz 503 meanwhile`,
        });
      },
    );
  }

  it("has no free connection, which causes polite refusals until there is one", async () => {
    const { writes, load, status, recover, finish } = await start();
    await load(2 * SECONDS);
    const before = writes.count("refused");
    const hogs: pg.Client[] = [];
    const takeAll = async () => {
      for (;;) {
        const hog = new pg.Client(cluster.url);
        hog.on("error", () => undefined);
        try {
          await hog.connect();
          hogs.push(hog);
        } catch {
          return;
        }
      }
    };
    let unread: string[];
    try {
      await takeAll();
      // Also kills the server's connections and takes their slots, until the server has had none for a while, because a
      // connection that is being opened has no name yet.
      const ours = "from pg_stat_activity where application_name like 'nordet%'";
      for (let none = 0; none < 10; none += 1) {
        const { rowCount } = await hogs[0]!.query(`select pg_terminate_backend(pid) ${ours}`);
        if (rowCount !== 0) none = -1;
        await takeAll();
        await sleep(100);
      }
      ({ unread } = await load(5 * SECONDS));
      expect(await status("/readyz")).toBe(503);
    } finally {
      await Promise.all(hogs.map((hog) => hog.end()));
    }
    expect(writes.count("refused") - before).toBeGreaterThan(10);
    expect(unread).toEqual([]);
    const recoveredAfter = await recover();
    await finish({
      fault: "PostgreSQL has too many connections",
      done: `all ${MAX_CONNECTIONS} taken by others under load for 5 s, ours killed`,
      recoveredAfter,
      result: `${writes.count("refused") - before} refused politely, every page read, /readyz 503 meanwhile`,
    });
  });

  it("goes silent, and the server abandons connections that hang", async () => {
    proxy = await startTcpProxy(cluster.port);
    const { writes, load, status, recover, finish } = await start(proxy.port);
    await load(2 * SECONDS);
    const before = writes.count("refused");
    proxy.goSilent();
    const during = load(30 * SECONDS);
    await sleep(8 * SECONDS);
    expect(await status("/readyz")).toBe(503);
    await sleep(17 * SECONDS);
    proxy.letNewPass();
    const recoveredAfter = await recover();
    const { unread } = await during;
    expect(unread).toEqual([]);
    await finish({
      fault: "PostgreSQL goes silent",
      done: "the network drops everything for 25 s under load; the old connections never recover",
      recoveredAfter,
      result: `${writes.count("refused") - before} refused politely, every page read, /readyz 503 meanwhile`,
    });
  });

  it("is missing at startup, which ends the start with a message and an exit code", async () => {
    const variables = {
      DATA_DIR: folder,
      AUTH_SECRET: "a secret of thirty-two characters, or more",
      DATABASE_URL: "postgres://nobody@127.0.0.1:9/none",
    };
    const { code, said } = await refusedStart(variables);
    expect(code).toBe(1);
    expect(said).toContain("PostgreSQL cannot be used");
    expect(said).not.toMatch(/\n\s+at /);
    report({
      fault: "PostgreSQL missing at startup",
      done: "DATABASE_URL names a port where nothing listens",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: "refused, exit code 1, names the server and database",
    });
  });
});
