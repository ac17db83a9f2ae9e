import type { TextLike } from "../../../lib/language.ts";
import type { staffMany as fr } from "../../fr/emails/staff-many.ts";

/** English of `text/fr/emails/staff-many.ts`. */
export const staffMany: TextLike<typeof fr> = {
  chats: {
    subject: "Chat: more conversations are waiting",
    preview: "They’re no longer emailed to you one by one.",
    title: "Many conversations in a short time",
    intro: (most) =>
      `More than ${most} people left their contact details in the chat within an hour. To keep your inbox usable, the conversations that follow are not emailed one by one. None is lost: all of them are at the staff desk.`,
    link: "See the conversations",
  },
  requests: {
    subject: "More requests are waiting at the staff desk",
    preview: "They’re no longer emailed to you one by one.",
    title: "Many requests in a short time",
    intro: (most) =>
      `More than ${most} requests came in within an hour. To keep your inbox usable, the ones that follow are not emailed one by one. None is lost: all of them are at the staff desk, in the order to call back.`,
    link: "See the requests",
  },
  appointments: {
    subject: "Appointments: more changes are waiting",
    preview: "They’re no longer emailed to you one by one.",
    title: "Many appointments booked or changed in a short time",
    intro: (most) =>
      `Visitors booked, moved or cancelled appointments more than ${most} times within an hour. To keep your inbox usable, the changes that follow are not emailed one by one. None is lost: all appointments are at the staff desk.`,
    link: "See the appointments",
  },
  why: "You get this reminder at most once an hour, for as long as it lasts.",
};
