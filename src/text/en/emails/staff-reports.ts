import type { TextLike } from "../../../lib/language.ts";
import type {
  staffChatSummary as staffChatSummaryFr,
  staffDigest as staffDigestFr,
  staffNewConsultation as staffNewConsultationFr,
} from "../../fr/emails/staff-reports.ts";
import { answerLabels } from "../desk/answer-labels.ts";
import { uncountedDays } from "../uncounted-days.ts";

export const staffNewConsultation: TextLike<typeof staffNewConsultationFr> = {
  subject: (grade, percent, company, name) => `${grade} ${percent} · ${company} · ${name}`,
  preview: (urgency, budget, challenge) => `${urgency} · ${budget} · ${challenge}`,
  kicker: "New consultation request",
  scoreLabel: "Score",
  call: (phone) => `Call ${phone}`,
  write: "Write an email",
  desk: "Open the request",
  promise: (moment) =>
    `Received ${moment}. Promised to the visitor: an answer within 24 hours, not counting ${uncountedDays}.`,
  beforeCalling: "Before you call",
  labels: {
    ...answerLabels,
    decisionMaker: "Role in the decision",
  },
  message: "Their message",
  scoreTitle: "Why this score",
  points: (points, max) => `${points} of ${max}`,
  scoreNote: "Advisory: the score helps choose who to call first. It decides nothing.",
  answersTitle: "The other answers",
  originTitle: "Where it came from",
  origin: {
    received: "Received",
    language: "Language",
    newsletter: "Newsletter",
    placement: "Form",
    page: "Page",
    referrer: "Referring site",
    campaign: "Campaign",
    number: "Request",
  },
  languages: { fr: "French", en: "English" },
  newsletter: { yes: "consent given", no: "not requested" },
  placements: {
    modal: "Booking window",
    home: "Home page",
    contact: "Contact page",
    appointment: "Book a time",
    landing: "Free consultation",
  },
  number: (id) => `No. ${id}`,
  replyHint: (name) => `A reply to this email goes straight to ${name}.`,
};

export const staffChatSummary: TextLike<typeof staffChatSummaryFr> = {
  subject: (who) => `Chat · ${who}`,
  preview: (messages) => `${messages} ${messages === 1 ? "message" : "messages"}, with contact details`,
  kicker: "Conversation with the assistant",
  visitor: "Visitor",
  staff: "Team",
  assistant: "Assistant",
  desk: "Open the conversation",
  origin: (begun, page, language) => `Started on ${begun}, in ${language}. Last page: ${page}`,
  languages: { fr: "French", en: "English" },
  factsTitle: "What we know",
  labels: { name: "Name", email: "Email", phone: "Phone", company: "Company" },
  confirmed: "confirmed",
  unconfirmed: "to confirm",
  factsNote: "Taken from the conversation, unverified. Confirm or correct it at the desk.",
  transcriptTitle: "The conversation",
  omitted: (count) =>
    count === 1 ? "The first message is at the desk." : `The first ${count} messages are at the desk.`,
  said: (who, time) => `${who}, ${time}`,
  replyHint: "If you reply to this email, your message goes to the address given in the conversation.",
};

export const staffDigest: TextLike<typeof staffDigestFr> = {
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
      text: () => `We promise an answer within 24 hours, not counting ${uncountedDays}.`,
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
