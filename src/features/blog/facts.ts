import type { Fact } from "../../db/facts.ts";
import type { Language } from "../../lib/language.ts";

/** A post to email to subscribers. */
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

/** An event that readers can see, so pages with these tags must be purged. */
interface VisibleFact<Kind extends string> extends PostFact<Kind> {
  tags: readonly string[];
}

export type BlogFact =
  | PostFact<"created" | "imported" | "scheduled" | "revision-restored" | "brought-back">
  | VisibleFact<"withdrawn" | "featured" | "deleted">
  | (VisibleFact<"published"> & {
      /** Set if a staff member (given by id) wants the post emailed to subscribers. */
      mailing: { post: Announcement; wantedBy: string } | null;
    });

/** Tags for the page cache. A page carries the tags of the posts it shows, and a change purges the affected tags. */

/** Tag of every page that lists articles: the blog, feeds, the sitemap. */
export const LIST_TAG = "blog";

interface Tagged {
  id: number;
  category: string;
}

/** Returns the tags of an article's page, which also lists related articles in the same category. */
export function articleTags({ id, category }: Tagged): string[] {
  return [`post:${id}`, relatedTag(category)];
}

/** Returns the tags of all pages that may show the changed articles. */
export function changedTags(articles: readonly Tagged[]): string[] {
  return [...new Set([LIST_TAG, ...articles.flatMap(articleTags)])];
}

function relatedTag(category: string): string {
  return `blog-category:${category}`;
}
