import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import {
  CONSULTATION_MINUTES,
  GO_LIVE_WEEKS,
  GUARANTEES,
  LESS_WORK,
  PLANS,
  TARGET_CLIENTS,
} from "../../../lib/company/plans.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import type { TextLike } from "../../../lib/language.ts";
import { northAmericanPhone } from "../../../lib/text/north-american-phone.ts";
import type { assistantFr } from "../../fr/chat/assistant.ts";
import { claimsEn, sayEn } from "../claims.ts";
import { uncountedDays } from "../uncounted-days.ts";

const { velocity, accelerate, dominate } = PLANS;
const dollars = (amount: number) => formatDollars("en", amount);
const phone = northAmericanPhone(company.phone, "en") ?? company.phone;
const prices = `${velocity.name} at ${dollars(velocity.dollarsAMonth)}, ${accelerate.name} at ${dollars(accelerate.dollarsAMonth)} and ${dominate.name} at ${dollars(dominate.dollarsAMonth)} a month`;
const promise = `at least ${GUARANTEES.returnTimes} times what you paid within ${GUARANTEES.returnDays} days, or we keep working free of charge`;

const WORDS: Readonly<Record<number, string>> = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
};

/** What the website's assistant says, with the same figures as the pages. */
export const assistantEn: TextLike<typeof assistantFr> = {
  greeting: `Hello! I’m ${company.name}’s assistant. Ask me what we automate, what it costs, what we guarantee or how to get started.`,
  wellbeing: "All good, thanks! What would you like to know?",
  thanks: "You’re welcome! Anything else?",
  goodbye: "Goodbye! The conversation stays here if another question comes to mind.",
  self: "I’m a program: I answer from what’s written on this website, and nothing else. Someone on the team can take over whenever you like.",
  booking: (times) =>
    `The consultation is free, lasts ${CONSULTATION_MINUTES} minutes and comes with no obligation. ${times ? `The next free times: ${times} (Montréal time). Choose yours: three steps, and you’re booked. If none works, we’ll write within ${company.answersWithinHours} hours, ${uncountedDays} aside.` : `The form has three steps, and a real person replies within ${company.answersWithinHours} hours, not counting ${uncountedDays}.`}`,
  freeTime: (day, time) => `${day} at ${time}`,
  freeOn: (day, times) =>
    `Free on ${day}: ${times} (Montréal time). Choose yours on the appointment page: three steps, and you’re booked.`,
  notFree: (asked, times) =>
    `Nothing is free then (${asked}).${times && ` The next free times: ${times} (Montréal time).`} All of them are on the appointment page.`,
  worth: (hours, back, anHour, aMonth) =>
    `At ${hours} hours a week, we aim to give you back ${back}. At ${anHour} an hour, that’s worth about ${aMonth} a month.`,
  pays: (plan, price, left) => `${plan} costs ${price} a month, which would leave you about ${left}.`,
  leftAYear: (aYear: string) => `Over a year, that comes to about ${aYear}.`,
  doesNotPay: (plan, price) =>
    `${plan} costs ${price} a month: on those figures it wouldn’t pay for itself, and we’d tell you so.`,
  worthOfAll: (hours: string, anHour: string, aMonth: string) =>
    `${hours} hours a week at ${anHour} an hour are worth ${aMonth} a month.`,
  ofAllHours: (percent: number) =>
    `That assumes you get all of those hours back; we aim for ${percent}% of repetitive work. The pricing page does the math with your figures.`,
  hoursAYear: (hours: string, aYear: string) => `${hours} hours a week come to ${aYear} hours a year.`,
  costAYear: (anHour: string, aYear: string) => `At ${anHour} an hour, that costs ${aYear} a year.`,
  hoursLeft: (hours: string, back: string, left: string) =>
    `We aim for about ${LESS_WORK}% less manual work: out of ${hours} hours a week, ${left} would remain and you’d get ${back} back.`,
  scaled: (count, hours, known, of) =>
    `For ${count}, about ${hours} hours at the same rate: the article counts ${known} for ${of}.`,
  hoursOf: (plan: string, hours: string) => `${hours} h a week (${plan})`,
  breakEven: (anHour: string, list: string) =>
    `At ${anHour} an hour, this is where a plan starts to pay for itself: ${list}. Below that, the time saved wouldn’t cover it, and we’d tell you so.`,
  forPromise: (list: string) => `For the ${GUARANTEES.returnTimes} times that we guarantee, in hours alone: ${list}.`,
  guaranteed: (plan: string, paid: string, least: string) =>
    `With ${plan}, you pay ${paid} in three months: we guarantee at least ${least}, in hours and in sales. That’s before the plan’s price. If we’re not there within ${GUARANTEES.returnDays} days, we keep working free of charge.`,
  pastMoneyBack: `Refunds are for the first ${GUARANTEES.moneyBackDays} days; after that they are no longer possible. You can still cancel any time, with no notice and no penalty, and the other guarantee stands: ${promise}.`,
  timeAlone: "This counts time only; the pricing page works it out with your own figures.",
  asksToBook: "Shall I show you the next free times for the call?",
  lost: "No problem, let’s take one thing at a time.",
  presented: (name) => `Nice to meet you${name && `, ${name}`}!`,
  asksTrouble: "What takes most of your time: answering customers, selling, or running the day-to-day?",
  asks: {
    people: "How many of you are there?",
    support: "About how many messages a week do you get?",
    sales: "About how many quotes do you send in a week?",
    operations: "About how many hours a week go into it?",
  },
  numberTold: (number) => `Noted: about ${number} a week.`,
  numberWorth: "In the free consultation, we’ll work out what that’s worth to you.",
  messagesLeft: (all, settled, left) =>
    `Out of ${all} messages, we aim to resolve ${settled} without you, which leaves you ${left}.`,
  personOpen: (until) =>
    `Of course. The team is in ${until}: call ${phone} or write to ${company.email}. You can also leave your details in the form.`,
  personClosed: (opens) =>
    `Of course. The office is closed right now; ${opens}. Write to ${company.email} or leave your details in the form: a real person replies within ${company.answersWithinHours} hours, not counting ${uncountedDays}.`,
  received: `Thank you! Your message is with the team, and a real person will reply within ${company.answersWithinHours} hours, not counting ${uncountedDays}. To add details or pick a time, use the form.`,
  language: "Of course, let’s continue in English. What would you like to know?",
  unknown: "I don’t have that answer. I’ve asked the team; where should they reply?",
  perhaps: (nearest: string) =>
    `The closest thing I found: ${nearest} If that’s not what you asked, the team has your question too.`,
  unknownReachable: (reach, by) => `I don’t have that answer. I’ve asked the team: ${reach} by ${by}.`,
  personReachable: (name, reach, by) => `Of course${name && `, ${name}`}. I’ve let the team know: ${reach} by ${by}.`,
  receivedReachable: (name, reach, by) =>
    `Thank you${name && `, ${name}`}! The team has your message, and ${reach} by ${by}.`,
  writesTo: (email) => `we’ll write to ${email}`,
  callsAt: (phone) => `we’ll call you at ${phone}`,
  planFor: (people, plans) =>
    `For ${people === 1 ? "one person" : `${people} people`}, the plan is ${plans}, in Canadian dollars, before taxes.`,
  planForSales: (sales, plans) => `With ${sales} in annual revenue, the plan is ${plans}, before taxes.`,
  beyond: `Our plans are mostly made for ${TARGET_CLIENTS.employees.from} to ${TARGET_CLIENTS.employees.to} people and $100,000 to $10M in revenue: talk it over with the team.`,
  priceOf: (name, price) => `${name}, ${price} a month`,
  priceOfYear: (name, months, price) => `${name}: ${price} for ${months} months, before taxes.`,
  contents: (headings) => `In the article: ${headings}.`,
  noYear: "You pay by the month; the site mentions no discount for a year paid in advance.",
  orPlan: "or",
  dearer: (name, other, price, months) =>
    months === 1
      ? `${name} costs ${price} more a month than ${other}.`
      : `${name} costs ${price} more than ${other} over ${months} months.`,
  compared: (feature, values) => `${feature}: ${values}.`,
  smallest: (name) => `The smallest plan is ${name}.`,
  popular: (name) => `The most popular plan is ${name}.`,
  refusal:
    "I can’t answer that. I can tell you about our services, our plans, our guarantees, our business hours and how we protect your data.",
  nothingMore: "That’s all the website says about it. Someone on the team can tell you more.",
  openThen: (isOpen: boolean) => (isOpen ? "Yes, we’re open then." : "No, we’re closed then."),
  dayHours: (days, hours) => `${days}, ${hours}`.replace(/, [A-Z]/, (first) => first.toLowerCase()),
  toolKnown: (tools, list, more) =>
    `Yes, we connect to ${tools}. The list so far: ${`${list} ${more}`.trim()}. You keep yours.`,
  hours: (state, until, lines, holidays) => `${state}, ${until}. Our hours: ${lines} (Eastern time). ${holidays}`,
  hoursThere: (city, hours) => `In ${city}, our hours are: ${hours}.`,
  fact: (label, value) => `${label}: ${value}.`,
  included: (list, missing) => `Included: ${list}.${missing && ` Not included: ${missing}.`}`,
  quoted: (text) => `“${text}”`,
  example: (about) => `An example: ${about}`,
  lived: (about) => `One of our clients: ${about}`,
  fictional: (about) => `A fictional example: ${about}`,
  noted: (people, others) => {
    const told = people && (people === 1 ? "it’s just you" : `${WORDS[people] ?? people} people`);
    return `Noted: ${[told, others].filter(Boolean).join(", ")}.`;
  },
  change: (label, before, after) => `${label}: ${before} before, ${after} after.`,
  changeInAYear: (label, before, after) => `${label}: ${before} before; twelve months later, ${after}.`,
  differs: (amount, isMore, percent) => `That’s ${amount} ${isMore ? "more" : "less"}${percent && ` (${percent})`}.`,
  differsIn: (times, hours) => `For ${times}, that comes to ${hours} hours.`,
  differsAYear: (amount) => `Over a year, that comes to ${amount}.`,
  longest: (phase, duration) => `The longest step is ${phase}: ${duration}.`,
  openings: {
    writeAnyway: `You can still write to ${company.email}: we answer every message.`,
    story: `The founder had a distribution business in ${company.address.city} and spent her evenings on the same emails. One weekend in February she connected her mailbox to the order system: by Monday, half the messages had been answered. A supplier wanted the same, then his accountant, then the accountant’s client: that’s how ${company.name} began, in ${company.foundingYear}.`,
    offer:
      "We automate three things: customer service, sales and follow-up, and operations (reports, dashboards, tasks). You keep your tools.",
    get figures() {
      return `${sayEn("less-work", "lessWork")} ${sayEn("more-revenue", "revenue")} ${sayEn("less-work", "proof")} You go live in ${GO_LIVE_WEEKS.from} to ${GO_LIVE_WEEKS.to} weeks.`;
    },
    plans: `Three monthly plans: ${prices}. In Canadian dollars, before taxes, with no long-term contract and no setup fee.`,
    plan: (name, price, audience) => `${name} costs ${price} a month, before taxes. ${audience}`,
    calculator:
      "The pricing page has a calculator that estimates what each hour saved is worth to you. It counts time only: no extra sales, no errors avoided.",
    guarantees: `We guarantee ${promise}. You also get your money back within the first ${GUARANTEES.moneyBackDays} days if you change your mind, and at least ${formatPercent("en", GUARANTEES.uptime)} uptime.`,
    uptime: `We guarantee ${formatPercent("en", GUARANTEES.uptime)} uptime, which is less than 4 hours of downtime a month.`,
    consultation: `The consultation is free: ${CONSULTATION_MINUTES} minutes, with no obligation, and you leave with a strategy. You choose your time and fill in the form, and we review your answers in 2 to 4 business hours.`,
    contact: (address) => `You can write to ${company.email} or call ${phone}. We are at ${address}.`,
    areas: (text) => `Our office is in ${company.address.city}. ${text}`,
    cases:
      "Three cases show what we measure, before and after: an online retailer, an accounting firm and a physiotherapy clinic.",
    ownCases: (count, sectors) =>
      count < 2
        ? `One case study shows what changes, before and after: ${sectors}.`
        : `Our case studies show what changes, before and after: ${sectors}.`,
    blog: "The blog has practical advice on automation: measuring lost hours, calculating a return, following up on quotes, complying with Law 25. It’s in French and English, with an RSS feed.",
    get clients() {
      return `We’ve served ${sayEn("clients", "clients")} since ${company.foundingYear}.`;
    },
    get real() {
      return claimsEn.demonstration ?? this.since;
    },
    read: "A person reads every request.",
    get since(): string {
      return `We’ve been in business since ${company.foundingYear}, in ${company.address.city}, and have served ${sayEn("clients", "clients")}.`;
    },
    response: `A real person replies within ${company.answersWithinHours} hours, not counting ${uncountedDays}. A request sent with the form is reviewed in 2 to 4 business hours.`,
    social: (networks) => `We’re on ${networks}. The links are on the contact page.`,
    sectors: (list, cases) =>
      `We work with small and medium businesses; on the form, you pick from these industries: ${list}.${cases && ` The cases on the site: ${cases}.`}`,
    taxes: "Prices are in Canadian dollars, before taxes; taxes are added to the invoice.",
    billing:
      "You pay by the month, in Canadian dollars, with no long-term contract and no setup fee. Taxes are added to the invoice.",
    phone: "The phone number is optional.",
    trial: `The site mentions no free trial. The ${CONSULTATION_MINUTES}-minute consultation is free, and if you change your mind in the first ${GUARANTEES.moneyBackDays} days, we refund you.`,
    ourTime: `The form has three steps and the consultation takes ${CONSULTATION_MINUTES} minutes. Then we shadow your team for 3 to 5 days, you choose where to start, and your team tries each piece on real work before the launch. We don’t publish a number of hours.`,
    callHow: (kinds) => `You choose how we talk when you pick your time: ${kinds}.`,
    appointment:
      "Your appointment page, linked in your email, lets you move it, cancel it or tell us you’re running late. You pick a time before the form or right after it, and you can ask to be told when an earlier one opens up.",
    dataPlace: (officer) =>
      `Some of our providers may be outside Québec; our privacy officer can tell you which: ${officer}. Those that host the site and carry our email are bound by contract to use your data for us alone.`,
    chatData: (days: number) =>
      `We keep the conversation for ${days} days, to answer you and follow up on your request; a summary goes to our team. Payment card and social insurance numbers are masked before anything is kept or passed on. You can erase the conversation yourself, right here, whenever you like.`,
    wrongAnswer: `You keep the last word: replies to emails are drafts that you approve, and a person takes over as soon as the question calls for one. If something goes wrong, write to ${company.email}: a real person reads it.`,
    complaint: (officer) =>
      `Write to us at ${company.email}: a real person reads it, and most things are settled in one conversation. About personal information, write to ${officer}; you can also file a complaint with the Commission d’accès à l’information du Québec.`,
    late: "Starting an hour before the call, your appointment page has a button to tell us you’re running late, and by how many minutes.",
    timeZone:
      "Times are Montréal time. If you’re elsewhere, choose your time zone on the page: each time is then shown in both.",
    example:
      "A customer writes in the evening: the assistant answers at once and offers two times, she chooses, and a draft confirmation is ready. In the morning you approve it with one tap, and the customer record fills itself in.",
    earlierTime:
      "Once the form is sent, your appointment page can let you know as soon as an earlier time opens up. No obligation.",
    noTime: `If none of the times works, fill in the form without choosing one: we’ll write within ${company.answersWithinHours} hours, ${uncountedDays} aside, to find one.`,
    noNeed:
      "We’ll tell you which plan would lighten your week, or that you don’t need one. We also tell you what isn’t worth automating, and we may say that we’re not the right team for you.",
    handover:
      "A person takes over as soon as the question calls for one. Whatever the assistant doesn’t settle goes to the right person on your team, with what was said.",
    calls: "Calls are routed to the right person, with a written summary.",
    unsubscribe: `Each issue has a link to unsubscribe, and it takes effect at once. Or write to us at ${company.email} and we’ll unsubscribe you ourselves.`,
    newsletter: `The newsletter brings you our new articles by email, about once a month, in the language of the page you subscribe on. You confirm by email: until then nothing is sent, and after ${RETENTION.unconfirmedReaderDays} days the address is erased. Unsubscribe whenever you like.`,
    knowledgeBase:
      "Everything is in a single document: services, plans, guarantees, phases, cases and common questions. You can read it online, copy it or download it, as text or as a PDF.",
  },
  titles: {
    story: "How it began",
    method: "How we work",
    calculator: "The return calculator",
    uptime: "Guaranteed uptime",
    contact: "How to reach us",
    areas: "Where we work",
    consultationForm: "The free consultation",
    blog: "The blog",
    newsletter: "The newsletter",
    knowledgeBase: "The knowledge base",
    plans: "Plans and prices",
    clients: "The businesses we’ve served",
    audience: "Who it’s for",
    response: "How fast we reply",
    social: "Follow us",
    sectors: "The industries we work with",
    keepTools: "You keep your tools",
    technical: "No technical knowledge needed",
    taxes: "Prices, currency and taxes",
    billing: "How you pay",
    trial: "Trying us out",
    training: "Training your team",
    afterLaunch: "After the launch",
    ourTime: "How much of your time it takes",
    form: "The form",
    afterForm: "What happens next",
    appointment: "Your appointment",
    dataPlace: "Where your data is",
    chatData: "This conversation",
    wrongAnswer: "When the AI is wrong",
    complaint: "If something’s wrong",
    prepare: "What to keep handy",
    noNeed: "If it isn’t worth it",
    handover: "When a person takes over",
    calls: "Phone calls",
    popular: "The most popular plan",
    comparison: "What each plan includes",
  },
  questions: {
    offer: "What can you automate?",
    support: "How do you automate customer service?",
    sales: "How do you automate sales?",
    operations: "How do you automate operations?",
    plans: "How much does it cost?",
    "plan-velocity": `What does the ${velocity.name} plan include?`,
    "plan-accelerate": `What does the ${accelerate.name} plan include?`,
    "plan-dominate": `What does the ${dominate.name} plan include?`,
    "question-plan": "Which plan is right for me?",
    contract: "Is there a contract?",
    guarantees: "What do you guarantee?",
    start: "How long before we go live?",
    consultation: "How does the free consultation work?",
    hours: "What are your business hours?",
    contact: "How can I reach you?",
    person: "I want to talk to a person",
    booking: "I want to book a consultation",
    integrations: "Which tools do you work with?",
    cases: "Do you have any examples?",
    security: "Is my data safe?",
  },
};
