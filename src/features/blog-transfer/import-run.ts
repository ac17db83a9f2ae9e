import type { Language } from "../../lib/language.ts";
import type { Category } from "../blog/model.ts";
import type { ImportReader } from "./import-reader.ts";
import type { ImportTarget, StoredPost } from "./import-target.ts";
import type { ImportedRow, ImportNote, ImportProblem, ImportReport } from "./transfer.ts";

export interface ImportOrder {
  /** Of posts that do not say it. */
  language: Language;
  /** Whether what was public there is to be public here, under its date; else everything is a draft. */
  publish: boolean;
  /** What posts are filed under of whose topics none is a category here. */
  category: Category;
  /** Id of the member of staff. */
  actor: string;
  /** Whether it is only looked at what would become of it: nothing is written. */
  isRehearsal: boolean;
}

/** An import while it goes on. */
export interface ImportRun {
  now: Date;
  order: ImportOrder;
  reader: ImportReader;
  target: ImportTarget;
  report: ImportReport;
  /** Of each image of the archive that was looked at, its id or what is wrong, by path: one may be named a thousand times. */
  images: Map<string, TakenImage>;
  /** Posts of this import, by language and address. */
  taken: Map<string, StoredPost>;
  /** Addresses of posts of this import that are versions of another one, by what they share. */
  paired: Map<string, string>;
}

export type TakenImage = { id: string } | { problem: ImportProblem };

/** Posts that are told of, and what is told of each: what a person reads. */
const MAX_ROWS = 1_000;
const MAX_NOTES = 50;

/** Begins what is told of a post or a file: left out, as long as nothing else came of it. */
export function beginRow({ report }: Pick<ImportRun, "report">, name: string): ImportedRow {
  const row: ImportedRow = { name, outcome: "left", kept: [], notes: [] };
  if (report.rows.length < MAX_ROWS) report.rows.push(row);
  return row;
}

export function note({ notes }: ImportedRow, { problem, detail }: ImportNote): void {
  if (notes.length < MAX_NOTES) return void notes.push({ problem, ...(detail ? { detail } : {}) });
  const last = notes.at(-1);
  const more = last?.problem === "more" ? Number(last.detail) : 1;
  notes[MAX_NOTES - 1] = { problem: "more", detail: String(more + 1) };
}

/** Says why something was not stored. */
export function leaveAside({ report }: ImportRun, row: ImportedRow, why: ImportNote): void {
  report.skipped += 1;
  note(row, why);
}
