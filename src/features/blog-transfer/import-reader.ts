import { AppError } from "../../lib/http/app-error.ts";
import { programOf, startThread, type Thread, ThreadOverrun } from "../../lib/worker-thread.ts";
import type { ReadPost } from "./read-upload.ts";
import type { ImportReading, ImportRemark } from "./transfer.ts";

/** Limits for reading a file; times are in ms. */
export interface ReadingLimits {
  /** For finding the posts; the largest file takes three seconds. */
  open: number;
  /** Per post; the longest takes half a second. */
  post: number;
  /** For all posts, enough for some thousands of the longest. */
  all: number;
  /** Memory in MB, enough for the largest file as text, with its results. */
  memoryMb: number;
}
const LIMITS: ReadingLimits = { open: 60_000, post: 5_000, all: 10 * 60_000, memoryMb: 1_024 };

const PROGRAM = programOf(import.meta.url, "import-worker");

export type ImportQuestion =
  | { open: Uint8Array; reading: ImportReading }
  | { post: number }
  | { file: string; maxBytes: number };

/** Text key of the reason why a file is rejected. */
type Refusal = "importUnreadable" | "importTooMuch";

/** The thread's answer to each kind of question. */
export interface ImportAnswers {
  open: { names: string[]; remarks: ImportRemark[] } | { refused: Refusal };
  post: ReadPost | ImportRemark;
  file: Uint8Array | undefined;
}

/** An uploaded file while it is being imported. */
export interface ImportReader {
  /** File name or title of each post. */
  names: readonly string[];
  /** Items of the file that cannot become posts. */
  remarks: readonly ImportRemark[];
  /** @returns a remark if the post is unreadable, or exceeds its time or memory */
  read(index: number): Promise<ReadPost | ImportRemark>;
  /** @returns `undefined` if the file is missing, damaged or longer than `maxBytes` */
  file(path: string, maxBytes: number): Promise<Buffer | undefined>;
  close(): void;
}

/**
 * Reads an uploaded file on a worker thread. Unpacking, parsing and converting HTML take seconds for a long file, and
 * arbitrarily long for a hostile one. A post that exceeds its time ends the thread, and the next post starts another.
 * @throws AppError `invalid` if the file is not an export, or is too much to read
 */
export async function openImport(upload: Uint8Array, reading: ImportReading, limits = LIMITS): Promise<ImportReader> {
  // Total time left, in ms. It runs once the file has been opened, and includes reopening the file.
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
