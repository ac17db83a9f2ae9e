import { companyDay, dayPlus, startOfCompanyDay } from "../../lib/company/company-day.ts";

/** Periods that an overview can cover, in weeks. */
export const PERIODS = [4, 13, 26, 52] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 13;

/** A week in Montréal, from Monday to Monday. */
export interface Week {
  /** The week's Monday, `2026-11-16`. */
  day: string;
  from: Date;
  /** End of the week, exclusive. */
  before: Date;
}

/** Returns the last `count` weeks, oldest first, including the current one. */
export function lastWeeks(count: number, now: Date): Week[] {
  const thisWeek = mondayOf(now);
  return Array.from({ length: count }, (_, index) => weekFrom(dayPlus(thisWeek, -7 * (count - 1 - index))));
}

/**
 * Finds the week that contains an instant, without calendar arithmetic.
 * @param weeks consecutive, oldest first
 */
export function weekAmong(weeks: readonly Week[], moment: Date): Week | undefined {
  let [low, high] = [0, weeks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (weeks[middle]!.before <= moment) low = middle + 1;
    else high = middle;
  }
  const week = weeks[low];
  return week && week.from <= moment ? week : undefined;
}

/** @returns the Monday of an instant's week in Montréal, `2026-11-16` */
export function mondayOf(moment: Date): string {
  const day = companyDay(moment);
  return dayPlus(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
}

function weekFrom(day: string): Week {
  return { day, from: startOfCompanyDay(day), before: startOfCompanyDay(dayPlus(day, 7)) };
}
