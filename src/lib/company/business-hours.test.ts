import { describe, expect, it } from "vitest";
import { contactEn } from "../../text/en/site/contact.ts";
import { contactFr } from "../../text/fr/site/contact.ts";
import { businessStateAt, wallClock, weekdayOf } from "./business-hours.ts";
import { openingHoursLines } from "./contact-details.ts";
import { openNow } from "./open-now.ts";

/** Returns the state at a moment, with times as strings. */
function stateAt(moment: string) {
  const { isOpen, changesAt, holdsUntil, holiday } = businessStateAt(new Date(moment));
  return [isOpen ? "open" : "closed", changesAt.toISOString(), holdsUntil.toISOString(), holiday];
}

describe("the company", () => {
  it.each([
    // A Thursday in summer, when Montréal is four hours behind UTC.
    ["at midnight", "2026-07-16T04:00:00Z", "closed", "2026-07-16T13:00Z", "2026-07-16T13:00Z"],
    ["just before it opens", "2026-07-16T12:59:59.999Z", "closed", "2026-07-16T13:00Z", "2026-07-16T13:00Z"],
    ["as it opens", "2026-07-16T13:00:00Z", "open", "2026-07-16T22:00Z", "2026-07-16T22:00Z"],
    ["just before it closes", "2026-07-16T21:59:59.999Z", "open", "2026-07-16T22:00Z", "2026-07-16T22:00Z"],
    ["as it closes", "2026-07-16T22:00:00Z", "closed", "2026-07-17T13:00Z", "2026-07-17T04:00Z"],
    // Friday evening, Saturday, and Sunday, which is closed.
    ["on Friday evening", "2026-07-17T22:00:00Z", "closed", "2026-07-18T14:00Z", "2026-07-18T04:00Z"],
    ["on Saturday", "2026-07-18T14:00:00Z", "open", "2026-07-18T20:00Z", "2026-07-18T20:00Z"],
    ["on Saturday evening", "2026-07-18T20:00:00Z", "closed", "2026-07-20T13:00Z", "2026-07-19T04:00Z"],
    ["on Sunday at noon", "2026-07-19T16:00:00Z", "closed", "2026-07-20T13:00Z", "2026-07-20T04:00Z"],
    // In winter, the same hours are one hour later in UTC.
    ["in winter before it opens", "2026-01-15T13:59:59Z", "closed", "2026-01-15T14:00Z", "2026-01-15T14:00Z"],
    ["in winter", "2026-01-15T14:00:00Z", "open", "2026-01-15T23:00Z", "2026-01-15T23:00Z"],
    // Clocks change in the night from Saturday to Sunday: March 8 and November 1, 2026.
    ["before clocks go forward", "2026-03-07T21:00:00Z", "closed", "2026-03-09T13:00Z", "2026-03-08T05:00Z"],
    ["on the day of 23 hours", "2026-03-08T12:00:00Z", "closed", "2026-03-09T13:00Z", "2026-03-09T04:00Z"],
    ["before clocks go back", "2026-10-31T20:00:00Z", "closed", "2026-11-02T14:00Z", "2026-11-01T04:00Z"],
    ["on the day of 25 hours", "2026-11-01T05:30:00Z", "closed", "2026-11-02T14:00Z", "2026-11-02T05:00Z"],
  ])("%s", (_when, moment, state, changesAt, holdsUntil) => {
    const [changes, until] = [new Date(changesAt), new Date(holdsUntil)].map((date) => date.toISOString());
    expect(stateAt(moment)).toEqual([state, changes, until, undefined]);
  });

  it.each([
    // Christmas and New Year's Day 2027 are Fridays; Saturday is open again.
    ["2026-12-25T16:00:00Z", "2026-12-26T15:00Z", "2026-12-26T05:00Z", "christmas"],
    ["2027-01-01T16:00:00Z", "2027-01-02T15:00Z", "2027-01-02T05:00Z", "newYear"],
    // The long weekend of Labour Day.
    ["2026-09-07T13:30:00Z", "2026-09-08T13:00Z", "2026-09-08T04:00Z", "labourDay"],
    // A holiday on a Sunday is observed on the Monday.
    ["2029-07-02T13:30:00Z", "2029-07-03T13:00Z", "2029-07-03T04:00Z", "canadaDay"],
  ])("is closed on a public holiday: %s", (moment, changesAt, holdsUntil, holiday) => {
    const [changes, until] = [new Date(changesAt), new Date(holdsUntil)].map((date) => date.toISOString());
    expect(stateAt(moment)).toEqual(["closed", changes, until, holiday]);
  });

  it("opens on Tuesday after the Saturday before a holiday, also over the year's end", () => {
    expect(stateAt("2026-09-05T20:00:00Z")[1]).toBe("2026-09-08T13:00:00.000Z");
    // January 1, 2034 is a Sunday, which is no holiday for a company that never opens on Sundays.
    expect(stateAt("2033-12-31T21:00:00Z")[1]).toBe("2034-01-02T14:00:00.000Z");
    expect(stateAt("2026-12-31T23:00:00Z")[1]).toBe("2027-01-02T15:00:00.000Z");
  });

  it("keeps its state exactly until the end it gives", () => {
    let moment = new Date("2026-01-01T05:00:00Z");
    const end = new Date("2028-01-01T05:00:00Z");
    let openHours = 0;
    while (moment < end) {
      const state = businessStateAt(moment);
      expect(state.holdsUntil.getTime()).toBeGreaterThan(moment.getTime());
      const last = new Date(state.holdsUntil.getTime() - 1);
      expect(businessStateAt(last)).toEqual(state);
      expect(businessStateAt(state.changesAt).isOpen).toBe(!state.isOpen);
      if (state.isOpen) openHours += (state.holdsUntil.getTime() - moment.getTime()) / 3_600_000;
      moment = state.holdsUntil;
    }
    expect(openHours).toBe(countOpenHours());
  });
});

