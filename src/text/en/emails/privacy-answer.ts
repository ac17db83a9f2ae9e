import type { TextLike } from "../../../lib/language.ts";
import type { privacyAnswer as fr } from "../../fr/emails/privacy-answer.ts";

/** Sent to the person once their request about their personal information is settled. */
export const privacyAnswer: TextLike<typeof fr> = {
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
