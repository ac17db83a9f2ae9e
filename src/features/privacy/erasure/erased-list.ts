import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { StartFailure } from "../../../lib/start-failure.ts";
import type { Erasure } from "./erasure.ts";

/** In `DATA_DIR`, outside the database, so that it survives restoring an older copy. */
const FILE = "erased.jsonl";

const lineSchema = z.object({
  id: z.string(),
  at: z.iso.datetime().transform((moment) => new Date(moment)),
  by: z.string(),
  requestId: z.number().nullable(),
  keyId: z.string(),
  keys: z.array(z.string()),
  records: z.record(z.string(), z.array(z.string())),
  files: z.number(),
});

/** A partial line left by a power cut: the database knows that erasure, and adds it again. */
function isTorn(line: string): boolean {
  const count = (sign: string) => line.split(sign).length;
  return line.startsWith("{") && count("{") > count("}");
}

/**
 * Reads the list of erasures kept outside the database: one line of JSON each. It names nobody.
 * @throws StartFailure when a line is damaged: its person would come back with the next backup
 */
export async function readErasedList(folder: string): Promise<Erasure[]> {
  const file = path.join(folder, FILE);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line, index) => {
    const written = line.replace(/\0+$/, "");
    if (written === "" || isTorn(written)) return [];
    try {
      return [lineSchema.parse(JSON.parse(written)) as Erasure];
    } catch (error) {
      throw new StartFailure(
        `The list of erasures is damaged: ${file}, line ${index + 1}.\n` +
          "Put the copy from the last backup in its place, or delete that line: without it, a backup that is put back " +
          "would bring that person back.",
        error,
      );
    }
  });
}

/** Appends lines and flushes them to disk. */
export async function addToErasedList(folder: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(path.join(folder, FILE), "a", 0o600);
  try {
    await handle.appendFile(erasures.map((erasure) => `\n${JSON.stringify(erasure)}\n`).join(""));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
