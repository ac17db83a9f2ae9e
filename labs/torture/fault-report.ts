import { appendFileSync } from "node:fs";

/** A row of the table that `npm run torture` prints. */
export interface Trial {
  fault: string;
  /** What the trial did, in a few words. */
  done: string;
  acknowledged: number;
  /** Number of acknowledged writes missing afterwards. */
  lost: number;
  /** Number of acknowledged writes stored more than once. */
  doubled: number;
  /** Seconds from the end of the fault to the first successful write; null if no recovery was needed. */
  recoveredAfter: number | null;
  /** The effect on visitors and operators. */
  result: string;
}

/** Appends a row as a line of JSON to the file named in `TORTURE_REPORT`, for the table. */
export function report(trial: Trial): void {
  const file = process.env["TORTURE_REPORT"];
  if (file) appendFileSync(file, `${JSON.stringify(trial)}\n`);
}
