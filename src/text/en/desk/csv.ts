import type { TextLike } from "../../../lib/language.ts";
import type { consultationsCsv as consultationsCsvFr, newsletterCsv as newsletterCsvFr } from "../../fr/desk/csv.ts";

export const consultationsCsv: TextLike<typeof consultationsCsvFr> = {
  id: "Number",
  createdAt: "Received (UTC)",
  leadScore: "Grade",
  leadScorePercent: "Score out of 100",
  contacted: "Contacted",
  contactedAt: "Contacted on (UTC)",
  stage: "Stage",
  stages: {
    new: "New",
    contacted: "Contacted",
    "in-discussion": "In discussion",
    won: "Won",
    lost: "Lost",
    "no-answer": "No answer",
    "not-a-fit": "Not a fit",
  },
  owner: "Owner",
  formerOwner: "former member",
  nextStep: "Next step",
  nextStepAt: "Next step, by",
  outcomeAt: "Closed at (UTC)",
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

export const newsletterCsv: TextLike<typeof newsletterCsvFr> = {
  address: "Email",
  language: "Language",
  state: "State",
  states: {
    pending: "to be confirmed",
    confirmed: "confirmed",
    unsubscribed: "unsubscribed",
    bounced: "dead address",
  },
  source: "Form",
  requestedAt: "Requested on",
  confirmedAt: "Confirmed on",
  endedAt: "Ended on",
  version: "Version of the consent",
  wording: "Words of the consent",
};
