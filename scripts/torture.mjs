import { build } from "./build.mjs";
import { ensureInstalled, fail, goOnUnderPinnedNode, ROOT, run, say, TOOLS, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm run torture`: what `npm test` does a few times, many times, and what takes too long for it: `kill -9` under load
 * (TORTURE_RUNS, 50) on SQLite and, where one answers (TEST_DATABASE_URL), on PostgreSQL; there also three processes
 * behind HAProxy, where that is installed. Everything stays on the loopback, and what was started is ended.
 */

/** Longest time of all of it, in ms. */
const TIMEOUT = 60 * 60_000;

await goOnUnderPinnedNode();
await ensureInstalled({ development: true });
const built = await build(process.execPath);
if (built.code !== 0) fail(built.output.trim());
say("Every line of figures below is one that was counted; what was lost, or stored twice, would end it with an error.");
const { code } = await run(process.execPath, [TOOLS.vitest, "run", "--maxWorkers=1", "test/torture"], {
  cwd: ROOT,
  timeout: TIMEOUT,
  env: toolEnvironment(process.execPath, { TORTURE_RUNS: "50", ...process.env, TORTURE: "whole" }),
});
process.exitCode = code;
