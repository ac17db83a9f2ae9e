import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.mjs";
import { fail, ROOT, run, TOOLS, toolEnvironment } from "../../scripts/toolchain.mjs";

/**
 * `npm run torture`: runs `npm test`'s fault tests many times over, and others that take too long for it. The built
 * server is killed under load and exposed to broken disks, databases and mail servers, crowds of idle connections,
 * exhausted file descriptors and memory, jumping clocks, and hostile requests. The tests run on SQLite and, if
 * `TEST_DATABASE_URL` answers, on PostgreSQL: there also as three processes behind HAProxy, if installed. Everything
 * stays on the loopback interface, and all programs started are stopped. Tests that the machine does not permit (such
 * as mounting a small disk) are reported as skipped. Arguments select files: `npm run torture -- disk`.
 *
 * TORTURE_KILLS (default 150) is the number of kills under mixed writes on SQLite. Mixed writes on PostgreSQL, requests
 * alone on SQLite, and requests alone on PostgreSQL get a third as many each, so 300 in all. A kill takes some two
 * seconds on an idle machine.
 *
 * Prints a table and writes it to `torture-result.json`.
 */

/** Timeout for the whole run, in ms. */
const TIMEOUT = 2 * 60 * 60_000;

const RESULT = join(ROOT, "torture-result.json");

const words = process.argv.slice(2);
const files = globSync("labs/{torture,fuzz}/*.test.ts", { cwd: ROOT })
  .filter((file) => words.length === 0 || words.some((word) => file.slice("labs/".length).includes(word)))
  .sort();
if (files.length === 0) fail(`No trial matches ${words.join(", ")}.`);
const built = await build(process.execPath);
if (built.code !== 0) fail(built.output.trim());

const folder = mkdtempSync(join(tmpdir(), "nordet-torture-"));
const reportFile = join(folder, "report.jsonl");
writeFileSync(reportFile, "");
const { code } = await run(process.execPath, [TOOLS.vitest, "run", "--config", "labs/vitest.config.ts", ...files], {
  cwd: ROOT,
  timeout: TIMEOUT,
  env: toolEnvironment(process.execPath, { TORTURE_REPORT: reportFile }),
});
process.exitCode = code;

/** @type {import("./fault-report.ts").Trial[]} */
const trials = readFileSync(reportFile, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));
rmSync(folder, { recursive: true, force: true });
const rows = trials.map(({ fault, done, acknowledged, lost, doubled, recoveredAfter, result }) => [
  fault,
  done,
  String(acknowledged),
  String(lost),
  String(doubled),
  recoveredAfter === null ? "–" : `${recoveredAfter} s`,
  result,
]);
const HEAD = ["Fault", "What was done", "Acknowledged", "Lost", "Doubled", "Recovered after", "What was met"];
console.log(`\n${[HEAD, HEAD.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`);
console.log(
  code === 0
    ? "✓ every acknowledged write is stored exactly once; the server recovered from every fault"
    : "✗ a trial failed (see above) and is not in the table",
);
writeFileSync(RESULT, `${JSON.stringify({ at: new Date().toISOString(), passed: code === 0, trials }, null, 2)}\n`);
