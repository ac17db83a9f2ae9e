import { afterEach, expect, it, vi } from "vitest";
import { company, type Day } from "./company.ts";

afterEach(() => {
  globalThis.nordetCompany = undefined;
  vi.resetModules();
});

const SAMPLE = company.openingHours.flatMap(({ days }) => days);

it.each<[string, Day[], string, string]>([
  ["like the sample company's, only on Sundays", SAMPLE, "dimanches et jours fériés", "Sundays and holidays"],
  ["on weekends", ["Mo", "Tu", "We", "Th", "Fr"], "fins de semaine et jours fériés", "weekends and holidays"],
  ["on Fridays", ["Mo", "Tu", "We", "Th", "Sa", "Su"], "vendredis et jours fériés", "Fridays and holidays"],
  [
    "on Mondays and Sundays",
    ["Sa", "Tu", "We", "Th", "Fr"],
    "lundis, dimanches et jours fériés",
    "Mondays, Sundays and holidays",
  ],
  [
    "on weekends and one more day",
    ["Tu", "We", "Th", "Fr"],
    "lundis, samedis, dimanches et jours fériés",
    "Mondays, Saturdays, Sundays and holidays",
  ],
  ["only on holidays", ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], "jours fériés", "holidays"],
])("words the days that a promise does not count for an office closed %s", async (_when, open, fr, en) => {
  globalThis.nordetCompany = { openingHours: open.map((day) => ({ days: [day], opens: "09:00", closes: "17:00" })) };
  vi.resetModules();
  expect((await import("../../text/fr/uncounted-days.ts")).uncountedDays).toBe(fr);
  expect((await import("../../text/en/uncounted-days.ts")).uncountedDays).toBe(en);
});
