import type { Subscriber } from "../../db/facts.ts";
import type { ConsultationFact } from "../consultations/facts.ts";
import { recordConsents } from "./service.ts";

/** Keeps what visitors were told above the form's button, and what they answered about the newsletter. */
export const consentsOfConsultations: Subscriber<ConsultationFact> = {
  during: {
    async "consultation.received"(db, { subject: consultationId, at, request, consents, page }) {
      const of = { consultationId, address: request.email, page };
      const entries = consents.map(({ purpose, granted, ...words }) =>
        purpose === "notice"
          ? ({
              ...of,
              purpose: "request",
              state: "given",
              source: request.source.placement ?? "form",
              words: { ...words, place: "consultation-notice" },
            } as const)
          : ({
              ...of,
              purpose: "newsletter",
              state: granted ? "asked" : "declined",
              source: "consultation",
              words: { ...words, place: "consultation-newsletter" },
            } as const),
      );
      await recordConsents(db, entries as Parameters<typeof recordConsents>[1], at);
    },
  },
};
