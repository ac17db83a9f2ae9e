import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { passwordReset as fr } from "../../fr/emails/password-reset.ts";

/** English of `text/fr/emails/password-reset.ts`. */
export const passwordReset: TextLike<typeof fr> = {
  subject: "Choose a new password",
  preview: (minutes) => `The link works once, for ${minutes} minutes.`,
  title: "Choose a new password",
  greeting: (name) => `Hello ${name},`,
  asked: `Someone, probably you, asked for a new password for the ${company.name} staff desk.`,
  button: "Choose a password",
  validity: (minutes) => `This link works once, for ${minutes} minutes.`,
  copy: "If the button doesn’t work, copy this address into your browser:",
  notYou: "Didn’t ask for this? You can ignore this email: your password stays the same.",
};