/** Counts the opening hours from 2026 to 2027, day by day. */
function countOpenHours(): number {
  const closed = new Set(
    (
      "2026-01-01 2026-04-03 2026-05-18 2026-06-24 2026-07-01 2026-09-07 2026-10-12 2026-12-25 " +
      "2027-01-01 2027-03-26 2027-05-24 2027-06-24 2027-07-01 2027-09-06 2027-10-11 2027-12-25"
    ).split(" "),
  );
  let hours = 0;
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
    const day = new Date(time);
    if (closed.has(day.toISOString().slice(0, 10)) || day.getUTCDay() === 0) continue;
    hours += day.getUTCDay() === 6 ? 6 : 9;
  }
  return hours;
}

it("uses Montréal's clock and weekday, whatever the machine's time zone", () => {
  expect(["2026-07-16T13:00Z", "2026-01-15T14:30Z", "2026-01-15T05:00Z"].map((at) => wallClock(new Date(at)))).toEqual([
    "09:00",
    "09:30",
    "00:00",
  ]);
  expect(["2026-11-20", "2026-11-22", "2028-02-29"].map(weekdayOf)).toEqual(["Fr", "Su", "Tu"]);
});

const TEXT = { fr: contactFr, en: contactEn };

/** Returns the open-now line with plain spaces. */
function line(language: "fr" | "en", moment: string): string {
  const { state, until } = openNow(language, new Date(moment), TEXT[language]);
  return `${state}, ${until}`.replaceAll("\u00a0", " ");
}

describe("whether the company is open", () => {
  it.each([
    ["a Friday at noon", "2026-11-20T17:00Z", "Ouvert maintenant, jusqu’à 18 h", "Open now, until 6 PM"],
    [
      "a Friday at 8:59",
      "2026-11-20T13:59Z",
      "Fermé en ce moment, nous ouvrons à 9 h",
      "Closed right now, we open at 9 AM",
    ],
    [
      "a Friday evening",
      "2026-11-20T23:00Z",
      "Fermé en ce moment, nous ouvrons demain à 10 h",
      "Closed right now, we open tomorrow at 10 AM",
    ],
    ["a Saturday", "2026-11-21T20:59Z", "Ouvert maintenant, jusqu’à 16 h", "Open now, until 4 PM"],
    [
      "a Saturday evening",
      "2026-11-21T21:00Z",
      "Fermé en ce moment, nous ouvrons lundi à 9 h",
      "Closed right now, we open on Monday at 9 AM",
    ],
    [
      "a Sunday",
      "2026-11-22T17:00Z",
      "Fermé en ce moment, nous ouvrons demain à 9 h",
      "Closed right now, we open tomorrow at 9 AM",
    ],
    [
      "the National Holiday",
      "2026-06-24T16:00Z",
      "Fermé aujourd’hui : fête nationale du Québec, nous ouvrons demain à 9 h",
      "Closed today: Québec’s National Holiday, we open tomorrow at 9 AM",
    ],
    [
      "the Saturday evening before Labour Day",
      "2026-09-05T21:00Z",
      "Fermé en ce moment, nous ouvrons mardi à 9 h",
      "Closed right now, we open on Tuesday at 9 AM",
    ],
  ])("%s", (_when, moment, fr, en) => {
    expect([line("fr", moment), line("en", moment)]).toEqual([fr, en]);
  });

  it("names the next holiday, with the French ordinal for the first of a month", () => {
    const holidays = (language: "fr" | "en", moment: string) =>
      openNow(language, new Date(moment), TEXT[language]).holidays.replaceAll("\u00a0", " ");
    expect(holidays("fr", "2026-11-21T17:00Z")).toBe(
      "Fermé les jours fériés du Québec. Le prochain : Noël, vendredi 25 décembre.",
    );
    expect(holidays("fr", "2026-12-28T17:00Z")).toContain("jour de l’An, vendredi 1er janvier.");
    expect(holidays("en", "2026-12-28T17:00Z")).toBe(
      "Closed on Québec public holidays. The next one: New Year’s Day, Friday, January 1.",
    );
  });
});

describe("the opening hours", () => {
  it("reads the hours of SPEC §2 in both languages", () => {
    expect(openingHoursLines(contactFr)).toEqual([
      { days: "Lundi au vendredi", hours: "9\u00a0h à 18\u00a0h" },
      { days: "Samedi", hours: "10\u00a0h à 16\u00a0h" },
      { days: "Dimanche", hours: "Fermé" },
    ]);
    expect(openingHoursLines(contactEn)).toEqual([
      { days: "Monday–Friday", hours: "9 AM–6 PM" },
      { days: "Saturday", hours: "10 AM–4 PM" },
      { days: "Sunday", hours: "Closed" },
    ]);
  });

  it("writes minutes and noon", () => {
    expect(contactFr.openFrom("08:30", "12:00")).toBe("8\u00a0h\u00a030 à 12\u00a0h");
    expect(contactEn.openFrom("08:30", "12:00")).toBe("8:30 AM–12 PM");
  });
});
