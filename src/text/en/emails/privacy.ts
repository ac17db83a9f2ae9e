import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { privacyAnswer as privacyAnswerFr, privacyLink as privacyLinkFr } from "../../fr/emails/privacy.ts";

/** Sent to an address entered in the form for privacy requests. */
export const privacyLink: TextLike<typeof privacyLinkFr> = {
  subject: {
    see: `Your information at ${company.name}: confirm your request`,
    correct: "Correct your information: confirm your request",
    erase: "Erase your information: confirm your request",
  },
  preview: "One click confirms that this address is yours.",
  title: "Confirm your request",
  asked: {
    see: "Someone, most likely you, wants to see the personal information we hold under this address.",
    correct: "Someone, most likely you, wants the personal information we hold under this address corrected.",
    erase: "Someone, most likely you, wants the personal information we hold under this address erased.",
  },
  button: "Confirm my request",
  validity: (hours: number) =>
    `This link opens once, within ${hours} hours. Don’t forward this email. We send it to any address we are given, whether or not we hold anything.`,
  notYou: "Didn’t ask for this? You can ignore this email: nothing will be shown, changed or erased.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};

/** Sent to the person once their privacy request is settled. */
export const privacyAnswer: TextLike<typeof privacyAnswerFr> = {
  subject: {
    answered: "Your request about your information: done",
    refused: "Your request about your information: our answer",
    erased: "Your personal information has been erased",
  },
  title: { answered: "Done", refused: "Our answer", erased: "Erased" },
  preview: (day: string) => `Your request of ${day}.`,
  asked: {
    see: (day: string) => `On ${day}, you asked to see the personal information we hold about you.`,
    correct: (day: string) => `On ${day}, you asked to have your personal information corrected.`,
    erase: (day: string) => `On ${day}, you asked to have your personal information erased.`,
  },
  answered: {
    see: "Your request has been handled.",
    correct: "Your information has been corrected.",
    erase: "Your request has been handled.",
  },
  refused: "We can’t do what you asked. Here’s why:",
  recourse:
    "You can ask the Commission d’accès à l’information du Québec to review our refusal within 30 days. If you’d rather talk about it first, or want help understanding this refusal, reply to this email.",
  erased:
    "Everything we held about you has been erased: requests, conversations, newsletter, emails. This email is the last one, and we’ll erase the record of it too once it’s sent.",
  backups:
    "An older backup may exist until it expires. Should it ever be used, your information would be erased from it at once.",
  certificate: (number: string) => `Certificate number: ${number}`,
  note: "A word from our team:",
  officer: "The person in charge of the protection of personal information",
};
