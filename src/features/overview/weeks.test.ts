import { expect, it } from "vitest";
import { lastWeeks } from "./weeks.ts";

it("begins on Mondays of Montréal, also when the clocks change", () => {
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

it("goes on over the turn of the year", () => {
  const weeks = lastWeeks(52, new Date("2027-01-01T15:00:00Z"));
  expect(weeks).toHaveLength(52);
  expect(weeks.at(-1)!.day).toBe("2026-12-28");
  expect(weeks[0]!.day).toBe("2026-01-05");
});
