import type { TextLike } from "../../../lib/language.ts";
import type { staffNewConsultation as fr } from "../../fr/emails/staff-new-consultation.ts";
import { answerLabels } from "../desk/answer-labels.ts";

export const staffNewConsultation: TextLike<typeof fr> = {
  subject: (grade, percent, company, name) => `${grade} ${percent} · ${company} · ${name}`,
  preview: (urgency, budget, challenge) => `${urgency} · ${budget} · ${challenge}`,
  kicker: "New consultation request",
  scoreLabel: "Score",
  call: (phone) => `Call ${phone}`,
  write: "Write an email",
  desk: "Open the request",
  promise: (moment) =>
    `Received ${moment}. Promised to the visitor: an answer within 24 hours, not counting Sundays and holidays.`,
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
