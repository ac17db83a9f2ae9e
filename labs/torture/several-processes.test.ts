import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../src/db/postgres.ts";
import { application } from "../../test/applications.ts";
import { createPostgresDatabase, testDatabaseKind } from "../../test/databases.ts";
import { freePort } from "../../test/free-port.ts";
import { type ServerProcess, startServerProcess, untilReady } from "../../test/server-process.ts";
import { hasHaproxy, startBalancer } from "./balancer.ts";

const PROCESSES = 3;

/** Number of concurrent visitors: half read pages, half send requests, one after another. */
const VISITORS = 8;

const PAGES = ["/", "/en/pricing", "/blog", "/api/blog?language=fr"];

interface Tally {
  answered: number;
  stored: string[];
  failed: string[];
}

let visits = 0;

/** Reads pages and sends requests until `isOver` returns true; returns the results. */
async function visit(url: string, isOver: () => boolean): Promise<Tally> {
  const tally: Tally = { answered: 0, stored: [], failed: [] };
  const one = async (visitor: number) => {
    while (!isOver()) {
      visits += 1;
      const count = visits;
      const key = `visit-${count}`;
      const reads = visitor % 2 === 0;
      try {
        const answer = reads
          ? await fetch(`${url}${PAGES[count % PAGES.length]}`)
          : await fetch(`${url}/api/consultations`, {
              method: "POST",
              headers: {
                "Content-Type": "application/json",
                "Idempotency-Key": key,
                "X-Forwarded-For": `10.9.${(count >> 8) & 255}.${count & 255}`,
              },
              body: JSON.stringify(application({ email: `${key}@torture.example`, elapsedSeconds: 60 })),
            });
        await answer.arrayBuffer();
        if (answer.status !== (reads ? 200 : 201)) tally.failed.push(`${reads ? "read" : "send"}: ${answer.status}`);
        else if (!reads) tally.stored.push(`${key}@torture.example`);
        tally.answered += 1;
      } catch (error) {
        tally.failed.push(`${reads ? "read" : "send"}: ${error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => one(visitor)));
  return tally;
}

/** Runs `work` while visitors are active, for half a second longer at either end; returns the visitors' results. */
async function during(url: string, work: () => Promise<void>): Promise<Tally> {
  let over = false;
  const load = visit(url, () => over);
  await sleep(500);
  await work();
  await sleep(500);
  over = true;
  return await load;
}

describe.runIf(testDatabaseKind() === "postgres" && hasHaproxy)("three processes behind HAProxy", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-several-"));
  const servers: ServerProcess[] = [];
  const ports: number[] = [];
  const stored: string[] = [];
  let variables: Record<string, string>;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;

  const start = async (index: number) => {
    servers[index] = await startServerProcess({ ...variables, PORT: String(ports[index]), TRUST_PROXY: "2" });
    await untilReady(servers[index]);
  };

  beforeAll(async () => {
    database = await createPostgresDatabase();
    variables = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      AUTH_SECRET: "a secret of thirty-two characters, or more",
      SITE_URL: "http://127.0.0.1",
    };
    for (let index = 0; index < PROCESSES; index += 1) {
      ports[index] = await freePort();
      await start(index);
    }
    balancer = await startBalancer(
      folder,
      ports.map((port) => `127.0.0.1:${port}`),
    );
  });
  afterAll(async () => {
    await balancer?.stop();
    await Promise.all(servers.map((server) => server.kill()));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("fail no request while each is restarted in turn", { timeout: 120_000 }, async () => {
    const {
      answered,
      stored: sent,
      failed,
    } = await during(balancer.url, async () => {
      for (let index = 0; index < PROCESSES; index += 1) {
        await servers[index]!.stop();
        await start(index);
        // Waits for the proxy to notice that the process is back.
        await sleep(500);
      }
    });
    stored.push(...sent);
    expect(failed).toEqual([]);
    expect(sent.length).toBeGreaterThan(20);
    process.stdout.write(`rolling restart of ${PROCESSES}: ${answered} requests, ${sent.length} stored, 0 failed\n`);
  });

  it("fail only the requests that one of them was processing when it was killed", { timeout: 120_000 }, async () => {
    const {
      answered,
      stored: sent,
      failed,
    } = await during(balancer.url, async () => {
      await servers[0]!.kill();
      await sleep(1_000);
      await start(0);
    });
    stored.push(...sent);
    expect(failed.length, failed.join("\n")).toBeLessThanOrEqual(VISITORS);
    process.stdout.write(`kill -9 of one: ${answered} requests, ${sent.length} stored, ${failed.length} failed\n`);
  });

  it("have stored every acknowledged request exactly once", async () => {
    const { kysely, close } = openPostgres(database.url, (error) => {
      throw error;
    });
    try {
      const rows = await kysely.selectFrom("consultations").select("email").execute();
      const counts = Map.groupBy(rows, ({ email }) => email);
      for (const email of stored) expect(counts.get(email), email).toHaveLength(1);
      for (const [email, same] of counts) expect(same, email).toHaveLength(1);
    } finally {
      await close();
    }
  });
});
