import type { Generated } from "kysely";
import type { ColumnsOf, Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Language } from "../../lib/language.ts";
import type { Category, Post, PostFields, RevisionSummary, TocEntry } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    blog_posts: BlogPostsTable;
    blog_revisions: BlogRevisionsTable;
    blog_slugs: BlogSlugsTable;
    blog_addresses: BlogAddressesTable;
    blog_articles: BlogArticlesTable;
    blog_listing: BlogListingTable;
  }
}

export const dataMap: DataMap = {
  blog_posts: {
    purpose: "publishing",
    none: "id pair language title slug excerpt metaDescription keywords author readTime category featured published createdAt updatedAt cover coverAlt basedOnRevision version revision publishedRevision publishedAt publishAt scheduledRevision deletedAt searchText content newsletterBy",
  },
  blog_revisions: {
    purpose: "publishing",
    none: "id postId number origin restoredFrom editor createdAt updatedAt publishedAt fields",
  },
  blog_slugs: { purpose: "publishing", none: "slug postId wasPublished" },
  blog_addresses: { purpose: "publishing", none: "path postId" },
  blog_articles: {
    purpose: "publishing",
    none: "postId pair language title slug excerpt metaDescription keywords author readTime category featured createdAt updatedAt publishedAt revision cover coverAlt rendererVersion toc html content",
  },
  blog_listing: { purpose: "publishing", none: "language pair postId category publishedAt" },
  blog_search: { purpose: "publishing", differs: true, none: "postId title body words" },
};

/**
 * Working copies of posts (SPEC §3), one row per language version. Readers only ever see {@link BlogArticlesTable}, so
 * nothing unpublished can reach them.
 */
export interface BlogPostsTable
  extends Omit<
    ColumnsOf<Post, "createdAt" | "updatedAt" | "publishedAt" | "publishAt" | "deletedAt">,
    // Derived, or redeclared below.
    "readTime" | "featured" | "state" | "hasChanges" | "newsletter" | "publishedSlug" | "twin" | "obstacles"
  > {
  /** In minutes. */
  readTime: Generated<number>;
  featured: Generated<boolean>;
  published: Generated<boolean>;
  /** Id of the staff member who wants the post emailed to subscribers when published. */
  newsletterBy: Generated<string | null>;
  /** Folded text for the desk's search. */
  searchText: string;
}

/** Revisions of posts, each stored in full. */
export interface BlogRevisionsTable {
  id: Id;
  postId: number;
  /** Counts from 1 within its post. */
  number: number;
  origin: RevisionSummary["origin"];
  /** Number of the revision that `restore` brought back. */
  restoredFrom: number | null;
  /** Staff id, or `system`. */
  editor: string;
  createdAt: Moment;
  /** Time of the latest edit; an editor's consecutive saves go into the same revision. */
  updatedAt: Moment;
  /** First publication of this revision. */
  publishedAt: Moment | null;
  fields: Json<PostFields>;
}

/** Every slug a post has or had while public; old ones redirect to the current one. */
export interface BlogSlugsTable {
  slug: string;
  postId: number;
  wasPublished: boolean;
}

/** Paths that posts had on their previous site, which redirect here. */
export interface BlogAddressesTable {
  path: string;
  postId: number;
}

/** Published posts as readers see them. */
export interface BlogArticlesTable
  extends Omit<PostFields, "basedOnRevision">,
    Pick<BlogPostsTable, "pair" | "language" | "createdAt"> {
  postId: number;
  readTime: number;
  featured: boolean;
  /** When a revision was last published. */
  updatedAt: Moment;
  publishedAt: Moment;
  revision: number;
  /** Version of the renderer that produced `html`; older output is re-rendered. */
  rendererVersion: number;
  /** Table of contents; empty for a short article. */
  toc: Json<TocEntry[]>;
  /** `content`, rendered and sanitized. */
  html: string;
}

/** The version of each pair listed for readers of each language: in their language if it exists, else the other. */
export interface BlogListingTable {
  /** The reader's language. */
  language: Language;
  pair: string;
  postId: number;
  category: Category;
  publishedAt: Moment;
}
