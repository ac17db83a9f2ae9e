import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { visitorConfirmation as fr } from "../../fr/emails/visitor-confirmation.ts";

export const visitorConfirmation: TextLike<typeof fr> = {
  subject: "We’ve received your request",
  preview: "Pick a time for the call; otherwise, we’ll write within 24 hours, Sundays and holidays aside.",
  bookedPreview: (when) => `Your call is booked: ${when}.`,
  title: "Your request has arrived",
  greeting: (name) => `Hello ${name},`,
  received: (moment) => `Thank you! We received your request for a free consultation on ${moment}.`,
  asked: {
    booked: (when) =>
      `Your call is booked: ${when}. The invitation is in a separate email, with a link to move or cancel the call. There is nothing else you need to do.`,
    cancelled: (when) => `The time you chose was cancelled: ${when}.`,
    "on-condition": (when) =>
      `You chose this time: ${when}. It isn’t booked yet: open the link in our other email within 30 minutes.`,
    requested: (when) => `You asked for this time: ${when}. It isn’t booked.`,
  },
  pick: "Pick a time. If none works, we’ll write within 24 hours, Sundays and holidays aside.",
  pickButton: "Pick my time",
  next: "What happens next?",
  steps: [
    {
      when: "Within 2 to 4 business hours",
      title: "We review your answers",
      text: "A real person reads your answers.",
    },
    {
      when: "Within 24 hours, not counting Sundays and holidays",
      title: "You pick a time",
      text: "If you haven’t yet, we’ll write to find one.",
    },
    {
      when: "During the call",
      title: "You get a custom automation strategy",
      text: "Thirty minutes, free, and a plan that’s yours to keep.",
    },
  ],
  bookedStep: { when: "Done", text: (when) => `Your call is booked: ${when}.` },
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
