import { expect, it } from "vitest";
import { ageOf, hoursSince, longMoment, readablePhone, shortMoment } from "./present.ts";

const MOMENT = "2026-11-20T03:30:00.000Z";

it("writes moments in the fr-FR form, in the company's zone", () => {
  expect(shortMoment(MOMENT)).toBe("19/11/2026 22:30");
  expect(longMoment(MOMENT, "fr")).toContain("jeudi 19 novembre 2026");
  expect(longMoment(MOMENT, "en")).toContain("Thursday, November 19, 2026");
});

it("counts whole hours, and none for a clock that runs ahead", () => {
  expect(hoursSince(MOMENT, new Date("2026-11-21T03:29:59Z"))).toBe(23);
  expect(hoursSince(MOMENT, new Date("2026-11-20T03:00:00Z"))).toBe(0);
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
])("says at %s how long ago it was: %s", (now, age) => {
  expect(ageOf(MOMENT, new Date(now), AGES)).toBe(age);
});

const extension = (number: string) => `poste ${number}`;

it.each([
  ["+14505550142", "450 555-0142"],
  ["+14505550142;ext=204", "450 555-0142 poste 204"],
  ["+33142685300", "+33142685300"],
])("shows %s as %s", (phone, readable) => {
  expect(readablePhone(phone, extension)).toBe(readable);
});
