import type { Subscriber } from "../../db/facts.ts";
import type { BlogFact } from "../../features/blog/facts.ts";

/**
 * Drops every page that carries one of the tags (`blog`, `post:12`, `blog-category:Sales`), here at once and in all other
 * processes. Called after the change is committed: a page rendered in between would show what was, and stay.
 */
export type Purge = (tags: readonly string[]) => Promise<void>;

/** Drops the pages that show what a post was. Only once the change is committed: a page rendered before would stay. */
export function purgeOnBlog(purge: Purge): Subscriber<BlogFact> {
  const drop = async ({ tags }: Extract<BlogFact, { tags: readonly string[] }>) => {
    if (tags.length > 0) await purge(tags);
  };
  return { after: { "blog.published": drop, "blog.withdrawn": drop, "blog.featured": drop, "blog.deleted": drop } };
}
