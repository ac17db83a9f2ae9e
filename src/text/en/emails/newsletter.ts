import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type {
  newsletterConfirm as newsletterConfirmFr,
  newsletterFoot as newsletterFootFr,
  newsletterIssue as newsletterIssueFr,
  newsletterWelcome as newsletterWelcomeFr,
} from "../../fr/emails/newsletter.ts";

export const newsletterFoot: TextLike<typeof newsletterFootFr> = {
  why: `You’re getting this email because this address is subscribed to the ${company.name} newsletter.`,
  unsubscribe: "Unsubscribe",
  contact: "Contact us:",
  textLink: (url) => `Unsubscribe: ${url}`,
};

export const newsletterConfirm: TextLike<typeof newsletterConfirmFr> = {
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

export const newsletterWelcome: TextLike<typeof newsletterWelcomeFr> = {
  subject: `Welcome to the ${company.name} newsletter`,
  preview: "Your subscription is confirmed. About one email a month, never more than one per article.",
  title: "Confirmed. Welcome!",
  confirmed:
    "You’ll get our new articles by email, about once a month: what can really be automated in a small business, what it costs and what it brings in.",
  answer: "A question, or a topic you’d like to read about? Reply to this email and a person will read it.",
  button: "Read the articles so far",
  textLink: (url) => `Read the articles so far:\n${url}`,
};

export const newsletterIssue: TextLike<typeof newsletterIssueFr> = {
  kicker: "New article",
  button: "Read the article",
  textLink: (url) => `Read the article: ${url}`,
  testSubject: (title) => `[Test] ${title}`,
  test: "This is a test, sent only to you. The unsubscribe link is inactive in tests.",
};
