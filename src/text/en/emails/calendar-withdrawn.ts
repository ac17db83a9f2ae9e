import type { TextLike } from "../../../lib/language.ts";
import type { calendarWithdrawn as fr } from "../../fr/emails/calendar-withdrawn.ts";

/** English of `text/fr/emails/calendar-withdrawn.ts`. */
export const calendarWithdrawn: TextLike<typeof fr> = {
  subject: "We can’t read your calendar",
  preview: "Nobody can book time with you in the meantime.",
  title: "We can’t read your calendar",
  greeting: (name) => `Hello ${name},`,
  failing: (since) => `Every attempt since ${since} has failed.`,
  problems: {
    calendarRefused: "Its address leads to a private network that the server doesn’t allow.",
    calendarUnreachable: "Its server isn’t responding.",
    calendarUntrusted: "Its server’s certificate isn’t from an authority that ours trusts, or isn’t for this address.",
    calendarUnauthorized: "Its server refuses access: the secret address or the password may have changed.",
    calendarElsewhere: "Its server redirects to another, and we don’t send your password there.",
    calendarMissing: "There’s no calendar at that address any more: it was renamed or deleted.",
    calendarFailing: "Its server responds with an error.",
    calendarUnreadable: "What’s there isn’t a calendar.",
    calendarTooLarge: "It’s larger than what we can read.",
    calendarTooSlow: "Its server takes too long to respond.",
    calendarLocked: "Its address can no longer be decrypted: the site’s key has changed.",
  },
  withdrawn:
    "So that nobody books a time you’ve promised elsewhere, visitors are no longer offered times with you. What’s booked stays booked.",
  button: "See my calendars",
  others: "As soon as we can read it again, everything resumes on its own.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};
