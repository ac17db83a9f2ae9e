import type { Language } from "../../lib/language.ts";
import type { PostFields } from "../blog/model.ts";

/** Largest file that can be imported, in bytes: an archive with its images. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Most posts of an import, and most files of an archive. */
export const MAX_IMPORTED_POSTS = 20_000;

/** Export formats. */
export const EXPORT_FORMATS = ["markdown", "ghost"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What can happen to an imported item, and its effect: left out, changed, or partly lost. The desk words it. */
export const IMPORT_PROBLEMS = {
  /** Unreadable. */
  unreadable: "left",
  /** Longer than a post or file may be. */
  "too-long": "left",
  /** Too many elements, too deep, or over a post's time or memory for reading. */
  "too-complex": "left",
  /** The import's time ran out before it was read. */
  "not-reached": "left",
  /** A page rather than a post. */
  page: "left",
  /** Only in a format that no other program reads. */
  "no-content": "left",
  /** A post with its address exists already and stays unchanged. */
  exists: "left",
  /** Invalid fields; `detail` names them. */
  invalid: "left",
  /** Neither posts nor pages; `detail` is their number. */
  "other-kind": "left",
  /** A member list, which proves no consent. */
  members: "left",
  /** Stored as a draft: `detail` names the missing fields. */
  "not-published": "changed",
  /** Stored as a draft: an English post appears with its French version. */
  "french-missing": "changed",
  /** Stored as a draft: `detail` names images without alternative text. */
  "alt-missing": "changed",
  /** Stored as a draft: all or part of it was for members only. */
  "members-only": "changed",
  /** Stored as a draft: it was not public. `detail` is the setting that hid it, verbatim. */
  "not-public": "changed",
  /** Stored as a draft: a sample post of its program. */
  "sample-post": "changed",
  /** Stored as a draft: template codes remain in its text; `detail` names them. */
  "codes-left": "changed",
  /** Stored as a draft: it has no publication date. */
  undated: "changed",
  /** Stored as a draft: it was scheduled. `detail` is the time (ISO 8601). */
  "not-scheduled": "changed",
  /** Published in its public version; unpublished edits are in the draft. */
  "unpublished-edits": "changed",
  /** Unknown categories: `detail` names those that became keywords. */
  "category-as-keyword": "changed",
  /** None of its topics is a category here, or it has none: `detail` is the category it got. */
  "category-chosen": "changed",
  /** It had no keyword, and needs one: `detail` is the one it got. */
  "keyword-chosen": "changed",
  /** Videos, link cards and the like that became links; `detail` names the kinds. */
  "as-link": "changed",
  /** Task boxes, footnotes, small letters and the like, written another way in Markdown. `detail` names the kinds. */
  rewritten: "changed",
  /** Template codes shown as text; `detail` names them. */
  "left-as-text": "changed",
  /** An image on another site or missing from the archive, shown as a link. `detail` is its address. */
  "image-missing": "lost",
  /** An image that cannot be stored. */
  "image-refused": "lost",
  /** A file, which this blog does not store; `detail` is its address. */
  "file-lost": "lost",
  /** Elements left out: scripts, forms. `detail` names them. */
  "elements-lost": "lost",
  /** Unknown fields; `detail` names them. */
  "fields-lost": "lost",
  /** Comments; `detail` is their number. */
  "comments-lost": "lost",
  /** An old address that is taken by a page of this site; `detail` is the address. */
  "address-lost": "lost",
  /**
   * Links of pictures, links within a page, and links to pages of the source site that are not imported; `detail` names
   * them.
   */
  "links-lost": "lost",
  /** More remarks than are listed per post; `detail` is their number. */
  more: "lost",
} as const satisfies Record<string, "left" | "changed" | "lost">;
export type ImportProblem = keyof typeof IMPORT_PROBLEMS;

/** A remark about a post or file. */
export interface ImportNote {
  problem: ImportProblem;
  detail?: string;
}

export interface ImportRemark extends ImportNote {
  /** File or title. */
  name: string;
}

/** The outcome for one post or file. */
export interface ImportedRow {
  /** File or title. */
  name: string;
  /** `edits` belong to an existing post; `left` was not stored. */
  outcome: "published" | "scheduled" | "draft" | "edits" | "left";
  /** What was stored of it: names of fields, `images`, `featured`, `publishedAt`, `updatedAt`. */
  kept: string[];
  notes: ImportNote[];
}

/** The report of an import or rehearsal. */
export interface ImportReport {
  /** Posts stored. */
  imported: number;
  /** Those published. */
  published: number;
  /** Those scheduled. */
  scheduled: number;
  /** Posts not stored. */
  skipped: number;
  /** The first thousand: more than a person reads. */
  rows: ImportedRow[];
}

/** One line of the streamed response; the last one holds the report. */
export type ImportProgress = { done: number; total: number } | { report: ImportReport };

/** Settings of reading a file. */
export interface ImportReading {
  /** For posts that state no language. */
  language: Language;
  now: Date;
}

/** A post as another program stored it. */
export interface ImportedPost {
  /** File or title, for the report. */
  name: string;
  language: Language;
  /** Key shared by language versions; `undefined` for a single one. */
  pair: string | undefined;
  /** Address of the post whose unpublished edits these are. */
  editsOf: string | undefined;
  /** Not validated yet. */
  fields: Partial<Record<keyof PostFields, unknown>> & { title: string; content: string };
  /** Path or address of its cover, as written there. */
  coverSource: string | undefined;
  featured: boolean;
  createdAt: Date | undefined;
  /** Last edit there. */
  updatedAt: Date | undefined;
  /** Publication time there, past or scheduled; `undefined` for a draft. */
  publishedAt: Date | undefined;
  /** Whether that was in the future when the file was made. */
  isScheduled: boolean;
  /** Every reason to keep it a draft, whatever its date. */
  withheld: readonly ImportNote[];
  /** Its old addresses or paths. */
  addresses: string[];
  /** Changes and losses while reading it. */
  notes: ImportNote[];
  /** Whether a blog like this one exported it: its empty fields stay empty. */
  isOwn: boolean;
}

/** The file has more posts than can be imported. */
export class TooManyPosts extends Error {}

/** The posts found in a file, read one by one, since some take long. */
export interface ImportSource {
  posts: { name: string; read: () => ImportedPost | ImportRemark }[];
  /** Remarks about items that cannot be stored as posts. */
  remarks: ImportRemark[];
}
