import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.mjs";
import { report, runChecks } from "./check.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, pinnedNode, ROOT, requireNode, run, say, TOOLS, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm test`: everything CI does, in order. Each of types, lint, structure and build counts as one check; the other
 * counts come from the runners. The last line is always `N passed, N failed`.
 *
 * Tests of the API run whole on SQLite and, where one answers, on a real PostgreSQL; then PGlite, which is the same
 * engine in another version, runs a part of them (`PGLITE_SUITES` in `test/database-suites.ts`). Where no PostgreSQL
 * answers, PGlite runs them all.
 */

/** Longest time of one step, in ms: more than it takes on two busy cores, so that only what hangs is cut off. */
const STEP_TIMEOUT = 50 * 60_000;

/** Settings of a developer's own shell that would change what is tested, or send mail to real people. */
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
  "ANALYTICS_ID",
  "CDN_MAX_AGE",
  "CDN_PURGE_URL",
  "CDN_PURGE_HEADER",
  "NODE_ENV",
  "NODE_OPTIONS",
];

/**
 * More failures than this are a fault, not the machine's mood: nothing is run again.
 */
const MOST_RUN_AGAIN = 6;

/**
 * @typedef {{ name: string, file: string, why: string }} Failure
 * @typedef {{ passed: number, failures: Failure[] }} Outcome
 */

const firstLine = (text = "") =>
  stripVTControlCharacters(text)
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "") ?? "";

/** @returns {Outcome} of a Vitest JSON report */
function vitestOutcome(report) {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    // A file that breaks outside its tests has none that failed.
    if (status === "failed" && failed.length === 0) return [{ name: file, file, why: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      file,
      why: firstLine(failureMessages[0]),
    }));
  });
  return { passed: report.numPassedTests, failures };
}

/** @returns {Outcome} of a Playwright JSON report */
function playwrightOutcome({ suites, stats, errors = [] }) {
  const failures = errors.map(({ message }) => ({ name: "outside the tests", file: "", why: firstLine(message) }));
  const walk = ({ title, suites: inner = [], specs = [], file }, path) => {
    const here = [...path, title];
    for (const spec of specs) {
      for (const test of spec.tests.filter(({ status }) => status === "unexpected" || status === "flaky")) {
        const error = test.results.flatMap((result) => result.errors)[0];
        const name = `[${test.projectName}] ${[...here, spec.title].join(" › ")}`;
        failures.push({ name, file: spec.file ?? file, why: firstLine(error?.message) });
      }
    }
    for (const suite of inner) walk(suite, here);
  };
  for (const suite of suites) walk(suite, []);
  return { passed: stats.expected, failures };
}

/**
 * What a runner reported. One that died before it wrote its report, that failed without a failed test, or that ran no
 * test at all has failed.
 * @returns {Outcome}
 */
function outcomeOf(reportFile, read, exitCode) {
  const broken = (why) => ({ name: "the runner itself", file: "", why });
  let outcome;
  try {
    outcome = read(JSON.parse(readFileSync(reportFile, "utf8")));
  } catch (error) {
    return { passed: 0, failures: [broken(`no report: ${error.message}`)] };
  }
  const { passed, failures } = outcome;
  if (failures.length > 0) return outcome;
  if (exitCode !== 0) return { passed, failures: [broken(`ended with ${exitCode}`)] };
  if (passed === 0) return { passed, failures: [broken("ran no test")] };
  return outcome;
}

async function main() {
  requireNode();
  const began = performance.now();
  const steps = [];
  const countOne = (name, ok, seconds) =>
    steps.push({ name, passed: ok ? 1 : 0, failures: ok ? [] : [{ name, why: "see above" }], unsteady: [], seconds });

  await ensureInstalled({ development: true });
  const node = await pinnedNode();
  for (const name of FOREIGN_SETTINGS) delete process.env[name];
  process.env.TZ = "Pacific/Kiritimati";
  process.env.TEST_ON_PGLITE = "part";
  const env = toolEnvironment(node);
  const reports = mkdtempSync(join(tmpdir(), "nordet-test-"));

  const attempt = async (name, args, read) => {
    const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
    const { code, seconds } = await run(node, args(file), {
      cwd: ROOT,
      timeout: STEP_TIMEOUT,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return { ...outcomeOf(file, read, code), seconds };
  };

  /**
   * Runs a suite. What failed is run once more with nothing beside it, because two busy cores can make a browser miss
   * a time limit: what fails again has failed, what passes is named in the summary as unsteady (decision 023).
   */
  const runner = async (name, args, read, argsAgain) => {
    say(`\n── ${name}`);
    const first = await attempt(name, args, read);
    const { length } = first.failures;
    if (length === 0 || length > MOST_RUN_AGAIN || first.failures.some(({ file }) => file === "")) {
      steps.push({ name, ...first, unsteady: [] });
      return;
    }
    say(`\n── ${name}: the ${length} that failed, alone`);
    const again = await attempt(`${name} again`, (file) => argsAgain(file, first.failures), read);
    const unsteady = again.failures.length === 0 ? first.failures : [];
    steps.push({
      name,
      passed: first.passed + unsteady.length,
      failures: again.failures,
      unsteady,
      seconds: first.seconds + again.seconds,
    });
  };

  say("── types, lint, structure, words");
  const checks = await runChecks(node);
  report(checks);
  for (const { name, code, seconds } of checks) countOne(name, code === 0, seconds);

  say("\n── build");
  const built = await build(node);
  if (built.code !== 0) say(built.output.trim());
  countOne("build", built.code === 0, built.seconds);

  const vitest = (file, more) => [
    TOOLS.vitest,
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...more,
  ];
  await runner(
    "unit and API",
    (file) => vitest(file, []),
    vitestOutcome,
    (file, failures) => vitest(file, ["--maxWorkers=1", ...new Set(failures.map((failure) => failure.file))]),
  );

  const missing = await ensureChromium(node, env);
  if (missing) {
    say(`No Chromium could be installed:\n${missing}`);
    countOne("journeys", false, 0);
  } else if (built.code === 0) {
    const journeys = (workers, projects, more = []) => [
      TOOLS.playwright,
      "test",
      "--reporter=line,json",
      `--workers=${workers}`,
      ...projects.map((project) => `--project=${project}`),
      ...more,
    ];
    const suites = [
      { name: "journeys", projects: ["phone", "desktop"], workers: 2 },
      // Alone on the machine, because Lighthouse measures time.
      { name: "weight and Lighthouse", projects: ["measures"], workers: 1 },
    ];
    for (const { name, projects, workers } of suites) {
      await runner(
        name,
        () => journeys(workers, projects),
        playwrightOutcome,
        () => journeys(1, projects, ["--last-failed"]),
      );
    }
  } else {
    countOne("journeys", false, 0);
  }
  rmSync(reports, { recursive: true, force: true });

  say(`\n── summary, ${Math.round((performance.now() - began) / 1000)} s`);
  for (const { name, passed, failures, seconds } of steps) {
    const mark = failures.length === 0 ? "✓" : "✗";
    say(
      `${mark} ${name.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const tell = (heading, failures) => {
    if (failures.length > 0) say(`\n${heading}`);
    for (const { name, why } of failures) say(`  ${name}\n    ${why}`);
  };
  tell(
    "Unsteady: failed beside others, passed alone",
    steps.flatMap(({ unsteady }) => unsteady),
  );
  tell(
    "Failed",
    steps.flatMap(({ failures }) => failures),
  );
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + step.failures.length, 0);
  // `exitCode` and not `exit()`: the line must reach a pipe whole.
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}

await main();
