import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addBusinessHours } from "../../../lib/company/business-hours.ts";
import { dayPlus } from "../../../lib/company/company-day.ts";
import { holidayOn } from "../../../lib/company/quebec-holidays.ts";
import { freeTimes, type HostCalendar, isFree, NOTICE_HOURS, QUARTER_MS, quartersOf } from "./slots.ts";
import { instantsOf, wallTimeAt } from "./wall-clock.ts";

const MONTREAL = "America/Toronto";
const WEEK = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const;

const host = (changes: Partial<HostCalendar> = {}): HostCalendar => ({
  id: "ada",
  hours: WEEK.map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" })),
  exceptions: [],
  busy: [],
  pauseMinutes: 15,
  dailyCap: 8,
  bookedOn: new Map(),
  ...changes,
});

const timesOn = (of: HostCalendar, day: string, earliest = 0) =>
  freeTimes(of, { earliest, from: day, to: day, durationMinutes: 30 });
const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString().slice(0, 16));
const shown = (times: readonly number[], zone: string) =>
  times.map((time) => Object.values(wallTimeAt(time, zone)).join(" "));

describe("clocks (BOOKING §7)", () => {
  it("1: shifts nine o’clock by an hour in UTC when DST begins, and Paris follows two weeks later", () => {
    const nine = (day: string) => instantsOf({ day, time: "09:00" }, MONTREAL)[0]!;
    expect(iso(["2027-03-12", "2027-03-15"].map(nine))).toEqual(["2027-03-12T14:00", "2027-03-15T13:00"]);
    const inParis = (day: string) => wallTimeAt(nine(day), "Europe/Paris").time;
    expect(["2027-03-12", "2027-03-15", "2027-03-29"].map(inParis)).toEqual(["15:00", "14:00", "15:00"]);
    expect(timesOn(host(), "2027-03-15")[0]).toBe(nine("2027-03-15"));
  });

  it("2: shifts it back when DST ends", () => {
    const nine = ["2027-11-05", "2027-11-08"].map((day) => timesOn(host(), day)[0]!);
    expect(iso(nine)).toEqual(["2027-11-05T13:00", "2027-11-08T14:00"]);
  });

  it("3: offers no time in the hour skipped on the spring night", () => {
    const day = "2027-03-14";
    const night = host({ pauseMinutes: 0, exceptions: [{ day, hours: [{ opens: "01:00", closes: "04:00" }] }] });
    expect(shown(timesOn(night, day), MONTREAL).map((time) => time.slice(11))).toEqual([
      "01:00",
      "01:30",
      "03:00",
      "03:30",
    ]);
  });

  it("4: offers the repeated hour of the autumn night twice", () => {
    const day = "2027-11-07";
    const night = host({ pauseMinutes: 0, exceptions: [{ day, hours: [{ opens: "00:30", closes: "03:00" }] }] });
    const times = timesOn(night, day);
    expect(times).toHaveLength(7);
    expect(iso([times[0]!, times[6]!])).toEqual(["2027-11-07T04:30", "2027-11-07T07:30"]);
    expect(shown(times, MONTREAL).filter((time) => time.endsWith("01:00"))).toHaveLength(2);
  });

  it("5: finds no instant for a skipped time, and two for a repeated time", () => {
    expect(instantsOf({ day: "2027-03-14", time: "02:30" }, MONTREAL)).toEqual([]);
    expect(instantsOf({ day: "2027-11-07", time: "01:30" }, MONTREAL)).toHaveLength(2);
  });

  it("6: counts four opening hours of notice over Good Friday to Saturday noon", () => {
    const asked = new Date("2027-03-25T20:00:00Z");
    const earliest = addBusinessHours(asked, NOTICE_HOURS).getTime();
    const saturday = host({ hours: [{ weekday: "Sa", opens: "10:00", closes: "16:00" }, ...host().hours.slice(1, 6)] });
    const times = freeTimes(saturday, { earliest, from: "2027-03-25", to: "2027-03-27", durationMinutes: 30 });
    expect(shown(times, MONTREAL)[0]).toBe("2027-03-27 12:00");
  });

  it("7: knows that Vancouver stopped changing its clocks in 2026, which browsers may not", () => {
    expect(wallTimeAt(Date.parse("2026-12-01T17:00Z"), "America/Vancouver").time).toBe("10:00");
  });

  it("7: shows the next day in Kiritimati", () => {
    expect(wallTimeAt(Date.parse("2027-03-15T20:00Z"), "Pacific/Kiritimati")).toEqual({
      day: "2027-03-16",
      time: "10:00",
    });
  });
});

