import type { TextLike } from "../../../lib/language.ts";
import type { letter as letterFr, mailFrame as mailFrameFr } from "../../fr/emails/mail-frame.ts";

export const letter: TextLike<typeof letterFr> = {
  why: (name: string) => `You’re getting this email because you asked ${name} for a consultation.`,
};

export const mailFrame: TextLike<typeof mailFrameFr> = {
  at: (date, time) => `${date} at ${time}`,
  timeZone: "Montréal time",
  extension: (number) => `ext. ${number}`,
  percent: (value) => `${value}%`,
  labelled: (label, value) => `${label}: ${value}`,
  notGiven: "not provided",
  grades: {
    "A+ (Hot Lead)": "A+ (Hot Lead)",
    "A (High Priority)": "A (High Priority)",
    "B+ (Good Prospect)": "B+ (Good Prospect)",
    "B (Qualified Lead)": "B (Qualified Lead)",
    "C+ (Warm Lead)": "C+ (Warm Lead)",
    "C (Follow Up)": "C (Follow Up)",
    "D (Low Priority)": "D (Low Priority)",
  },
};
