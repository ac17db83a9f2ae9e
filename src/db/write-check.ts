import type { Database } from "./database.ts";

/** Row by which it is tried whether the database takes writes. */
const TRIAL = "write-check";

/** Whether the database takes writes: tried only after it has refused one, so that a sound disk is left alone. */
export interface WriteCheck {
  /** A write was refused. */
  noteFailure(): void;
  /** @throws what the database says to another write, until one is taken */
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
