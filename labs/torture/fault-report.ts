import { appendFileSync } from "node:fs";

/** A row of the table that `npm run torture` prints. */
export interface Trial {
  /** The fault. */
  fault: string;
  /** What was done, in a few words. */
  done: string;
  /** Writes that were acknowledged. */
  acknowledged: number;
  /** Acknowledged writes that are missing afterwards. */
  lost: number;
  /** Acknowledged writes that are there more than once. */
  doubled: number;
  /** Seconds from the end of the fault to the first successful write; null if there was nothing to recover from. */
  recoveredAfter: number | null;
  /** What visitors and operators noticed. */
  result: string;
}

/** Reports a row, by appending a line of JSON to the file named in `TORTURE_REPORT`. */
export function report(trial: Trial): void {
  const file = process.env["TORTURE_REPORT"];
  if (file) appendFileSync(file, `${JSON.stringify(trial)}\n`);
}
