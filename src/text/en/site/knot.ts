import type { TextLike } from "../../../lib/language.ts";
import type { knotFr } from "../../fr/site/knot.ts";

/** The home page's knot: only the texts that its island ships. */
export const knotEn: TextLike<typeof knotFr> = {
  label: "Your hours of repetitive work a week",
  pull: "Pull the thread",
  aim: (hours, back) => `${hours} h a week: we aim to give you back ${back}.`,
  none: (hours) => `${hours} h a week: you don’t need us for that.`,
  hours: (hours) => `${hours} h a week.`,
  plan: (price, least, upTo) => `${price} a month${least && ` (${least} for 1 to ${upTo} people)`}`,
  calculation: "See the calculation",
  lanes: [
    "Quote followed up · 9:02 AM",
    "Customer called back · 9:04 AM",
    "Invoice filed · 9:11 AM",
    "Report sent · 9:15 AM",
    "Order confirmed · 9:18 AM",
    "Record up to date · 9:26 AM",
    "Appointment booked · 9:40 AM",
  ],
};
