import { spawnSync } from "node:child_process";
import { globSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Debian's package `faketime`, which overrides the time of day for programs. */
const [LIBRARY] = globSync("/usr/{lib,lib64}/{*/,}faketime/libfaketime.so.1");

/** A clock a test controls while a server uses it. */
export interface FakeClock {
  /** Environment of programs that use it. */
  variables: Record<string, string>;
  /** Jumps to a moment, and continues from there. */
  set(moment: Date): void;
}

/** @param folder for the file with the current time, which is read on every use */
export function createFakeClock(folder: string, moment: Date): FakeClock {
  const file = path.join(folder, "clock");
  const set = (to: Date) => {
    const seconds = Math.round((to.getTime() - Date.now()) / 1000);
    // Atomic: a reader of half a file would be in the present for a moment.
    writeFileSync(`${file}.new`, seconds < 0 ? String(seconds) : `+${seconds}`);
    renameSync(`${file}.new`, file);
  };
  set(moment);
  return {
    variables: {
      LD_PRELOAD: LIBRARY ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // Changing the clock does not affect the monotonic clock or file times.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      NO_FAKE_STAT: "1",
    },
    set,
  };
}

/** Why the clock cannot be set here; undefined if it can. */
export const noFakeClock: string | undefined = (() => {
  if (!LIBRARY) return "Debian's package faketime is not installed";
  const env = { LD_PRELOAD: LIBRARY, FAKETIME: "+100d" };
  const { stdout } = spawnSync(process.execPath, ["-p", "Date.now()"], { env, encoding: "utf8" });
  const isAhead = Number(stdout) - Date.now() > 99 * 86_400_000;
  return isAhead ? undefined : "faketime does not change the clock of this Node";
})();
