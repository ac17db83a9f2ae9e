import type { Language } from "../../lib/language.ts";
import type { PostFields } from "../blog/schema.ts";

/** Longest file that can be imported, in bytes: an archive with its images. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** What the blog is handed out as. */
export const EXPORT_FORMATS = ["markdown", "ghost"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What may be wrong with something that is imported; the desk words it. */
export const IMPORT_PROBLEMS = [
  /** Cannot be read at all. */
  "unreadable",
  /** Longer than a post or a file may be. */
  "too-long",
  /** A page rather than a post. */
  "page",
  /** Only kept in a format that nobody else reads. */
  "no-content",
  /** There is a post with its address already: it is left as it is. */
  "exists",
  /** Fields that are not valid; `detail` names them. */
  "invalid",
  /** An image that is not in the archive, or on another site: it shows as a link. `detail` is its address. */
  "image-missing",
  /** An image that cannot be taken. */
  "image-refused",
  /** It is there, but as a draft: `detail` names the fields that are missing. */
  "not-published",
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

export interface ImportRemark {
  /** File or title. */
  name: string;
  problem: ImportProblem;
  detail?: string;
}

/** What became of an import. */
export interface ImportReport {
  /** Posts that were stored. */
  imported: number;
  /** Of those, the published ones. */
  published: number;
  /** Posts that were not. */
  skipped: number;
  remarks: ImportRemark[];
}

/** One line of the answer while an import goes on; the last one holds the report. */
export type ImportProgress = { done: number; total: number } | { report: ImportReport };

/** A post as some other place kept it. */
export interface ImportedPost {
  /** File or title, for the report. */
  name: string;
  language: Language;
  /** Shared by language versions; `undefined` for a post that stands alone. */
  pair: string | undefined;
  /** Not validated yet. */
  fields: Partial<Record<keyof PostFields, unknown>> & { title: string; content: string };
  /** Path or address of its picture as that place wrote it. */
  coverSource: string | undefined;
  featured: boolean;
  createdAt: Date | undefined;
  /** When it was published there; `undefined` for a draft. */
  publishedAt: Date | undefined;
}

/** What was found in a file. */
export interface ImportSource {
  posts: ImportedPost[];
  /** Of what is no post that can be stored. */
  remarks: ImportRemark[];
}
