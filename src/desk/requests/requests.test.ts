import { describe, expect, it } from "vitest";
import { searchParams } from "../../ui/api-client.ts";
import { readFilters } from "../kit/filters.tsx";
import { gradeStyle } from "../kit/present.ts";
import { consultationIdOf, datesOf, type Filters, NO_FILTERS, PERIODS, periodOf, REQUEST_FILTERS } from "./filters.ts";
import { asShown, between, choosing, NOTHING } from "./list/use-selection.ts";
import { completed, mentionAt, mentionsIn, offered } from "./record/note-list.tsx";

const row = (id: number, followUpVersion = 0) => ({ id, name: `Nom ${id}`, followUpVersion });
const ROWS = [row(5), row(4), row(3), row(2), row(1)];

describe("the selection of requests", () => {
  it("keeps requests whose rows disappear, and can be reduced", () => {
    const chosen = choosing(choosing(NOTHING, ROWS.slice(0, 2), true), [row(9)], true);
    expect([...chosen.keys()]).toEqual([5, 4, 9]);
    expect([...choosing(chosen, [row(4)], false).keys()]).toEqual([5, 9]);
    expect(NOTHING.size).toBe(0);
  });

  it("extends up and down, and restarts if its first row has disappeared", () => {
    const idsBetween = (from: number | undefined, to: number) => between(ROWS, from, to).map(({ id }) => id);
    expect(idsBetween(4, 2)).toEqual([4, 3, 2]);
    expect(idsBetween(2, 4)).toEqual([4, 3, 2]);
    expect(idsBetween(77, 3)).toEqual([3]);
    expect(idsBetween(undefined, 3)).toEqual([3]);
    expect(idsBetween(3, 77)).toEqual([]);
  });

  it("uses the version in the visible row or, without a row, the version when selected", () => {
    const chosen = choosing(NOTHING, [row(5), row(9)], true);
    expect(asShown(chosen, [row(5, 3)])).toEqual([row(5, 3), row(9)]);
  });
});

const CAMILLE = { id: "1", name: "Camille Roy" };
const ELOISE = { id: "2", name: "Éloïse Côté" };
const NAMESAKE = { id: "3", name: "Camille Roy" };

describe("a mention in a note", () => {
  it("is recognized at the caret, but not within an email address", () => {
    expect(mentionAt("Voir @cam", 9)).toEqual({ start: 5, end: 9, typed: "cam" });
    expect(mentionAt("@", 1)).toEqual({ start: 0, end: 1, typed: "" });
    expect(mentionAt("(@Éloïse c", 10)).toEqual({ start: 1, end: 10, typed: "Éloïse c" });
    expect(mentionAt("@cam\nsuite", 10)).toBeUndefined();
    expect(mentionAt("zoe@exemple", 11)).toBeUndefined();
    expect(mentionAt("Voir @cam", 4)).toBeUndefined();
  });

  it("suggests people by the start of any part of their name, ignoring accents", () => {
    expect(offered([CAMILLE, ELOISE], "elo")).toEqual([ELOISE]);
    expect(offered([CAMILLE, ELOISE], "COTE")).toEqual([ELOISE]);
    expect(offered([CAMILLE, ELOISE], "camille r")).toEqual([CAMILLE]);
    expect(offered([CAMILLE, ELOISE], "")).toEqual([CAMILLE, ELOISE]);
    expect(offered([CAMILLE, ELOISE], "x")).toEqual([]);
  });

  it("inserts the name followed by a single space", () => {
    const search = { start: 5, end: 9, typed: "cam" };
    expect(completed("Voir @cam demain", search, "Camille Roy")).toEqual({
      text: "Voir @Camille Roy demain",
      caret: 18,
    });
    expect(completed("Voir @cam", search, "Camille Roy")).toEqual({ text: "Voir @Camille Roy ", caret: 18 });
  });

  it("identifies the person, or the chosen person if two share a name", () => {
    const owners = [CAMILLE, ELOISE, NAMESAKE];
    expect(mentionsIn("@Éloïse Côté", owners, new Set())).toEqual(["2"]);
    expect(mentionsIn("@Camille Roy", owners, new Set(["3"]))).toEqual(["3"]);
    expect(mentionsIn("@Camille Roy", owners, new Set())).toEqual(["1", "3"]);
    expect(mentionsIn("Camille Roy", owners, new Set(["1"]))).toEqual([]);
  });
});

const read = (query: string) => readFilters(REQUEST_FILTERS, new URLSearchParams(query));

describe("filters in the URL", () => {
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
    "ignores the invalid filter %s",
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

  it("include today, even across the end of a month", () => {
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
])("reads %j as request %j", (query, id) => {
  expect(consultationIdOf(new URLSearchParams(query))).toBe(id);
});
