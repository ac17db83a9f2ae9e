import { AppError } from "../../lib/http/app-error.ts";
import { programOf, startThread, type Thread, ThreadOverrun } from "../../lib/worker-thread.ts";
import type { ReadPost } from "./read-upload.ts";
import type { ImportReading, ImportRemark } from "./transfer.ts";

/** What reading a file may take. Times in milliseconds. */
export interface ReadingLimits {
  /** To find the posts in it: the longest file takes three seconds. */
  open: number;
  /** To read one of them: the longest takes half a second. */
  post: number;
  /** To read all of them: enough for some thousands of the longest. */
  all: number;
  /** The longest file as text, and what it is made into. */
  memoryMb: number;
}
const LIMITS: ReadingLimits = { open: 60_000, post: 5_000, all: 10 * 60_000, memoryMb: 1_024 };

const PROGRAM = programOf(import.meta.url, "import-worker");

export type ImportQuestion =
  | { open: Uint8Array; reading: ImportReading }
  | { post: number }
  | { file: string; maxBytes: number };

/** Text key of what is wrong with the file. */
type Refusal = "importUnreadable" | "importTooMuch";

/** What the thread answers, by the question. */
export interface ImportAnswers {
  open: { names: string[]; remarks: ImportRemark[] } | { refused: Refusal };
  post: ReadPost | ImportRemark;
  file: Uint8Array | undefined;
}

/** A file of a blog while it is imported. */
export interface ImportReader {
  /** Files or titles of its posts. */
  names: readonly string[];
  /** Of what is no post that can be stored. */
  remarks: readonly ImportRemark[];
  /** @returns a remark for a post that cannot be read, or not within the time and memory that it may take */
  read(index: number): Promise<ReadPost | ImportRemark>;
  /** @returns `undefined` for a file that is missing, damaged or longer */
  file(path: string, maxBytes: number): Promise<Buffer | undefined>;
  close(): void;
}

/**
 * Reads a file of posts on a thread of its own: unpacking, parsing and turning HTML into Markdown take seconds where an
 * honest file is long, and as long as they may where it is hostile. A post that takes longer costs the thread, and the next
 * one begins another.
 * @throws AppError `invalid` for a file that is no export, or is too much to be read
 */
export async function openImport(upload: Uint8Array, reading: ImportReading, limits = LIMITS): Promise<ImportReader> {
  // Not counted before the file is open, but whenever it is opened again.
  let left = Number.POSITIVE_INFINITY;
  let thread: Thread<ImportQuestion> | undefined;

  async function ask<Kind extends keyof ImportAnswers>(question: ImportQuestion & Record<Kind, unknown>, most: number) {
    const started = performance.now();
    const allowed = Math.min(most, left);
    try {
      const answer = await thread!.ask<ImportAnswers[Kind]>(question, allowed);
      left = Math.max(0, left - (performance.now() - started));
      return answer;
    } catch (error) {
      thread = undefined;
      left -= allowed;
      throw error;
    }
  }

  async function open() {
    thread = startThread<ImportQuestion>(PROGRAM, limits.memoryMb);
    const found = await ask<"open">({ open: upload, reading }, limits.open);
    if ("refused" in found) throw unreadable(found.refused);
    return found;
  }

  const close = () => thread?.end();
  try {
    const { names, remarks } = await open();
    left = limits.all;
    return {
      names,
      remarks,
      close,
      async read(index) {
        const name = names[index]!;
        if (left === 0) return { name, problem: "not-reached" };
        try {
          if (!thread) await open();
          return await ask<"post">({ post: index }, limits.post);
        } catch (error) {
          if (!(error instanceof ThreadOverrun)) throw error;
          return { name, problem: left === 0 ? "not-reached" : "too-complex" };
        }
      },
      async file(path, maxBytes) {
        try {
          if (!thread) await open();
          const data = await ask<"file">({ file: path, maxBytes }, limits.post);
          return data && Buffer.from(data.buffer, data.byteOffset, data.byteLength);
        } catch (error) {
          if (!(error instanceof ThreadOverrun)) throw error;
          return undefined;
        }
      },
    };
  } catch (error) {
    close();
    throw error instanceof ThreadOverrun ? unreadable("importTooMuch") : error;
  }
}

function unreadable(reason: Refusal): AppError {
  return new AppError("invalid", "Not an export that can be read", { fields: { file: reason } });
}
