import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { privacyLink as fr } from "../../fr/emails/privacy-link.ts";

/** Sent to an address for which somebody exercises a right about their personal information. */
export const privacyLink: TextLike<typeof fr> = {
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
