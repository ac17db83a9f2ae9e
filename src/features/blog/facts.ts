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
