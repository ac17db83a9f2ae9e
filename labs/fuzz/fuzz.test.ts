import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { application } from "../../test/applications.ts";
import { testDatabase, testDatabaseKind } from "../../test/databases.ts";
import { startFuzzedApi } from "../../test/fuzz/api-server.ts";
import type { FuzzedRequest } from "../../test/fuzz/requests.ts";
import { fuzz } from "../../test/fuzz/run.ts";
import { sender } from "../../test/fuzz/send.ts";
import { addStaff, signIn } from "../../test/process-staff.ts";
import { type ServerProcess, startServerProcess } from "../../test/server-process.ts";
import { createStore } from "../../test/store.ts";
import { report } from "../torture/fault-report.ts";

/** HTTP requests per operation: some thirty thousand in all, which takes minutes; `npm test` sends a few each. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 150);

/** A random seed, which is printed; set `FUZZ_SEED` to repeat a run. */
const SEED = Number(process.env["FUZZ_SEED"] ?? randomInt(2 ** 31 - 1));

/** HTTP requests between checks that the sessions still work, because some requests rightly end them. */
const LOOK_EVERY = 20;

describe("the built server", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-fuzz-"));
  let store: Awaited<ReturnType<typeof createStore>>;
  let server: ServerProcess;
  let described: Pick<Awaited<ReturnType<typeof startFuzzedApi>>, "document" | "routes">;
  const cookies: Partial<Record<FuzzedRequest["who"], string>> = {};

  beforeAll(async () => {
    const database = await testDatabase();
    const inProcess = await startFuzzedApi(database);
    described = { document: inProcess.document, routes: inProcess.routes };
    await inProcess.close();
    await database.close();
    store = await createStore(folder);
    server = await startServerProcess(store.variables);
    for (const role of ["admin", "editor"] as const) await addStaff(store.variables, role);
  });
  afterAll(async () => {
    await server.kill();
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  let signIns = 0;
  async function haveSessions() {
    for (const role of ["admin", "editor"] as const) {
      const me = await fetch(`${server.url}/api/staff/me`, { headers: { Cookie: cookies[role] ?? "" } });
      await me.arrayBuffer();
      if (me.ok) continue;
      signIns += 1;
      const { cookie } = await signIn(server.url, role, `192.0.${signIns >> 8}.${signIns & 255}`);
      if (cookie) cookies[role] = cookie;
    }
  }

  it("answers no fuzzed request with 500, and leaks nothing", { timeout: 30 * 60_000 }, async () => {
    const { send, close } = sender(server.url, (who) => cookies[who]);
    let sent = 0;
    const fuzzed = await fuzz({
      ...described,
      seed: SEED,
      runs: RUNS,
      send: async (request) => {
        if (sent++ % LOOK_EVERY === 0) await haveSessions();
        return await send(request);
      },
    });
    close();
    expect(fuzzed.faults.join("\n\n")).toBe("");
    expect(server.process.exitCode).toBeNull();
    const statuses = [...fuzzed.statuses].sort().map(([status, count]) => `${count} × ${status}`);
    report({
      fault: `requests made to break it, ${testDatabaseKind() === "sqlite" ? "SQLite" : "PostgreSQL"}`,
      done: `${fuzzed.requests} requests, seed ${SEED}`,
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: `no 500, no leak: ${statuses.join(", ")}`,
    });
    const after = await fetch(`${server.url}/api/consultations`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "198.18.0.1" },
      body: JSON.stringify(application()),
    });
    expect(after.status).toBe(201);
  });
});
