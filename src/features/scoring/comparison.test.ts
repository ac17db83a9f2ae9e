import fc from "fast-check";
import { expect, it } from "vitest";
import { type Rubric, SCORED_FIELDS, type ScoredAnswers, SPEC_RUBRIC, scoreLead } from "../consultations/lead-score.ts";
import { OPTIONS } from "../consultations/model.ts";
import { compare, emptyComparison, emptyHistogram, percentOf, separationOf } from "./comparison.ts";
import { draftBodySchema, rubricSchema, weightOf } from "./model.ts";

const anyAnswers = fc.record(
  Object.fromEntries(SCORED_FIELDS.map((field) => [field, fc.constantFrom(...OPTIONS[field])])),
) as fc.Arbitrary<ScoredAnswers>;

/** A rubric that ignores revenue and gives budget up to 45 points. */
const BY_BUDGET: Rubric = {
  ...SPEC_RUBRIC,
  points: {
    ...SPEC_RUBRIC.points,
    revenue: { "under-100k": 0, "100k-500k": 0, "500k-1m": 0, "1m-5m": 0, "5m-10m": 0, "10m+": 0 },
    budget: { "under-1k": 0, "1k-2.5k": 10, "2.5k-5k": 20, "5k-10k": 30, "10k-25k": 40, "25k+": 45 },
  },
};

const BEST: ScoredAnswers = {
  companySize: "6-20",
  revenue: "500k-1m",
  growth: "25-50",
  budget: "5k-10k",
  timeline: "asap",
  decisionMaker: "final-decision",
};

it("computes the same percent as the full score", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(percentOf(answers, SPEC_RUBRIC)).toBe(scoreLead(answers).percent);
      expect(percentOf(answers, BY_BUDGET)).toBe(scoreLead(answers, BY_BUDGET).percent);
    }),
  );
});

it("measures separation over all won/lost pairs", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100)), fc.array(fc.nat(100)), (won, lost) => {
      const histogram = (percents: number[]) => {
        const counts = emptyHistogram();
        for (const percent of percents) counts[percent]! += 1;
        return counts;
      };
      const points = won.flatMap((a) => lost.map((b) => (a > b ? 1 : a === b ? 0.5 : 0) as number));
      const expected = points.length === 0 ? null : points.reduce((sum, point) => sum + point, 0) / points.length;
      const found = separationOf(histogram(won), histogram(lost));
      if (expected === null) expect(found).toBeNull();
      else expect(found).toBeCloseTo(expected, 10);
    }),
  );
});

it("counts the grades a draft would change, against the stored grades", () => {
  const rubrics = new Map([
    [1, SPEC_RUBRIC],
    [2, BY_BUDGET],
  ]);
  const comparison = emptyComparison([1, 2]);
  const small = { ...BEST, budget: "under-1k" } as const;
  compare(
    comparison,
    [
      { answers: BEST, grade: "A+ (Hot Lead)", outcome: "won" },
      { answers: small, grade: "A+ (Hot Lead)", outcome: "lost" },
      { answers: small, grade: "A+ (Hot Lead)", outcome: null },
      { answers: small, grade: "of another time", outcome: null },
    ],
    BY_BUDGET,
    rubrics,
  );
  expect(comparison.requests).toBe(4);
  expect(comparison.unknownGrade).toBe(1);
  // The scores are 20 + 0 + 15 + 30 + 10 + 10 and 20 + 0 + 15 + 0 + 10 + 10.
  expect(comparison.moves["A+ (Hot Lead)"]).toMatchObject({ "A+ (Hot Lead)": 1, "B (Qualified Lead)": 2 });
  const [spec, draft] = comparison.separations;
  expect(separationOf(spec!.won, spec!.lost)).toBe(1);
  expect(draft!.won[85]).toBe(1);
  expect(draft!.lost[55]).toBe(1);
});

it("accepts a rubric whose best answers add up to 100 and whose thresholds descend to 0", () => {
  const valid = (rubric: unknown) => rubricSchema.safeParse(rubric).success;
  const issues = (rubric: unknown) =>
    draftBodySchema.safeParse({ rubric, note: "", revision: 0 }).error?.issues.map(({ message }) => message);
  expect(weightOf(SPEC_RUBRIC.points)).toBe(100);
  expect(valid(SPEC_RUBRIC)).toBe(true);
  expect(valid(BY_BUDGET)).toBe(true);
  const { points, grades } = SPEC_RUBRIC;
  const growth = (changes: object) => ({ points: { ...points, growth: { ...points.growth, ...changes } }, grades });
  expect(issues(growth({ "25-50": 16 }))).toEqual(["pointsSum"]);
  expect(issues(growth({ declining: -1 }))).toEqual(["pointsInvalid"]);
  expect(issues(growth({ declining: 2.5 }))).toEqual(["pointsInvalid"]);
  expect(valid(growth({ other: 1 }))).toBe(false);
  const limits = (change: (from: number, index: number) => number) => ({
    points,
    grades: grades.map(({ grade, from }, index) => ({ grade, from: change(from, index) })),
  });
  expect(valid(limits((from, index) => (index === 6 ? 0 : from + 5)))).toBe(true);
  expect(issues(limits((from, index) => (index === 1 ? 85 : from)))).toEqual(["limitsInvalid"]);
  expect(issues(limits((from) => from + 1))).toEqual(["limitsInvalid"]);
  expect(issues({ points, grades: grades.slice(1) })).toEqual(["limitsInvalid"]);
});
