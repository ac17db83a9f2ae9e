import type { Fact } from "../../db/facts.ts";
import type { Language } from "../../lib/language.ts";

/** A post that its readers are to get by mail. */
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

/** A change that readers see: pages with these tags show something else from now on. */
interface VisibleFact<Kind extends string> extends PostFact<Kind> {
  tags: readonly string[];
}

/** What happens to posts. */
export type BlogFact =
  | PostFact<"created" | "imported" | "scheduled" | "revision-restored" | "brought-back">
  | VisibleFact<"withdrawn" | "featured" | "deleted">
  | (VisibleFact<"published"> & {
      /** Set when a member of staff (an id) wants it mailed to its readers. */
      mailing: { post: Announcement; wantedBy: string } | null;
    });
