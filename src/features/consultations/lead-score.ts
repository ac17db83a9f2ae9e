import type { OptionOf } from "./model.ts";

/** Points for each answer (SPEC §9); the best answers add up to 100. */
export const POINTS = {
  companySize: { solo: 5, "2-5": 10, "6-20": 20, "21-50": 18, "51-200": 15, "200+": 10 },
  revenue: { "under-100k": 5, "100k-500k": 15, "500k-1m": 25, "1m-5m": 25, "5m-10m": 20, "10m+": 15 },
  growth: { declining: 2, "0-10": 5, "10-25": 10, "25-50": 15, "50-100": 15, "100+": 12 },
  budget: { "under-1k": 5, "1k-2.5k": 10, "2.5k-5k": 15, "5k-10k": 20, "10k-25k": 20, "25k+": 18 },
  timeline: { asap: 10, "1-3-months": 8, "3-6-months": 6, "6-12-months": 4, exploring: 2 },
  decisionMaker: { "final-decision": 10, recommend: 7, influence: 5, research: 2 },
} as const satisfies { [Field in ScoredField]: Record<OptionOf<Field>, number> };

export type ScoredField = "companySize" | "revenue" | "growth" | "budget" | "timeline" | "decisionMaker";
export const SCORED_FIELDS: readonly ScoredField[] = [
  "companySize",
  "revenue",
  "growth",
  "budget",
  "timeline",
  "decisionMaker",
];

/** Points that make 100 percent (SPEC §9). */
export const MAX_POINTS = 100;

/** Lowest percentage for each grade, best first (SPEC §9). */
export const GRADES = [
  { from: 85, grade: "A+ (Hot Lead)" },
  { from: 75, grade: "A (High Priority)" },
  { from: 65, grade: "B+ (Good Prospect)" },
  { from: 55, grade: "B (Qualified Lead)" },
  { from: 45, grade: "C+ (Warm Lead)" },
  { from: 35, grade: "C (Follow Up)" },
  { from: 0, grade: "D (Low Priority)" },
] as const;

export type Grade = (typeof GRADES)[number]["grade"];
export type ScoredAnswers = { [Field in ScoredField]: OptionOf<Field> };

export interface LeadScore {
  /** 0 to 100. */
  percent: number;
  grade: Grade;
  /** Explains the score: one entry per factor, with the points given and the maximum. */
  factors: { field: ScoredField; value: string; points: number; max: number }[];
}

/** Scoring rules; the best answers add up to {@link MAX_POINTS}. */
export interface Rubric {
  points: { [Field in ScoredField]: Readonly<Record<OptionOf<Field>, number>> };
  /** Best grade first; the last grade starts at 0. */
  grades: readonly { from: number; grade: Grade }[];
}

export const SPEC_RUBRIC: Rubric = { points: POINTS, grades: GRADES };

/** Scores a lead. The score only orders the list of people to call, and decides nothing (Law 25, s. 12.1). */
export function scoreLead(answers: ScoredAnswers, rubric: Rubric = SPEC_RUBRIC): LeadScore {
  const factors = SCORED_FIELDS.map((field) => {
    const table: Readonly<Record<string, number>> = rubric.points[field];
    return {
      field,
      value: answers[field],
      points: table[answers[field]] ?? 0,
      max: Math.max(...Object.values(table)),
    };
  });
  const points = factors.reduce((sum, factor) => sum + factor.points, 0);
  const percent = Math.round((points / MAX_POINTS) * 100);
  return { percent, grade: gradeFor(percent, rubric.grades), factors };
}

/**
 * Returns the best grade whose threshold a score reaches.
 * @param percent 0 to 100
 */
export function gradeFor(percent: number, grades: Rubric["grades"] = GRADES): Grade {
  return (grades.find(({ from }) => percent >= from) ?? grades[grades.length - 1]!).grade;
}
