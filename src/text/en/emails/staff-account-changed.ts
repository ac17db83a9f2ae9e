import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { staffAccountChanged as fr } from "../../fr/emails/staff-account-changed.ts";

/** English of `text/fr/emails/staff-account-changed.ts`. */
export const staffAccountChanged: TextLike<typeof fr> = {
  subjects: {
    password: "Your password was changed",
    "passkey-added": "A passkey was added to your account",
    "passkey-removed": "A passkey was removed from your account",
    "passkeys-removed": "Your passkeys were removed from your account",
    "second-factor-on": "The second factor of your account is on",
    "second-factor-off": "The second factor of your account is off",
    "recovery-codes": "Your recovery codes were replaced",
  },
  preview: "If this wasn’t you, change your password right away.",
  greeting: (name) => `Hello ${name},`,
  changed: (at) => `This was done on ${at}, at the ${company.name} staff desk.`,
  byOther: "An administrator made this change.",
  byOwner: "If it was you, there’s nothing to do.",
  notYou:
    "If this wasn’t you, choose a new password right away, which ends all your sessions, then tell an administrator.",
  button: "Choose a new password",
  copy: "If the button doesn’t work, copy this address into your browser:",
};
