import type { TextLike } from "../../../lib/language.ts";
import type { staffMention as fr } from "../../fr/emails/staff-mention.ts";

/** English of `text/fr/emails/staff-mention.ts`. */
export const staffMention: TextLike<typeof fr> = {
  subject: (author, lead) => `${author} mentioned you: ${lead}`,
  preview: "A note is waiting for you at the staff desk.",
  title: "You were mentioned in a note",
  intro: (author, lead) => `${author} mentioned you in a note about the request from ${lead}.`,
  link: "Read the note",
  why: "You’re getting this message because the note names you. What it says stays at the staff desk.",
};
