import type { Logger } from "pino";
import type { DailyJob } from "../../db/daily-job.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import { companyDay, companyHour, dayPlus } from "../../lib/company/company-day.ts";

/** Interval between two checks of the clock, in ms; a job starts at most this long after its hour. */
const LOOK_EVERY = 60_000;

/** Days without any run after which the clock is suspect; if it is wrong, months of data would be deleted at once. */
const LONGEST_ABSENCE = 31;
/** How long the jobs then wait for an operator to correct the clock, in ms. */
const DOUBTED_FOR = 24 * 60 * 60_000;

export interface Jobs {
  start(): void;
  /** Stops once the work in progress is done. */
  stop(): Promise<void>;
  /** Runs the jobs that are due and have not run today in any process. */
  runDue(): Promise<void>;
}

export interface JobsParts {
  database: Database;
  clock: Clock;
  jobs: readonly DailyJob[];
  /** Called for a job that failed. The job is retried a minute later. */
  onError: (error: unknown, job: string) => void;
  /** Called after each job this process has run. */
  afterRun: () => void;
  /** Called once when the jobs pause, because the clock has jumped or no job has run for `LONGEST_ABSENCE` days. */
  onLeap: (lastDay: string, today: string) => void;
  /** Returns the milliseconds of a monotonic clock. */
  elapsed?: () => number;
}

export const logJobs = (log: Logger): Pick<JobsParts, "onError" | "onLeap"> => ({
  onError: (error, job) => log.error({ err: error, job }, "a daily job failed"),
  onLeap: (lastDay, today) =>
    log.error(
      { lastDay, today },
      "the clock says that no daily job has run for a month: they wait for a day, so that nothing is forgotten by a wrong clock",
    ),
});

export function createJobs(parts: JobsParts): Jobs {
  const { database, clock, jobs, onError, afterRun, onLeap, elapsed = () => performance.now() } = parts;
  /** Day for which each job is known to be done, so that the database is queried once a day. */
  const done = new Map<string, string>();
  /** Monotonic time in ms since which the date has been suspect. */
  let doubtedSince: number | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function runDue(): Promise<void> {
    const now = clock();
    const [day, hour] = [companyDay(now), companyHour(now)];
    const due = jobs.filter((job) => hour >= job.hour && done.get(job.name) !== day);
    if (due.length === 0) return;
    try {
      if (await isDoubted(day)) return;
    } catch (error) {
      return onError(error, due[0]!.name);
    }
    for (const job of due) {
      try {
        const ran = await database.kysely.transaction().execute(async (trx) => {
          if (!(await claimDay(trx, job.name, day, now))) return false;
          await job.run(trx, day, now);
          return true;
        });
        done.set(job.name, day);
        if (ran) afterRun();
      } catch (error) {
        onError(error, job.name);
      }
    }
  }

  /**
   * Whether the clock may be wrong: more than `LONGEST_ABSENCE` days have passed since a job ran, and operators have
   * not yet had a day to notice.
   */
  async function isDoubted(today: string): Promise<boolean> {
    const lastDay = await lastDayOf(
      database.kysely,
      jobs.map(({ name }) => name),
    );
    if (lastDay === undefined || today <= dayPlus(lastDay, LONGEST_ABSENCE)) {
      doubtedSince = undefined;
      return false;
    }
    if (doubtedSince === undefined) onLeap(lastDay, today);
    doubtedSince ??= elapsed();
    return elapsed() - doubtedSince < DOUBTED_FOR;
  }

  const look = () => {
    looking ??= runDue().finally(() => {
      looking = undefined;
    });
  };

  return {
    runDue,
    start() {
      clearInterval(timer);
      timer = setInterval(look, LOOK_EVERY);
      timer.unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function lastDayOf(db: Queryable, names: readonly string[]): Promise<string | undefined> {
  const { last } = await db
    .selectFrom("job_runs")
    .select((select) => select.fn.max("lastRunFor").as("last"))
    .where("name", "in", names)
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

/**
 * Claims a day's run of a job, whose row then stays locked until the transaction ends.
 * @returns whether the day was still unclaimed
 */
async function claimDay(db: Queryable, name: string, day: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("job_runs")
    .values({ name, lastRunFor: day, finishedAt: now })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ lastRunFor: day, finishedAt: now }).where("job_runs.lastRunFor", "<", day),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}
