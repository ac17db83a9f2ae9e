import type { Language } from "../../lib/language.ts";
import type { Category } from "../blog/model.ts";
import type { ImportReader } from "./import-reader.ts";
import type { ImportTarget, StoredPost } from "./import-target.ts";
import type { ImportedRow, ImportNote, ImportProblem, ImportReport } from "./transfer.ts";

export interface ImportOrder {
  /** For posts that state no language. */
  language: Language;
  /** Whether to publish what was public, under its own date; otherwise everything is a draft. */
  publish: boolean;
  /** Category of posts none of whose topics is one here. */
  category: Category;
  /** Id of the member of staff. */
  actor: string;
  /** A rehearsal: writes nothing, reports what would happen. */
  isRehearsal: boolean;
}

/** State of a running import. */
export interface ImportRun {
  now: Date;
  order: ImportOrder;
  reader: ImportReader;
  target: ImportTarget;
  report: ImportReport;
  /** By path, the id or problem of each image read so far: a thousand posts may use one. */
  images: Map<string, TakenImage>;
  /** This import's posts, by language and address. */
  taken: Map<string, StoredPost>;
  /** Addresses of this import's posts that have versions, by their shared key. */
  paired: Map<string, string>;
}

export type TakenImage = { id: string } | { problem: ImportProblem };

/** Most posts in the report, and remarks per post: more than a person reads. */
const MAX_ROWS = 1_000;
const MAX_NOTES = 50;

/** Starts the report of a post or file: `left` unless something else happens. */
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

/** Reports why something was not stored. */
export function leaveAside({ report }: ImportRun, row: ImportedRow, why: ImportNote): void {
  report.skipped += 1;
  note(row, why);
}
