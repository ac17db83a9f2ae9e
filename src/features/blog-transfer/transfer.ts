import type { Language } from "../../lib/language.ts";
import type { PostFields } from "../blog/model.ts";

/** Longest file that can be imported, in bytes: an archive with its images. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Most posts of a file that can be imported; an archive holds no more files either. */
export const MAX_IMPORTED_POSTS = 20_000;

/** What the blog is handed out as. */
export const EXPORT_FORMATS = ["markdown", "ghost"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * What may happen to something that is imported, and what that means: it is left out, arrives otherwise, or a part of it is
 * lost. The desk words it.
 */
export const IMPORT_PROBLEMS = {
  /** Cannot be read at all. */
  unreadable: "left",
  /** Longer than a post or a file may be. */
  "too-long": "left",
  /** Too many elements, too deep, or out of the time or memory that a post may take to be read. */
  "too-complex": "left",
  /** The time that an import may take to be read was over before. */
  "not-reached": "left",
  /** A page rather than a post. */
  page: "left",
  /** Only kept in a format that nobody else reads. */
  "no-content": "left",
  /** There is a post with its address already: it is left as it is. */
  exists: "left",
  /** Fields that are not valid; `detail` names them. */
  invalid: "left",
  /** Neither a post nor a page; `detail` is how many of them. */
  "other-kind": "left",
  /** A list of people: it holds no proof of their consent. */
  members: "left",
  /** It is there, but as a draft: `detail` names the fields that are missing. */
  "not-published": "changed",
  /** It is there, but as a draft: an English post appears with its French version. */
  "french-missing": "changed",
  /** It is there, but as a draft: images without words for those who do not see them, named by `detail`. */
  "alt-missing": "changed",
  /** It is there, but as a draft: in whole or in part it was for members only. */
  "members-only": "changed",
  /** It is there, but as a draft: it was not public. `detail` is what said so there, in its own words. */
  "not-public": "changed",
  /** It is there, but as a draft: its program made it for a new site, with its own words. */
  "sample-post": "changed",
  /** It is there, but as a draft: codes that the other program would have replaced stand in its text; `detail` names them. */
  "codes-left": "changed",
  /** It is there, but as a draft: it has no date on which it was published. */
  undated: "changed",
  /** It is there, but as a draft that was to be published: `detail` is when (ISO 8601). */
  "not-scheduled": "changed",
  /** Published as readers knew it, and what was written since is in the draft. */
  "unpublished-edits": "changed",
  /** Categories that there are none of here: `detail` names those that became keywords. */
  "category-as-keyword": "changed",
  /** None of its topics is a category here, or it has none: `detail` is the category that it is filed under. */
  "category-chosen": "changed",
  /** It has no keyword, and one is needed: `detail` is what it was given. */
  "keyword-chosen": "changed",
  /** A video, a card of a link and the like that became a link; `detail` names the kinds. */
  "as-link": "changed",
  /** What Markdown has no sign for and is written otherwise: task boxes, footnotes, small letters. `detail` names the kinds. */
  rewritten: "changed",
  /** What another program would have replaced, and stands as text; `detail` names it. */
  "left-as-text": "changed",
  /** An image that is not in the archive, or on another site: it shows as a link. `detail` is its address. */
  "image-missing": "lost",
  /** An image that cannot be taken. */
  "image-refused": "lost",
  /** A file that this blog does not keep; `detail` is its address. */
  "file-lost": "lost",
  /** Elements that cannot be kept: scripts, forms. `detail` names them. */
  "elements-lost": "lost",
  /** Fields that there are none of here; `detail` names them. */
  "fields-lost": "lost",
  /** Comments; `detail` is how many. */
  "comments-lost": "lost",
  /** An address that leads to a page of this site here; `detail` is the address. */
  "address-lost": "lost",
  /** Links of pictures and within a page, and to pages of the site it comes from that are not imported; `detail` names them. */
  "links-lost": "lost",
  /** More than are told of one post; `detail` is how many. */
  more: "lost",
} as const satisfies Record<string, "left" | "changed" | "lost">;
export type ImportProblem = keyof typeof IMPORT_PROBLEMS;

/** What happened to a post or a file. */
export interface ImportNote {
  problem: ImportProblem;
  detail?: string;
}

export interface ImportRemark extends ImportNote {
  /** File or title. */
  name: string;
}

/** What becomes of one post or file. */
export interface ImportedRow {
  /** File or title. */
  name: string;
  /** `edits` belong to a post that is there, `left` is not there at all. */
  outcome: "published" | "scheduled" | "draft" | "edits" | "left";
  /** What of it is there: names of fields, `images`, `featured`, `publishedAt`, `updatedAt`. */
  kept: string[];
  notes: ImportNote[];
}

/** What became of an import, or would. */
export interface ImportReport {
  /** Posts that were stored. */
  imported: number;
  /** Of those, the published ones. */
  published: number;
  /** And those that are published at a later time. */
  scheduled: number;
  /** Posts that were not. */
  skipped: number;
  /** The first thousand: what a person reads. */
  rows: ImportedRow[];
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
  /** When it was last written on there. */
  updatedAt: Date | undefined;
  /** When it was published there, or is to be; `undefined` for a draft. */
  publishedAt: Date | undefined;
  /** Whether that was still to come when the file was made. */
  isScheduled: boolean;
  /** Every reason why it is to stay a draft, whatever its date says. */
  withheld: readonly ImportNote[];
  /** Where readers found it: addresses, or paths. */
  addresses: string[];
  /** What reading it has changed or lost. */
  notes: ImportNote[];
  /** Whether a blog like this one wrote it: nothing is made up for what it left empty. */
  isOwn: boolean;
}

/** A file of more posts than can be imported. */
export class TooManyPosts extends Error {}

/** What was found in a file: posts to be read one by one, since some take long. */
export interface ImportSource {
  posts: { name: string; read: () => ImportedPost | ImportRemark }[];
  /** Of what is no post that can be stored. */
  remarks: ImportRemark[];
}
