import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, GUARANTEES } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { consultationLandingFr } from "../../fr/site/consultation-landing.ts";
import { uncountedDays } from "../uncounted-days.ts";

const { returnDays, returnTimes, moneyBackDays } = GUARANTEES;

export const consultationLandingEn: TextLike<typeof consultationLandingFr> = {
  title: "Book Your Free Consultation",
  description:
    "A 3-step form, then a free 30-minute conversation to find out what to automate first, and what it’s worth.",
  lead: `Pick a time; 3 steps, and you’re booked. If none works, we’ll write within ${company.answersWithinHours} hours, ${uncountedDays} aside.`,
  stepsTitle: "The 3 steps",
  formTitle: "Your request",
  factsTitle: "In short",
  who: {
    title: "Who it’s for",
    text: "Owners of small and medium businesses, small teams, people who work on their own. No technical knowledge needed.",
  },
  cost: { title: "Price", text: "Free: no fee, no credit card, no obligation." },
  next: { title: "What happens next" },
  minutes: {
    title: `What happens in the ${CONSULTATION_MINUTES} minutes`,
    scale: "One tick, one minute.",
    span: (from, to) => `Minutes ${from} to ${to}`,
    list: {
      week: {
        title: "Your week",
        text: "You tell us what you do over and over: emails, follow-ups, reports. We ask questions and count the hours.",
      },
      knot: {
        title: "Where to start",
        text: "Together we find what to automate first, what it would take and what it would be worth.",
      },
      after: {
        title: "What you take home",
        text: "A plan that’s yours to keep. If automation isn’t worth it, we say so.",
      },
    },
  },
  guarantee: {
    title: "If you go ahead, we’re the ones taking the risk.",
    list: [
      {
        fact: `${returnDays} days`,
        about: `to bring you at least ${returnTimes} times what you pay. If not, we keep working free of charge.`,
      },
      { fact: `${moneyBackDays} days`, about: "to change your mind and get your money back." },
      { fact: "Month to month", about: "no long-term contract, no setup fee, no notice required." },
    ],
  },
};
