import type { TextLike } from "../../../lib/language.ts";
import type { mailFrame as fr } from "../../fr/emails/mail-frame.ts";

/** English of `text/fr/emails/mail-frame.ts`. */
export const mailFrame: TextLike<typeof fr> = {
  at: (date, time) => `${date} at ${time}`,
  time: (hour, minute) => `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`,
  timeZone: "Montréal time",
  extension: (number) => `ext. ${number}`,
  percent: (value) => `${value}%`,
  labelled: (label, value) => `${label}: ${value}`,
  notGiven: "not provided",
  grades: {
    "A+ (Hot Lead)": "A+ (hot lead)",
    "A (High Priority)": "A (high priority)",
    "B+ (Good Prospect)": "B+ (good prospect)",
    "B (Qualified Lead)": "B (qualified lead)",
    "C+ (Warm Lead)": "C+ (warm lead)",
    "C (Follow Up)": "C (follow up)",
    "D (Low Priority)": "D (low priority)",
  },
};
