import { describe, expect, it } from "vitest";
import { searchParams } from "../../ui/api-client.ts";
import { readFilters } from "../kit/filters.tsx";
import { gradeStyle } from "../kit/present.ts";
import { consultationIdOf, datesOf, type Filters, NO_FILTERS, PERIODS, periodOf, REQUEST_FILTERS } from "./filters.ts";

const read = (query: string) => readFilters(REQUEST_FILTERS, new URLSearchParams(query));

describe("filters in the address", () => {
  const all: Filters = {
    q: "Zoé & fils",
    contacted: false,
    grade: "A+",
    from: "2026-11-01",
    to: "2026-11-20",
    stage: "in-discussion",
    owner: "me",
    due: "week",
  };

  it("are read as they were written", () => {
    expect(read(searchParams(all).toString())).toEqual(all);
    expect(searchParams(all).get("grade")).toBe("A+");
    expect(read("")).toEqual(NO_FILTERS);
    expect(searchParams(NO_FILTERS).size).toBe(0);
  });

  it.each(["contacted=yes", "grade=E", "grade=a%2B", "from=2026-13-01", "from=20.11.2026", "to=2026-11-32", "q=+++"])(
    "ignores %s, which means nothing",
    (query) => {
      expect(searchParams(read(query)).size).toBe(0);
    },
  );

  it("truncates a search to what the API accepts", () => {
    expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(100);
  });
});

describe("periods", () => {
  const today = "2026-03-01";

  it("include today, across the end of a month", () => {
    expect(datesOf("today", today)).toEqual({ from: "2026-03-01", to: null });
    expect(datesOf("7-days", today)).toEqual({ from: "2026-02-23", to: null });
    expect(datesOf("all", today)).toEqual({ from: null, to: null });
  });

  it.each(PERIODS.filter((period) => period !== "custom"))("recognizes %s by its dates", (period) => {
    expect(periodOf(datesOf(period, today), today)).toBe(period);
  });

  it("treats all other dates as custom", () => {
    expect(periodOf({ from: "2026-02-02", to: null }, today)).toBe("custom");
    expect(periodOf({ from: "2026-03-01", to: "2026-03-01" }, today)).toBe("custom");
    expect(periodOf({ from: null, to: "2026-02-02" }, today)).toBe("custom");
  });
});

it.each([
  ["A+ (Hot Lead)", "default"],
  ["A (High Priority)", "default"],
  ["B (Qualified Lead)", "secondary"],
  ["C+ (Warm Lead)", "outline"],
  ["D (Low Priority)", "outline"],
  ["", "outline"],
])("shows the grade %j in the %s style", (grade, style) => {
  expect(gradeStyle(grade)).toBe(style);
});

it.each([
  ["consultation=12", 12],
  ["consultation=0", null],
  ["consultation=-3", null],
  ["consultation=1e3", null],
  ["consultation=9999999999999999", null],
  ["", null],
])("reads %j as the consultation %j", (query, id) => {
  expect(consultationIdOf(new URLSearchParams(query))).toBe(id);
});
