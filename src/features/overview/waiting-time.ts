/** How long requests waited, in quarters of an hour: `[quarters, number of requests]` in any order. */
export type WaitingTimes = readonly (readonly [quarters: number, count: number])[];

/**
 * The time, in hours, within which a share of the requests was answered.
 * @param share 0.5 is the median
 * @returns `null` when there were none
 */
export function waitingTime(times: WaitingTimes, share: number): number | null {
  const total = times.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const rank = Math.max(1, Math.ceil(total * share));
  let passed = 0;
  for (const [quarters, count] of [...times].sort(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= rank) return quarters / 4;
  }
  throw new Error("The counts do not add up");
}
