import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { AVERAGE_RETURN, CONSULTATION_MINUTES, PLANS } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { homeFr } from "../../fr/site/home.ts";

const { velocity, accelerate, dominate } = PLANS;

/** Home page. */
export const homeEn: TextLike<typeof homeFr> = {
  title: `${company.name}, automation for small businesses`,
  description:
    "Customer service, follow-up, reports: AI connected to the tools your business already uses, live in 2 to 3 weeks. Free 30-minute call.",
  headline: "We automate your business’s repetitive work.",
  lead: `Customer service, follow-up, reports: AI connected to the tools you already use, in 2 to 3 weeks. We aim for about 70% less manual work. From ${formatDollars("en", velocity.dollarsAMonth)} a month.`,
  book: "Book my free consultation",
  bookNote: `A ${CONSULTATION_MINUTES}-minute call, no obligation.`,
  nextTime: {
    label: "Next free time:",
    when: { today: "today", tomorrow: "tomorrow" },
    zone: "Montréal time",
  },
  seePricing: "See pricing",
  factsTitle: "In brief",
  facts: [
    { fact: `More than ${company.clientsServed} businesses`, about: `served since ${company.foundingYear}` },
    { fact: "2 to 3 weeks", about: "from kickoff to going live" },
    { fact: "Month to month", about: "no long-term contract, no setup fee" },
    { fact: "90 days", about: "return-on-investment guarantee" },
  ],
  problems: {
    eyebrow: "Three problems we solve",
    title: "The work that repeats every day no longer needs you.",
    before: "Before",
    after: "After",
    support: {
      title: "The service that ties you down",
      problem: "More than 30 hours a week spent answering the same questions while everything else waits.",
      solution:
        "An AI assistant chats with your customers and aims to settle 80% of requests. The rest, emails and calls, goes straight to the right person.",
      hours: (count: number) => `${count} h`,
      chart: "Hours of customer service in a 40-hour week",
      caption: "One row a day, one square an hour. Typical case: 25 hours won back every week.",
    },
    revenue: {
      title: "Sales that hit a ceiling",
      problem: "Leads go cold because nobody has the time to follow up.",
      solution: "Lead research, follow-up and CRM upkeep get done without you. You talk to the people who are ready.",
      percent: (count: number) => `${count}%`,
      chart: "Revenue before and twelve months after going live",
      before: "Today",
      after: "Twelve months on",
      caption: "One line is 10% of your revenue today. Typical case: about 40% more.",
    },
    operations: {
      title: "Operations that overflow",
      problem: "Reports are put together by hand, tasks get lost between two tools, nobody has the full picture.",
      solution: "Reports, dashboards, tasks and everyone’s workload keep themselves up to date.",
      chart: "Jobs finished in the same day",
      files: (count: number) => `${count} jobs`,
      caption: "50% more efficient: three jobs in the time of two.",
    },
  },
  cases: {
    title: "Three examples, by the numbers.",
    before: "Before",
    after: "After",
    manufacturing: {
      sector: "Manufacturing",
      title: "85% less time to process an order.",
      chart: "Time to process an order",
      minutes: (count: number) => `${count} min`,
      caption: "From arrival to invoice. One line is one minute.",
    },
    retail: {
      sector: "Retail chain",
      title: "42% more sales, customer service at half the cost.",
      chart: "Sales and cost of customer service over twelve months",
      before: "The year before",
      sales: "Sales",
      service: "Cost of service",
      caption: "One line is 5% of the twelve months before.",
    },
    professionalServices: {
      sector: "Professional services",
      title: "30 hours a week given back to the founder.",
      chart: "The founder’s admin work, in hours a week",
      hours: (count: number) => `${count} h`,
      caption: "Her admin work in a week. One line is one hour.",
    },
  },
  founder: {
    who: `The founder of ${company.name}`,
    title: "“At night I was still answering the same emails.”",
    text: "One weekend in February I connected my mailbox to the order system. By Monday, half the messages had been answered. Other businesses asked me to do the same for them.",
    link: "Read the story",
  },
  tools: {
    title: "Connected to the tools you already use.",
    more: "and more than 50 others",
    security: "Your data stays yours: we follow the SOC 2 criteria; no audit yet.",
  },
  pricing: {
    title: "One price a month. Cancel any time.",
    people: {
      velocity: `${velocity.employees.from} to ${velocity.employees.to} people`,
      accelerate: `${accelerate.employees.from} to ${accelerate.employees.to} people`,
      dominate: `${dominate.employees.from} people or more`,
    },
    price: (amount: number) => formatDollars("en", amount),
    note: `Monthly, in Canadian dollars, before taxes. We aim for an average return of ${formatPercent("en", AVERAGE_RETURN)} over twelve months, sales included.`,
    link: "Compare the plans",
  },
  questions: "Before you decide.",
  consultation: {
    eyebrow: "Free consultation",
    title: "Find out what to automate first, and what it’s worth.",
    lead: "Three steps. A real person reads your answers and replies within 24 hours, not counting Sundays and holidays.",
    nextTitle: "What happens next",
    next: [
      { step: "We review your answers", when: "2 to 4 business hours" },
      { step: "We set up a meeting", when: "24 hours" },
      { step: "You leave with a strategy", when: "30 minutes" },
    ],
  },
};
