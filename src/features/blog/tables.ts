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

/** What its columns are for (`lib/data-map.ts`). */
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
 * The working copy of a post (SPEC §3); each language version has its own row. Readers only see {@link
 * BlogArticlesTable}, so nothing unpublished can reach them.
 */
export interface BlogPostsTable
  extends Omit<
    ColumnsOf<Post, "createdAt" | "updatedAt" | "publishedAt" | "publishAt" | "deletedAt">,
    // Derived from other columns.
    "readTime" | "featured" | "state" | "hasChanges" | "newsletter" | "publishedSlug" | "twin" | "obstacles"
  > {
  /** Minutes. */
  readTime: Generated<number>;
  featured: Generated<boolean>;
  published: Generated<boolean>;
  /** Id of the member of staff who wants it emailed to its readers when published. */
  newsletterBy: Generated<string | null>;
  /** What the desk searches, folded. */
  searchText: string;
}

/** An earlier version of a post, stored in full. */
export interface BlogRevisionsTable {
  id: Id;
  postId: number;
  /** 1, 2, … within its post. */
  number: number;
  origin: RevisionSummary["origin"];
  /** Id of the revision `restore` brought back. */
  restoredFrom: number | null;
  /** Id of the member of staff, or `system`. */
  editor: string;
  createdAt: Moment;
  /** Updated while its editor keeps writing. */
  updatedAt: Moment;
  /** When it was first published. */
  publishedAt: Moment | null;
  fields: Json<PostFields>;
}

/** Every slug a post has, or had while public: old ones redirect to the current one. */
export interface BlogSlugsTable {
  slug: string;
  postId: number;
  wasPublished: boolean;
}

/** Paths on this site that redirect to a post, because that is where it was on its previous site. */
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
  /** Id of the published revision. */
  revision: number;
  /** The renderer that produced `html`; output of an older one is re-rendered. */
  rendererVersion: number;
  /** Empty for a short article. */
  toc: Json<TocEntry[]>;
  /** `content`, rendered and sanitized. */
  html: string;
}

/** Which version of each pair is listed for readers of a language: their own, else the other. */
export interface BlogListingTable {
  /** The reader's. */
  language: Language;
  pair: string;
  postId: number;
  category: Category;
  publishedAt: Moment;
}
