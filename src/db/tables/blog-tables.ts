import type { Generated } from "kysely";
import type { Category, PostFields, RevisionSummary, TocEntry } from "../../features/blog/model.ts";
import type { Language } from "../../lib/language.ts";
import type { Id, Json, Moment } from "./column-types.ts";

/**
 * A post as it is written (SPEC §3); each language version is a row of its own. Readers see {@link BlogArticlesTable}
 * alone, so that nothing unpublished can reach them.
 */
export interface BlogPostsTable extends PostFields {
  id: Id;
  /** Shared by the language versions of a post. */
  pair: string;
  language: Language;
  /** Minutes. */
  readTime: Generated<number>;
  featured: Generated<boolean>;
  published: Generated<boolean>;
  createdAt: Moment;
  updatedAt: Moment;

  /** Counts the changes, of the text and of the state: each names the one it is based on. */
  version: number;
  /** Number of the newest revision, which holds the same as this row. */
  revision: number;
  /** What readers see; `null` while unpublished. */
  publishedRevision: number | null;
  /** When it was first published, which readers see as its date; kept when it is withdrawn. */
  publishedAt: Moment | null;
  /** When it is to be published. */
  publishAt: Moment | null;
  /** What is to be published then. */
  scheduledRevision: number | null;
  /** Id of the member of staff who wants it mailed to its readers then. */
  newsletterBy: Generated<string | null>;
  /** Since when it is in the bin. */
  deletedAt: Moment | null;
  /** What the desk searches, folded. */
  searchText: string;
}

/** A post as it was: kept whole. */
export interface BlogRevisionsTable {
  id: Id;
  postId: number;
  /** 1, 2, … within its post. */
  number: number;
  origin: RevisionSummary["origin"];
  /** Number of the revision that `restore` brought back. */
  restoredFrom: number | null;
  /** Id of the member of staff, or `system`. */
  editor: string;
  createdAt: Moment;
  /** Moves while its editor goes on writing. */
  updatedAt: Moment;
  /** When it was first made public. */
  publishedAt: Moment | null;
  fields: Json<PostFields>;
}

/** Every slug a post has, or had while it was public: old ones lead to the post's address of today. */
export interface BlogSlugsTable {
  slug: string;
  postId: number;
  wasPublished: boolean;
}

/** Paths of this site that lead to a post, because it was there on the site it comes from. */
export interface BlogAddressesTable {
  path: string;
  postId: number;
}

/** A published post as readers see it. */
export interface BlogArticlesTable
  extends Omit<PostFields, "basedOnRevision">,
    Pick<BlogPostsTable, "pair" | "language" | "createdAt"> {
  postId: number;
  readTime: number;
  featured: boolean;
  /** When readers last got something new. */
  updatedAt: Moment;
  publishedAt: Moment;
  /** Number of the revision shown. */
  revision: number;
  /** Which renderer made `html`; an older one's is made anew. */
  rendererVersion: number;
  /** Empty for a short article. */
  toc: Json<TocEntry[]>;
  /** `content` rendered and sanitised. */
  html: string;
}

/** Which version of each pair readers of a language find in the list: their own, else the other. */
export interface BlogListingTable {
  /** Of the reader. */
  language: Language;
  pair: string;
  postId: number;
  category: Category;
  publishedAt: Moment;
}
