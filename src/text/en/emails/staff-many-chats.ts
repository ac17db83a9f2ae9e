import type { TextLike } from "../../../lib/language.ts";
import type { staffManyChats as fr } from "../../fr/emails/staff-many-chats.ts";

/** English of `text/fr/emails/staff-many-chats.ts`. */
export const staffManyChats: TextLike<typeof fr> = {
  subject: "Chat: more conversations are waiting",
  preview: "They are no longer mailed to you one by one.",
  title: "Many conversations in a short time",
  intro: (most) =>
    `More than ${most} people left their contact details in the chat within an hour. To keep your inbox usable, the conversations that follow are not mailed one by one. None is lost: all of them are at the staff desk.`,
  link: "See the conversations",
  why: "You get this reminder at most once an hour, for as long as it lasts.",
};
