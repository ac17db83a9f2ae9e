import type { Language } from "../../lib/language.ts";
import type { PostFields } from "../blog/model.ts";

/** Longest file that can be imported, in bytes: an archive with its images. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Most posts of a file that can be imported; an archive holds no more files either. */
export const MAX_IMPORTED_POSTS = 20_000;

/** What the blog is handed out as. */
export const EXPORT_FORMATS = ["markdown", "ghost"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What may be wrong with something that is imported; the desk words it. */
export const IMPORT_PROBLEMS = [
  /** Cannot be read at all. */
  "unreadable",
  /** Longer than a post or a file may be. */
  "too-long",
  /** Too many elements, too deep, or out of the time or memory that a post may take to be read. */
  "too-complex",
  /** The time that an import may take to be read was over before. */
  "not-reached",
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
  /** It is there, but as a draft: in whole or in part it was for members only. */
  "members-only",
  /** It is there, but as a draft: it was not public. `detail` is what said so there, in its own words. */
  "not-public",
  /** It is there, but as a draft: it has no date on which it was published. */
  "undated",
  /** It is there, but as a draft that was to be published: `detail` is when (ISO 8601). */
  "not-scheduled",
  /** Published as readers knew it, and what was written since is in the draft. */
  "unpublished-edits",
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
  /** And those that are published at a later time. */
  scheduled: number;
  /** Posts that were not. */
  skipped: number;
  remarks: ImportRemark[];
}

/** One line of the answer while an import goes on; the last one holds the report. */
export type ImportProgress = { done: number; total: number } | { report: ImportReport };

/** What a file is read by. */
export interface ImportReading {
  /** Of posts that do not say it. */
  language: Language;
  now: Date;
}

/** A post as some other place kept it. */
export interface ImportedPost {
  /** File or title, for the report. */
  name: string;
  language: Language;
  /** Shared by language versions; `undefined` for a post that stands alone. */
  pair: string | undefined;
  /** The address of the post whose unpublished edits this is: no post of its own. */
  editsOf: string | undefined;
  /** Not validated yet. */
  fields: Partial<Record<keyof PostFields, unknown>> & { title: string; content: string };
  /** Path or address of its picture as that place wrote it. */
  coverSource: string | undefined;
  featured: boolean;
  createdAt: Date | undefined;
  /** When it was published there, or is to be; `undefined` for a draft. */
  publishedAt: Date | undefined;
  /** Whether that was still to come when the file was made. */
  isScheduled: boolean;
  /** Why it is to stay a draft, whatever its date says. */
  withheld: Pick<ImportRemark, "problem" | "detail"> | undefined;
}

/** A file of more posts than can be imported. */
export class TooManyPosts extends Error {}

/** What was found in a file: posts to be read one by one, since some take long. */
export interface ImportSource {
  posts: { name: string; read: () => ImportedPost | ImportRemark }[];
  /** Of what is no post that can be stored. */
  remarks: ImportRemark[];
}
