import type { Subscriber } from "../../db/facts.ts";
import type { NewsletterFact } from "../newsletter/model.ts";
import {
  forgetOldConsents,
  recordConfirmation,
  recordMailedConfirmation,
  recordWithdrawal,
  untieConsents,
} from "./service.ts";

/** Writes into the ledger what readers of the newsletter agree to, and how that ends. */
export const consentsOfNewsletter: Subscriber<NewsletterFact> = {
  during: {
    "newsletter.asked": async (db, { subject, at, source, language, consent, address, ...fact }) => {
      const place = source === "consultation" ? "consultation-newsletter" : "newsletter-signup";
      await recordMailedConfirmation(
        db,
        {
          purpose: "newsletter",
          state: "asked",
          words: { ...consent, place, language },
          source,
          page: null,
          address,
          subscriptionId: subject,
          confirmationId: fact.confirmationId,
          ...(fact.consultationId === undefined ? {} : { consultationId: fact.consultationId }),
        },
        at,
      );
    },
    "newsletter.confirmed": (db, { confirmationId, at }) => recordConfirmation(db, confirmationId, at),
    "newsletter.ended": (db, { subject, at, how }) =>
      recordWithdrawal(db, { record: "subscription", ids: [subject] }, how, at),
    "newsletter.forgotten": async (db, { subscriptions, at, ...bounds }) => {
      await forgetOldConsents(db, bounds, at);
      await untieConsents(db, "subscription", subscriptions, at);
    },
  },
};
