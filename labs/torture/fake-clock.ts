import { spawnSync } from "node:child_process";
import { globSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Debian's package `faketime`: what it tells programs instead of the time of day. */
const [LIBRARY] = globSync("/usr/{lib,lib64}/{*/,}faketime/libfaketime.so.1");

/** A clock that a test sets while a server goes by it. */
export interface FakeClock {
  /** Environment of whoever goes by it. */
  variables: Record<string, string>;
  /** Jumps to a moment, and goes on from there. */
  set(moment: Date): void;
}

/** @param folder where the clock keeps what time it is; what is set there is read at every look */
export function createFakeClock(folder: string, moment: Date): FakeClock {
  const file = path.join(folder, "clock");
  const set = (to: Date) => {
    const seconds = Math.round((to.getTime() - Date.now()) / 1000);
    // Never half a file: whoever read it would be in the present for a moment.
    writeFileSync(`${file}.new`, seconds < 0 ? String(seconds) : `+${seconds}`);
    renameSync(`${file}.new`, file);
  };
  set(moment);
  return {
    variables: {
      LD_PRELOAD: LIBRARY ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // A clock that is set leaves alone what counts from the start of the machine, and the times of files.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      NO_FAKE_STAT: "1",
    },
    set,
  };
}

/** Why no clock can be set here; undefined where one can. */
export const noFakeClock: string | undefined = (() => {
  if (!LIBRARY) return "Debian's package faketime is not installed";
  const env = { LD_PRELOAD: LIBRARY, FAKETIME: "+100d" };
  const { stdout } = spawnSync(process.execPath, ["-p", "Date.now()"], { env, encoding: "utf8" });
  const isAhead = Number(stdout) - Date.now() > 99 * 86_400_000;
  return isAhead ? undefined : "faketime does not change the clock of this Node";
})();
