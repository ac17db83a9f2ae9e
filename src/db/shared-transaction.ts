import { setImmediate as turn } from "node:timers/promises";
import pLimit from "p-limit";
import type { Database, Queryable } from "./database.ts";
import { WaitedTooLong } from "./storage-failure.ts";

/** Works that share a transaction at most: some ten milliseconds, for which nobody else can read or write. */
const MOST_TOGETHER = 16;

/**
 * Transactions of one process on PostgreSQL at the same time: half of its connections. Those of many who want the same row wait
 * for one another; with all connections they would keep everybody else from reading.
 */
const MOST_AT_ONCE = 5;
/** Longest that work waits for its turn, in milliseconds: where the database is away, those ahead take long to fail. */
const LONGEST_WAIT = 20_000;

/** How often work is done anew that PostgreSQL gave up for others. */
const MOST_ATTEMPTS = 5;
/** `serialization_failure` and `deadlock_detected`: nothing is wrong with the work, which is rolled back whole. */
const TO_BE_REPEATED = new Set(["40001", "40P01"]);

interface Job {
  work: (db: Queryable) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Runs work in a transaction, as `kysely.transaction().execute` does. */
export type InTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>;

/**
 * For work that many ask for at once. On SQLite, which has one transaction at a time, those who wait share the next one: a
 * commit writes every page that was touched, and most are the same ones (the ends of tables and indexes). Nobody is answered
 * before the commit. When somebody's work fails, what all of them did is rolled back, and each is done anew in a transaction of
 * its own: that is rare, and savepoints for all would have the full-text index written at the end of each.
 * PostgreSQL gathers the commits of its connections by itself; there a few run at a time, in order of arrival. Of two that wait
 * for each other it ends one, which is done anew.
 * On both, work must do the same each time it is called.
 */
export function sharingTransactions({ kysely, dialect }: Pick<Database, "kysely" | "dialect">): InTransaction {
  if (dialect === "postgres") {
    const inTurn = pLimit(MOST_AT_ONCE);
    return (work) => {
      const since = performance.now();
      return inTurn(() => {
        if (performance.now() - since > LONGEST_WAIT) throw new WaitedTooLong();
        return untilNoDeadlock(() => kysely.transaction().execute(work));
      });
    };
  }
  const waiting: Job[] = [];
  let isRunning = false;

  async function runAlone({ work, resolve, reject }: Job): Promise<void> {
    await kysely.transaction().execute(work).then(resolve, reject);
  }

  async function runTogether(jobs: readonly Job[]): Promise<void> {
    const [first] = jobs;
    if (first && jobs.length === 1) return await runAlone(first);
    let results: unknown[];
    try {
      results = await kysely.transaction().execute(async (db) => {
        const done: unknown[] = [];
        for (const { work } of jobs) done.push(await work(db));
        return done;
      });
    } catch {
      for (const job of jobs) await runAlone(job);
      return;
    }
    for (const [index, { resolve }] of jobs.entries()) resolve(results[index]);
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await runTogether(waiting.splice(0, MOST_TOGETHER));
      // Whoever came meanwhile is heard first, and is among the next.
      if (waiting.length > 0) await turn();
    }
    isRunning = false;
  }

  return <Result>(work: (db: Queryable) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job["resolve"], reject });
      if (!isRunning) void run();
    });
}

async function untilNoDeadlock<Result>(attempt: () => Promise<Result>, attempts = 1): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const { code } = (error ?? {}) as { code?: unknown };
    if (attempts === MOST_ATTEMPTS || typeof code !== "string" || !TO_BE_REPEATED.has(code)) throw error;
    return await untilNoDeadlock(attempt, attempts + 1);
  }
}
