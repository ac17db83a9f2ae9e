import { expect, it } from "vitest";
import { contactEn } from "../../text/en/site/contact.ts";
import { contactFr } from "../../text/fr/site/contact.ts";
import { openingHoursLines } from "./contact-details.ts";

it("reads the hours of SPEC §2 in both languages", () => {
  expect(openingHoursLines(contactFr)).toEqual([
    { days: "Lundi au vendredi", hours: "9\u00a0h à 18\u00a0h" },
    { days: "Samedi", hours: "10\u00a0h à 16\u00a0h" },
    { days: "Dimanche", hours: "Fermé" },
  ]);
  expect(openingHoursLines(contactEn)).toEqual([
    { days: "Monday–Friday", hours: "9 AM–6 PM" },
    { days: "Saturday", hours: "10 AM–4 PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
});

it("writes minutes and noon", () => {
  expect(contactFr.openFrom("08:30", "12:00")).toBe("8\u00a0h\u00a030 à 12\u00a0h");
  expect(contactEn.openFrom("08:30", "12:00")).toBe("8:30 AM–12 PM");
});
