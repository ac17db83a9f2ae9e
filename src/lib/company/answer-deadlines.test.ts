import { describe, expect, it } from "vitest";
import { answerDueAt, lateSince, reviewDueAt } from "./answer-deadlines.ts";
import { businessStateAt, opensOn } from "./business-hours.ts";
import { companyDay } from "./company-day.ts";

const at = (moment: string) => new Date(moment).toISOString();

// All times in UTC: Montréal is four hours behind in summer, five in winter.
describe("the answer to a request is due", () => {
  it.each([
    ["the next day at the same time", "2026-07-14T15:30:12.345Z", "2026-07-15T15:30:12.345Z"],
    [
      "the next day when the office closes, where it came in the evening",
      "2026-07-15T02:00:00Z",
      "2026-07-15T22:00:00Z",
    ],
    ["on Saturday when the office closes, for Friday afternoon", "2026-07-17T21:00:00Z", "2026-07-18T20:00:00Z"],
    [
      "on Friday when it closes, for Friday morning, as it opens later on Saturday",
      "2026-07-17T13:20:00Z",
      "2026-07-17T22:00:00Z",
    ],
    ["on Monday at the same time, for Saturday", "2026-07-18T15:00:00Z", "2026-07-20T15:00:00Z"],
    ["on Saturday when it closes, for Friday evening", "2026-07-17T23:00:00Z", "2026-07-18T20:00:00Z"],
    ["on Monday when it closes, for Saturday evening", "2026-07-18T22:25:00Z", "2026-07-20T22:00:00Z"],
    ["on Monday when it closes, for Sunday", "2026-07-19T16:00:00Z", "2026-07-20T22:00:00Z"],
    ["after the long weekend", "2026-09-05T15:00:00Z", "2026-09-08T15:00:00Z"],
    ["at the same time by the clock, when clocks went back", "2026-10-31T15:00:00Z", "2026-11-02T16:00:00Z"],
  ])("%s", (_when, received, due) => {
    expect(answerDueAt(new Date(received)).toISOString()).toBe(at(due));
  });

  it("never while the company is closed, never after the promise, and never after that of a later request", () => {
    let before = 0;
    for (
      let time = Date.parse("2026-12-15T00:00:00Z");
      time < Date.parse("2027-01-15T00:00:00Z");
      time += 37 * 60_000
    ) {
      const due = answerDueAt(new Date(time));
      const { isOpen, changesAt } = businessStateAt(new Date(due.getTime() - 1));
      expect(isOpen || changesAt.getTime() === due.getTime()).toBe(true);
      expect(due.getTime()).toBeGreaterThanOrEqual(before);
      expect(due.getTime()).toBeGreaterThan(time);
      let promised = 0;
      for (let hour = time; hour < due.getTime(); hour += 3_600_000) {
        if (opensOn(companyDay(new Date(hour)))) promised += 1;
      }
      expect(promised).toBeLessThanOrEqual(24);
      before = due.getTime();
    }
  });
});

it("a request is read within four hours of business", () => {
  const due = (received: string) => reviewDueAt(new Date(received)).toISOString();
  expect(due("2026-07-14T15:30:00Z")).toBe(at("2026-07-14T19:30:00Z"));
  // Three hours are left on Friday, and the fourth comes from Saturday.
  expect(due("2026-07-17T19:00:00Z")).toBe(at("2026-07-18T15:00:00Z"));
  expect(due("2026-07-19T16:00:00Z")).toBe(at("2026-07-20T17:00:00Z"));
  // The deadline is exactly at closing time.
  expect(due("2026-07-18T16:00:00Z")).toBe(at("2026-07-18T20:00:00Z"));
});

it("is late once the deadline has passed", () => {
  for (const now of ["2026-07-20T14:30:00Z", "2026-07-19T16:00:00Z", "2026-12-28T14:00:01Z", "2026-07-15T15:00:00Z"]) {
    const moment = lateSince(new Date(now));
    expect(answerDueAt(moment).getTime()).toBeLessThan(Date.parse(now));
    expect(answerDueAt(new Date(moment.getTime() + 1)).getTime()).toBeGreaterThanOrEqual(Date.parse(now));
  }
});
