import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, GO_LIVE_WEEKS, GUARANTEES } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import { writtenTime } from "../../../lib/text/written-date.ts";
import type { contactFr, serviceAreasFr } from "../../fr/site/contact.ts";
import { uncountedDays } from "../uncounted-days.ts";

export const contactEn: TextLike<typeof contactFr> = {
  title: "Contact us",
  description: `Write to us or book a free 30-minute consultation. ${company.name}, in ${company.address.city}, serves all of North America in English and French.`,
  headline: "Tell us where your hours go.",
  lead: `Pick a time and describe an ordinary week. If none works, we’ll write within 24 hours, ${uncountedDays} aside.`,
  factsTitle: "How to reach us",
  email: "Email",
  phone: "Phone",
  address: "Address",
  country: "Canada",
  hours: "Business hours",
  timeZone: "Eastern time",
  days: {
    Mo: "Monday",
    Tu: "Tuesday",
    We: "Wednesday",
    Th: "Thursday",
    Fr: "Friday",
    Sa: "Saturday",
    Su: "Sunday",
  },
  dayRange: (from, to) => `${from}–${to}`,
  openFrom: (opens, closes) => `${writtenTime("en", opens)}–${writtenTime("en", closes)}`,
  closed: "Closed",
  time: (time) => writtenTime("en", time),
  now: {
    open: "Open now",
    closed: "Closed right now",
    holiday: (name) => `Closed today: ${name}`,
    until: (time) => `until ${time}`,
    opensToday: (time) => `we open at ${time}`,
    opensTomorrow: (time) => `we open tomorrow at ${time}`,
    opensOn: (day, time) => `we open on ${day} at ${time}`,
  },
  holidaysOff: "Closed on Québec public holidays.",
  nextHoliday: (name, day) => `The next one: ${name}, ${day}.`,
  holidays: {
    newYear: "New Year’s Day",
    goodFriday: "Good Friday",
    patriots: "National Patriots’ Day",
    nationalHoliday: "Québec’s National Holiday",
    canadaDay: "Canada Day",
    labourDay: "Labour Day",
    thanksgiving: "Thanksgiving",
    christmas: "Christmas Day",
  },
  social: "Follow us",
  why: {
    title: "Why work with us",
    list: [
      {
        fact: `${GUARANTEES.returnDays} days`,
        about: `Return guaranteed: at least ${GUARANTEES.returnTimes} times what you pay, or we keep working free of charge.`,
      },
      { fact: "Owner to owner", about: "You talk to people who have run a business and know what an hour costs." },
      {
        fact: `${GO_LIVE_WEEKS.from} to ${GO_LIVE_WEEKS.to} weeks`,
        about: "From kickoff to going live. You get the timeline before we start.",
      },
      {
        fact: "Month to month",
        about: "No long-term contract and no setup fee. Cancel any time, no notice required.",
      },
      { fact: "Two languages", about: "Calls, training, support: all of it in English or in French." },
    ],
  },
  areas: {
    title: `${company.address.city}, and wherever you are`,
    text: "We meet our clients in five cities and work remotely across North America.",
    list: "Cities we serve",
    home: "our office",
    remote: "Anywhere else, remotely",
  },
  benefits: {
    title: "What you get",
    list: [
      {
        title: "A free consultation",
        text: `${CONSULTATION_MINUTES} minutes on the repetitive work in your business, with no obligation.`,
      },
      {
        title: "A custom strategy",
        text: "What to automate first, and what it would be worth. It’s yours to keep.",
      },
      {
        title: "Ongoing support",
        text: "Once you’re live, we measure, we adjust and we answer your questions.",
      },
    ],
  },
  formTitle: "Your free consultation",
  formLead: "Three steps. A real person reads your answers.",
};

/** The cities on the map. */
export const serviceAreasEn: TextLike<typeof serviceAreasFr> = {
  map: "The cities we serve, from Québec City to Toronto",
  cities: { Montréal: "Montréal", Laval: "Laval", Québec: "Québec City", Ottawa: "Ottawa", Toronto: "Toronto" },
};
