import type { Subscriber } from "../../db/facts.ts";
import type { ConsultationFact } from "../consultations/facts.ts";
import type { NewsletterParts } from "./parts.ts";
import { findFormConsent } from "./store/subscriptions.ts";
import { askForNewsletter } from "./subscribing/ask-for-newsletter.ts";

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
