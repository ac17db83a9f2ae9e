import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../db/database.ts";
import { RECORD_KINDS } from "../model.ts";
import { advanceIntake, findIntake, listRecordsAfter } from "../store/records.ts";
import { personOf } from "./match-record.ts";

/** Records matched per transaction: about 20 ms of work, during which SQLite allows no other writes. */
const AT_ONCE = 50;
/** Pause between steps, in milliseconds, so that visitors come first; 100,000 records take about two minutes. */
const REST_MS = 30;
/** Pause after a failure, in milliseconds. */
const REST_AFTER_ERROR = 5_000;

export interface IntakeParts {
  database: Database;
  /** Called with each failure, without personal data. */
  onError: (error: unknown) => void;
}

/**
 * Creates the job that, after each start, matches records without a person: those from before the people feature, or
 * written meanwhile by a process of an older version. Each small step is a transaction that records its progress, so
 * the intake resumes after a crash, and two processes never repeat a step.
 */
export function createIntake({ database, onError }: IntakeParts) {
  let isStopped = false;
  let running: Promise<void> | undefined;

  /**
   * Matches the next records.
   * @returns whether there were records left to match
   */
  async function step(): Promise<boolean> {
    for (const kind of RECORD_KINDS) {
      const from = await findIntake(database.kysely, kind);
      const ids = await listRecordsAfter(database.kysely, kind, from, AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) continue;
      await database.kysely.transaction().execute(async (db) => {
        if (!(await advanceIntake(db, kind, from, last))) return;
        for (const id of ids) await personOf(db, { kind, id });
      });
      return true;
    }
    return false;
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        if (!(await step())) return;
        await sleep(REST_MS);
      } catch (error) {
        onError(error);
        await sleep(REST_AFTER_ERROR, undefined, { ref: false });
      }
    }
  }

  return {
    /** Matches all remaining records without pausing. */
    async takeInAll(): Promise<void> {
      while (await step());
    },
    start(): void {
      running ??= run();
    },
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}
