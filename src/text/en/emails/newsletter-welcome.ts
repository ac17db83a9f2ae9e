import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { newsletterWelcome as fr } from "../../fr/emails/newsletter-welcome.ts";

/** English of `text/fr/emails/newsletter-welcome.ts`. */
export const newsletterWelcome: TextLike<typeof fr> = {
  subject: `Welcome to the ${company.name} newsletter`,
  preview: "Your subscription is confirmed. About one email a month, never more than one per article.",
  title: "Confirmed. Welcome!",
  confirmed:
    "You’ll get our new articles by email, about once a month: what can really be automated in a small business, what it costs and what it brings in.",
  answer: "A question, or a topic you’d like to read about? Reply to this email and a person will read it.",
  button: "Read the articles so far",
  textLink: (url) => `Read the articles so far:\n${url}`,
};
