/**
 * Pauses after the first, second … failed attempt, in milliseconds; after the last attempt a message is given up on.
 */
const RETRY_PAUSES = [30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000, 12 * 3_600_000, 24 * 3_600_000];
export const ATTEMPTS_PER_ROUND = RETRY_PAUSES.length + 1;

/** Random addition to a pause, as a share of it, so that messages that failed together do not come back together. */
const JITTER = 0.2;

/**
 * A message's state after a failed attempt.
 * @param attempts so far; a replayed message gets the rest of its round, at least one
 * @param chance 0 to 1
 */
export function afterFailure(attempts: number, now: Date, chance: number): { status: "pending" | "dead"; at: Date } {
  const pause = RETRY_PAUSES[(attempts - 1) % ATTEMPTS_PER_ROUND];
  if (pause === undefined) return { status: "dead", at: now };
  return { status: "pending", at: new Date(now.getTime() + pause * (1 + JITTER * chance)) };
}
