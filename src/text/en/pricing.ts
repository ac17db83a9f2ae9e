import { formatDollars, formatPercent } from "../../lib/amounts.ts";
import { company } from "../../lib/company.ts";
import type { TextLike } from "../../lib/language.ts";
import { AVERAGE_RETURN, CONSULTATION_MINUTES, GO_LIVE_WEEKS, GUARANTEES, PLANS } from "../../lib/plans.ts";
import type { pricingFr } from "../fr/pricing.ts";

const dollars = (amount: number) => formatDollars("en", amount);
const { velocity, accelerate, dominate } = PLANS;
const weeks = `${GO_LIVE_WEEKS.from} to ${GO_LIVE_WEEKS.to} weeks`;
const { returnDays, returnTimes, moneyBackDays } = GUARANTEES;
const uptime = formatPercent("en", GUARANTEES.uptime);
const average = formatPercent("en", AVERAGE_RETURN);

const notIncluded = "Not included";

/** Pricing page. */
export const pricingEn: TextLike<typeof pricingFr> = {
  title: "Monthly pricing, no contract",
  name: "Pricing",
  description: `Three automation plans, ${dollars(velocity.dollarsAMonth)} to ${dollars(dominate.dollarsAMonth)} a month in Canadian dollars before taxes. No contract, no setup fee, a return guaranteed in ${returnDays} days.`,
  headline: ["One price a month.", "Stop whenever you like."],
  lead: `No contract, no setup fee, no notice period. Live in ${weeks}.`,
  plansTitle: "Plans",
  price: dollars,
  aMonth: "a month",
  taxes: "Prices in Canadian dollars, before taxes.",
  mostPopular: "Most popular",
  book: "Book a consultation",
  contactSales: "Contact sales",
  audience: {
    velocity: `For solo founders and small teams, ${velocity.employees.from} to ${velocity.employees.to} people.`,
    accelerate: `For growing businesses, ${accelerate.employees.from} to ${accelerate.employees.to} people.`,
    dominate: `For scale-ups and established companies, more than ${dominate.employees.from} people.`,
  },
  comparison: {
    title: "What each plan includes",
    feature: "What is included",
    notIncluded,
    groups: [
      {
        title: "What we build",
        rows: [
          {
            feature: "Automations",
            velocity: `${velocity.automations?.from} or ${velocity.automations?.to} core ones`,
            accelerate: `${accelerate.automations?.from} to ${accelerate.automations?.to} systems`,
            dominate: "Unlimited",
          },
          {
            feature: "Artificial intelligence",
            velocity: "Basic integration",
            accelerate: "Advanced AI and machine learning",
            dominate: "Custom models",
          },
          { feature: "CRM and sales", velocity: notIncluded, accelerate: "Automated", dominate: "Automated" },
          { feature: "Marketing suite", velocity: notIncluded, accelerate: "Automated", dominate: "Automated" },
          { feature: "Enterprise integrations", velocity: notIncluded, accelerate: notIncluded, dominate: "Included" },
        ],
      },
      {
        title: "How we stay with you",
        rows: [
          {
            feature: "Meetings",
            velocity: "Monthly review",
            accelerate: "Strategy call every two weeks",
            dominate: "Weekly session",
          },
          {
            feature: "Support",
            velocity: "Email, answer within 24 h",
            accelerate: "Priority, same-day answer",
            dominate: "Premium, 24 hours a day, 7 days a week",
          },
          {
            feature: "Dedicated success manager",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "One person for you",
          },
          {
            feature: "White-glove implementation",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "From end to end",
          },
        ],
      },
      {
        title: "For whom, to what result",
        rows: [
          {
            feature: "Yearly revenue",
            velocity: "Any",
            accelerate: `${dollars(accelerate.revenue?.from ?? 0)} to $5M`,
            dominate: "More than $5M",
          },
          {
            feature: "Typical return",
            velocity: formatPercent("en", velocity.typicalReturn.from),
            accelerate: formatPercent("en", accelerate.typicalReturn.from),
            dominate: `${formatPercent("en", dominate.typicalReturn.from)} and more`,
          },
        ],
      },
    ],
    hours: {
      feature: "Time saved a week",
      velocity: `${velocity.hoursSavedAWeek.from} to ${velocity.hoursSavedAWeek.to} h`,
      accelerate: `${accelerate.hoursSavedAWeek.from} to ${accelerate.hoursSavedAWeek.to} h`,
      dominate: `${dominate.hoursSavedAWeek.from} h and more`,
    },
  },
  guarantee: {
    eyebrow: "Guarantees",
    title: `Three times what you pay, within ${returnDays} days. Otherwise we keep working free.`,
    chart: `What you pay and what you gain at least in ${returnDays} days`,
    paid: "You pay",
    gained: "You gain at least",
    caption: `Example with ${accelerate.name}, over ${returnDays} days and before taxes: three months at ${dollars(accelerate.dollarsAMonth)}, and ${returnTimes} times that sum in time and revenue.`,
    facts: [
      {
        fact: `${moneyBackDays} days`,
        about: "Money-back guarantee. You change your mind, we return what you paid.",
      },
      { fact: uptime, about: "Guaranteed uptime, which is less than 4 hours of downtime a month." },
      { fact: "SOC 2", about: "The security and privacy standards we follow." },
      { fact: average, about: "The average return of our clients." },
    ],
  },
  calculator: {
    eyebrow: "Do the math",
    title: "What an hour won back brings you.",
    lead: "An hour a week is 52 hours a year. We count time alone here: no extra sales, no errors avoided.",
  },
  phases: {
    eyebrow: "Going live",
    title: `Five phases that overlap: ${weeks} in all.`,
    short: `In ${GO_LIVE_WEEKS.from} weeks`,
    long: `In ${GO_LIVE_WEEKS.to} weeks`,
    week: (number) => `Week ${number}`,
    caption:
      "Building does not wait: it starts with what is already clear, and each piece is tried as soon as it holds.",
    list: {
      discovery: {
        name: "Discovery",
        duration: "3 to 5 days",
        about: "We follow your work and note what keeps coming back.",
      },
      plan: { name: "Plan", duration: "2 to 3 days", about: "You choose where to start, figures in hand." },
      build: { name: "Build", duration: "1 to 3 weeks", about: "We connect your tools, one system at a time." },
      tests: { name: "Tests and training", duration: "3 to 5 days", about: "Your team tries it on real files." },
      launch: { name: "Launch", duration: "2 to 3 days", about: "Everything runs. We watch and adjust." },
    },
  },
  questions: {
    eyebrow: "Frequent questions",
    title: "Before you decide.",
    address: "Link to this answer",
    everything: "Read everything in one document",
    list: [
      {
        id: "contract",
        question: "Do I have to sign a contract?",
        answer:
          "No. You pay by the month and stop whenever you like, with no notice period and no penalty. An email is enough.",
      },
      {
        id: "fees",
        question: "Are there setup fees or other fees?",
        answer:
          "None. The price of the plan covers discovery, building, tests and follow-up. Prices are in Canadian dollars; taxes are added to the invoice.",
      },
      {
        id: "plan",
        question: "Which plan is right for me?",
        answer: `${velocity.name} if you are on your own or up to ${velocity.employees.to} people, ${accelerate.name} from ${accelerate.employees.from} to ${accelerate.employees.to}, ${dominate.name} beyond that. If you hesitate, the ${CONSULTATION_MINUTES}-minute consultation is for that too, and we will tell you if the smallest one is enough.`,
      },
      {
        id: "start",
        question: "How soon are we live?",
        answer: `In ${weeks}: 3 to 5 days of discovery, 2 to 3 days of planning, 1 to 3 weeks of building, 3 to 5 days of tests and training, 2 to 3 days of launch. The phases overlap.`,
      },
      {
        id: "ninety-days",
        question: `What if it brings nothing within ${returnDays} days?`,
        answer: `We guarantee at least ${returnTimes} times what you have paid within ${returnDays} days. If we are not there, we continue free of charge.`,
      },
      {
        id: "money-back",
        question: "Can I get my money back?",
        answer: `Yes, within the first ${moneyBackDays} days. You write to us, we refund you.`,
      },
      {
        id: "average-return",
        question: `What does an average return of ${average} mean?`,
        answer:
          "For each dollar paid, our clients gain four more on average, in hours freed and in sales. The calculator on the pricing page counts hours alone.",
      },
      {
        id: "security",
        question: "Is my data safe?",
        answer: `We follow SOC 2 standards and guarantee ${uptime} uptime. Your data stays yours, and our privacy policy says in plain words what we keep.`,
      },
      {
        id: "languages",
        question: "Do you work in French and in English?",
        answer: `Yes, everywhere: meetings, training, support and assistants. We are in ${company.address.city} and work remotely across North America.`,
      },
    ],
  },
  end: {
    title: `${CONSULTATION_MINUTES} minutes to know.`,
    text: "You show us your weeks, we tell you which plan lightens them, or that you need none. It is free.",
  },
};
