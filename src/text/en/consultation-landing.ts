import type { TextLike } from "../../lib/language.ts";
import type { consultationLandingFr } from "../fr/consultation-landing.ts";

export const consultationLandingEn: TextLike<typeof consultationLandingFr> = {
  title: "Book Your Free Consultation",
  description:
    "A form in 3 steps, about two minutes, then a free 30-minute conversation to find out what to automate first.",
  lead: "The form has 3 steps and takes about two minutes. A person reads your answers and writes to you within 24 hours.",
  stepsTitle: "The 3 steps",
  formTitle: "Your request",
  promises: [
    { title: "30 minutes, free", text: "A call in French or English, with no obligation." },
    { title: "A plan that is yours to keep", text: "What to automate first, and what it would bring in." },
    { title: "Month to month", text: "If you carry on with us: no contract and no setup fee." },
  ],
};
