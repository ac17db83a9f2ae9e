import type { Scoring } from "../../../features/scoring/answer-schema.ts";

/** A step of the scale: percents from `from` to `to`, both included. */
export interface Range {
  from: number;
  to: number;
  count: number;
}

/** Width of a step; 100 joins the last one. */
const STEP = 5;

/** @param version `null` for all */
export function scoreRanges(distribution: Scoring["distribution"], version: number | null): Range[] {
  const ranges = Array.from({ length: 100 / STEP }, (_, index) => ({
    from: index * STEP,
    to: index === 100 / STEP - 1 ? 100 : index * STEP + STEP - 1,
    count: 0,
  }));
  for (const entry of distribution) {
    if (version !== null && entry.version !== version) continue;
    ranges[Math.min(ranges.length - 1, Math.floor(entry.percent / STEP))]!.count += entry.count;
  }
  return ranges;
}
