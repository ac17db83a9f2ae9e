import { expect, it } from "vitest";
import { weekdayOf } from "../../lib/company/business-hours.ts";
import { company } from "../../lib/company/company.ts";
import { daysBeyondOpening, daysShown, hoursShown, inLanes, mondayOf, quarterOf, timeOf } from "./week.ts";

const at = (time: string, minutes = 30) => {
  const start = new Date(`2027-03-16T${time}Z`);
  return { time, start: start.toISOString(), end: new Date(start.getTime() + minutes * 60_000).toISOString() };
};

it("finds the Monday of any day's week, across months and clock changes", () => {
  expect(["2027-03-15", "2027-03-14", "2027-03-20", "2026-12-31"].map(mondayOf)).toEqual([
    "2027-03-15",
    "2027-03-08",
    "2027-03-15",
    "2026-12-28",
  ]);
});

it("shows a weekend day only if it has an appointment", () => {
  expect(daysShown("2027-03-15", []).map(weekdayOf)).toEqual(company.openingHours.flatMap(({ days }) => days));
  expect(daysShown("2027-03-15", [{ day: "2027-03-21" }]).at(-1)).toBe("2027-03-21");
});

it("shows the opening hours, extended to earlier and later appointments", () => {
  const { from, to } = hoursShown([]);
  for (const { opens, closes } of company.openingHours) {
    expect(from).toBeLessThanOrEqual(Number.parseInt(opens, 10));
    expect(to).toBeGreaterThanOrEqual(Number.parseInt(closes, 10));
  }
  expect(hoursShown([at("07:45"), at("18:45")])).toEqual({ from: 7, to: 20 });
});

it("names the days with bookable hours outside the published opening hours", () => {
  const [first] = company.openingHours;
  const [weekday] = first!.days;
  const { opens, closes } = first!;
  expect(daysBeyondOpening([{ weekday, opens, closes }])).toEqual([]);
  expect(daysBeyondOpening([{ weekday, opens: "00:15", closes: opens }])).toEqual([weekday]);
  expect(daysBeyondOpening([{ weekday: "Su", opens: "10:00", closes: "11:00" }])).toEqual(["Su"]);
});

it("converts times to quarter hours and back", () => {
  expect(["00:00", "09:15", "23:45"].map(quarterOf)).toEqual([0, 37, 95]);
  expect([0, 37, 95].map(timeOf)).toEqual(["00:00", "09:15", "23:45"]);
});

it("places overlapping appointments side by side, and later ones in the first lane again", () => {
  const { lanes, placed } = inLanes([at("09:00", 60), at("09:30"), at("10:00"), at("10:00")]);
  expect([lanes, ...placed.map(({ lane }) => lane)]).toEqual([2, 0, 1, 0, 1]);
});
