import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { playwrightOutcome, vitestOutcome, withAgain } from "./test-outcomes.mjs";
import { ROOT } from "./toolchain.mjs";

const vitestReport = (...tests) => ({
  numPassedTests: tests.filter(([, status]) => status === "passed").length,
  testResults: [
    {
      name: join(ROOT, "src", "a.test.ts"),
      status: tests.every(([, status]) => status === "passed") ? "passed" : "failed",
      message: "",
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status, failureMessages: ["1 is not 2"] })),
    },
  ],
});

/** Returns a Playwright report on one file, run at one or two widths. */
const playwrightReport = (...specs) => ({
  stats: { expected: specs.flatMap(([, ...statuses]) => statuses).filter((status) => status === "expected").length },
  suites: [
    {
      title: "a.spec.ts",
      file: "a.spec.ts",
      specs: specs.map(([title, ...statuses]) => ({
        title,
        tests: statuses.map((status, index) => ({
          projectName: ["desktop", "phone"][index],
          status,
          results: [{ errors: [] }],
        })),
      })),
    },
  ],
});

describe("a rerun test", () => {
  it("counts once if it then passes, at two widths too", () => {
    const first = playwrightOutcome(
      playwrightReport(["a", "expected", "expected"], ["b", "unexpected", "unexpected"], ["c", "expected"]),
    );
    const again = playwrightOutcome(playwrightReport(["b", "expected", "expected"]));
    const { passed, failures, passedAlone } = withAgain(first, again);
    expect([passed, failures, passedAlone.length]).toEqual([5, [], 2]);
  });

  it("counts once, like the other tests in its file, which are rerun too", () => {
    const first = vitestOutcome(vitestReport(["a", "passed"], ["b", "failed"], ["c", "failed"]));
    const again = vitestOutcome(vitestReport(["a", "passed"], ["b", "passed"], ["c", "failed"]));
    const { passed, failures, passedAlone } = withAgain(first, again);
    const names = (of) => of.map(({ name }) => name);
    const named = (title) => [`${join("src", "a.test.ts")} › ${title}`];
    expect([passed, names(failures), names(passedAlone)]).toEqual([2, named("c"), named("b")]);
  });

  it("counts once as failed even if it passed the first time", () => {
    const first = vitestOutcome(vitestReport(["a", "passed"], ["b", "failed"]));
    const again = vitestOutcome(vitestReport(["a", "failed"], ["b", "passed"]));
    expect(withAgain(first, again)).toMatchObject({ passed: 1, failures: [{}], passedAlone: [{}] });
  });

  it("may pass on only one of two databases, although its name is the same on both", () => {
    const first = vitestOutcome(vitestReport(["a", "failed"], ["a", "failed"]));
    const again = vitestOutcome(vitestReport(["a", "passed"], ["a", "failed"]));
    expect(withAgain(first, again)).toMatchObject({ passed: 1, failures: [{}], passedAlone: [{}] });
  });

  it("counts once if its file failed outside its tests", () => {
    const first = vitestOutcome(vitestReport(["a", "skipped"], ["b", "skipped"]));
    const again = vitestOutcome(vitestReport(["a", "passed"], ["b", "passed"]));
    expect(withAgain(first, again)).toMatchObject({ passed: 2, failures: [], passedAlone: [{}] });
  });

  it("has failed if the runner could not rerun it", () => {
    const first = vitestOutcome(vitestReport(["a", "passed"], ["b", "failed"]));
    const broken = { passed: 0, failures: [{ name: "the runner itself", file: "", why: "no report" }] };
    expect(withAgain(first, broken)).toMatchObject({ passed: 1, failures: [{}, {}], passedAlone: [] });
  });
});
