import type { TextLike } from "../../../lib/language.ts";
import type { knotFr } from "../../fr/site/knot.ts";

/** What the knot of the home page says while it is pulled. */
export const knotEn: TextLike<typeof knotFr> = {
  hours: (hours) => `${hours} h`,
  aim: (hours, back) => `${hours} h a week: we aim to give you back ${back}.`,
  lanes: [
    "Quote followed up · 9:02 AM",
    "Invoice filed · 9:04 AM",
    "Customer called back · 9:11 AM",
    "Report sent · 9:15 AM",
    "Order confirmed · 9:18 AM",
    "Appointment booked · 9:26 AM",
    "Question answered · 9:31 AM",
    "Record up to date · 9:40 AM",
  ],
};
