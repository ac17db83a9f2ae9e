import { describe, expect, it } from "vitest";
import { COMPANY_TIME_ZONE } from "../clock.ts";
import { companyDay, companyHour, dayAfter, dayPlus, startOfCompanyDay } from "./company-day.ts";

describe("a day in Montréal", () => {
  it.each([
    ["2026-01-15T04:59:59.999Z", "2026-01-14"],
    ["2026-01-15T05:00:00.000Z", "2026-01-15"],
    ["2026-07-15T03:59:59.999Z", "2026-07-14"],
    ["2026-07-15T04:00:00.000Z", "2026-07-15"],
  ])("%s is on %s", (moment, day) => {
    expect(companyDay(new Date(moment))).toBe(day);
  });

  it.each([
    ["2026-01-15", "2026-01-15T05:00:00.000Z"],
    ["2026-07-15", "2026-07-15T04:00:00.000Z"],
    // Clocks go forward on March 8, 2026 and back on November 1.
    ["2026-03-08", "2026-03-08T05:00:00.000Z"],
    ["2026-03-09", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01", "2026-11-01T04:00:00.000Z"],
    ["2026-11-02", "2026-11-02T05:00:00.000Z"],
  ])("%s begins at %s", (day, moment) => {
    expect(startOfCompanyDay(day).toISOString()).toBe(moment);
  });

  // Local mean time applied then, to the second; for which place depends on the time zone data.
  it.each(["0001-06-01", "0099-12-31", "1850-03-01", "1883-11-17"])(
    "%s, before time zones, begins at local midnight",
    (day) => {
      const start = startOfCompanyDay(day);
      const wall = new Intl.DateTimeFormat("en-GB", { timeZone: COMPANY_TIME_ZONE, timeStyle: "medium" });
      expect(wall.format(start)).toBe("00:00:00");
      expect(companyDay(start)).toBe(day);
      expect(companyDay(new Date(start.getTime() - 1))).toBe(dayPlus(day, -1));
    },
  );

  it("gives the local hour, midnight as 0, in summer and in winter", () => {
    expect(
      ["2026-01-15T05:00Z", "2026-01-15T04:59Z", "2026-07-15T12:00Z"].map((moment) => companyHour(new Date(moment))),
    ).toEqual([0, 23, 8]);
  });

  it("gives the next day, across the ends of months and years", () => {
    expect(["2026-02-28", "2028-02-28", "2026-12-31", "2026-11-01"].map(dayAfter)).toEqual([
      "2026-03-01",
      "2028-02-29",
      "2027-01-01",
      "2026-11-02",
    ]);
  });
});
