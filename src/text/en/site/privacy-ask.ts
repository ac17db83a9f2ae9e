import type { TextLike } from "../../../lib/language.ts";
import type { privacyAsk as fr } from "../../fr/site/privacy-ask.ts";

/** Pages where people exercise their rights over their personal information. */
export const privacyAsk: TextLike<typeof fr> = {
  title: "Your personal information",
  description: "See, download, correct or erase the information we hold about you.",
  link: "Make a request online",
  lead: "See what we hold about you, download it, have it corrected or erased. It’s free, and we answer within 30 days.",
  email: "Email",
  emailHint: "The one you used with us. We’ll send a link there to check that it’s yours.",
  kind: "Your request",
  kinds: {
    see: "See and download my information",
    correct: "Have my information corrected",
    erase: "Have my information erased",
  },
  wish: "What needs correcting?",
  wishHint: "Only for a correction: what is wrong, and what it should say.",
  button: "Send me the link",
  honeypot: "Leave this field empty",
  otherWay: "Would you rather write, or do you no longer have access to that mailbox? Write to",
  invalid: "One field to check",
  failed: "Your request could not be sent. Please try again in a moment.",
  tooMany: "Several requests have just come from your network. Try again in an hour.",
  pressAgain: "Please press the button again: something, perhaps your browser, had filled in a hidden field.",
  checkMail: {
    title: "Check your email",
    lead: "We’ve just written to that address, whether or not we know it. Open the link in the email within 24 hours; it works once.",
    help: "Nothing after a few minutes? Look in your spam folder. To be safe, we write to an address only once a day about the same request.",
  },
  confirm: {
    title: "Confirm your request",
    lead: {
      see: (email) => `See the information we hold under the address ${email}.`,
      correct: (email) => `Have the information we hold under the address ${email} corrected.`,
      erase: (email) => `Have the information we hold under the address ${email} erased.`,
    },
    button: "Confirm my request",
  },
  see: {
    title: "Your information is ready",
    lead: (email) => `Everything we hold under the address ${email}, to read or to download.`,
    html: "Download as a readable page",
    json: "Download as JSON",
    until: "These buttons work for an hour, on this page only.",
    more: "Did you write to us from another address? Make a request for each.",
  },
  waiting: {
    title: "Your request is recorded",
    correct: (day) =>
      `Someone on our team is looking after it. You’ll have our answer by email by ${day} at the latest.`,
    erase: (day) =>
      `Someone on our team checks that no law or contract obliges us to keep anything, then erases everything. You’ll have our confirmation by email by ${day} at the latest.`,
  },
  answered: {
    title: "All done",
    lead: "This request has been dealt with. Our answer was sent to you by email.",
  },
  /** Shown if pressing the button on the emailed link's page failed. */
  notDone: "That didn’t work just now, and nothing has changed. Try again in a moment.",
  badLink: {
    title: "This link doesn’t work",
    lead: "A link opens once, within 24 hours. If you have already confirmed your request, it’s recorded, and there’s nothing more to do. Otherwise the link may be incomplete, or your information may already be erased.",
    again: "Make the request again",
  },
  policy: "Privacy policy",
  home: "Back to the home page",
};
