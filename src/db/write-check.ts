import type { Database } from "./database.ts";

/** Row used to test whether the database accepts writes. */
const TRIAL = "write-check";

/** Whether the database accepts writes: only tested after it has refused one, so that a healthy disk is left alone. */
export interface WriteCheck {
  /** A write was refused. */
  noteFailure(): void;
  /** @throws the error of a test write, until one succeeds */
  pass(): Promise<void>;
}

export function createWriteCheck(database: Database, clock: () => Date): WriteCheck {
  let isDoubtful = false;
  return {
    noteFailure() {
      isDoubtful = true;
    },
    async pass() {
      if (!isDoubtful) return;
      const finishedAt = clock();
      await database.kysely
        .insertInto("job_runs")
        .values({ name: TRIAL, lastRunFor: "", finishedAt })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ finishedAt }))
        .execute();
      await database.flushed();
      isDoubtful = false;
    },
  };
}
