import type { Language } from "../../lib/language.ts";
import type { PostFields } from "../blog/model.ts";

/** Maximum size of an upload (an archive with its images), in bytes. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Maximum posts per import. */
export const MAX_IMPORTED_POSTS = 20_000;

export const EXPORT_FORMATS = ["markdown", "ghost"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Problems with an imported item, with their effect: left out, changed, or partly lost. The desk words them. */
export const IMPORT_PROBLEMS = {
  /** The file or post cannot be parsed. */
  unreadable: "left",
  /** Longer than a post or file may be. */
  "too-long": "left",
  /** Too many elements, too deeply nested, or beyond a post's limits of time or memory. */
  "too-complex": "left",
  /** The import ran out of time before reading the post. */
  "not-reached": "left",
  /** A page, not a post. */
  page: "left",
  /** Has no text in a format that we can read. */
  "no-content": "left",
  /** A post with its slug exists, and stays unchanged. */
  exists: "left",
  /** Fields are invalid; `detail` names them. */
  invalid: "left",
  /** Skipped as neither a post nor a page; `detail` is the number, the names or the status of such items. */
  "other-kind": "left",
  /** A member list, which does not prove consent. */
  members: "left",
  /** Stays a draft because fields are missing; `detail` names them. */
  "not-published": "changed",
  /** Stays a draft because its French version is not public. */
  "french-missing": "changed",
  /** Stays a draft because images have no alternative text; `detail` names them. */
  "alt-missing": "changed",
  /** Stays a draft because it was, at least in part, for members only. */
  "members-only": "changed",
  /** Stays a draft because it was hidden; `detail` is the setting, as written. */
  "not-public": "changed",
  /** Stays a draft because it is the program's sample post. */
  "sample-post": "changed",
  /** Stays a draft because template codes remain in its text; `detail` names them. */
  "codes-left": "changed",
  /** Stays a draft because it has no publication date. */
  undated: "changed",
  /** Stays a draft although it was scheduled; `detail` is the time, in ISO 8601. */
  "not-scheduled": "changed",
  /** The public version is published; its unpublished edits are in the working copy. */
  "unpublished-edits": "changed",
  /** Some categories do not exist here and became keywords; `detail` names them. */
  "category-as-keyword": "changed",
  /** Its topics match none of our categories; `detail` is the category it got. */
  "category-chosen": "changed",
  /** It had no keyword, which we require; `detail` is the keyword it got. */
  "keyword-chosen": "changed",
  /** Videos, bookmarks and the like became links; `detail` lists the kinds. */
  "as-link": "changed",
  /** Task boxes, footnotes and the like are written differently in Markdown; `detail` lists the kinds. */
  rewritten: "changed",
  /** HTML tags are shown as text; `detail` names them. */
  "left-as-text": "changed",
  /** An image is on another site or missing from the archive, so it became a link; `detail` is its URL. */
  "image-missing": "lost",
  /** An image was rejected by the media library. */
  "image-refused": "lost",
  /** A file is lost, because this blog stores none; `detail` is its URL. */
  "file-lost": "lost",
  /** Elements such as scripts and forms were dropped; `detail` names them. */
  "elements-lost": "lost",
  /** Fields that we do not know were dropped; `detail` names them. */
  "fields-lost": "lost",
  /** Comments were dropped; `detail` is their number. */
  "comments-lost": "lost",
  /** An old path cannot redirect, because one of our pages has it; `detail` is the path. */
  "address-lost": "lost",
  /**
   * Links were dropped or are broken: around pictures, within a page, or to pages that are not imported. `detail` lists
   * them.
   */
  "links-lost": "lost",
  /** More remarks than are listed per post; `detail` is the number omitted. */
  more: "lost",
} as const satisfies Record<string, "left" | "changed" | "lost">;
export type ImportProblem = keyof typeof IMPORT_PROBLEMS;

/** A remark about a post or file. */
export interface ImportNote {
  problem: ImportProblem;
  detail?: string;
}

export interface ImportRemark extends ImportNote {
  /** File name or title. */
  name: string;
}

/** Outcome of one post or file. */
export interface ImportedRow {
  /** File name or title. */
  name: string;
  /** `edits`: edits of a post in the same import; `left`: not stored. */
  outcome: "published" | "scheduled" | "draft" | "edits" | "left";
  /** What was stored: names of fields, `images`, `featured`, `publishedAt`, `updatedAt`. */
  kept: string[];
  notes: ImportNote[];
}

/** Report of an import or a dry run. */
export interface ImportReport {
  /** Number of posts stored. */
  imported: number;
  /** How many of the stored posts were published. */
  published: number;
  /** How many of the stored posts were scheduled. */
  scheduled: number;
  /** Number of items not stored. */
  skipped: number;
  /** The first thousand at most; no one would read more. */
  rows: ImportedRow[];
}

/** A line of the streamed response; the last line has the report. */
export type ImportProgress = { done: number; total: number } | { report: ImportReport };

/** Settings for reading a file. */
export interface ImportReading {
  /** Language of posts that state none. */
  language: Language;
  now: Date;
}

/** A post as read from another program's file. */
export interface ImportedPost {
  /** File name or title, for the report. */
  name: string;
  language: Language;
  /** Key that language versions share; `undefined` if there is only one version. */
  pair: string | undefined;
  /** Slug of the post whose unpublished edits these are. */
  editsOf: string | undefined;
  /** Not validated yet. */
  fields: Partial<Record<keyof PostFields, unknown>> & { title: string; content: string };
  /** Path or URL of the cover, as written. */
  coverSource: string | undefined;
  featured: boolean;
  createdAt: Date | undefined;
  /** Time of the last edit on the old site. */
  updatedAt: Date | undefined;
  /** Publication time, past or scheduled; `undefined` for a draft. */
  publishedAt: Date | undefined;
  /** True if the publication time was in the future when the file was made. */
  isScheduled: boolean;
  /** Reasons to keep the post a draft, whatever its date. */
  withheld: readonly ImportNote[];
  /** The post's URLs or paths on the old site. */
  addresses: string[];
  /** What was changed or lost while reading the post. */
  notes: ImportNote[];
  /** True if our own export wrote it, in which case empty fields stay empty. */
  isOwn: boolean;
}

export class TooManyPosts extends Error {}

/** Posts found in a file. Each is read separately, because some take long. */
export interface ImportSource {
  posts: { name: string; read: () => ImportedPost | ImportRemark }[];
  /** Items that cannot become posts. */
  remarks: ImportRemark[];
}
