import { articlePath } from "../features/blog/article.ts";
import type { BlogReading } from "../features/blog/reading-service.ts";
import type { NewsletterIssue } from "../features/newsletter/issue.ts";

/**
 * Makes an issue of the newsletter of a published post.
 * @param siteUrl where the site is reached, no slash at the end
 */
export function newsletterIssues(blog: Pick<BlogReading, "card">, siteUrl: string) {
  return async (postId: number): Promise<NewsletterIssue | undefined> => {
    const card = await blog.card(postId);
    if (!card) return undefined;
    const { language, title, excerpt } = card;
    return { postId, language, title, excerpt, url: siteUrl + articlePath(card) };
  };
}
