import { describe, expect, it } from "vitest";
import { COMPANY_TIME_ZONE } from "../clock.ts";
import { companyDay, companyHour, dayAfter, dayPlus, startOfCompanyDay } from "./company-day.ts";
import { holidayAfter, holidayOn, holidaysOf } from "./quebec-holidays.ts";

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

  // Local mean time applied then, to the second; the time zone data determines for which city.
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

describe("the public holidays of Québec", () => {
  it("are those of the two acts", () => {
    expect(holidaysOf(2026)).toEqual([
      { id: "newYear", day: "2026-01-01" },
      { id: "goodFriday", day: "2026-04-03" },
      { id: "patriots", day: "2026-05-18" },
      { id: "nationalHoliday", day: "2026-06-24" },
      { id: "canadaDay", day: "2026-07-01" },
      { id: "labourDay", day: "2026-09-07" },
      { id: "thanksgiving", day: "2026-10-12" },
      { id: "christmas", day: "2026-12-25" },
    ]);
  });

  it.each([
    // These are Sundays: June 24 and July 1 move to the Monday; Christmas and New Year's Day do not.
    ["2029-06-24", undefined],
    ["2029-06-25", "nationalHoliday"],
    ["2029-07-01", undefined],
    ["2029-07-02", "canadaDay"],
    ["2028-01-01", "newYear"],
    ["2033-12-25", "christmas"],
    ["2033-12-26", undefined],
    // The Monday before May 25, even if May 25 is itself a Monday.
    ["2026-05-25", undefined],
    ["2027-05-24", "patriots"],
    ["2026-05-18", "patriots"],
    // First and second Mondays, at their earliest and latest dates.
    ["2025-09-01", "labourDay"],
    ["2026-09-07", "labourDay"],
    ["2029-10-08", "thanksgiving"],
    ["2025-10-13", "thanksgiving"],
    ["2024-10-14", "thanksgiving"],
    // These are not holidays under Québec law.
    ["2026-04-06", undefined],
    ["2026-08-03", undefined],
    ["2026-09-30", undefined],
    ["2026-11-11", undefined],
    ["2026-12-26", undefined],
  ])("%s: %s", (day, id) => {
    expect(holidayOn(day)).toBe(id);
  });

  it.each([
    // Years covering every branch of the calculation, including the earliest and latest possible Easter.
    "1818-03-20",
    "1943-04-23",
    "1954-04-16",
    "1981-04-17",
    "2000-04-21",
    "2008-03-21",
    "2024-03-29",
    "2025-04-18",
    "2027-03-26",
    "2038-04-23",
    "2049-04-16",
    "2076-04-17",
    "2285-03-20",
  ])("Good Friday is %s", (day) => {
    expect(holidayOn(day)).toBe("goodFriday");
  });

  it("finds the next holiday, even in the next year", () => {
    expect(["2026-11-21", "2026-12-24", "2026-12-25", "2027-01-01"].map((day) => holidayAfter(day))).toEqual([
      { id: "christmas", day: "2026-12-25" },
      { id: "christmas", day: "2026-12-25" },
      { id: "newYear", day: "2027-01-01" },
      { id: "goodFriday", day: "2027-03-26" },
    ]);
  });
});
