import { companyDay, startOfCompanyDay } from "../../lib/company-day.ts";

/** How many weeks an overview can be about. */
export const PERIODS = [4, 13, 26, 52] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 13;

/** A week in Montréal, from Monday to Monday. */
export interface Week {
  /** Its Monday, `2026-11-16`. */
  day: string;
  from: Date;
  /** Not included. */
  before: Date;
}

/** The last weeks, oldest first; the last one is under way. */
export function lastWeeks(count: number, now: Date): Week[] {
  const today = companyDay(now);
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, -sinceMonday - 7 * (count - 1 - index));
    return { day, from: startOfCompanyDay(day), before: startOfCompanyDay(addDays(day, 7)) };
  });
}

function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
