import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { AVERAGE_RETURN, PLANS } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { homeFr } from "../../fr/site/home.ts";

const { velocity, accelerate, dominate } = PLANS;

/** Home page. */
export const homeEn: TextLike<typeof homeFr> = {
  title: `${company.name}, automation for small businesses`,
  description:
    "We automate support, sales and admin work for small and medium businesses: about 70% less manual work, live in 2 to 3 weeks.",
  headline: "Put your days back in order.",
  lead: "We automate support, sales and admin work for small and medium businesses: about 70% less manual work, live in 2 to 3 weeks.",
  book: "Free consultation, 30 min",
  nextTime: {
    label: "Next free time:",
    when: { today: "today", tomorrow: "tomorrow" },
    zone: "Montréal time",
  },
  seePricing: "See pricing",
  factsTitle: "In brief",
  facts: [
    { fact: `More than ${company.clientsServed} businesses`, about: `served since ${company.foundingYear}` },
    { fact: "2 to 3 weeks", about: "from the first call to going live" },
    { fact: "Month to month", about: "no contract, no setup fee" },
    { fact: "90 days", about: "return-on-investment guarantee" },
  ],
  problems: {
    eyebrow: "Three knots we undo",
    title: "The work that comes back every day no longer has to wait for you.",
    before: "Before",
    after: "After",
    support: {
      title: "The support trap",
      problem: "More than 30 hours a week spent answering the same questions while everything else waits.",
      solution:
        "An AI assistant chats with your customers and settles 80% of requests. The rest, emails and calls, goes straight to the right person.",
      hours: (count: number) => `${count} h`,
      chart: "Hours of support in a 40-hour week",
      caption: "One row a day, one square an hour. Typical case: 25 hours won back every week.",
    },
    revenue: {
      title: "The revenue ceiling",
      problem: "Leads go cold because nobody has the time to follow up.",
      solution: "Lead research, follow-up and CRM upkeep get done without you. You talk to the people who are ready.",
      percent: (count: number) => `${count}%`,
      chart: "Revenue before and twelve months after going live",
      before: "Today",
      after: "Twelve months on",
      caption: "One line is 10% of your revenue today. Typical case: about 40% more.",
    },
    operations: {
      title: "Operational chaos",
      problem: "Reports are put together by hand, tasks get lost between two tools, nobody has the full picture.",
      solution: "Reports, dashboards, tasks and everyone’s workload keep themselves up to date.",
      chart: "Jobs finished in the same day",
      files: (count: number) => `${count} jobs`,
      caption: "50% more efficient: three jobs in the time of two.",
    },
  },
  cases: {
    title: "Three cases, by the numbers.",
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
    security: "Your data stays yours: we work to SOC 2 standards.",
  },
  pricing: {
    title: "One price a month, no contract.",
    people: {
      velocity: `${velocity.employees.from} to ${velocity.employees.to} people`,
      accelerate: `${accelerate.employees.from} to ${accelerate.employees.to} people`,
      dominate: `${dominate.employees.from} people or more`,
    },
    price: (amount: number) => formatDollars("en", amount),
    note: `Monthly, in Canadian dollars, before taxes. Over twelve months, our clients see an average return of ${formatPercent("en", AVERAGE_RETURN)}.`,
    link: "Compare the plans",
  },
  questions: "Before you decide.",
  consultation: {
    eyebrow: "Free consultation",
    title: "Three steps, two minutes.",
    lead: "Your answers tell us where to start. A real person reads them and replies within 24 hours.",
    nextTitle: "What happens next",
    next: [
      { step: "We review your answers", when: "2 to 4 hours" },
      { step: "We set up a meeting", when: "24 hours" },
      { step: "You leave with a strategy", when: "30 minutes" },
    ],
  },
};
