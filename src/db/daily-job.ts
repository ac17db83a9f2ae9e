import type { Queryable } from "./database.ts";

/** A job that runs once a day, however many processes there are. */
export interface DailyJob {
  name: string;
  /** Hour in Montréal from which the job is due, 0 to 23. A process started later in the day catches up. */
  hour: number;
  /**
   * Does all of its work in the transaction `db`, so that a failed or crashed run leaves nothing behind, and is repeated.
   * @param day the day in Montréal, such as `2026-11-20`
   */
  run(db: Queryable, day: string, now: Date): Promise<void>;
}

/** Creates a job that is due from 3 a.m. in Montréal. */
export const nightly = (name: string, run: (db: Queryable, now: Date) => Promise<unknown>): DailyJob => ({
  name,
  hour: 3,
  run: async (db, _day, now) => void (await run(db, now)),
});
