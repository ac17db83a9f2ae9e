import { expect, it } from "vitest";
import { writtenDate } from "./written-date.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

it.each([
  ["2027-03-01T13:00:00Z", "lundi 1er mars 2027 à 8 h", "Monday, March 1, 2027 at 8 AM"],
  ["2027-03-11T13:05:00Z", "jeudi 11 mars 2027 à 8 h 05", "Thursday, March 11, 2027 at 8:05 AM"],
  ["2027-03-02T01:00:00Z", "lundi 1er mars 2027 à 20 h", "Monday, March 1, 2027 at 8 PM"],
  ["2027-02-01T06:30:00Z", "lundi 1er février 2027 à 1 h 30", "Monday, February 1, 2027 at 1:30 AM"],
])("writes %s the way people do", (moment, fr, en) => {
  const options = { dateStyle: "full", timeStyle: "short" } as const;
  expect(plain(writtenDate("fr", new Date(moment), options))).toBe(fr);
  expect(plain(writtenDate("en", new Date(moment), options))).toBe(en);
});

it("keeps the seconds of a whole hour", () => {
  const options = { timeStyle: "medium" } as const;
  expect(plain(writtenDate("fr", new Date("2027-03-01T13:00:07Z"), options))).toBe("8 h 00 min 07 s");
  expect(writtenDate("en", new Date("2027-03-01T13:05:00Z"), options)).toBe("8:05:00 AM");
});
