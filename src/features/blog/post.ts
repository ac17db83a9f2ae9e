import type { Language } from "../../lib/language.ts";
import type { PostFields } from "./schema.ts";

export const POST_STATES = ["draft", "scheduled", "published"] as const;
export type PostState = (typeof POST_STATES)[number];

/** What stands in the way of publishing: a text key by field, worded like any other wrong field. */
export type Obstacles = Readonly<Record<string, string>>;

/** A post as the desk's list shows it. Moments are ISO 8601 in UTC. */
export interface PostSummary {
  id: number;
  pair: string;
  language: Language;
  slug: string;
  title: string;
  author: string;
  category: PostFields["category"];
  featured: boolean;
  state: PostState;
  /** Written on since what is published, or is to be. */
  hasChanges: boolean;
  /** When it is to be published; only while `scheduled`. */
  publishAt: string | null;
  /** Whether its readers get it by mail then. */
  newsletter: boolean;
  /** First publication. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Since when it is in the bin. */
  deletedAt: string | null;
  /** Counts every change, of the text and of what is done with it; each change names the one it is based on. */
  version: number;
}

/** A post as its editor sees it: the fields of the working copy, which readers see once they are published. */
export interface Post extends PostSummary, PostFields {
  /** Minutes. */
  readTime: number;
  /** Number of the newest revision. */
  revision: number;
  publishedRevision: number | null;
  scheduledRevision: number | null;
  /** Where readers find it; `null` while unpublished. */
  publishedSlug: string | null;
  /** Its version in the other language. */
  twin: { id: number; title: string; state: PostState; revision: number; publishedRevision: number | null } | null;
  /** What is missing before it can be published; empty when nothing is. */
  obstacles: Obstacles;
}

/**
 * How the two versions of a pair stand: one is missing, the English one is of an older French one (`stale`), or both say
 * the same (`current`).
 */
export const PAIR_STATUSES = ["missing-fr", "missing-en", "stale", "current"] as const;
export type PairStatus = (typeof PAIR_STATUSES)[number];

/** One line of the desk's list. */
export interface PostPair {
  pair: string;
  status: PairStatus;
  fr: PostSummary | null;
  en: PostSummary | null;
}

export interface PostPairPage {
  pairs: PostPair[];
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
}

/** A post as it was. */
export interface RevisionSummary {
  number: number;
  origin: "edit" | "restore" | "import" | "sample";
  restoredFrom: number | null;
  /** Name of the member of staff; `null` for one whose account is gone, and for what nobody wrote. */
  editor: string | null;
  createdAt: string;
  updatedAt: string;
  /** When it was first made public. */
  publishedAt: string | null;
  title: string;
}

export interface Revision extends RevisionSummary {
  fields: PostFields;
}
