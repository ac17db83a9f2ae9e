import { expect, it } from "vitest";
import { publishedDate } from "./post-parts.tsx";

it.each([
  ["2026-11-17T14:10:00.000Z", "17 novembre 2026", "November 17, 2026"],
  // Still the previous evening in Montréal.
  ["2026-08-01T03:30:00.000Z", "31 juillet 2026", "July 31, 2026"],
  ["2026-08-01T04:30:00.000Z", "1er août 2026", "August 1, 2026"],
  ["2026-12-11T12:00:00.000Z", "11 décembre 2026", "December 11, 2026"],
])("shows %s as the day it is in Montréal", (moment, french, english) => {
  expect(publishedDate("fr", moment)).toBe(french);
  expect(publishedDate("en", moment)).toBe(english);
});
