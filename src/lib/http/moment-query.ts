import * as z from "zod/mini";
import { dayAfter, isDay, startOfCompanyDay } from "../company/company-day.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A valid date with a four-digit year: PostgreSQL supports fewer years than `Date`, and rejects the query. */
export function isStorableDate(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** A day in Montréal (`2026-11-20`) or a moment (ISO 8601). */
export const momentField = z
  .string()
  .check(z.refine((value) => isStorableDate(new Date(value)) && (!DAY.test(value) || isDay(value)), "filterInvalid"));

/** From `from` to the end of the day `to`, or to just before the moment `to`. */
export function spanOf(from: string | undefined, to: string | undefined) {
  return {
    from: from === undefined ? undefined : momentOf(from),
    before: to === undefined ? undefined : momentOf(DAY.test(to) ? dayAfter(to) : to),
  };
}

function momentOf(text: string): Date {
  return DAY.test(text) ? startOfCompanyDay(text) : new Date(text);
}
