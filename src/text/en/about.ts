import { company } from "../../lib/company.ts";
import type { TextLike } from "../../lib/language.ts";
import type { aboutFr } from "../fr/about.ts";

/** About page. */
export const aboutEn: TextLike<typeof aboutFr> = {
  title: "About us",
  description:
    "Why Nordet exists, how we work and what we promise small and medium businesses, from Laval to all of North America.",
  headline: "We undid our own knots first.",
  since: `Laval, since ${company.foundingYear}`,
  story: {
    title: "How it began",
    paragraphs: [
      "I had a distribution business in Laval: twelve people, an online store, a warehouse. By day I sold. In the evening I answered the same emails, copied orders, put Monday’s report together.",
      "One weekend in February I connected the mailbox to the order system. On Monday half of the messages already had their answer. Three months later I was home for supper.",
      `A supplier asked me to do the same for him, then his accountant, then the accountant’s client. Nordet came out of those calls in ${company.foundingYear}. More than ${company.clientsServed} businesses later, I still begin with the same question: what comes back every week?`,
    ],
    signature: "The founder of Nordet",
  },
  figures: {
    title: "What it changes, counted",
    list: {
      work: { figure: "70%", what: "less manual work, or about. Of 40 hours of tasks a week, 12 are left." },
      revenue: { figure: "40%", what: "more revenue, or about, twelve months on. One tick is 4% of today’s." },
      weeks: {
        figure: "2 to 3 weeks",
        what: "from the first call to going live. One tick is one day; the third week is there if needed.",
      },
    },
  },
  mission: {
    title: "Our mission",
    text: "To give the people who built a business the hours it takes from them.",
  },
  different: {
    title: "Why we are different",
    topic: "Subject",
    elsewhere: "Often",
    here: `At ${company.name}`,
    rows: [
      {
        topic: "Commitment",
        elsewhere: "A twelve-month contract",
        here: "No contract: month to month, you stop when you want",
      },
      { topic: "To begin", elsewhere: "A setup fee", here: "No setup fee" },
      {
        topic: "Who talks to you",
        elsewhere: "A sales department",
        here: "People who have run a business, founder to founder",
      },
      { topic: "Language", elsewhere: "English, then a translation", here: "French and English from the first call" },
      {
        topic: "If it does not pay",
        elsewhere: "You pay all the same",
        here: "A 90-day guarantee: at least 3 times what you paid, or we go on free of charge",
      },
    ],
  },
  process: {
    title: "From knot to straight line",
    steps: [
      { name: "Identify", text: "We follow your week and count the hours. The tightest knot comes first." },
      { name: "Implement", text: "We connect your tools and test on real requests." },
      { name: "Optimize", text: "We measure, adjust and go on to the next knot." },
    ],
  },
  values: {
    title: "What we stand by",
    list: [
      { name: "Authenticity", text: "We also say what is not worth automating." },
      { name: "Speed", text: "Weeks, not quarters. An answer within 24 hours." },
      { name: "Partnership", text: "Your people decide with us and know how everything works." },
      { name: "Results", text: "Every figure says what it counts. If it does not move, we say so." },
    ],
  },
  place: {
    title: "From Laval to anywhere",
    text: "We meet our clients in Montréal, Laval, Québec City, Ottawa and Toronto, and work remotely across North America.",
    facts: [
      { fact: `More than ${company.clientsServed}`, about: "businesses served" },
      { fact: "400%", about: "average return for our clients, per dollar spent with us, over twelve months" },
      { fact: "SOC 2", about: "the standards we follow for your data" },
      { fact: "Proudly Canadian", about: "a business from here, answering from here" },
    ],
  },
  closing: {
    title: "And your own evenings?",
    text: "Let’s talk for 30 minutes, founder to founder. It is free and commits you to nothing.",
    book: "Free consultation, 30 min",
  },
};
