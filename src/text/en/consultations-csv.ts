import type { TextLike } from "../../lib/language.ts";
import type { consultationsCsv as fr } from "../fr/consultations-csv.ts";

/** English of `text/fr/consultations-csv.ts`. */
export const consultationsCsv: TextLike<typeof fr> = {
  id: "Number",
  createdAt: "Received (UTC)",
  leadScore: "Grade",
  leadScorePercent: "Score out of 100",
  contacted: "Contacted",
  contactedAt: "Contacted on (UTC)",
  newsletter: "Newsletter requested",
  language: "Language",
  review: "Review",
  reviews: { accepted: "Accepted", "to-check": "To check", discarded: "Discarded" },
  page: "Page",
  referrer: "Referring site",
  campaign: "Campaign",
  yes: "yes",
  no: "no",
};
