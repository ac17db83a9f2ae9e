import { articlePath } from "../../features/blog/article.ts";
import type { Announcement, NewsletterOnPublication } from "../../features/blog/publishing-service.ts";
import type { BlogReading } from "../../features/blog/reading-service.ts";
import type { NewsletterIssue } from "../../features/newsletter/model.ts";
import type { Sendings } from "../../features/newsletter/sendings-service.ts";

/**
 * Makes an issue of the newsletter of a published post.
 * @param siteUrl where the site is reached, no slash at the end
 */
export function newsletterIssues(blog: Pick<BlogReading, "card">, siteUrl: string) {
  return async (postId: number): Promise<NewsletterIssue | undefined> => {
    const card = await blog.card(postId);
    return card && issueOf({ ...card, postId }, siteUrl);
  };
}

/** Lets the blog begin a sending by the same transaction that publishes a post. */
export function newsletterOnPublication(sendings: Sendings, siteUrl: string): NewsletterOnPublication {
  return {
    wasBegun: sendings.wasBegun,
    begin: (db, post, actor) => sendings.beginWithin(db, issueOf(post, siteUrl), actor),
    wake: sendings.wake,
  };
}

function issueOf({ postId, language, slug, title, excerpt }: Announcement, siteUrl: string): NewsletterIssue {
  return { postId, language, title, excerpt, url: siteUrl + articlePath({ language, slug }) };
}
