import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type {
  appointmentMail as appointmentMailFr,
  newsletterConfirm as newsletterConfirmFr,
  newsletterFoot as newsletterFootFr,
  newsletterIssue as newsletterIssueFr,
  newsletterWelcome as newsletterWelcomeFr,
  privacyAnswer as privacyAnswerFr,
  privacyLink as privacyLinkFr,
  visitorConfirmation as visitorConfirmationFr,
} from "../../fr/emails/visitor-mails.ts";
import { uncountedDays } from "../uncounted-days.ts";

export const appointmentMail: TextLike<typeof appointmentMailFr> = {
  subject: {
    booked: (when) => `Appointment: ${when}`,
    moved: (when) => `Appointment moved: ${when}`,
    reassigned: (when) => `Your appointment: ${when}`,
    cancelled: (when) => `Appointment cancelled: ${when}`,
    reminder: (when) => `Reminder: ${when}`,
  },
  title: {
    booked: "You’re booked",
    moved: "Your appointment has moved",
    reassigned: "Someone else from our team will talk with you",
    cancelled: "Your appointment is cancelled",
    reminder: "Your appointment is coming up",
  },
  preview: "Everything you need to find, move or cancel it.",
  greeting: (name) => `Hello ${name},`,
  when: (date, hour) => `${date}, ${hour}`,
  line: (date, hour, zone, minutes) => `${date}, ${hour} (${zone}), ${minutes} minutes`,
  elsewhere: (hour) => `${hour} in Montréal`,
  with: (name) => `With ${name}.`,
  calendar:
    "The invitation is attached. If your calendar doesn’t add it on its own, open it and answer yes. To cancel, use the button: declining the invitation does not cancel it.",
  free: "That time is free again. You can pick another one whenever you like.",
  button: {
    booked: "Move or cancel",
    moved: "Move or cancel",
    reassigned: "Move or cancel",
    cancelled: "Pick another time",
    reminder: "Move, cancel or say you’re late",
  },
  link: {
    subject: {
      chosen: (when: string) => `Confirm your time: ${when}`,
      missed: () => "We missed each other",
      "put-off": () => "Let’s pick another time",
      freed: (when: string) => `An earlier time: ${when}`,
    },
    title: {
      chosen: "One more step and you’re booked",
      missed: "We missed each other",
      "put-off": "Let’s pick another time",
      freed: "A time has opened up",
    },
    why: {
      chosen: (when: string) =>
        `You picked a time: ${when}. Open this link within 30 minutes to book it, provided it is still free.`,
      missed: () => "Our appointment didn’t happen. No harm done: pick another time, and your request stays as it is.",
      "put-off": () => "We agreed to put our appointment off. Pick the time that suits you.",
      freed: (when: string) => `You asked to hear about earlier times. One has opened up: ${when}.`,
    },
    preview: "A link to pick your time.",
    button: "Pick my time",
    confirm: "Book this time",
    notYou: "Not you? Ignore this email and nothing will be booked.",
    first: "First come, first served. If it doesn’t suit you, there’s nothing to do: you stay on the list.",
  },
  copy: "If the button doesn’t work, copy this address into your browser:",
  event: (company) => `Consultation with ${company}`,
  host: {
    subject: {
      given: (name, when) => `Assigned to you: ${name}, ${when}`,
      moved: (name, when) => `Moved: ${name}, ${when}`,
      cancelled: (name, when) => `Cancelled: ${name}, ${when}`,
      taken: (name, when) => `Reassigned: ${name}, ${when}`,
    },
    title: {
      given: "An appointment for you",
      moved: "Your appointment has moved",
      cancelled: "Your appointment is cancelled",
      taken: "This appointment is no longer yours",
    },
    taken: "Someone else is taking it. It will be removed from your calendar.",
  },
  staff: {
    subject: {
      booked: (name, when) => `${name}: appointment ${when}`,
      moved: (name, when) => `${name}: moved to ${when}`,
      cancelled: (name, when) => `${name}: cancelled, ${when}`,
      late: (name, minutes) => `${name} will be ${minutes} minutes late`,
    },
    reason: (reason) => `Reason given: ${reason}`,
    button: "Open the request",
    event: (name, firm) => `${name} (${firm})`,
  },
};

