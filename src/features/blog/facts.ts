import type { Fact } from "../../db/facts.ts";
import type { Language } from "../../lib/language.ts";

/** A post to be emailed to its readers. */
export interface Announcement {
  postId: number;
  language: Language;
  slug: string;
  title: string;
  excerpt: string;
}

interface PostFact<Kind extends string> extends Fact {
  kind: `blog.${Kind}`;
}

/** A visible change: pages with these tags must be purged. */
interface VisibleFact<Kind extends string> extends PostFact<Kind> {
  tags: readonly string[];
}

export type BlogFact =
  | PostFact<"created" | "imported" | "scheduled" | "revision-restored" | "brought-back">
  | VisibleFact<"withdrawn" | "featured" | "deleted">
  | (VisibleFact<"published"> & {
      /** Set when a member of staff (by id) wants it emailed to its readers. */
      mailing: { post: Announcement; wantedBy: string } | null;
    });

/** Tags for the page cache: a page carries the tags of what it shows, and a change purges the tags it affects. */

/** On every page that lists articles: the list itself, feeds, the sitemap. */
export const LIST_TAG = "blog";

interface Tagged {
  id: number;
  category: string;
}

/** For an article's page, which also lists others in its category. */
export function articleTags({ id, category }: Tagged): string[] {
  return [`post:${id}`, relatedTag(category)];
}

/** Tags of the pages a changed article may appear on. */
export function changedTags(articles: readonly Tagged[]): string[] {
  return [...new Set([LIST_TAG, ...articles.flatMap(articleTags)])];
}

function relatedTag(category: string): string {
  return `blog-category:${category}`;
}
