import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./toolchain.mjs";

/** Reads the reports from `npm test`'s runners, and counts reruns. */

/**
 * @typedef {{ name: string, file: string, why: string }} Failure `why`: the runner's output, in several lines
 * @typedef {{ passed: number, failures: Failure[], passedIn?: Map<string, number> }} Outcome `passedIn`: number of
 *   passed tests by file, for a runner that reruns whole files
 */

/** Strips colours and surrounding white space from a runner's output. */
export const plain = (text = "") => stripVTControlCharacters(text).trim();

/**
 * Reads the outcome from a Vitest JSON report.
 * @returns {Outcome}
 */
export function vitestOutcome(report) {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    // A file can fail without a failed test, for example when an import throws.
    if (status === "failed" && failed.length === 0) return [{ name: file, file, why: plain(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      file,
      why: plain(failureMessages[0]),
    }));
  });
  const passedIn = new Map();
  for (const { name, assertionResults } of report.testResults) {
    const file = relative(ROOT, name);
    const passed = assertionResults.filter((result) => result.status === "passed").length;
    passedIn.set(file, (passedIn.get(file) ?? 0) + passed);
  }
  return { passed: report.numPassedTests, failures, passedIn };
}

/**
 * Reads the outcome from a Playwright JSON report. A flaky test counts as failed.
 * @returns {Outcome}
 */
export function playwrightOutcome({ suites, stats, errors = [] }) {
  const failures = errors.map(({ message }) => ({ name: "outside the tests", file: "", why: plain(message) }));
  const walk = ({ title, suites: inner = [], specs = [], file }, path) => {
    const here = [...path, title];
    for (const spec of specs) {
      for (const test of spec.tests.filter(({ status }) => status === "unexpected" || status === "flaky")) {
        const error = test.results.flatMap((result) => result.errors)[0];
        const name = `[${test.projectName}] ${[...here, spec.title].join(" › ")}`;
        failures.push({ name, file: spec.file ?? file, why: plain(error?.message) });
      }
    }
    for (const suite of inner) walk(suite, here);
  };
  for (const suite of suites) walk(suite, []);
  return { passed: stats.expected, failures };
}

/**
 * Returns a runner's outcome. The runner itself counts as failed if it died before writing its report, exited with an
 * error although no test failed, or ran no test.
 * @returns {Outcome}
 */
export function outcomeOf(reportFile, read, exitCode) {
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

/** Whether a failure is the runner's own, and so says nothing about the tests. */
export const isRunnersOwn = ({ file }) => file === "";

/**
 * Returns the outcome of a suite whose failed tests were rerun. Each rerun test counts once, by its second run, even if
 * its whole file was rerun. If the rerun itself breaks, the failures of the first run count.
 * @param {Outcome} first
 * @param {Outcome} again
 * @returns {Outcome & { passedAlone: Failure[] }} `passedAlone`: tests that failed only while others ran beside them
 */
export function withAgain(first, again) {
  const broken = again.failures.filter(isRunnersOwn);
  if (broken.length > 0) return { passed: first.passed, failures: [...first.failures, ...broken], passedAlone: [] };
  const passedAlone = [...first.failures];
  for (const { name } of again.failures) {
    // A test that runs on two databases has the same name twice, so each failure removes only one match.
    const index = passedAlone.findIndex((failure) => failure.name === name);
    if (index >= 0) passedAlone.splice(index, 1);
  }
  const files = new Set(first.failures.map(({ file }) => file));
  const countedTwice = [...files].reduce((sum, file) => sum + (first.passedIn?.get(file) ?? 0), 0);
  return { passed: first.passed - countedTwice + again.passed, failures: again.failures, passedAlone };
}
