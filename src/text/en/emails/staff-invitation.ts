import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { staffInvitation as fr } from "../../fr/emails/staff-invitation.ts";

/** English of `text/fr/emails/staff-invitation.ts`. */
export const staffInvitation: TextLike<typeof fr> = {
  subject: `Your account on the ${company.name} team`,
  preview: (inviter) => `${inviter} invites you to the staff desk.`,
  title: "An invitation to join the team",
  greeting: "Hello,",
  invited: (inviter) => `${inviter} invites you to the ${company.name} staff desk.`,
  roles: {
    admin: "You’ll be an administrator: requests, people, settings and everything else.",
    editor: "You’ll be an editor: the blog, the newsletter and the chat.",
  },
  button: "Create my account",
  validity: (days) => `This link works once, for ${days} days.`,
  copy: "If the button doesn’t work, copy this address into your browser:",
  notYou: "Not sure what this is about? You can ignore this email: no account is created without you.",
};
