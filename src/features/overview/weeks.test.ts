import { expect, it } from "vitest";
import { lastWeeks, weekAmong } from "./weeks.ts";

it("begin on Mondays in Montréal, across clock changes too", () => {
  // A Sunday evening in Montréal, already Monday in UTC; clocks went back on November 1.
  const weeks = lastWeeks(4, new Date("2026-11-16T02:00:00Z"));
  expect(weeks.map(({ day }) => day)).toEqual(["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"]);
  expect(weeks.map(({ from }) => from.toISOString())).toEqual([
    "2026-10-19T04:00:00.000Z",
    "2026-10-26T04:00:00.000Z",
    "2026-11-02T05:00:00.000Z",
    "2026-11-09T05:00:00.000Z",
  ]);
  for (let index = 1; index < weeks.length; index += 1) expect(weeks[index - 1]!.before).toEqual(weeks[index]!.from);
});

it("continue across the end of the year", () => {
  const weeks = lastWeeks(52, new Date("2027-01-01T15:00:00Z"));
  expect(weeks).toHaveLength(52);
  expect(weeks.at(-1)!.day).toBe("2026-12-28");
  expect(weeks[0]!.day).toBe("2026-01-05");
});

it("finds a moment's week among others, including at both ends", () => {
  const weeks = lastWeeks(30, new Date("2026-11-16T12:00:00Z"));
  for (const week of weeks) {
    expect(weekAmong(weeks, week.from)).toBe(week);
    expect(weekAmong(weeks, new Date(week.before.getTime() - 1))).toBe(week);
  }
  expect(weekAmong(weeks, new Date(weeks[0]!.from.getTime() - 1))).toBeUndefined();
  expect(weekAmong(weeks, weeks.at(-1)!.before)).toBeUndefined();
  expect(weekAmong([], new Date())).toBeUndefined();
});
