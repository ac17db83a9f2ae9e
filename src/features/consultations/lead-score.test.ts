import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRADES, gradeFor, MAX_POINTS, POINTS, SCORED_FIELDS, type ScoredAnswers, scoreLead } from "./lead-score.ts";
import { OPTIONS } from "./model.ts";

/** SPEC §9, copied by hand so that a change to the table is noticed. */
const SPEC: [field: string, points: [value: string, points: number][]][] = [
  [
    "companySize",
    [
      ["solo", 5],
      ["2-5", 10],
      ["6-20", 20],
      ["21-50", 18],
      ["51-200", 15],
      ["200+", 10],
    ],
  ],
  [
    "revenue",
    [
      ["under-100k", 5],
      ["100k-500k", 15],
      ["500k-1m", 25],
      ["1m-5m", 25],
      ["5m-10m", 20],
      ["10m+", 15],
    ],
  ],
  [
    "growth",
    [
      ["declining", 2],
      ["0-10", 5],
      ["10-25", 10],
      ["25-50", 15],
      ["50-100", 15],
      ["100+", 12],
    ],
  ],
  [
    "budget",
    [
      ["under-1k", 5],
      ["1k-2.5k", 10],
      ["2.5k-5k", 15],
      ["5k-10k", 20],
      ["10k-25k", 20],
      ["25k+", 18],
    ],
  ],
  [
    "timeline",
    [
      ["asap", 10],
      ["1-3-months", 8],
      ["3-6-months", 6],
      ["6-12-months", 4],
      ["exploring", 2],
    ],
  ],
  [
    "decisionMaker",
    [
      ["final-decision", 10],
      ["recommend", 7],
      ["influence", 5],
      ["research", 2],
    ],
  ],
];

const SPEC_GRADES: [percent: number, grade: string][] = [
  [100, "A+ (Hot Lead)"],
  [85, "A+ (Hot Lead)"],
  [84, "A (High Priority)"],
  [75, "A (High Priority)"],
  [74, "B+ (Good Prospect)"],
  [65, "B+ (Good Prospect)"],
  [64, "B (Qualified Lead)"],
  [55, "B (Qualified Lead)"],
  [54, "C+ (Warm Lead)"],
  [45, "C+ (Warm Lead)"],
  [44, "C (Follow Up)"],
  [35, "C (Follow Up)"],
  [34, "D (Low Priority)"],
  [0, "D (Low Priority)"],
];

const answers = fc.record(
  Object.fromEntries(SCORED_FIELDS.map((field) => [field, fc.constantFrom(...OPTIONS[field])])),
) as fc.Arbitrary<ScoredAnswers>;

describe("the table", () => {
  it("has exactly the answers and points of SPEC §9", () => {
    expect(Object.entries(POINTS).map(([field, points]) => [field, Object.entries(points)])).toEqual(SPEC);
  });

  it("scores every choosable option", () => {
    for (const field of SCORED_FIELDS) expect(Object.keys(POINTS[field])).toEqual([...OPTIONS[field]]);
  });
});

describe("scoreLead", () => {
  it("stays within 0 and 100 for every combination, and explains the score", () => {
    // The 6 × 6 × 6 × 6 × 5 × 4 combinations are few enough to test exhaustively.
    let combinations: ScoredAnswers[] = [{} as ScoredAnswers];
    for (const field of SCORED_FIELDS) {
      combinations = combinations.flatMap((some) => OPTIONS[field].map((value) => ({ ...some, [field]: value })));
    }
    expect(combinations).toHaveLength(25_920);
    const percents = combinations.map((combination) => {
      const { percent, grade, factors } = scoreLead(combination);
      if (percent !== factors.reduce((sum, { points }) => sum + points, 0))
        throw new Error("the factors do not add up");
      if (grade !== gradeFor(percent)) throw new Error("the grade is not that of the percent");
      return percent;
    });
    expect(Math.min(...percents)).toBe(21);
    expect(Math.max(...percents)).toBe(MAX_POINTS);
  });

  it("never exceeds a factor's maximum, and scores better answers higher", () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...SCORED_FIELDS), (some, field) => {
        const { factors, percent } = scoreLead(some);
        for (const { points, max } of factors) expect(points).toBeLessThanOrEqual(max);
        const best = Object.entries(POINTS[field]).sort(([, a], [, b]) => b - a)[0]![0];
        expect(scoreLead({ ...some, [field]: best } as ScoredAnswers).percent).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});

describe("gradeFor", () => {
  it.each(SPEC_GRADES)("%i percent is %s", (percent, grade) => {
    expect(gradeFor(percent)).toBe(grade);
  });

  it("has only the grades of SPEC §9", () => {
    expect(GRADES.map(({ grade }) => grade)).toEqual([...new Set(SPEC_GRADES.map(([, grade]) => grade))]);
  });
});
