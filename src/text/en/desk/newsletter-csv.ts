import type { TextLike } from "../../../lib/language.ts";
import type { newsletterCsv as fr } from "../../fr/desk/newsletter-csv.ts";

export const newsletterCsv: TextLike<typeof fr> = {
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
