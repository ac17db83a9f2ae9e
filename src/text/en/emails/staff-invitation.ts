import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { staffInvitation as fr } from "../../fr/emails/staff-invitation.ts";

/** English of `text/fr/emails/staff-invitation.ts`. */
export const staffInvitation: TextLike<typeof fr> = {
  subject: `Your account with the staff of ${company.name}`,
  preview: (inviter) => `${inviter} invites you to the staff area.`,
  title: "An invitation to join the staff",
  greeting: "Hello,",
  invited: (inviter) => `${inviter} invites you to the staff area of ${company.name}.`,
  roles: {
    admin: "Your role will be administration: requests, people, settings and everything else.",
    editor: "Your role will be editing: the blog, the newsletter and the chat.",
  },
  button: "Create my account",
  validity: (days) => `This link works once, for ${days} days.`,
  copy: "If the button does nothing, copy this address into your browser:",
  notYou: "You do not know what this is about? Ignore this email: without you, no account is created.",
};
