import type { Clock } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { Posts } from "../blog/assemble.ts";
import type { Post } from "../blog/model.ts";
import type { Media } from "../media/assemble.ts";
import type { ImportReader } from "./import-reader.ts";
import type { ImportProblem, ImportRemark, ImportReport } from "./transfer.ts";

export interface ImportParts {
  posts: Posts;
  media: Media;
  clock: Clock;
  /** Waits until what was stored is on disk. */
  flushed: () => Promise<void>;
}

export interface ImportOrder {
  /** Of posts that do not say it. */
  language: Language;
  /** Whether what was public there is to be public here, under its date; else everything is a draft. */
  publish: boolean;
  /** Id of the member of staff. */
  actor: string;
}

/** An import while it goes on. */
export interface ImportRun extends ImportParts {
  order: ImportOrder;
  reader: ImportReader;
  report: ImportReport;
  /** Of each image of the archive that was looked at, its id or what is wrong, by path: one may be named a thousand times. */
  images: Map<string, TakenImage>;
  /** Posts of this import, by language and address. */
  taken: Map<string, Post>;
}

export type TakenImage = { id: string } | { problem: ImportProblem };

/** Remarks told at most: what a person reads. */
const MAX_REMARKS = 1_000;

export const beginRun = (parts: ImportParts, order: ImportOrder, reader: ImportReader): ImportRun => ({
  ...parts,
  order,
  reader,
  report: { imported: 0, published: 0, scheduled: 0, skipped: 0, remarks: [] },
  images: new Map(),
  taken: new Map(),
});

export function remark({ report }: ImportRun, { name, problem, detail }: ImportRemark): void {
  if (report.remarks.length < MAX_REMARKS) report.remarks.push({ name, problem, ...(detail ? { detail } : {}) });
}

/** Notes that something was not stored. */
export function leaveAside(run: ImportRun, left: ImportRemark): void {
  run.report.skipped += 1;
  remark(run, left);
}
