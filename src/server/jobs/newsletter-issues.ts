import type { Subscriber } from "../../db/facts.ts";
import { articlePath } from "../../features/blog/article.ts";
import type { Announcement, BlogFact } from "../../features/blog/facts.ts";
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

/** Begins a sending by the same transaction that publishes a post, where a member of staff wants that. */
export function newsletterOnPublication(
  sendings: () => Pick<Sendings, "beginWithin" | "wake">,
  siteUrl: string,
): Subscriber<BlogFact> {
  return {
    during: {
      "blog.published": async (db, { mailing }) => {
        if (mailing) await sendings().beginWithin(db, issueOf(mailing.post, siteUrl), mailing.wantedBy);
      },
    },
    after: {
      "blog.published": ({ mailing }) => {
        if (mailing) sendings().wake();
      },
    },
  };
}

function issueOf({ postId, language, slug, title, excerpt }: Announcement, siteUrl: string): NewsletterIssue {
  return { postId, language, title, excerpt, url: siteUrl + articlePath({ language, slug }) };
}
