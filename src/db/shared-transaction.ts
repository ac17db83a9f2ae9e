import { setImmediate as turn } from "node:timers/promises";
import pLimit from "p-limit";
import type { Database, Queryable } from "./database.ts";
import { WaitedTooLong } from "./storage-failure.ts";

/**
 * Most operations per shared transaction. So many take some ten milliseconds, during which no other statement can run.
 */
const MOST_TOGETHER = 16;

/**
 * Concurrent transactions per process on PostgreSQL, half of its connections. Transactions on the same row wait for one
 * another, and would block readers if they held all connections.
 */
const MOST_AT_ONCE = 5;
/**
 * Longest wait for a turn, in milliseconds. While the database is unreachable, transactions ahead in the queue take a
 * long time to fail.
 */
const LONGEST_WAIT = 20_000;

/** Attempts at work that PostgreSQL aborts in favour of other transactions. */
const MOST_ATTEMPTS = 5;
/** `serialization_failure` and `deadlock_detected`: the work itself is fine, and has been rolled back. */
const TO_BE_REPEATED = new Set(["40001", "40P01"]);

interface Job {
  work: (db: Queryable) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Runs work in a transaction, like `kysely.transaction().execute`. */
export type InTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>;

/**
 * Returns a function for operations that many callers request at once. SQLite runs one transaction at a time, so
 * waiting callers share the next one. That saves writes, because most of the pages they touch are the same (the ends of
 * tables and indexes). No caller gets a response before the commit. If one caller's work fails, everyone's is rolled
 * back and retried in separate transactions. That is rare, whereas savepoints would write the full-text index at the
 * end of each. PostgreSQL groups its connections' commits by itself, so a few transactions run at a time, in order of
 * arrival. In a deadlock it aborts one, which is retried. On either database, work must be repeatable.
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
      // Lets callers that have arrived meanwhile join the next transaction.
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
