import type { TextLike } from "../../../lib/language.ts";
import type { staffDigest as fr } from "../../fr/emails/staff-digest.ts";

export const staffDigest: TextLike<typeof fr> = {
  subject: (parts) => `This morning: ${parts.join(", ")}`,
  short: {
    toCheck: (count) => `${count} to check`,
    waiting: (count) => `${count} to call`,
    undelivered: (count) => `${count} undelivered`,
    own: (count) => (count === 1 ? "1 next step" : `${count} next steps`),
    unassigned: (count) => `${count} unassigned`,
    privacy: (count) => (count === 1 ? "1 privacy request" : `${count} privacy requests`),
  },
  preview: "What needs attention this morning.",
  title: "What’s waiting for you",
  intro: (day) => `${day}, 8 AM.`,
  entries: {
    toCheck: {
      title: (count) => (count === 1 ? "request to check" : "requests to check"),
      text: (count) =>
        count === 1
          ? "Set aside because it looks like an unwanted submission. It may come from a real person."
          : "Set aside because they look like unwanted submissions. A real person may be among them.",
      link: "Check",
    },
    waiting: {
      title: (count) => (count === 1 ? "request overdue or due today" : "requests overdue or due today"),
      text: () => "We promise an answer within 24 hours, not counting Sundays and holidays.",
      link: "See the requests",
    },
    waitingOfReader: {
      title: (count) =>
        count === 1 ? "of your requests is overdue or due today" : "of your requests are overdue or due today",
      link: "See my requests",
    },
    own: {
      title: (count) => (count === 1 ? "next step is yours today" : "next steps are yours today"),
      link: "See my steps",
    },
    unassigned: {
      title: (count) => (count === 1 ? "unassigned next step" : "unassigned next steps"),
      link: "See these requests",
    },
    privacy: {
      title: (count) =>
        count === 1 ? "request about personal information to answer" : "requests about personal information to answer",
      text: (late, firstDay) =>
        late === 0
          ? `The law gives us 30 days. Next deadline: ${firstDay}.`
          : late === 1
            ? `One is past the 30-day limit, since ${firstDay}.`
            : `${late} are past the 30-day limit, the oldest since ${firstDay}.`,
      link: "Answer",
    },
    undelivered: {
      title: (count) => (count === 1 ? "undelivered email" : "undelivered emails"),
      text: (count) =>
        count === 1
          ? "The mail server refused it, or did not answer after several attempts. It can be sent again."
          : "The mail server refused them, or did not answer after several attempts. They can be sent again.",
      link: "See the outbox",
    },
  },
  overdue: (count) => (count === 1 ? "1 is overdue." : `${count} are overdue.`),
  allToday: (count) => (count === 1 ? "It’s due today." : "All are due today."),
  today: "today",
  since: (day) => `overdue since ${day}`,
  more: (count) => (count === 1 ? "and 1 other" : `and ${count} others`),
  why: "This summary is sent at 8 AM on days when something is waiting, and only then.",
};
