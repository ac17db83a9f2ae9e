import type { Generated } from "kysely";
import type { ColumnsOf, Id, Json, Moment } from "../../db/column-types.ts";
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
 * A post as it is written (SPEC §3); each language version is a row of its own. Readers see {@link BlogArticlesTable}
 * alone, so that nothing unpublished can reach them.
 */
export interface BlogPostsTable
  extends Omit<
    ColumnsOf<Post, "createdAt" | "updatedAt" | "publishedAt" | "publishAt" | "deletedAt">,
    // Read from the others.
    "readTime" | "featured" | "state" | "hasChanges" | "newsletter" | "publishedSlug" | "twin" | "obstacles"
  > {
  /** Minutes. */
  readTime: Generated<number>;
  featured: Generated<boolean>;
  published: Generated<boolean>;
  /** Id of the member of staff who wants it mailed to its readers when it is published. */
  newsletterBy: Generated<string | null>;
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
