import { formatDollars, formatPercent } from "../../lib/amounts.ts";
import type { TextLike } from "../../lib/language.ts";
import type { caseStudiesFr } from "../fr/case-studies.ts";

const hours = (count: number) => `${count} h`;

/** Case studies. */
export const caseStudiesEn: TextLike<typeof caseStudiesFr> = {
  title: "Case studies: three businesses, before and after",
  name: "Case studies",
  description:
    "An online store, an accounting firm and a clinic in Quebec: what was overflowing, what we built, and the figures before and three months after.",
  headline: "Three businesses, before and after.",
  lead: "Every figure counts something: hours, calls, dollars. Taken before going live, then three months after.",
  contents: "The three cases",
  challenge: "What was overflowing",
  solution: "What we built",
  results: "Results, before and after",
  before: "Before",
  after: "After",
  cases: {
    retailer: {
      sector: "Online retailer",
      about: "Outdoor clothing, Sherbrooke, 14 people",
      title: "34 hours of support a week, now 9.",
      challenge:
        "“Where is my parcel?” came in forty times a day. Two people spent their days on it, and abandoned carts stayed abandoned.",
      solution:
        "An assistant connected to the store and the carrier answers about tracking, sizes and returns. It hands the rest to the team with the whole file, and a series of emails follows up on carts.",
      figures: {
        support: { label: "Hours of support a week", value: hours },
        settled: { label: "Requests settled without a person", value: (percent) => formatPercent("en", percent) },
        reply: { label: "Time to first answer", value: hours },
        sales: { label: "Sales a month", value: (amount) => formatDollars("en", amount) },
      },
      quote: "“We were afraid of losing our tone. Customers still write to thank us, just not at midnight.”",
      role: "co-founder",
    },
    "professional-services": {
      sector: "Professional services",
      about: "Accounting firm, Laval, 9 people",
      title: "The founder took back 30 hours a week.",
      challenge:
        "Everything went through her: welcoming clients, missing documents, proposals to follow up. Evenings were for catching up on the day.",
      solution:
        "A file opens by itself, from the form to the engagement letter. Missing documents ask for themselves, and every proposal is followed up until it gets a yes or a no.",
      figures: {
        founder: { label: "The founder’s hours of admin, a week", value: hours },
        welcome: { label: "Days to bring a client on board", value: (count) => `${count} d` },
        followUp: { label: "Proposals followed up, out of 20", value: (count) => `${count}` },
        files: { label: "Files closed a month", value: (count) => `${count}` },
      },
      quote: "“I am doing accounting again. That is why I opened the firm.”",
      role: "founding partner",
    },
    healthcare: {
      sector: "Healthcare practice",
      about: "Physiotherapy, Quebec City, 18 people",
      title: "One call in three missed. Then one in twenty-five.",
      challenge:
        "One person at the desk, three lines, forgotten appointments. Every empty slot cost an hour of care that someone else was waiting for.",
      solution:
        "Calls that overflow get an answer and an appointment. Reminders go out by text, cancellations fill from the waiting list. No health information enters the assistant.",
      figures: {
        missed: { label: "Missed calls, out of 100", value: (count) => `${count}` },
        absent: { label: "Forgotten appointments, out of 100", value: (count) => `${count}` },
        appointment: { label: "From the call to a confirmed appointment", value: hours },
        paperwork: { label: "Reminders and billing, a week", value: hours },
      },
      quote: "“At the desk, Sylvie looks up when someone walks in. That is worth all the rest.”",
      role: "physiotherapist and owner",
    },
  },
  end: {
    title: "The fourth case may be yours.",
    text: "Tell us what is overflowing. In 30 minutes you will know what can be automated and what it would bring.",
    book: "Book a consultation",
    pricing: "See pricing",
  },
  illustrative: "These examples are illustrative; the people and the businesses are fictional.",
};
