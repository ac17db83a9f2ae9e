import { afterAll, beforeAll, expect, it } from "vitest";
import { application } from "../../../test/applications.ts";
import { testDatabase } from "../../../test/databases.ts";
import { startFuzzedApi } from "../../../test/fuzz/api-server.ts";
import { fuzz } from "../../../test/fuzz/run.ts";
import type { Database } from "../../db/database.ts";

/** Requests per operation, which take a few seconds in all. `npm run torture` sends many more. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 4);

/** A fixed seed, so that a failure is due to the change under test; the nightly run tries others. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 38);

let database: Database;
let server: Awaited<ReturnType<typeof startFuzzedApi>>;
beforeAll(async () => {
  database = await testDatabase();
  server = await startFuzzedApi(database);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

it("answers hostile input with no 500, no leak, and a problem in the requested language", async () => {
  const { document, routes, send, takeErrors } = server;
  const report = await fuzz({ document, routes, send, seed: SEED, runs: RUNS, alsoCheck: takeErrors });
  expect(report.faults.join("\n\n")).toBe("");
  // If no request had got past authorization and validation, nothing would have been tested.
  const done = [...report.statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
  expect(done / report.requests).toBeGreaterThan(0.1);
  const answer = await server.api.post("/api/consultations", application());
  expect(answer.status).toBe(201);
}, 120_000);
