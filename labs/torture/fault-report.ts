import { appendFileSync } from "node:fs";

/** A row of the table printed by `npm run torture`. */
export interface Trial {
  /** The fault. */
  fault: string;
  /** The actions, in a few words. */
  done: string;
  /** Writes acknowledged as done. */
  acknowledged: number;
  /** Of these, missing afterwards. */
  lost: number;
  /** Of these, duplicated. */
  doubled: number;
  /** Seconds from the end of the fault until writes succeeded again; null if there is nothing to recover from. */
  recoveredAfter: number | null;
  /** What visitors and operators experienced. */
  result: string;
}

/** Passes a row to the trials' runner: a file with one JSON object per line, named by `TORTURE_REPORT`. */
export function report(trial: Trial): void {
  const file = process.env["TORTURE_REPORT"];
  if (file) appendFileSync(file, `${JSON.stringify(trial)}\n`);
}
