import { spawnSync } from "node:child_process";
import { globSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Library from Debian's package `faketime`, which overrides the time of day that programs see. */
const [LIBRARY] = globSync("/usr/{lib,lib64}/{*/,}faketime/libfaketime.so.1");

/** A server's clock that a test controls while the server runs. */
export interface FakeClock {
  /** Environment variables for the programs that use the clock. */
  variables: Record<string, string>;
  /** Jumps to a moment; time runs on from there. */
  set(moment: Date): void;
}

/**
 * Creates a clock that shows `moment`.
 * @param folder for the file with the clock's offset, which programs read whenever they read the clock
 */
export function createFakeClock(folder: string, moment: Date): FakeClock {
  const file = path.join(folder, "clock");
  const set = (to: Date) => {
    const seconds = Math.round((to.getTime() - Date.now()) / 1000);
    // Renames atomically, because programs that read half a file would briefly see the real time.
    writeFileSync(`${file}.new`, seconds < 0 ? String(seconds) : `+${seconds}`);
    renameSync(`${file}.new`, file);
  };
  set(moment);
  return {
    variables: {
      LD_PRELOAD: LIBRARY ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // The monotonic clock and file times stay real.
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
