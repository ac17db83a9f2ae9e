import type { TextLike } from "../../../lib/language.ts";
import type { staffDigest as fr } from "../../fr/emails/staff-digest.ts";

/** English of `text/fr/emails/staff-digest.ts`. */
export const staffDigest: TextLike<typeof fr> = {
  subject: (parts) => `This morning: ${parts.join(", ")}`,
  short: {
    toCheck: (count) => `${count} to check`,
    waiting: (count) => `${count} to call`,
    undelivered: (count) => `${count} undelivered`,
  },
  preview: "What is waiting for someone this morning.",
  title: "What is waiting for you",
  intro: (day) => `${day}, 8 AM.`,
  entries: {
    toCheck: {
      title: (count) => (count === 1 ? "request to check" : "requests to check"),
      text: (count) =>
        count === 1
          ? "Put aside because it looks like an unwanted submission. It may come from a real person."
          : "Put aside because they look like unwanted submissions. A real person may be among them.",
      link: "Check",
    },
    waiting: {
      title: (count) =>
        count === 1 ? "request without an answer for over 24 hours" : "requests without an answer for over 24 hours",
      text: () => "We promise an answer within 24 hours.",
      link: "See the requests",
    },
    undelivered: {
      title: (count) => (count === 1 ? "email given up" : "emails given up"),
      text: (count) =>
        count === 1
          ? "The mail server refused it, or did not answer after several attempts. It can be sent again."
          : "The mail server refused them, or did not answer after several attempts. They can be sent again.",
      link: "See the outbox",
    },
  },
  why: "This summary leaves at 8 AM on days when something is waiting, and only then.",
};
