import { formatNumber } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { aboutFr } from "../../fr/site/about.ts";
import { sayEn } from "../claims.ts";
import { uncountedDays } from "../uncounted-days.ts";

export const aboutEn: TextLike<typeof aboutFr> = {
  title: "About us",
  description: `Why ${company.name} exists, how we work and what we promise small and medium businesses, in ${company.address.city} and across North America.`,
  headline: "We undid our own knots first.",
  since: `${company.address.city}, since ${company.foundingYear}`,
  foundedBy: (name) => `Founded by ${name} in ${company.foundingYear}`,
  story: {
    title: "How it began",
    paragraphs: [
      "I had a distribution business in Laval: twelve people, an online store, a warehouse. By day I sold. By night I answered the same emails, retyped orders and put Monday’s report together.",
      "One weekend in February I connected the mailbox to the order system. By Monday, half the messages had been answered. Three months later, I was home for supper.",
      `A supplier asked me to do the same for him, then his accountant, then the accountant’s client. ${company.name} grew out of those calls in ${company.foundingYear}. Many businesses later, I still start with the same question: what do you do over and over?`,
    ],
    signature: `The founder of ${company.name}`,
  },
  figures: {
    get title() {
      return sayEn("less-work", "figures");
    },
    list: {
      work: {
        get figure() {
          return sayEn("less-work", "figure");
        },
        what: "less manual work, roughly. Out of 40 hours of tasks a week, 12 are left.",
      },
      revenue: {
        get figure() {
          return sayEn("more-revenue", "figure");
        },
        what: "more revenue, roughly, after twelve months.",
      },
      weeks: {
        figure: "2 to 3 weeks",
        what: "from kickoff to going live. The third week is there if needed.",
      },
    },
  },
  own: {
    title: "Our own figures",
    note: "Counted by this website itself, as of this morning.",
    hours: (hours) => `${formatNumber("en", hours)} h`,
    replies: "or less for half of requests to get a person’s reply, over the last thirteen weeks",
    settled: "of the chat’s questions answered by the assistant, over the last thirteen weeks",
    uptime: (days, broken) =>
      `uptime, over the last ${days} days. One line per day, ${broken === 0 ? "all straight" : "crooked on days with an outage"}.`,
  },
  mission: {
    title: "Our mission",
    text: "To give business owners back the hours their business takes.",
  },
  different: {
    title: "What sets us apart",
    topic: "Subject",
    elsewhere: "Elsewhere, often",
    here: `At ${company.name}`,
    rows: [
      {
        topic: "Commitment",
        elsewhere: "A twelve-month contract",
        here: "No long-term contract: month to month, cancel any time",
      },
      { topic: "Getting started", elsewhere: "A setup fee", here: "No setup fee" },
      {
        topic: "Who talks to you",
        elsewhere: "Someone reading a sales script",
        here: "People who have run a business, owner to owner",
      },
      { topic: "Language", elsewhere: "English, then a translation", here: "French and English from the first call" },
      {
        topic: "If it doesn’t pay off",
        elsewhere: "You pay anyway",
        here: "A 90-day guarantee: at least 3 times what you paid, or we keep working free of charge",
      },
    ],
  },
  process: {
    title: "How we work",
    steps: [
      {
        name: "Identify",
        text: "We shadow your team for 3 to 5 days and count the hours. Then you choose where to start.",
      },
      { name: "Implement", text: "We connect your tools and test them on real requests." },
      { name: "Optimize", text: "We measure, adjust and move on to what comes next." },
    ],
  },
  values: {
    title: "What we stand for",
    list: [
      { name: "Authenticity", text: "We also tell you what isn’t worth automating." },
      { name: "Speed", text: `Weeks, not quarters. A reply within 24 hours, not counting ${uncountedDays}.` },
      { name: "Partnership", text: "Your people decide with us and know how everything works." },
      { name: "Results", text: "Every figure says what it counts. If it doesn’t move, we say so." },
    ],
  },
  place: {
    title: `${company.address.city}, and anywhere`,
    text: "We meet our clients in Montréal, Laval, Québec City, Ottawa and Toronto, and work remotely across North America.",
    facts: [
      {
        get fact() {
          return sayEn("clients", "clientsFact");
        },
        get about() {
          return sayEn("clients", "clientsAbout");
        },
      },
      {
        get fact() {
          return sayEn("average-return", "figure");
        },
        get about() {
          return sayEn("average-return", "averageReturnAbout");
        },
      },
      { fact: "SOC 2", about: "the criteria we follow for your data; no audit yet" },
      { fact: "Proudly Canadian", about: `based in ${company.address.city}, and we pick up the phone here` },
    ],
  },
  closing: {
    title: "What about your evenings?",
    text: "Let’s talk for 30 minutes, owner to owner. It’s free, with no obligation.",
    book: "Book my free consultation",
  },
};
