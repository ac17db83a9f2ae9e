import type { Subscriber } from "../../db/facts.ts";
import { isFormPlacement } from "../consultations/form-placement.ts";
import type { ConsultationFact } from "../consultations/parts.ts";
import type { FormProgress } from "./model.ts";

/** Counts forms sent, except those set aside. */
export const countSentForms = (count: (sent: FormProgress) => void): Subscriber<ConsultationFact> => ({
  after: {
    "consultation.received"({ request: { review, language, source } }) {
      const { placement } = source;
      if (review === "accepted" && isFormPlacement(placement)) count({ language, placement, stage: "sent" });
    },
  },
});
