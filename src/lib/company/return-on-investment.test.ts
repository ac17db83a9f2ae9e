import { expect, it } from "vitest";
import { returnOnInvestment } from "./return-on-investment.ts";

it("computes what 30 hours a week at $60 bring with Accelerate", () => {
  const result = returnOnInvestment({ hoursAWeek: 30, dollarsAnHour: 60, dollarsAMonth: 1500 });
  expect(result.net).toBeCloseTo(6300);
  expect(result.percent).toBeCloseTo(420);
  expect(result.breakEvenHours).toBeCloseTo(5.769, 3);
});

it("says so when a plan costs more than it brings", () => {
  const result = returnOnInvestment({ hoursAWeek: 5, dollarsAnHour: 20, dollarsAMonth: 3500 });
  expect(result.net).toBeLessThan(0);
  expect(result.percent).toBeLessThan(0);
});

it("gains nothing at the break-even hours", () => {
  const { breakEvenHours } = returnOnInvestment({ hoursAWeek: 1, dollarsAnHour: 45, dollarsAMonth: 500 });
  const result = returnOnInvestment({ hoursAWeek: breakEvenHours, dollarsAnHour: 45, dollarsAMonth: 500 });
  expect(result.net).toBeCloseTo(0);
});
