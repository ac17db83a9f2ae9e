import type { TextLike } from "../../../lib/language.ts";
import type { appointmentMail as fr } from "../../fr/emails/appointment.ts";

export const appointmentMail: TextLike<typeof fr> = {
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
    reminder: "Your call is coming up",
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
      missed: () => "The call didn’t happen. No harm done: pick another time, and your request stays as it is.",
      "put-off": () => "We agreed to put the call off. Pick the time that suits you.",
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
