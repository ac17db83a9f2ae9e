import { articlePath } from "../blog/article.ts";
import type { Announcement } from "../blog/facts.ts";
import type { NewsletterIssue } from "./model.ts";

/**
 * Makes an issue of the newsletter of a published post.
 * @param siteUrl where the site is reached, no slash at the end
 */
export function issueOf({ postId, language, slug, title, excerpt }: Announcement, siteUrl: string): NewsletterIssue {
  return { postId, language, title, excerpt, url: siteUrl + articlePath({ language, slug }) };
}