describe("free times", () => {
  const at = (time: string, day = "2027-03-16") => instantsOf({ day, time }, MONTREAL)[0]!;

  it("10: leaves no room at 9:30 for an hour when half an hour is booked at 10:00", () => {
    const busy = [{ start: at("10:00"), end: at("10:45") }];
    const hour = { earliest: 0, durationMinutes: 60 };
    expect(isFree(host({ busy }), at("09:30"), hour)).toBe(false);
    expect(isFree(host({ busy }), at("10:45"), hour)).toBe(true);
  });

  it("keep a pause before and after each meeting", () => {
    const busy = [{ start: at("10:00"), end: at("10:45") }];
    const short = { earliest: 0, durationMinutes: 30 };
    expect(
      ["09:00", "09:15", "09:30", "10:30", "10:45"].map((time) => isFree(host({ busy }), at(time), short)),
    ).toEqual([true, true, false, false, true]);
  });

  it("exclude every quarter that an outside event touches", () => {
    const busy = [{ start: at("10:07"), end: at("10:08") }];
    expect(shown(timesOn(host({ busy, pauseMinutes: 0 }), "2027-03-16"), MONTREAL)).not.toContain("2027-03-16 10:00");
    expect(isFree(host({ busy, pauseMinutes: 0 }), at("10:15"), { earliest: 0, durationMinutes: 15 })).toBe(true);
  });

  it("exclude holidays without hours of their own, and days at the daily cap", () => {
    expect(timesOn(host(), "2027-03-26")).toEqual([]);
    const open = host({ exceptions: [{ day: "2027-03-26", hours: [{ opens: "09:00", closes: "10:00" }] }] });
    expect(timesOn(open, "2027-03-26")).toHaveLength(2);
    expect(timesOn(host({ bookedOn: new Map([["2027-03-16", 8]]) }), "2027-03-16")).toEqual([]);
  });

  it("start on a quarter of an hour only", () => {
    expect(isFree(host(), at("10:00") + 60_000, { earliest: 0, durationMinutes: 30 })).toBe(false);
    expect(quartersOf(at("10:00"), 45)).toEqual([0, 1, 2].map((n) => at("10:00") / QUARTER_MS + n));
  });
});

