import { expect, it } from "vitest";
import { formatDollars, formatNumber, formatPercent } from "./amounts.ts";

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
