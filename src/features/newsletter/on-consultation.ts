import type { Subscriber } from "../../db/facts.ts";
import type { ConsultationFact } from "../consultations/facts.ts";
import type { Newsletter } from "./assemble.ts";
import { findFormConsent } from "./store/subscriptions.ts";

/** Asks whoever ticked the newsletter in the form to confirm it, once their request is accepted. */
export const askWhoTicked = (newsletter: () => Pick<Newsletter, "ask">): Subscriber<ConsultationFact> => ({
  during: {
    async "consultation.accepted"(db, { consultation }) {
      const { id: consultationId, email: address, language } = consultation;
      const consent = consultation.newsletter && (await findFormConsent(db, consultationId));
      if (consent) await newsletter().ask(db, { address, language, source: "consultation", consent, consultationId });
    },
  },
});
