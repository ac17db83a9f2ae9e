import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { report, runChecks } from "./check.mjs";
import { ensureChromium, systemChromium } from "./chromium.mjs";
import { realPostgres } from "./real-postgres.mjs";
import { isRunnersOwn, outcomeOf, plain, playwrightOutcome, vitestOutcome, withAgain } from "./test-outcomes.mjs";
import {
  endAfterChildren,
  ensureInstalled,
  pinnedNode,
  requireNode,
  run,
  say,
  TOOLS,
  toolEnvironment,
} from "./toolchain.mjs";

/**
 * `npm test`: runs everything that CI runs: unit and API tests with the checks beside them, then journeys in Chromium.
 * Each suite keeps all cores busy; at the same time they would take as long, and slow one another into their time limits.
 * Each check and the build count as one test; the runners report the other counts. The last line is always `N passed, N
 * failed`.
 *
 * No test depends on the machine's speed, which `npm run bench` measures.
 */

/** Timeout for a runner, in ms: several times what two busy cores need, so that only a runner that hangs is stopped. */
const RUNNER_TIMEOUT = 50 * 60_000;

/** Interval between progress reports, in ms. */
const PROGRESS_INTERVAL = 10_000;

/** Niceness of the checks as in `nice(1)`: the tests beside them go first. */
const NICENESS_OF_CHECKS = 10;

/** Environment variables to unset, because they would change what is tested or send email to real people. */
const FOREIGN_SETTINGS = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "SITE_URL",
  "DATABASE_URL",
  "SMTP_URL",
  "SMTP_TLS",
  "MAIL_FROM",
  "STAFF_MAIL",
  "STAFF_PASSWORD",
  "AUTH_SECRET",
  "TRUST_PROXY",
  "CHAT_WEBHOOK_URL",
  "CHAT_WEBHOOK_HEADER",
  "CHAT_LLM_URL",
  "CHAT_LLM_KEY",
  "CHAT_LLM_MODEL",
  "DRAFT_LLM",
  "ANALYTICS_ID",
  "CDN_MAX_AGE",
  "CDN_PURGE_URL",
  "CDN_PURGE_HEADER",
  "NODE_ENV",
  "NODE_OPTIONS",
];

/** Maximum number of failed tests per suite to rerun; more failures are not caused by the machine's load. */
const MOST_RUN_AGAIN = 6;

/** Maximum number of tests that may pass only on rerun; with more, the run fails, so that unsteady tests get fixed. */
const MOST_UNSTEADY = 3;

/** Number of lines shown from a failed test's output. */
const LINES_OF_AN_ERROR = 30;

/** Returns the last match of a pattern in the output so far; `sumOf` sums the numbers captured by all matches. */
const lastOf = (output, pattern) => [...output.matchAll(pattern)].at(-1);
const sumOf = (output, pattern) => [...output.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);

/**
 * @typedef {import("./test-outcomes.mjs").Failure} Failure
 * @typedef {import("./test-outcomes.mjs").Outcome} Outcome
 */

/**
 * A suite of tests and its runner.
 * @typedef {object} Suite
 * @property {string} name
 * @property {(reportFile: string) => string[]} args for the whole suite
 * @property {(reportFile: string, failures: Failure[]) => string[]} argsAgain for the failed tests, one at a time
 * @property {(report: object) => Outcome} read
 * @property {(output: string) => string} progress the runner's progress, parsed from its output
 */

