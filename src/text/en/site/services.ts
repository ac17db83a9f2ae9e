import { ownTools } from "../../../lib/company/own-content.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { servicesFr } from "../../fr/site/services.ts";
import { sayEn } from "../claims.ts";

export const servicesEn: TextLike<typeof servicesFr> = {
  title: "Automation services for small businesses",
  description:
    "Customer service, sales, operations: what we automate, what is included and how everything goes live in 2 to 3 weeks.",
  name: "Services",
  headline: "Your repetitive work can get done without you.",
  lead: "Customer service, sales, operations: three things that hold small businesses back. Tell us which one weighs on you most and we’ll start there.",
  book: "Book my free consultation",
  indexTitle: "Our three services",
  included: "What’s included",
  before: "Before",
  after: "After",
  hours: (count) => `${count} h`,
  aim: "That’s our target.",
  support: {
    name: "Customer service",
    get promise() {
      return sayEn("hours-back", "hoursBack");
    },
    title: "Customer service that ties you down",
    get problem() {
      return `Where is my order? Do you deliver to Gatineau? Are you open on Saturday? ${sayEn("support-hours", "supportHours")} go into those questions, and the hours are often yours.`;
    },
    get solution() {
      return `An AI assistant chats with your customers in French and English, at any hour, and ${sayEn("settled", "settled")}. Whatever’s left, along with emails and calls, is sorted and handed to the right person.`;
    },
    requests: "What happens to 100 requests received in a month",
    settled: { count: "80%", what: "resolved by the assistant" },
    person: { count: "20%", what: "handed to a person" },
    hoursChart: "Hours of customer service per week",
    hoursCaption: "One tick is one hour.",
    list: [
      "A chat assistant built on your own answers",
      "Emails sorted, with a draft reply for you to approve",
      "Calls routed, with a written summary",
      "A person takes over as soon as the question calls for one",
    ],
  },
  sales: {
    name: "Sales and follow-up",
    get promise() {
      return sayEn("more-sales", "moreSales");
    },
    title: "Sales that hit a ceiling",
    problem:
      "A lead writes on Tuesday. You call back on Friday, and they’ve gone elsewhere. Your sales stop where your time stops.",
    solution:
      "Lead research, follow-up sequences and customer records get done without you. Every request gets a next step, and you talk to the people who are ready.",
    chart: "Monthly sales, at launch and after twelve months",
    start: { figure: "100", what: "At launch" },
    end: { figure: "140 to 160", what: "After twelve months" },
    list: [
      "Lead research, by your criteria",
      "Follow-up sequences that sound like you",
      "Customer records that fill themselves in",
      "An alert to the right person as soon as a lead replies",
    ],
  },
  operations: {
    name: "Operations",
    get promise() {
      return sayEn("efficiency", "efficiency");
    },
    title: "Operations bursting at the seams",
    problem:
      "Monday’s report is put together by hand on Sunday. Tasks are scattered across four tools. Nobody knows who has time.",
    solution:
      "Reports go out on time, dashboards keep themselves up to date, tasks go to whoever can take them. The same team gets more done without rushing.",
    chart: "Hours per week for the same work",
    task: "Work",
    tasks: {
      reports: "Reports",
      dashboards: "Dashboards",
      tasks: "Task management",
      resources: "Resource optimization",
    },
    total: "Total",
    caption: "One tick is one hour. In a team of ten, 24 hours of work get done in 16, an efficiency gain of 50%.",
    list: [
      "Reports put together and sent on schedule",
      "Dashboards you can read on a phone",
      "Tasks created, assigned and followed up automatically",
      "Everyone’s workload, adjusted to demand",
    ],
  },
  live: {
    title: "Live in 2 to 3 weeks",
    lead: "You keep your tools. We connect them, and it isn’t done until you say so.",
    weeks: [
      {
        when: "Week 1",
        title: "We watch",
        text: "We shadow your team, count the hours and choose with you where to start.",
      },
      {
        when: "Week 2",
        title: "We connect",
        text: "We connect your tools and test with real requests. The simplest part goes live.",
      },
      {
        when: "Week 3, if needed",
        title: "You take the helm",
        text: "We fix what the tests turned up and train your team. Everything is live.",
      },
    ],
    after: "After that, it’s month to month: no long-term contract, no setup fee.",
    pricing: "See pricing",
  },
  integrations: {
    title: "Connected to the tools you already use",
    uses: ownTools("en") ?? {
      Salesforce: "CRM",
      HubSpot: "CRM and marketing",
      Shopify: "store",
      Slack: "team",
      Mailchimp: "newsletters",
      Google: "email, calendar",
      Microsoft: "email, documents",
    },
    more: ownTools("en") ? "" : "and more than 50 others",
    security: "Your data stays yours: we follow the SOC 2 criteria; no audit yet.",
  },
  closing: {
    title: "Which knot comes first?",
    text: "In 30 minutes, we’ll go over your repetitive work together. You leave with a strategy, free and with no obligation.",
  },
};
