import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import { northAmericanPhone } from "../../../lib/text/north-american-phone.ts";
import type { appointment as fr } from "../../fr/site/appointment.ts";
import { uncountedDays } from "../uncounted-days.ts";
import { contactEn } from "./contact.ts";

const FORMAT = new Intl.DateTimeFormat("en-CA", { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" });

const day = (value: string) => FORMAT.format(new Date(`${value}T00:00:00Z`));

const SHORT = new Intl.DateTimeFormat("en-CA", { timeZone: "UTC", month: "short", day: "numeric" });
const shortDay = (value: string) => SHORT.format(new Date(`${value}T00:00:00Z`)).replace(".", "");

const phone = northAmericanPhone(company.phone, "en") ?? company.phone;

export const appointment: TextLike<typeof fr> = {
  title: "Your appointment",
  time: contactEn.time,
  day,
  shortDay,
  choose: {
    title: "Pick your time",
    lead: (minutes) => `A ${minutes}-minute consultation, free of charge.`,
    orNow: `Pick a time. If none works, we’ll write within 24 hours, ${uncountedDays} aside.`,
    soonest: "earliest",
    nearest: "closest",
    chosen: "your choice",
    later: "Later times",
    first: "Back to the earliest times",
    when: (date, hour, other) => `${date}, ${hour}${other ? ` (${other})` : ""}`,
    more: "More times",
    none: `No times are free in the next three weeks. We’ll write within ${company.answersWithinHours} hours, ${uncountedDays} aside, to find one.`,
    noneSo: `No times for that option in the next three weeks. Try another; otherwise, we’ll write within ${company.answersWithinHours} hours, ${uncountedDays} aside, to find one.`,
    notSo: "That time isn’t available for this option. Pick another one.",
    onCondition: "confirm by email",
    conditions:
      "On some days, a number of time slots are held by people who haven’t confirmed their email address yet. If you pick a time marked “confirm by email”, we’ll send you a link: open it within 30 minutes to book, provided the time is still free.",
    asked: {
      title: "Check your email",
      lead: "We’ve just sent you a link. Open it within 30 minutes to book this time, provided it is still free. Until then, nothing is booked.",
      again:
        "Several links have already gone to your address today. Open the latest one: it books any time that is free. Until then, nothing is booked.",
      over: "The 30 minutes are over, and nothing was booked. Pick a time: it will be yours right away.",
    },
    inMontreal: (hour) => `${hour} in Montréal`,
    atYours: (hour) => `${hour} your time`,
    zoneLabel: "Your time zone",
    zoneButton: "Show times in this zone",
    kind: "How would you like to talk?",
    kinds: { phone: "By phone", video: "By video", office: `At our office in ${company.address.city}` },
    button: "Book this time",
    gone: "That time is no longer free. Here are others; nothing else has changed.",
  },
  booked: {
    title: "You’re booked",
    moved: "It’s moved",
    over: "This appointment is over",
    own: "Your appointment",
    lead: (date, hour) => `${date}, ${hour}`,
    movedTo: (date, hour) => `It is now on ${date}, ${hour}. The updated invitation is on its way by email.`,
    same: (date, hour) => `Your appointment is already at that time: ${date}, ${hour}.`,
    mailed: "The confirmation is on its way by email, with an invitation for your calendar.",
    facts: { what: "What", when: "When", with: "With", how: "How", ready: "Keep handy" },
    what: (minutes) => `A free ${minutes}-minute consultation`,
    inMontreal: "Montréal time",
    team: "Someone from our team",
    how: {
      phone: "By phone. We call you at the number you gave.",
      phoneEnd: (end) => `By phone. We call you at the number that ends in ${end}.`,
      noPhone: "By phone. You gave no number: reply to the confirmation email with the one to call.",
      video: `By video. We email you the link before the call. If you don’t have it ten minutes before, call us at ${phone}.`,
      office: (address) => `At our office, ${address}.`,
    },
    ready: [
      "A task that comes back every week, and about how long it takes.",
      "The names of the tools you work with: email, calendar, invoicing.",
      "Your questions. There is nothing to prepare or install.",
    ],
    keep: "Keep this page: you can move or cancel the appointment from here and, starting an hour before, let us know if you’re running late.",
    confirm: "Is this your email address? Confirm it with one click: the appointment stays as it is.",
    confirmButton: "Confirm my address",
    change: "Move or cancel",
    calendar: "Add to my calendar",
    google: "Google Calendar",
    outlook: "Outlook calendar",
    move: "Move",
    moveButton: "Move to this time",
    cancel: "Cancel",
    reason: "Reason (optional)",
    cancelButton: "Cancel the appointment",
    late: "I’m running late",
    lateMinutes: (minutes) => `About ${minutes} minutes`,
    lateButton: "Let us know",
    lateTold: (minutes) => `We know you’ll be ${minutes} minutes late.`,
  },
  waiting: {
    title: "Let me know if an earlier time opens up",
    lead: "When someone cancels, we’ll write to you. No obligation.",
    isOn: "Noted: we’ll write as soon as an earlier time opens up.",
    join: "Let me know",
    leave: "Stop notifying me",
  },
  cancelled: {
    title: "The appointment is cancelled",
    lead: "That time is free again. You can pick another one whenever you like.",
    again: "Pick another time",
  },
  pick: {
    title: "Book a time",
    description: `Choose the time of your free 30-minute consultation, by phone, by video or in ${company.address.city}. You see the free times first; the questions come after.`,
    lead: (minutes) =>
      `A ${minutes}-minute consultation, free of charge. Choose your time; a few questions, and you’re booked.`,
    without: `If none works, we’ll write within 24 hours, ${uncountedDays} aside.`,
    withoutLink: "Fill in the form without choosing a time",
    usualKind: "Unless you choose otherwise, we’ll talk by phone if you give a number, by video if you don’t.",
    waiting: "Once the form is sent, you can ask to be told as soon as a time opens up.",
  },
  form: {
    title: "Your free consultation",
    questions: "A few questions",
    lead: "Answer these questions and send the form: that books your time, provided it is still free.",
    onCondition: "Answer these questions and send the form: we’ll email you the link that books this time.",
    without: `We’ll write within 24 hours, ${uncountedDays} aside, to choose the time.`,
  },
  requested: {
    title: "Time requested",
    lead: (when) =>
      `You asked for this time: ${when}. Not booked yet: we’ll write within 24 hours, ${uncountedDays} aside.`,
    other: "You can also choose another one right now:",
  },
  noLink: {
    title: "This link no longer works",
    button: "Choose a time",
    bad: "This link is incomplete or no longer works. Write to us and we’ll send you another one.",
  },
  event: {
    title: `Consultation with ${company.name}`,
    description: (link) => `To move or cancel: ${link}`,
  },
  failed: "That didn’t work, and nothing has changed. Try again in a moment.",
  tooMany: "Several requests have just come from your network. Try again in an hour.",
};

/** Names of most visitors' time zones, by IANA name; any other zone goes by the name of its time. */
export const appointmentZones: Readonly<Record<string, string>> = {
  "America/Toronto": "Montréal, Québec",
  "America/Halifax": "Halifax, Nova Scotia",
  "America/St_Johns": "St. John’s, Newfoundland",
  "America/Winnipeg": "Winnipeg, Manitoba",
  "America/Edmonton": "Calgary, Alberta",
  "America/Vancouver": "Vancouver, British Columbia",
  "Europe/Paris": "Paris, France",
};
