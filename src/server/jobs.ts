import type { Database, Queryable } from "../db/database.ts";
import type { Clock } from "../lib/clock.ts";
import { companyDay, companyHour } from "../lib/company-day.ts";

/** How often the clock is looked at, in milliseconds: a job begins at most so much after its hour. */
const LOOK_EVERY = 60_000;

/** Something that is done once a day, however many processes there are. */
export interface DailyJob {
  name: string;
  /** Hour in Montréal from which it is due, 0 to 23. A process that starts later in the day makes up for it. */
  hour: number;
  /**
   * Does the work, all of it within the transaction: if it fails or the process dies, it has not run.
   * @param day the day in Montréal, `2026-11-20`
   */
  run(db: Queryable, day: string, now: Date): Promise<void>;
}

export interface Jobs {
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
  /** Runs what is due and has not run today in any process. */
  runDue(): Promise<void>;
}

export interface JobsParts {
  database: Database;
  clock: Clock;
  jobs: readonly DailyJob[];
  /** Told of a job that failed; it is tried again a minute later. */
  onError: (error: unknown, job: string) => void;
  /** Called after a job that ran here. */
  afterRun: () => void;
}

export function createJobs({ database, clock, jobs, onError, afterRun }: JobsParts): Jobs {
  /** The day each job was last seen done, so that the database is asked once a day. */
  const done = new Map<string, string>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function runDue(): Promise<void> {
    const now = clock();
    const [day, hour] = [companyDay(now), companyHour(now)];
    for (const job of jobs) {
      if (hour < job.hour || done.get(job.name) === day) continue;
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

/** @returns whether the day was still to be had; the row stays locked until the transaction ends */
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
