import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A small disk kept in memory. */
export interface SmallDisk {
  folder: string;
  /** Uses up all remaining space. */
  fill(): void;
  free(): void;
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

function mount(...words: string[]): void {
  const { status, stderr } = spawnSync("mount", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mount ${words.join(" ")}: ${stderr}`);
}

/**
 * Mounts a small disk.
 * @throws Error if no disk can be mounted, which needs root
 */
export function createSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-disk-"));
  try {
    mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder);
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const ballast = path.join(folder, "ballast");
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, "a");
      try {
        // Writes ever smaller chunks, until not a byte is left.
        for (const size of [1024 * 1024, 64 * 1024, 4096, 1]) fillBy(file, size);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    setReadOnly: (isReadOnly) => mount("-o", `remount,${isReadOnly ? "ro" : "rw"}`, folder),
    remove: () => {
      spawnSync("umount", ["-l", folder]);
      rmdirSync(folder);
    },
  };
}

function fillBy(file: number, size: number): void {
  const bytes = Buffer.alloc(size, 1);
  for (;;) {
    try {
      writeSync(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
      throw error;
    }
  }
}

/** Why no disk can be created here; undefined if one can. */
export const noSmallDisk: string | undefined = (() => {
  try {
    createSmallDisk(1).remove();
    return undefined;
  } catch (error) {
    return `a small disk cannot be mounted here (${String(error).trim()}): be root on Linux for it`;
  }
})();
