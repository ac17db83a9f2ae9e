import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { ownQuestions, type Question } from "../../../lib/company/own-content.ts";
import { CONSULTATION_MINUTES, GO_LIVE_WEEKS, GUARANTEES, PLANS } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { pricingFr } from "../../fr/site/pricing.ts";
import { sayEn } from "../claims.ts";

const dollars = (amount: number) => formatDollars("en", amount);
const { velocity, accelerate, dominate } = PLANS;
const weeks = `${GO_LIVE_WEEKS.from} to ${GO_LIVE_WEEKS.to} weeks`;
const { returnDays, returnTimes, moneyBackDays } = GUARANTEES;
const uptime = formatPercent("en", GUARANTEES.uptime);

const notIncluded = "Not included";

export const pricingEn: TextLike<typeof pricingFr> = {
  title: "Monthly pricing, no long-term contract",
  name: "Pricing",
  description: `Three automation plans, ${dollars(velocity.dollarsAMonth)} to ${dollars(dominate.dollarsAMonth)} a month in Canadian dollars before taxes. No long-term contract, no setup fee, and a return guaranteed within ${returnDays} days.`,
  headline: [`${dollars(velocity.dollarsAMonth)} to ${dollars(dominate.dollarsAMonth)} a month.`, "Cancel any time."],
  lead: `No setup fee, no long-term contract, money back in the first ${moneyBackDays} days. Live in ${weeks}.`,
  plansTitle: "Plans",
  price: dollars,
  aMonth: "a month",
  taxes: "Prices in Canadian dollars, before taxes.",
  mostPopular: "Most popular",
  book: "Book my free consultation",
  contactSales: "Contact sales",
  salesForm: "A few questions, then a call with us. Or skip the form:",
  reachSales: "call or write to us",
  descriptor: { velocity: "Getting started", accelerate: "Growing", dominate: "At full scale" },
  audience: {
    velocity: `For solo founders and small teams, ${velocity.employees.from} to ${velocity.employees.to} people.`,
    accelerate: `For growing businesses, ${accelerate.employees.from} to ${accelerate.employees.to} people.`,
    dominate: `For scale-ups and established companies, ${dominate.employees.from} people or more.`,
  },
  comparison: {
    title: "What each plan includes",
    feature: "What’s included",
    notIncluded,
    groups: [
      {
        title: "What we build",
        rows: [
          {
            feature: "Automations",
            velocity: `${velocity.automations?.from} or ${velocity.automations?.to} core automations`,
            accelerate: `${accelerate.automations?.from} to ${accelerate.automations?.to} systems`,
            dominate: "Unlimited",
          },
          {
            feature: "Artificial intelligence",
            velocity: "Basic: answers and sorts",
            accelerate: "Advanced: learns and forecasts",
            dominate: "Models built for you",
          },
          { feature: "CRM and sales", velocity: notIncluded, accelerate: "Automated", dominate: "Automated" },
          {
            feature: "Newsletters and campaigns",
            velocity: notIncluded,
            accelerate: "Automated",
            dominate: "Automated",
          },
          {
            feature: "Enterprise software",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "Connected",
          },
        ],
      },
      {
        title: "How we work with you",
        rows: [
          {
            feature: "Meetings",
            velocity: "Monthly review",
            accelerate: "Strategy call every two weeks",
            dominate: "Weekly session",
          },
          {
            feature: "Support",
            velocity: "Email, reply within 24 h",
            accelerate: "Priority, same-day reply",
            dominate: "Premium, 24 hours a day, 7 days a week",
          },
          {
            feature: "Dedicated success manager",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "The same person throughout",
          },
          {
            feature: "White-glove implementation",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "End to end",
          },
        ],
      },
      {
        title: "Who it’s for, and the result",
        rows: [
          {
            feature: "Annual revenue",
            velocity: "Any",
            accelerate: `${dollars(accelerate.revenue?.from ?? 0)} to $5M`,
            dominate: "More than $5M",
          },
          {
            get feature() {
              return sayEn("plan-returns", "planReturns");
            },
            get velocity() {
              return sayEn("plan-returns", "figure", formatPercent("en", velocity.typicalReturn.from));
            },
            get accelerate() {
              return sayEn("plan-returns", "figure", formatPercent("en", accelerate.typicalReturn.from));
            },
            get dominate() {
              return sayEn("plan-returns", "figure", `${formatPercent("en", dominate.typicalReturn.from)} or more`);
            },
          },
        ],
      },
    ],
    hours: {
      get feature() {
        return sayEn("plan-hours", "planHours");
      },
      get velocity() {
        return sayEn("plan-hours", "figure", `${velocity.hoursSavedAWeek.from} to ${velocity.hoursSavedAWeek.to} h`);
      },
      get accelerate() {
        return sayEn(
          "plan-hours",
          "figure",
          `${accelerate.hoursSavedAWeek.from} to ${accelerate.hoursSavedAWeek.to} h`,
        );
      },
      get dominate() {
        return sayEn("plan-hours", "figure", `${dominate.hoursSavedAWeek.from} h or more`);
      },
    },
  },
  guarantee: {
    eyebrow: "Guarantees",
    title: `At least ${returnTimes} times what you pay, within ${returnDays} days. If not, we keep working free of charge.`,
    chart: `What you pay and the least you gain in ${returnDays} days`,
    paid: "You pay",
    gained: "You gain at least",
    caption: `Example with ${accelerate.name}, over ${returnDays} days and before taxes: three months at ${dollars(accelerate.dollarsAMonth)}, and ${returnTimes}\u00a0times that sum in time and sales, measured with you.`,
    facts: [
      {
        fact: `${moneyBackDays} days`,
        about: "Money-back guarantee. Change your mind and we give you back what you paid.",
      },
      { fact: uptime, about: "Guaranteed uptime: less than 4 hours of downtime a month." },
      { fact: "SOC 2", about: "The security and confidentiality criteria we follow; no audit yet." },
      {
        get fact() {
          return sayEn("average-return", "figure");
        },
        get about() {
          return sayEn("average-return", "averageReturnFact");
        },
      },
    ],
  },
  calculator: {
    eyebrow: "Do the math",
    title: "What an hour saved is worth.",
    lead: "An hour a week is 52 hours a year. We count time only, not extra sales or avoided errors.",
  },
  phases: {
    eyebrow: "Going live",
    title: `Five phases that overlap: ${weeks} in total.`,
    short: `In ${GO_LIVE_WEEKS.from} weeks`,
    long: `In ${GO_LIVE_WEEKS.to} weeks`,
    week: (number) => `Week ${number}`,
    caption:
      "Building doesn’t wait: it starts with what’s already clear, and each piece is tested as soon as it’s ready.",
    list: {
      discovery: {
        name: "Discovery",
        duration: "3 to 5 days",
        about: "We shadow your team and note what you do over and over.",
      },
      plan: {
        name: "Plan",
        duration: "2 to 3 days",
        about: "You choose where to start, with the figures in front of you.",
      },
      build: { name: "Build", duration: "1 to 3 weeks", about: "We connect your tools, one system at a time." },
      tests: { name: "Testing and training", duration: "3 to 5 days", about: "Your team tries it on real work." },
      launch: { name: "Launch", duration: "2 to 3 days", about: "Everything runs. We watch and adjust." },
    },
  },
  questions: {
    eyebrow: "Frequently asked questions",
    title: "Before you decide.",
    address: "Link to this answer",
    everything: "Read everything in one document",
    list:
      ownQuestions("en") ??
      ([
        {
          id: "contract",
          question: "Do I have to sign a contract?",
          answer:
            "No long-term contract: you pay by the month and cancel any time, with no notice and no penalty; an email is enough. A short agreement protects the information you entrust to us.",
        },
        {
          id: "fees",
          question: "Any other fees?",
          answer:
            "None from us: the plan covers discovery, building, testing and follow-up. You pay for your own software and AI usage; we estimate the cost with you first. Taxes are extra.",
        },
        {
          id: "plan",
          question: "Which plan is right for me?",
          answer: `${velocity.name} if you’re on your own or have up to ${velocity.employees.to} people, ${accelerate.name} from ${accelerate.employees.from} to ${accelerate.employees.to}, ${dominate.name} beyond that. If you’re not sure, that’s what the ${CONSULTATION_MINUTES}-minute consultation is for, and we’ll tell you if the smallest one is enough.`,
        },
        {
          id: "start",
          question: "How soon do we go live?",
          answer: `In ${weeks}: 3 to 5 days of discovery, 2 to 3 days of planning, 1 to 3 weeks of building, 3 to 5 days of testing and training, 2 to 3 days for the launch. The phases overlap.`,
        },
        {
          id: "ninety-days",
          question: `What if it doesn’t pay off within ${returnDays} days?`,
          answer: `We guarantee at least ${returnTimes} times what you have paid within ${returnDays} days. Hours and sales are counted with you, from the start. If we’re not there, we keep working free of charge until we are.`,
        },
        {
          id: "money-back",
          question: "Can I get my money back?",
          answer: `Yes, within the first ${moneyBackDays} days. Write to us and we’ll refund you.`,
        },
        {
          id: "average-return",
          get question() {
            return sayEn("average-return", "averageReturnQuestion");
          },
          get answer() {
            return `${sayEn("average-return", "averageReturnNet")} That’s net of the plan’s price. The ${returnTimes} times we guarantee is gross; net, it comes to ${formatPercent("en", (returnTimes - 1) * 100)}. The calculator counts hours only.`;
          },
        },
        {
          id: "security",
          question: "Is my data safe?",
          answer: `We follow the SOC 2 criteria, with no audit yet, and guarantee ${uptime} uptime. Your data stays yours, and our privacy policy says in plain language what we keep.`,
        },
        {
          id: "languages",
          question: "Do you work in French and in English?",
          answer: `Yes, in French and English, for everything: meetings, training and support. We are in ${company.address.city} and work remotely across North America.`,
        },
      ] as Question[]),
  },
  end: {
    title: `${CONSULTATION_MINUTES} minutes to find out.`,
    text: "Show us your week. We’ll tell you which plan would lighten it, or that you don’t need one. It’s free.",
  },
};
