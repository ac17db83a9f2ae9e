import { describe, expect, it } from "vitest";
import { formatDollars, formatNumber, formatPercent } from "./amounts.ts";
import { GO_LIVE_WEEKS, PHASE_IDS, PHASES } from "./plans.ts";
import { returnOnInvestment } from "./return-on-investment.ts";

describe("the phases of a start", () => {
  it("last as long as the specification says", () => {
    const days = PHASE_IDS.map((id) => {
      const { shortest, longest } = PHASES[id];
      return [shortest.end - shortest.begin, longest.end - longest.begin];
    });
    expect(days).toEqual([
      [3, 5],
      [2, 3],
      [7, 21],
      [3, 5],
      [2, 3],
    ]);
  });

  it("end together after the promised 2 to 3 weeks", () => {
    const last = (kind: "shortest" | "longest") => Math.max(...PHASE_IDS.map((id) => PHASES[id][kind].end));
    expect(last("shortest")).toBe(GO_LIVE_WEEKS.from * 7);
    expect(last("longest")).toBe(GO_LIVE_WEEKS.to * 7);
  });
});

describe("amounts", () => {
  it.each([
    [formatDollars("fr", 1500), "1\u00a0500\u00a0$"],
    [formatDollars("en", 1500), "$1,500"],
    [formatDollars("fr", 1234567.4), "1\u00a0234\u00a0567\u00a0$"],
    [formatDollars("fr", -200), "−200\u00a0$"],
    [formatDollars("en", -1200), "−$1,200"],
    [formatDollars("en", -0.2), "$0"],
    [formatPercent("fr", 99.5), "99,5\u00a0%"],
    [formatPercent("en", 420), "420%"],
    [formatNumber("fr", 5.769), "5,8"],
    [formatNumber("en", 999.96), "1,000"],
  ])("writes %s as %s", (written, expected) => {
    expect(written).toBe(expected);
  });
});

describe("the return on a plan", () => {
  it("computes what 30 hours a week at $60 bring with Accelerate", () => {
    const result = returnOnInvestment({ hoursAWeek: 30, dollarsAnHour: 60, dollarsAMonth: 1500 });
    expect(result.net).toBeCloseTo(6300);
    expect(result.percent).toBeCloseTo(420);
    expect(result.breakEvenHours).toBeCloseTo(5.769, 3);
  });

  it("reports a loss when a plan costs more than it brings", () => {
    const result = returnOnInvestment({ hoursAWeek: 5, dollarsAnHour: 20, dollarsAMonth: 3500 });
    expect(result.net).toBeLessThan(0);
    expect(result.percent).toBeLessThan(0);
  });

  it("gains nothing at the break-even hours", () => {
    const { breakEvenHours } = returnOnInvestment({ hoursAWeek: 1, dollarsAnHour: 45, dollarsAMonth: 500 });
    const result = returnOnInvestment({ hoursAWeek: breakEvenHours, dollarsAnHour: 45, dollarsAMonth: 500 });
    expect(result.net).toBeCloseTo(0);
  });
});