export const visitorConfirmation: TextLike<typeof visitorConfirmationFr> = {
  subject: "We’ve received your request",
  preview: `Pick a time; otherwise, we’ll write within 24 hours, ${uncountedDays} aside.`,
  bookedPreview: (when) => `Your appointment is booked: ${when}.`,
  title: "Your request has arrived",
  greeting: (name) => `Hello ${name},`,
  received: (moment) => `Thank you! We received your request for a free consultation on ${moment}.`,
  asked: {
    booked: (when) =>
      `Your appointment is booked: ${when}. The invitation is in a separate email, with a link to move or cancel it. There is nothing else you need to do.`,
    cancelled: (when) => `The time you chose was cancelled: ${when}.`,
    "on-condition": (when) =>
      `You chose this time: ${when}. It isn’t booked yet: open the link in our other email within 30 minutes.`,
    requested: (when) => `You asked for this time: ${when}. It isn’t booked.`,
  },
  pick: `Pick a time. If none works, we’ll write within 24 hours, ${uncountedDays} aside.`,
  pickButton: "Pick my time",
  next: "What happens next?",
  steps: [
    {
      when: "Within 2 to 4 business hours",
      title: "We review your answers",
      text: "A real person reads your answers.",
    },
    {
      when: `Within 24 hours, not counting ${uncountedDays}`,
      title: "You pick a time",
      text: "If you haven’t yet, we’ll write to find one.",
    },
    {
      when: "During the appointment",
      title: "You get a custom automation strategy",
      text: "Thirty minutes, free, and a plan that’s yours to keep.",
    },
  ],
  bookedStep: { when: "Done", text: (when) => `Your appointment is booked: ${when}.` },
  sent: "What you sent us",
  correct: "A mistake, or a detail to add? Just reply to this email. A person will read it.",
  signature: `The ${company.name} team`,
  privacyTitle: "Your information",
  privacy: `Your answers are used to prepare your consultation and to reach you. We keep them for ${company.requestMonths} months after we last spoke, longer only if you become a client.`,
  rights: "To see them, correct them or have them erased, write to the person in charge of personal information:",
  policy: "Privacy policy",
  notYou:
    "Didn’t ask for anything? Someone probably typed your address by mistake. Tell us by replying to this email and we’ll erase the request.",
};

/** Sent to an email address entered in the form for privacy requests. */
export const privacyLink: TextLike<typeof privacyLinkFr> = {
  subject: {
    see: `Your information at ${company.name}: confirm your request`,
    correct: "Correct your information: confirm your request",
    erase: "Erase your information: confirm your request",
  },
  preview: "One click confirms that this address is yours.",
  title: "Confirm your request",
  asked: {
    see: "Someone, most likely you, wants to see the personal information we hold under this address.",
    correct: "Someone, most likely you, wants the personal information we hold under this address corrected.",
    erase: "Someone, most likely you, wants the personal information we hold under this address erased.",
  },
  button: "Confirm my request",
  validity: (hours: number) =>
    `This link opens once, within ${hours} hours. Don’t forward this email. We send it to any address we are given, whether or not we hold anything.`,
  notYou: "Didn’t ask for this? You can ignore this email: nothing will be shown, changed or erased.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};

/** Sent to the person once their privacy request is settled. */
export const privacyAnswer: TextLike<typeof privacyAnswerFr> = {
  subject: {
    answered: "Your request about your information: done",
    refused: "Your request about your information: our answer",
    erased: "Your personal information has been erased",
  },
  title: { answered: "Done", refused: "Our answer", erased: "Erased" },
  preview: (day: string) => `Your request of ${day}.`,
  asked: {
    see: (day: string) => `On ${day}, you asked to see the personal information we hold about you.`,
    correct: (day: string) => `On ${day}, you asked to have your personal information corrected.`,
    erase: (day: string) => `On ${day}, you asked to have your personal information erased.`,
  },
  answered: {
    see: "Your request has been handled.",
    correct: "Your information has been corrected.",
    erase: "Your request has been handled.",
  },
  refused: "We can’t do what you asked. Here’s why:",
  recourse:
    "You can ask the Commission d’accès à l’information du Québec to review our refusal within 30 days. If you’d rather talk about it first, or want help understanding this refusal, reply to this email.",
  erased:
    "Everything we held about you has been erased: requests, conversations, newsletter, emails. This email is the last one, and we’ll erase the record of it too once it’s sent.",
  backups:
    "An older backup may exist until it expires. Should it ever be used, your information would be erased from it at once.",
  certificate: (number: string) => `Certificate number: ${number}`,
  note: "A word from our team:",
  officer: "The person in charge of the protection of personal information",
};

export const newsletterFoot: TextLike<typeof newsletterFootFr> = {
  why: `You’re getting this email because this address is subscribed to the ${company.name} newsletter.`,
  unsubscribe: "Unsubscribe",
  contact: "Contact us:",
  textLink: (url) => `Unsubscribe: ${url}`,
};

export const newsletterConfirm: TextLike<typeof newsletterConfirmFr> = {
  subject: `Confirm your subscription to the ${company.name} newsletter`,
  preview: "One last step and you’re done. Unless you confirm, we won’t send you anything.",
  title: "Confirm your subscription",
  asked: `Someone, probably you, asked for this address to receive the ${company.name} newsletter.`,
  button: "Confirm my subscription",
  validity: (days) => `This link works for ${days} days.`,
  notYou:
    "Didn’t ask for this? You can ignore this email. Unless you confirm, we won’t send you anything and your address will be erased.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};

export const newsletterWelcome: TextLike<typeof newsletterWelcomeFr> = {
  subject: `Welcome to the ${company.name} newsletter`,
  preview: "Your subscription is confirmed. About one email a month, never more than one per article.",
  title: "Confirmed. Welcome!",
  confirmed:
    "You’ll get our new articles by email, about once a month: what can really be automated in a small business, what it costs and what it brings in.",
  answer: "A question, or a topic you’d like to read about? Reply to this email and a person will read it.",
  button: "Read the articles so far",
  textLink: (url) => `Read the articles so far:\n${url}`,
};

export const newsletterIssue: TextLike<typeof newsletterIssueFr> = {
  kicker: "New article",
  button: "Read the article",
  textLink: (url) => `Read the article: ${url}`,
  testSubject: (title) => `[Test] ${title}`,
  test: "This is a test, sent only to you. The unsubscribe link is inactive in tests.",
};
