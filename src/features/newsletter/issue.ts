import { articlePath } from "../blog/article.ts";
import type { Announcement } from "../blog/facts.ts";
import type { NewsletterIssue } from "./model.ts";

/**
 * Builds a newsletter issue from a published post.
 * @param siteUrl public address of the site, without a trailing slash
 */
export function issueOf({ postId, language, slug, title, excerpt }: Announcement, siteUrl: string): NewsletterIssue {
  return { postId, language, title, excerpt, url: siteUrl + articlePath({ language, slug }) };
}