const vitest = (file, more = []) => [
  TOOLS.vitest,
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${file}`,
  ...more,
];

/** @type {Suite} */
const UNITS = {
  name: "unit and API",
  args: (file) => vitest(file),
  argsAgain: (file, failures) => vitest(file, ["--maxWorkers=1", ...new Set(failures.map((failure) => failure.file))]),
  read: vitestOutcome,
  progress: (output) => `${sumOf(plain(output), /^ *[✓❯] .*\((\d+) tests?\b/gm)} tests`,
};

const playwright = (workers, more = []) => [
  TOOLS.playwright,
  "test",
  "--reporter=line,json",
  `--workers=${workers}`,
  ...more,
];

/** @type {Suite} */
const JOURNEYS = {
  name: "journeys",
  args: () => playwright(Math.max(2, availableParallelism())),
  argsAgain: () => playwright(1, ["--last-failed"]),
  read: playwrightOutcome,
  progress: (output) =>
    lastOf(output, /\[(\d+)\/(\d+)\]/g)
      ?.slice(1, 3)
      .join(" of ") ?? "starting",
};

async function main() {
  requireNode();
  endAfterChildren();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  say("Checking the packages and the pinned Node 24.");
  await ensureInstalled({ development: true });
  const node = await pinnedNode();
  for (const name of FOREIGN_SETTINGS) delete process.env[name];
  process.env.TZ = "Pacific/Kiritimati";
  const env = toolEnvironment(node);
  const reports = mkdtempSync(join(tmpdir(), "nordet-test-"));

  const postgres = await realPostgres();
  const chromium = systemChromium();
  say(
    [
      `Checks:       types, routes, lint, structure, words, data map, lock, unused.`,
      `Unit and API: on SQLite and on ${postgres ? "the PostgreSQL that answers" : "PGlite, because no PostgreSQL answers on 127.0.0.1:5432"}.`,
      `Journeys:     in ${chromium ?? "a Chromium that is installed now, because none is in PATH"}.`,
      `On ${availableParallelism()} cores.\n`,
    ].join("\n"),
  );

  const steps = [];
  const countOne = (name, why, took = 0) =>
    steps.push({ name, passed: why ? 0 : 1, failures: why ? [{ name, file: "", why }] : [], seconds: took });

  const [built, chromiumMissing] = await Promise.all([build(node), ensureChromium(node, env)]);
  countOne("build", built.code === 0 ? "" : plain(built.output), built.seconds);

  /** Progress of the running suites, by name. */
  const underWay = new Map();
  const showProgress = () =>
    say(`  ${Math.round(seconds())} s: ${[...underWay].map(([name, where]) => `${name} ${where()}`).join(" · ")}`);

  const attempt = async (suite, name, args) => {
    const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
    let output = "";
    underWay.set(name, () => suite.progress(output));
    const { code, seconds: took } = await run(node, args(file), {
      quiet: true,
      timeout: RUNNER_TIMEOUT,
      ownGroup: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      onOutput: (chunk) => {
        output += chunk;
      },
    });
    underWay.delete(name);
    const outcome = outcomeOf(file, suite.read, code);
    if (outcome.failures.some(isRunnersOwn)) say(plain(output).slice(-10_000));
    say(`${outcome.failures.length === 0 ? "✓" : "✗"} ${name}, ${took.toFixed(0)} s`);
    return { name, ...outcome, seconds: took };
  };

  const check = async () => {
    underWay.set("checks", () => "under way");
    const checks = await runChecks(node, { niceness: NICENESS_OF_CHECKS });
    underWay.delete("checks");
    report(checks);
    for (const { name, code, seconds: took } of checks) countOne(name, code === 0 ? "" : "see above", took);
  };
  const suites = [UNITS];
  if (chromiumMissing)
    countOne("journeys", `Chromium could not be installed, so no journey ran:\n${plain(chromiumMissing)}`);
  else if (built.code === 0) suites.push(JOURNEYS);
  else countOne("journeys", "The build failed, so the journeys did not run.");

  const ticker = setInterval(showProgress, PROGRESS_INTERVAL);
  const checking = check();
  const outcomes = [];
  for (const suite of suites) outcomes.push(await attempt(suite, suite.name, suite.args));
  await checking;

  // Reruns failed tests while nothing else runs; those that fail again count as failed (decision 023).
  const unsteady = [];
  for (const [index, suite] of suites.entries()) {
    const first = outcomes[index];
    const { failures } = first;
    if (failures.length === 0 || failures.length > MOST_RUN_AGAIN || failures.some(isRunnersOwn)) {
      steps.push(first);
      continue;
    }
    const again = await attempt(suite, `${suite.name}, ${failures.length} again`, (file) =>
      suite.argsAgain(file, failures),
    );
    const { passedAlone, ...both } = withAgain(first, again);
    unsteady.push(...passedAlone);
    steps.push({ name: first.name, ...both, seconds: first.seconds + again.seconds });
  }
  clearInterval(ticker);
  rmSync(reports, { recursive: true, force: true });
  if (unsteady.length > MOST_UNSTEADY)
    countOne(
      "steadiness",
      `${unsteady.length} tests passed only when run again alone; more than ${MOST_UNSTEADY} fail the run.`,
    );

  say(`\n── summary, ${Math.round(seconds())} s`);
  for (const { name, passed, failures, seconds: took } of steps) {
    const mark = failures.length === 0 ? "✓" : "✗";
    say(
      `${mark} ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed ${took.toFixed(1).padStart(7)} s`,
    );
  }
  const tell = (heading, failures) => {
    if (failures.length > 0) say(`\n${heading}`);
    for (const { name, why } of failures) {
      const lines = why.split("\n").slice(0, LINES_OF_AN_ERROR);
      say(`  ${name}\n${lines.map((line) => `    ${line}`).join("\n")}`);
    }
  };
  tell("Failed beside others, passed when run again alone:", unsteady);
  tell(
    "Failed:",
    steps.flatMap(({ failures }) => failures),
  );
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + step.failures.length, 0);
  // Avoids `exit()`, which could cut off the last line in a pipe.
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}

await main();
