import { company } from "../../../lib/company/company.ts";
import { postalAddress } from "../../../lib/company/contact-details.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { newsletter as fr } from "../../fr/site/newsletter.ts";

/** The postal address, for use within a line of text. */
const address = postalAddress("en").replace("\u00a0 ", "\u00a0");

export const newsletter: TextLike<typeof fr> = {
  signup: {
    title: "Stay Updated",
    lead: "Our new articles by email, about once a month. Practical notes on automation, for people who run a small team.",
    email: "Email",
    button: "Subscribe",
    consent: `By subscribing, you agree to receive the ${company.name} newsletter by email in English. Nothing is sent before you have confirmed by email. You can unsubscribe at any time by the link in each issue or by writing to us. Sender: ${company.legalName}, ${address}, ${company.email}.`,
    policy: "Privacy policy",
    honeypot: "Leave this field empty",
  },
  page: {
    title: "The newsletter",
    description: `Get ${company.name}’s new articles by email, about once a month. Practical notes on automation for small businesses.`,
    headline: "One email a month, to read between meetings.",
    invalid: "One field to check",
    failed: "Your subscription could not be saved. Please try again in a moment.",
    tooMany: "Several sign-ups have just come from your network. Try again in an hour.",
    pressAgain: "Please press the button again: something, perhaps your browser, had filled in a hidden field.",
  },
  checkMail: {
    title: "One more step",
    lead: "If this address isn’t subscribed and we haven’t written to it lately, an email is on its way. Open it and press the button to confirm your subscription.",
    help: "Nothing after a few minutes? Look in your spam folder. To be safe, we write to an address only once a day, and not at all to one that is already subscribed. If you’ve just unsubscribed, try again tomorrow.",
  },
  confirm: {
    title: "Confirm your subscription",
    lead: (address) => `The ${company.name} newsletter will go to ${address} in English, about once a month.`,
    button: "Confirm my subscription",
  },
  confirmed: {
    title: "Confirmed",
    lead: "Welcome! You’ll get our next articles by email. Each issue has a link to unsubscribe.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    lead: (address) => `${address} will no longer get the newsletter in English.`,
    button: "Unsubscribe",
  },
  unsubscribed: {
    title: "You’re unsubscribed",
    lead: "Done, as of now: the newsletter will no longer be sent to this address.",
    again: "Subscribe again",
  },
  /** Shown if pressing the button to confirm or unsubscribe failed. */
  notDone: "That didn’t work just now, and nothing has changed. Try again in a moment.",
  badLink: {
    title: "This link doesn’t work",
    confirm: (days) =>
      `A confirmation link works once and expires in ${days} days. Ask for another by subscribing again.`,
    unsubscribe:
      "The address may be incomplete. Use the link in the email again, or write to us and we’ll unsubscribe you ourselves, at",
    again: "Subscribe",
  },
  blog: "Read the blog",
  home: "Back to home",
};
