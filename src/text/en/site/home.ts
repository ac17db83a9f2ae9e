import { formatDollars } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, PLANS } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { homeFr } from "../../fr/site/home.ts";
import { sayEn } from "../claims.ts";
import { uncountedDays } from "../uncounted-days.ts";

const { velocity, accelerate, dominate } = PLANS;

export const homeEn: TextLike<typeof homeFr> = {
  title: `${company.name}, automation for small businesses`,
  description:
    "Customer service, follow-up, reports: AI connected to the tools your business already uses, live in 2 to 3 weeks. Free 30-minute call.",
  headline: "Quotes, emails, follow-ups: off your plate.",
  lead: `AI connects to the tools you already have; you keep the last word. Live in 2 to 3 weeks. ${formatDollars("en", velocity.dollarsAMonth)} a month on your own or with up to 5 people, ${formatDollars("en", accelerate.dollarsAMonth)} for 5 to 25, ${formatDollars("en", dominate.dollarsAMonth)} beyond that.`,
  book: "Book my free consultation",
  bookNote: `A ${CONSULTATION_MINUTES}-minute call, no obligation. Times are Montréal time.`,
  nextTime: {
    label: (when) => `Free call: ${when}`,
    when: { today: "today", tomorrow: "tomorrow" },
    none: `A reply within 24 hours, ${uncountedDays} aside.`,
  },
  seePricing: "See pricing",
  facts: [
    {
      get fact() {
        return sayEn("clients", "clientsFact");
      },
      get about() {
        return sayEn("clients", "clientsAbout");
      },
    },
    { fact: "2 to 3 weeks", about: "from kickoff to going live" },
    { fact: "Month to month", about: "no long-term contract, no setup fee" },
    { fact: "90 days", about: "3 times what you pay, or we keep working free of charge" },
  ],
  problems: {
    eyebrow: "Three problems we solve",
    title: "Get your evenings back.",
    list: [
      {
        title: "Customer service that ties you down",
        get problem() {
          return `${sayEn("support-hours", "supportHours")} spent answering the same questions while everything else waits.`;
        },
        get solution() {
          return `An AI assistant chats with your customers and ${sayEn("settled", "settled")}. Whatever’s left, along with emails and calls, goes straight to the right person.`;
        },
        get figure() {
          return sayEn("hours-back", "figure");
        },
        get caption() {
          return sayEn("hours-back", "hoursBackCaption");
        },
      },
      {
        title: "Sales that hit a ceiling",
        problem: "Leads go cold because nobody has the time to follow up.",
        solution:
          "Lead research, follow-up and customer records get done without you. You talk to the people who are ready.",
        get figure() {
          return sayEn("more-sales", "figure");
        },
        get caption() {
          return sayEn("more-sales", "moreSalesCaption");
        },
      },
      {
        title: "Operations bursting at the seams",
        problem: "Reports put together by hand, tasks lost between two tools.",
        solution: "Reports, dashboards, tasks and everyone’s workload keep themselves up to date.",
        get figure() {
          return sayEn("efficiency", "figure");
        },
        get caption() {
          return sayEn("efficiency", "efficiencyCaption");
        },
      },
    ],
  },
  story: {
    get eyebrow() {
      return sayEn("story", "storyPlace");
    },
    title: "One request, minute by minute.",
    asks: { time: "9:47 PM", who: "Sylvie writes", says: "Any room Tuesday for my winter tires?" },
    answers: {
      time: "9:47 PM",
      who: "The assistant answers",
      says: "Yes: Tuesday at 8 AM or 1:30 PM, about 45 minutes. Which time suits you?",
    },
    chooses: { time: "9:48 PM", who: "Sylvie chooses", says: "1:30 PM, thanks!" },
    draft: {
      time: "9:49 PM",
      who: "A draft is ready",
      says: "Hi Sylvie, you’re booked for Tuesday, 1:30 PM. See you then!",
    },
    approval: { time: "7:58 AM", who: "You approve it with one tap", says: "Send" },
    record: {
      time: "7:58 AM",
      who: "The customer record fills itself in",
      fields: [
        { label: "Customer", value: "Sylvie Roy" },
        { label: "Request", value: "Winter tires" },
        { label: "Appointment", value: "Tuesday, 1:30 PM" },
        { label: "Status", value: "Confirmed" },
      ],
    },
    ask: "Your turn: ask our assistant a question.",
    send: "Ask",
    kept: (days) => `Conversation kept for ${days} days.`,
    privacy: "Privacy",
    reach: "Contact us",
  },
  cases: {
    title: "Three cases, by the numbers.",
    unit: "Thin line: before. Thick line: twelve months later.",
    ownTitle: "Before and after, by the numbers.",
    ownUnit: "Thin line: before. Thick line: after.",
    ownBefore: (label, value) => `${label}: ${value}`,
    manufacturing: {
      sector: "Manufacturing",
      title: "85% less time to process an order.",
      before: "40 min",
      after: "6 min",
    },
    retail: {
      sector: "Retail chain",
      title: "42% more sales, customer service at half the cost.",
      before: "Sales over twelve months: 100",
      after: "142",
    },
    professionalServices: {
      sector: "Professional services",
      title: "30 hours a week given back to the founder.",
      before: "38 h",
      after: "8 h",
    },
  },
  founder: {
    who: `The founder of ${company.name}`,
    title: "“At night I was still answering the same emails.”",
    text: "One weekend in February I connected my mailbox to the order system. By Monday, half the messages had been answered.",
    link: "Read the story",
  },
  tools: {
    title: "Connected to the tools you already use.",
    security: "Your data stays yours: we follow the SOC 2 criteria; no audit yet.",
  },
  pricing: {
    title: "Three monthly plans. Cancel any time.",
    people: {
      velocity: `${velocity.employees.from} to ${velocity.employees.to} people`,
      accelerate: `${accelerate.employees.from} to ${accelerate.employees.to} people`,
      dominate: `${dominate.employees.from} people or more`,
    },
    price: (amount: number) => formatDollars("en", amount),
    get note() {
      return `Monthly, in Canadian dollars, before taxes. ${sayEn("average-return", "averageReturn")}`;
    },
    link: "Compare the plans",
  },
  questions: "Before you decide.",
  consultation: {
    eyebrow: "Free consultation",
    title: "Find out what to automate first, and what it’s worth.",
    lead: `Pick a time. If none works, we’ll write within 24 hours, ${uncountedDays} aside.`,
    nextTitle: "What happens next",
    next: [
      { step: "We review your answers", when: "2 to 4 business hours" },
      { step: "You pick a time for your call", when: "now or later" },
      { step: "You leave with a strategy", when: "30 minutes" },
    ],
  },
};