describe("compared with a minute-by-minute oracle", () => {
  const time = fc.integer({ min: 0, max: 47 }).map((half) => {
    return `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`;
  });
  const hours = fc
    .tuple(time, time)
    .filter(([opens, closes]) => opens < closes)
    .map(([opens, closes]) => ({ opens, closes }));
  const day = fc.integer({ min: 0, max: 729 }).map((days) => dayPlus("2026-01-01", days));
  // DST nights matter most, but random days would rarely include one.
  const anyDay = fc.oneof(
    day,
    fc.constantFrom("2026-03-08", "2026-11-01", "2027-03-14", "2027-11-07", "2026-12-25", "2027-03-26"),
  );
  const cases = fc.record({
    day: anyDay,
    hours,
    exceptional: fc.option(hours, { nil: undefined }),
    busy: fc.array(fc.tuple(fc.integer({ min: -120, max: 1_600 }), fc.integer({ min: 1, max: 200 })), { maxLength: 6 }),
    durationMinutes: fc.constantFrom(15, 30, 45, 60),
    pauseMinutes: fc.constantFrom(0, 15, 30),
    notice: fc.integer({ min: 0, max: 1_000 }),
  });

  /** Montréal time of each minute of a day, computed once per day. */
  const walls = new Map<string, Map<number, string>>();
  function wallsOf(on: string): Map<number, string> {
    const found = walls.get(on) ?? new Map<number, string>();
    if (walls.has(on)) return found;
    const noon = Date.parse(`${on}T12:00:00Z`) / 60_000;
    for (let quarter = noon - 20 * 60; quarter < noon + 30 * 60; quarter += 15) {
      const { day: shownDay, time: shownTime } = wallTimeAt(quarter * 60_000, MONTREAL);
      if (shownDay !== on) continue;
      const [hour = "", minute = ""] = shownTime.split(":");
      for (let more = 0; more < 15; more++) {
        found.set(quarter + more, `${hour}:${String(Number(minute) + more).padStart(2, "0")}`);
      }
    }
    walls.set(on, found);
    return found;
  }

  /** Returns the minutes from the first one at or after `opens` to the last one before `closes`. */
  function minutesBetween(on: string, { opens, closes }: { opens: string; closes: string }): number[] {
    const shownAt = [...wallsOf(on)];
    const first = shownAt.find(([, wall]) => wall >= opens)?.[0] ?? Number.POSITIVE_INFINITY;
    const exact = shownAt.findLast(([, wall]) => wall === closes)?.[0];
    const end = exact ?? shownAt.find(([, wall]) => wall >= closes)?.[0] ?? Number.NEGATIVE_INFINITY;
    return shownAt.map(([minute]) => minute).filter((minute) => minute >= first && minute < end);
  }

  /** Reference implementation: checks a time, with its pause, minute by minute. */
  function oracle(of: HostCalendar, on: string, earliest: number, durationMinutes: number): number[] {
    const rules =
      of.exceptions.find((exception) => exception.day === on)?.hours ??
      (holidayOn(on) ? [] : of.hours.filter(({ weekday }) => weekday === WEEK[new Date(`${on}T00:00Z`).getUTCDay()]));
    const open = new Set(rules.flatMap((rule) => minutesBetween(on, rule)));
    const taken = new Set<number>();
    for (const { start, end } of of.busy) {
      const [first, last] = [Math.floor(start / QUARTER_MS) * 15, Math.ceil(end / QUARTER_MS) * 15];
      for (let minute = first; minute < last; minute++) taken.add(minute);
    }
    return [...open]
      .filter((minute) => minute % 30 === 0 && minute * 60_000 >= earliest)
      .filter((minute) => {
        const minutes = Array.from({ length: durationMinutes + of.pauseMinutes }, (_, n) => minute + n);
        return (
          minutes.slice(0, durationMinutes).every((each) => open.has(each)) && !minutes.some((each) => taken.has(each))
        );
      })
      .map((minute) => minute * 60_000);
  }

  it("finds the same times", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const midnight = Date.parse(`${given.day}T05:00:00Z`);
        const of = host({
          hours: WEEK.map((weekday) => ({ weekday, ...given.hours })),
          exceptions: given.exceptional ? [{ day: given.day, hours: [given.exceptional] }] : [],
          busy: given.busy.map(([from, length]) => ({
            start: midnight + from * 60_000,
            end: midnight + (from + length) * 60_000,
          })),
          pauseMinutes: given.pauseMinutes,
        });
        const earliest = midnight + given.notice * 60_000;
        const query = { earliest, from: given.day, to: given.day, durationMinutes: given.durationMinutes };
        expect(iso(freeTimes(of, query))).toEqual(iso(oracle(of, given.day, earliest, given.durationMinutes)));
      }),
      { numRuns: process.env["NIGHTLY"] ? 20_000 : 300 },
    );
  });
});
