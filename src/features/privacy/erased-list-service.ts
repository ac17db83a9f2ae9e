import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import type { Erasure } from "./who.ts";

/** In `DATA_DIR`: beside the database and not in it, so that an older copy of the database finds it. */
const FILE = "erased.jsonl";

/** The list of what was erased, outside the database: a line of JSON an erasure. It names nobody. */
export interface ErasedList {
  read(): Promise<Erasure[]>;
  /** Adds lines and sees them onto the disk. */
  add(erasures: readonly Erasure[]): Promise<void>;
}

export function createErasedList(folder: string): ErasedList {
  const file = path.join(folder, FILE);
  return {
    async read() {
      const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return "";
        throw error;
      });
      return text.split("\n").flatMap((line) => {
        // A line that a power cut left half written: the database knows that erasure, and adds it again.
        try {
          const parsed = JSON.parse(line) as Omit<Erasure, "at"> & { at: string };
          return [{ ...parsed, at: new Date(parsed.at) }];
        } catch {
          return [];
        }
      });
    },
    async add(erasures) {
      if (erasures.length === 0) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(file, "a", 0o600);
      try {
        await handle.appendFile(erasures.map((erasure) => `\n${JSON.stringify(erasure)}\n`).join(""));
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}
