import type { Subscriber } from "../../db/facts.ts";
import type { BlogFact } from "../blog/facts.ts";
import type { ConsultationFact } from "../consultations/parts.ts";
import { issueOf } from "./issue.ts";
import type { NewsletterParts } from "./parts.ts";
import { beginSendingWithin } from "./sendings/send-issue.ts";
import { findFormConsent } from "./store/subscriptions.ts";
import { askForNewsletter } from "./subscribing/subscribe.ts";

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

/** Asks visitors who ticked the newsletter box to confirm it, once their request is accepted. */
export const askWhoTicked = (newsletter: NewsletterParts): Subscriber<ConsultationFact> => ({
  during: {
    async "consultation.accepted"(db, { consultation, mailsWait }) {
      const { id: consultationId, email: address, language } = consultation;
      const consent = consultation.newsletter && (await findFormConsent(db, consultationId));
      if (!consent) return;
      const asked = { address, language, source: "consultation", consent, consultationId } as const;
      await askForNewsletter(newsletter, db, asked, mailsWait);
    },
  },
});
