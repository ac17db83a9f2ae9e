import { AppError } from "../../lib/http/app-error.ts";

/** When to try again when too many wait, in seconds. */
const RETRY_AFTER = 15;

/**
 * Does work one after the other.
 * @param atMost how many may wait; the function throws AppError `unavailable` for one more
 */
export function takeTurns<Given, Result>(work: (given: Given) => Promise<Result>, atMost: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (given: Given): Promise<Result> => {
    if (waiting > atMost) throw new AppError("unavailable", "Too many images wait", { retryAfter: RETRY_AFTER });
    waiting += 1;
    const turn = last
      .then(() => work(given))
      .finally(() => {
        waiting -= 1;
      });
    last = turn.catch(() => undefined);
    return await turn;
  };
}
