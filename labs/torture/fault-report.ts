import { appendFileSync } from "node:fs";

/** One line of the table that `npm run torture` prints. */
export interface Trial {
  /** What was wrong with the world. */
  fault: string;
  /** What was done, in a few words. */
  done: string;
  /** Writes that were answered "done". */
  acknowledged: number;
  /** Of these: what was not there afterwards. */
  lost: number;
  /** Of these: what was there twice. */
  doubled: number;
  /** From the end of the fault until writes succeeded again, in seconds; null where there is nothing to recover from. */
  recoveredAfter: number | null;
  /** What visitors and operators met. */
  result: string;
}

/** Hands a line to whoever runs the trials: a file with one JSON object a line, named by `TORTURE_REPORT`. */
export function report(trial: Trial): void {
  const file = process.env["TORTURE_REPORT"];
  if (file) appendFileSync(file, `${JSON.stringify(trial)}\n`);
}
