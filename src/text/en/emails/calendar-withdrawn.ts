import type { TextLike } from "../../../lib/language.ts";
import type { calendarWithdrawn as fr } from "../../fr/emails/calendar-withdrawn.ts";

/** English of `text/fr/emails/calendar-withdrawn.ts`. */
export const calendarWithdrawn: TextLike<typeof fr> = {
  subject: "Your calendar is no longer read",
  preview: "Nobody can book you in the meantime.",
  title: "Your calendar is no longer read",
  greeting: (name) => `Hello ${name},`,
  failing: (since) => `We have not been able to read your calendar since ${since}.`,
  problems: {
    calendarRefused: "Its address does not lead to the public internet.",
    calendarUnreachable: "Its server does not respond.",
    calendarUnauthorized: "Its server refuses access: the secret address or the password may have changed.",
    calendarElsewhere: "Its server leads to another, which is not sent your password.",
    calendarMissing: "There is nothing at that address any more.",
    calendarFailing: "Its server responds with an error.",
    calendarUnreadable: "What is there is not a calendar.",
    calendarTooLarge: "It is larger than what we read.",
    calendarTooSlow: "Its server takes too long to respond.",
    calendarLocked: "Its address can no longer be decrypted: the site’s key has changed.",
  },
  withdrawn:
    "So that nobody books a time you have promised elsewhere, visitors are no longer offered times with you. What is booked stays booked.",
  button: "See my calendars",
  others: "As soon as the calendar can be read again, everything resumes by itself.",
  copy: "If the button does not work, copy this address into your browser:",
};
