import { formatDollars, formatNumber, formatPercent } from "../../../lib/company/amounts.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { caseStudiesFr } from "../../fr/site/case-studies.ts";

const hours = (count: number) => `${formatNumber("en", count)} h`;
const units = {
  count: (count: number) => formatNumber("en", count),
  hours,
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  minutes: (count: number) => `${count} min`,
  percent: (percent: number) => formatPercent("en", percent),
  dollars: (amount: number) => formatDollars("en", amount),
};

export const caseStudiesEn: TextLike<typeof caseStudiesFr> = {
  title: "Case studies: three businesses, before and after",
  name: "Case studies",
  description:
    "An online store, an accounting firm and a clinic in Québec: what was piling up, what we built, and the figures before and after.",
  headline: "Three businesses, before and after.",
  lead: "Here’s what we measure with our clients: hours, calls, dollars.",
  contents: "The three cases",
  challenge: "What was piling up",
  solution: "What we built",
  results: "Results, twelve months after going live",
  before: "Before",
  after: "After",
  units,
  own: {
    title: "Case studies: before and after",
    description: "What was piling up, what we built, and the figures before and after.",
    headline: (count) => (count < 2 ? "One business, before and after." : "Businesses, before and after."),
    lead: "What was piling up, what we built and the difference it makes.",
    contents: "The cases",
    results: "Results",
    fictional: "Fictional case",
  },
  cases: {
    retailer: {
      sector: "Online retailer",
      about: "Outdoor clothing, Sherbrooke, 14 people",
      title: "34 hours of customer service a week, down to 9.",
      challenge:
        "“Where is my parcel?” came in forty times a day. Two people spent their mornings on it, and abandoned carts stayed abandoned.",
      solution:
        "An assistant connected to the store and the carrier answers questions about tracking, sizes and returns. It hands the rest to the team with the full history, and a series of emails follows up on carts.",
      figures: {
        support: { label: "Hours of customer service per week", value: hours },
        settled: { label: "Requests resolved without a person", value: (percent) => formatPercent("en", percent) },
        reply: { label: "Time to first reply", value: hours },
        sales: { label: "Sales per month", value: (amount) => formatDollars("en", amount) },
      },
      quote:
        "“We were afraid we’d stop sounding like us. Customers still thank us; we’ve just stopped replying at midnight.”",
      role: "co-founder",
    },
    "professional-services": {
      sector: "Professional services",
      about: "Accounting firm, Laval, 9 people",
      title: "The founder took back 30 hours a week.",
      challenge:
        "Everything went through her: welcoming clients, missing documents, proposals to follow up. Evenings were for catching up on the day.",
      solution:
        "New files open on their own, from the form to the engagement letter. Missing documents are requested automatically, and every proposal is followed up until it gets a yes or a no.",
      figures: {
        founder: { label: "The owner’s admin hours per week", value: hours },
        welcome: { label: "Days to bring a client on board", value: (count) => `${count} d` },
        followUp: { label: "Proposals followed up, out of 20", value: (count) => `${count}` },
        files: { label: "Files closed per month", value: (count) => `${count}` },
      },
      quote: "“I’m doing accounting again. That’s why I opened the firm.”",
      role: "founding partner",
    },
    healthcare: {
      sector: "Health care practice",
      about: "Physiotherapy clinic, Québec City, 18 people",
      title: "One call in three missed. Then one in twenty-five.",
      challenge:
        "One person at the front desk, three lines, forgotten appointments. Every empty slot cost an hour of care that someone else was waiting for.",
      solution:
        "When the lines are busy, callers still get an answer and an appointment. Reminders go out by text, and a cancelled slot is offered to the waiting list. The assistant has no access to patient files.",
      figures: {
        missed: { label: "Missed calls, out of 100", value: (count) => `${count}` },
        absent: { label: "Forgotten appointments, out of 100", value: (count) => `${count}` },
        appointment: { label: "From the call to a confirmed appointment", value: hours },
        paperwork: { label: "Reminders and confirmations, per week", value: hours },
      },
      quote: "“At the front desk, Sylvie looks up when someone walks in. That alone is worth it.”",
      role: "physiotherapist and owner",
    },
  },
  brief: {
    title: "Two more, in brief.",
    manufacturing: {
      about: "Custom machined parts, Drummondville, 40 people",
      text: "Every order went from an email to a spreadsheet, then to invoicing. Purchase orders are now read automatically, the file opens and the invoice is drafted; a person checks it before it goes out.",
      figures: {
        order: { label: "From receipt to invoice", value: (count) => `${count} min` },
      },
    },
    retail: {
      about: "Kitchenware, 6 stores, Québec and Ontario",
      text: "Customers asked what was in stock, and few bought a second time. An assistant answers about stock and returns, and a useful email follows each purchase.",
      figures: {
        sales: { label: "Sales over twelve months (100: the year before)", value: (count) => `${count}` },
        service: { label: "Cost of customer service (100: the year before)", value: (count) => `${count}` },
      },
    },
  },
  end: {
    title: "The next case could be yours.",
    text: "Tell us what’s piling up. In 30 minutes, you’ll know what can be automated and what it would be worth.",
    book: "Book my free consultation",
    pricing: "See pricing",
  },
  method: {
    title: "Case studies: what we’d measure in your business",
    description:
      "How we measure repetitive work before, during and after going live, and what we’d count in a business like yours.",
    headline: "What we’d measure in your business.",
    none: "No case study is published yet. The first one will be, once the client agrees, with the figures before and after.",
    how: "How we measure",
    steps: [
      {
        name: "Before",
        text: "We count with you, over the 3 to 5 days we shadow your team. That’s the baseline, and you keep a copy.",
      },
      {
        name: "Once you’re live",
        text: "The same counts now run on their own. Check them whenever you like.",
      },
      {
        name: "After 90 days",
        text: "We compare. If the guaranteed return isn’t there, we keep working free of charge.",
      },
    ],
    what: "What we’d count",
  },
};
