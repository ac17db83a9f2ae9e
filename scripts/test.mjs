import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { report, runChecks } from "./check.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, pinnedNode, ROOT, requireNode, run, say, TOOLS, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm test`: everything CI does, in order. Each of types, lint, structure and build counts as one check; the other
 * counts come from the runners. The last line is always `N passed, N failed`.
 */

/** Longest time of one step, in ms: more than it takes on two busy cores, so that only what hangs is cut off. */
const STEP_TIMEOUT = 15 * 60_000;

/** Settings of a developer's own shell that would change what is tested, or send mail to real people. */
const FOREIGN_SETTINGS = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "SITE_URL",
  "DATABASE_URL",
  "SMTP_URL",
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
  "NODE_ENV",
  "NODE_OPTIONS",
];

/** @returns {{ passed: number, failed: number }} counts of a Vitest JSON report */
function vitestCounts(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/** @returns {{ passed: number, failed: number }} counts of a Playwright JSON report; a flaky test has failed */
function playwrightCounts({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Counts of a runner that may have died before it wrote its report, or failed without a failed test: that is a failure.
 */
function countsFrom(reportFile, read, exitCode) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(reportFile, "utf8")));
  } catch {
    counts.failed = 1;
  }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  return counts;
}

async function main() {
  requireNode();
  const began = performance.now();
  const steps = [];
  const count = (name, counts, seconds) => steps.push({ name, ...counts, seconds });
  const countOne = (name, ok, seconds) => count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }, seconds);

  await ensureInstalled({ development: true });
  const node = await pinnedNode();
  for (const name of FOREIGN_SETTINGS) delete process.env[name];
  process.env.TZ = "Pacific/Kiritimati";
  const env = toolEnvironment(node);
  const reports = mkdtempSync(join(tmpdir(), "nordet-test-"));

  const runner = async (name, args, read, extra = {}) => {
    say(`\n── ${name}`);
    const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
    const { code, seconds } = await run(node, args(file), {
      cwd: ROOT,
      timeout: STEP_TIMEOUT,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...extra },
    });
    count(name, countsFrom(file, read, code), seconds);
  };

  say("── types, lint, structure, words");
  const checks = await runChecks(node);
  report(checks);
  for (const { name, code, seconds } of checks) countOne(name, code === 0, seconds);

  say("\n── build");
  const built = await build(node);
  if (built.code !== 0) say(built.output.trim());
  countOne("build", built.code === 0, built.seconds);

  await runner(
    "unit and API",
    (file) => [TOOLS.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    vitestCounts,
  );

  const missing = await ensureChromium(node, env);
  if (missing) {
    say(`No Chromium could be installed:\n${missing}`);
    countOne("journeys", false, 0);
  } else if (built.code === 0) {
    const playwright = (projects, workers) => () => [
      TOOLS.playwright,
      "test",
      "--reporter=line,json",
      `--workers=${workers}`,
      ...projects.map((project) => `--project=${project}`),
    ];
    await runner("journeys", playwright(["phone", "desktop"], 2), playwrightCounts);
    // Alone on the machine, because Lighthouse measures time.
    await runner("weight and Lighthouse", playwright(["measures"], 1), playwrightCounts);
  } else {
    countOne("journeys", false, 0);
  }
  rmSync(reports, { recursive: true, force: true });

  say(`\n── summary, ${Math.round((performance.now() - began) / 1000)} s`);
  for (const { name, passed, failed, seconds } of steps) {
    const mark = failed === 0 ? "✓" : "✗";
    say(
      `${mark} ${name.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + step.failed, 0);
  // `exitCode` and not `exit()`: the line must reach a pipe whole.
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}

await main();
