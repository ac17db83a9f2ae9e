import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { newsletterConfirm as fr } from "../../fr/emails/newsletter-confirm.ts";

/** English of `text/fr/emails/newsletter-confirm.ts`. */
export const newsletterConfirm: TextLike<typeof fr> = {
  subject: `Confirm your subscription to the ${company.name} newsletter`,
  preview: "One last step and you’re done. Unless you confirm, we won’t send you anything.",
  title: "Confirm your subscription",
  asked: `Someone, probably you, asked for this address to receive the ${company.name} newsletter.`,
  button: "Confirm my subscription",
  validity: (days) => `This link works for ${days} days.`,
  notYou:
    "Didn’t ask for this? You can ignore this email. Unless you confirm, we won’t send you anything and your address will be erased.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};
