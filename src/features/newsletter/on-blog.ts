import type { Subscriber } from "../../db/facts.ts";
import type { BlogFact } from "../blog/facts.ts";
import { issueOf } from "./issue.ts";
import type { NewsletterParts } from "./parts.ts";
import { beginSendingWithin } from "./sendings/begin-sending.ts";

/** Starts a sending in the transaction that publishes a post, on a member of staff's request. */
export const newsletterOnPublication = (newsletter: NewsletterParts): Subscriber<BlogFact> => ({
  during: {
    "blog.published": async (db, { mailing }) => {
      if (!mailing) return;
      await beginSendingWithin(newsletter, db, issueOf(mailing.post, newsletter.siteUrl), mailing.wantedBy);
    },
  },
  after: {
    "blog.published": ({ mailing }) => {
      if (mailing) newsletter.wakeSendings();
    },
  },
});
