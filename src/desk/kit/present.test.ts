import { expect, it } from "vitest";
import {
  ageOf,
  callTime,
  cardMoment,
  deadlineTime,
  latenessOf,
  longMoment,
  readablePhone,
  shortMoment,
} from "./present.ts";

const MOMENT = "2026-11-20T03:30:00.000Z";

it("shows times in Montréal's zone, in fr-FR format on a card and in the screen's language elsewhere", () => {
  const now = new Date("2026-11-24T15:00:00Z");
  expect(cardMoment(MOMENT)).toBe("19/11/2026 22:30");
  expect(shortMoment(MOMENT, "fr", now)).toBe("19 nov., 22 h 30");
  expect(shortMoment(MOMENT, "en", now)).toBe("Nov 19, 10:30 PM");
  expect(shortMoment(MOMENT, "fr", new Date("2027-01-02T15:00:00Z"))).toBe("19 nov. 2026, 22 h 30");
  expect(longMoment(MOMENT, "fr")).toContain("jeudi 19 novembre 2026");
  expect(longMoment(MOMENT, "en")).toContain("Thursday, November 19, 2026");
});

const AGES = {
  now: "now",
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => `${n} d`,
};

it.each([
  ["2026-11-20T03:29:00Z", "now"],
  ["2026-11-20T03:30:59Z", "now"],
  ["2026-11-20T04:29:59Z", "59 min"],
  ["2026-11-20T04:30:00Z", "1 h"],
  ["2026-11-22T03:29:59Z", "47 h"],
  ["2026-11-22T03:30:00Z", "2 d"],
])("shows at %s an age of %s", (now, age) => {
  expect(ageOf(MOMENT, new Date(now), AGES)).toBe(age);
});

it.each([
  ["2026-11-20T03:30:01Z", "1 min"],
  ["2026-11-20T04:29:59Z", "59 min"],
  ["2026-11-20T04:30:00Z", "1 h"],
  ["2026-11-22T03:29:59Z", "47 h"],
  ["2026-11-22T03:30:00Z", "2 d"],
])("shows at %s a delay of %s", (now, lateness) => {
  expect(latenessOf(new Date(MOMENT), new Date(now), AGES)).toBe(lateness);
});

it("shows a deadline's day unless it is today in Montréal", () => {
  const due = new Date("2026-11-20T20:30:00Z");
  expect(deadlineTime(due, new Date("2026-11-20T05:00:00Z"), "fr", "long")).toBe("15 h 30");
  expect(deadlineTime(due, new Date("2026-11-20T04:59:59Z"), "fr", "long")).toBe("vendredi 15 h 30");
  expect(deadlineTime(due, new Date("2026-11-20T04:59:59Z"), "en", "long")).toBe("Friday 3:30 PM");
  expect(deadlineTime(due, new Date("2026-11-20T04:59:59Z"), "fr", "short")).toBe("ven. 15 h 30");
});

it("shows an appointment's day unless it is today, and its date from a week on", () => {
  const start = new Date("2026-11-24T14:00:00Z");
  expect(callTime(start, new Date("2026-11-24T05:00:00Z"), "fr")).toBe("9 h");
  expect(callTime(start, new Date("2026-11-24T04:59:59Z"), "fr")).toBe("mar. 9 h");
  expect(callTime(start, new Date("2026-11-18T05:00:00Z"), "fr")).toBe("mar. 9 h");
  expect(callTime(start, new Date("2026-11-18T04:59:59Z"), "fr")).toBe("24 nov., 9 h");
  expect(callTime(start, new Date("2026-11-24T05:00:00Z"), "en")).toBe("9 AM");
  expect(callTime(start, new Date("2026-11-23T05:00:00Z"), "en")).toBe("Tue 9 AM");
});

const extension = (number: string) => `poste ${number}`;

it.each([
  ["+14505550142", "450 555-0142"],
  ["+14505550142;ext=204", "450 555-0142 poste 204"],
  ["+33142685300", "+33142685300"],
])("shows %s as %s", (phone, readable) => {
  expect(readablePhone(phone, extension)).toBe(readable);
});
