import { company } from "../../lib/company.ts";
import type { TextLike } from "../../lib/language.ts";
import type { contactFr } from "../fr/contact.ts";

export const contactEn: TextLike<typeof contactFr> = {
  title: "Contact us",
  description: `Write to us or book a free 30-minute consultation. ${company.name}, in Laval, serves all of North America in English and French.`,
  headline: "Let’s talk about your days.",
  lead: "Tell us what comes back every week. A person answers within 24 hours.",
  factsTitle: "How to reach us",
  email: "Email",
  address: "Address",
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
  openFrom: (opens, closes) => `${englishTime(opens)}–${englishTime(closes)}`,
  closed: "Closed",
  formTitle: "Your free consultation",
  formLead: "Three steps, about two minutes.",
};

function englishTime(time: string): string {
  const [hours, minutes] = time.split(":");
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === "00" ? "" : `:${minutes}`} ${Number(hours) < 12 ? "AM" : "PM"}`;
}
