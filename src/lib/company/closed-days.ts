import { company, type Day } from "./company.ts";

const WEEK = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** Returns the weekdays on which the company never opens, Monday first. */
export function closedDays(): Day[] {
  const open = company.openingHours.flatMap(({ days }) => days);
  return WEEK.filter((day) => !open.includes(day));
}

/** Texts for {@link wordUncountedDays}, from `src/text/{fr,en}/uncounted-days.ts`. */
export interface UncountedDaysText {
  /** In the plural. */
  days: Readonly<Record<Day, string>>;
  weekends: string;
  holidays: string;
  and: string;
}

/**
 * Words the days that the time promised for an answer does not count: « dimanches et jours fériés ». They are those
 * that `answerDueAt` skips.
 */
export function wordUncountedDays({ days, weekends, holidays, and }: UncountedDaysText): string {
  const closed = closedDays();
  const named = closed.join() === "Sa,Su" ? weekends : closed.map((day) => days[day]).join(", ");
  return named ? `${named} ${and} ${holidays}` : holidays;
}
