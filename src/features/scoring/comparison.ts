import {
  GRADES,
  type Grade,
  gradeFor,
  MAX_POINTS,
  type Rubric,
  SCORED_FIELDS,
  type ScoredAnswers,
} from "../consultations/lead-score.ts";

export interface PastRequest {
  answers: ScoredAnswers;
  grade: string;
  outcome: "won" | "lost" | null;
}

/** Number of requests at each percent from 0 to 100. */
export type Histogram = number[];

/** How a version scores won and lost requests. */
export interface Separation {
  version: number;
  won: Histogram;
  lost: Histogram;
}

/** How a draft would have scored past requests; {@link compare} fills it step by step. */
export interface Comparison {
  requests: number;
  /** Counts by stored grade, then by the draft's grade. */
  moves: Record<Grade, Record<Grade, number>>;
  /** Number of requests whose stored grade no longer exists. */
  unknownGrade: number;
  separations: Separation[];
}

export const emptyHistogram = (): Histogram => Array<number>(MAX_POINTS + 1).fill(0);

const NO_GRADES = () => Object.fromEntries(GRADES.map(({ grade }) => [grade, 0])) as Record<Grade, number>;

/**
 * Creates a comparison without any requests.
 * @param versions numbers of the versions compared
 */
export function emptyComparison(versions: readonly number[]): Comparison {
  return {
    requests: 0,
    moves: Object.fromEntries(GRADES.map(({ grade }) => [grade, NO_GRADES()])) as Comparison["moves"],
    unknownGrade: 0,
    separations: versions.map((version) => ({ version, won: emptyHistogram(), lost: emptyHistogram() })),
  };
}

/** Adds requests to a comparison of the draft with stored scores, and of all versions with outcomes. */
export function compare(
  comparison: Comparison,
  requests: readonly PastRequest[],
  draft: Rubric,
  rubrics: ReadonlyMap<number, Rubric>,
): void {
  for (const { answers, grade, outcome } of requests) {
    comparison.requests += 1;
    const row: Record<Grade, number> | undefined = comparison.moves[grade as Grade];
    if (row) row[gradeFor(percentOf(answers, draft), draft.grades)] += 1;
    else comparison.unknownGrade += 1;
    if (outcome === null) continue;
    for (const separation of comparison.separations) {
      separation[outcome][percentOf(answers, rubrics.get(separation.version)!)]! += 1;
    }
  }
}

/** Returns the same percentage as `scoreLead`, but faster, because it builds no explanation. */
export function percentOf(answers: ScoredAnswers, { points }: Rubric): number {
  let sum = 0;
  for (const field of SCORED_FIELDS) sum += (points[field] as Readonly<Record<string, number>>)[answers[field]] ?? 0;
  return Math.round((sum / MAX_POINTS) * 100);
}

/**
 * Returns how well percentages separate won from lost requests: the share of won/lost pairs in which the won request
 * scores higher, with ties counting half (area under the ROC curve). 0.5 is chance, 1 perfect.
 * @returns `null` if there is no pair
 */
export function separationOf(won: Histogram, lost: Histogram): number | null {
  let [pairs, higher, lostBelow] = [0, 0, 0];
  const lostInAll = lost.reduce((sum, count) => sum + count, 0);
  for (const [percent, count] of won.entries()) {
    const same = lost[percent]!;
    higher += count * (lostBelow + same / 2);
    pairs += count * lostInAll;
    lostBelow += same;
  }
  return pairs === 0 ? null : higher / pairs;
}
