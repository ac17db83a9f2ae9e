import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { newsletterFoot as fr } from "../../fr/emails/newsletter-foot.ts";

/** English of `text/fr/emails/newsletter-foot.ts`. */
export const newsletterFoot: TextLike<typeof fr> = {
  why: `You’re getting this email because this address is subscribed to the ${company.name} newsletter.`,
  unsubscribe: "Unsubscribe",
  contact: "Contact us:",
  textLink: (url) => `Unsubscribe: ${url}`,
};
