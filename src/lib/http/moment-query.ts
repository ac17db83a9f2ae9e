import * as z from "zod/mini";
import { dayAfter, isDay, startOfCompanyDay } from "../company/company-day.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date there is, in a year of four digits: PostgreSQL knows fewer years than `Date`, and refuses the query. */
export function isStorableDate(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** A day in Montréal (`2026-11-20`) or a moment (ISO 8601). */
export const momentField = z
  .string()
  .check(z.refine((value) => isStorableDate(new Date(value)) && (!DAY.test(value) || isDay(value)), "filterInvalid"));

/** From `from` on and before the end of the day `to`, or before the moment `to`. */
export function spanOf(from: string | undefined, to: string | undefined) {
  return {
    from: from === undefined ? undefined : momentOf(from),
    before: to === undefined ? undefined : momentOf(DAY.test(to) ? dayAfter(to) : to),
  };
}

function momentOf(text: string): Date {
  return DAY.test(text) ? startOfCompanyDay(text) : new Date(text);
}
